import type { GameId } from '../../../rules/game.js';
import type { HandOnPaper } from './hand-on-paper.js';
import { koenigrufenOnPaper } from './koenigrufen-hand.js';
import { tarokOnPaper } from './tarok-hand.js';

const GAMES = { tarok: tarokOnPaper, koenigrufen: koenigrufenOnPaper };

/** How a game describes a hand. Record and outcome of an evening are of the game of its rules. */
export function handOnPaper(game: GameId): HandOnPaper {
  return GAMES[game] as unknown as HandOnPaper;
}
