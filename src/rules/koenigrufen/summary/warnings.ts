import { contract, count, figure, oneOf, player, type ReasonList } from '../../refusals/params.js';
import { SIDES } from '../record/hand.js';

/** Likely mistakes in a record of Königrufen. */
export const KOENIGRUFEN_WARNINGS = {
  'play-went-on': {
    code: 'played-on',
    params: {
      player: player('The declarer.'),
      contract: contract('The game that was lost.'),
      trick: count("Which of the declarer's tricks lost it."),
    },
  },
  'declared-but-left-out': {
    code: 'figure-left-out',
    params: {
      player: player('The player who declared it.'),
      figure: figure('The declaration.'),
      side: oneOf(SIDES, 'Which side it binds.'),
    },
  },
} as const satisfies ReasonList<'played-on' | 'figure-left-out'>;
