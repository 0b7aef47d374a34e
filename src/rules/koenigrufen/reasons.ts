import { FINE_CODES } from '../fine-record.js';
import {
  contract,
  count,
  figure,
  oneOf,
  player,
  text,
  type ReasonList,
} from '../refusals/params.js';
import type { RefusalCode } from '../refusals/reasons.js';
import { SIDES } from './record/hand.js';

const CONTRACT = contract('The contract that is played.');
const BLAD = count('Card points in blad: 107 are 35/2.');
const DECK = count('The blad of all cards.');
const RESULT = oneOf(['won', 'lost'], 'The outcome of the game.');
const TRICK = oneOf(['last', 'second-last', 'third-last'], 'The trick.');

/** The reasons of Königrufen's rules to refuse a hand. */
export const KOENIGRUFEN_REASONS = {
  // The players and their seats.
  'not-forehand': {
    code: 'impossible-hand',
    params: { player: player('The player who would have sat in forehand.') },
  },
  'sits-out': { code: 'impossible-hand', params: { player: player('The dealer of five.') } },
  'declarer-missing': { code: 'impossible-hand' },
  'only-forehand': { code: 'impossible-hand', params: { contract: CONTRACT } },

  // Fields that a contract does not have.
  'no-king-called': { code: 'impossible-hand', params: { contract: CONTRACT } },
  'declarer-plays-alone': { code: 'impossible-hand', params: { contract: CONTRACT } },
  'cannot-be-given-up': { code: 'impossible-hand', params: { contract: CONTRACT } },
  'kontra-is-personal': { code: 'impossible-hand', params: { contract: CONTRACT } },
  'kontra-binds-everybody': { code: 'impossible-hand', params: { contract: CONTRACT } },
  'no-figures': { code: 'impossible-hand', params: { contract: CONTRACT } },
  'tricks-decide': { code: 'impossible-hand', params: { contract: CONTRACT } },
  'name-the-player': { code: 'impossible-hand', params: { contract: CONTRACT } },
  'figure-not-in-farben': {
    code: 'impossible-hand',
    params: { contract: CONTRACT, figure: figure('The figure that the farben games do not have.') },
  },
  'suit-cards-only-in-farben': { code: 'impossible-hand' },
  'virgins-only-in-trischaken': { code: 'impossible-hand' },
  'two-games-only-in-bei': { code: 'impossible-hand' },
  'said-of-each-game': { code: 'impossible-hand' },
  'trischaken-without-declarer': { code: 'impossible-hand' },
  'trischaken-without-kontra': { code: 'impossible-hand' },

  // The called king.
  'fourth-king-held': {
    code: 'impossible-hand',
    params: { player: player('The declarer.') },
  },
  'king-holder-missing': { code: 'impossible-hand' },
  'own-partner': { code: 'impossible-hand', params: { player: player('The declarer.') } },
  'no-partner': { code: 'impossible-hand' },
  'not-the-partner': {
    code: 'impossible-hand',
    params: { player: player('The player who would have been the partner.') },
  },
  'king-ultimo-without-king': { code: 'impossible-hand', params: { contract: CONTRACT } },
  'king-ultimo-from-talon': { code: 'impossible-hand' },
  'king-ultimo-of-own-king': { code: 'rule-refused' },
  'king-ultimo-not-holder': {
    code: 'impossible-hand',
    params: { player: player('The player who declared it.') },
  },
  'king-ultimo-of-opponents': { code: 'impossible-hand' },

  // Given up, or lost before a trick.
  'give-up-without-talon-king': { code: 'impossible-hand' },
  'given-up-not-doubled': { code: 'impossible-hand' },
  'given-up-not-played': { code: 'impossible-hand' },
  'given-up-only-bird': { code: 'impossible-hand' },
  'given-up-is-lost': { code: 'impossible-hand' },
  'lost-at-once': { code: 'impossible-hand' },
  'suit-cards-out-of-range': { code: 'impossible-hand' },

  // Announcements and kontra.
  'declared-twice': {
    code: 'impossible-hand',
    params: { figure: figure('The declaration.'), side: oneOf(SIDES, 'Which side declared it.') },
  },
  'bird-of-declarer': {
    code: 'impossible-hand',
    params: { contract: CONTRACT, figure: figure('The bird of the contract.') },
  },
  'valat-of-both-sides': { code: 'impossible-hand' },
  'opponent-not-known': {
    code: 'impossible-hand',
    params: { player: player('The opponent who declared something.') },
  },
  'kontra-on-valat': { code: 'impossible-hand' },
  'kontra-on-own-side': {
    code: 'impossible-hand',
    params: { player: player('The player who said kontra.') },
  },
  'kontra-missing': {
    code: 'impossible-hand',
    params: { player: player('The player who would have said it.') },
  },
  'kontra-twice': {
    code: 'impossible-hand',
    params: { player: player('The player who said kontra.') },
  },

  // Figures.
  'figure-named-twice': {
    code: 'impossible-hand',
    params: {
      figure: figure('The figure that is named twice.'),
      side: oneOf(SIDES, 'Of which side.'),
    },
  },
  'figure-of-both-sides': {
    code: 'impossible-hand',
    params: { figure: figure('The figure that both would have made.') },
  },
  'bird-of-both-sides': {
    code: 'impossible-hand',
    params: { figure: figure('The bird that both would have played.') },
  },
  'bird-of-other-player': {
    code: 'impossible-hand',
    params: { figure: figure('The bird.'), player: player('The player who declared it.') },
  },
  'lost-undeclared': {
    code: 'impossible-hand',
    params: { figure: figure('The figure that would have been lost.') },
  },
  'made-but-called-lost': {
    code: 'impossible-hand',
    params: {
      figure: figure('The figure that the side has made.'),
      side: oneOf(SIDES, 'Which side has made it.'),
    },
  },
  'grammeln-too-low': {
    code: 'impossible-hand',
    params: {
      figure: figure('Grammeln or grossgrammeln.'),
      needed: count('The blad that it takes.'),
      blad: BLAD,
    },
  },
  'king-and-pagat-in-one-trick': { code: 'impossible-hand' },
  'trick-won-by-both': { code: 'impossible-hand', params: { trick: TRICK } },
  'trull-without-pagat': {
    code: 'impossible-hand',
    params: { side: oneOf(SIDES, 'Which side would have trull.') },
  },
  'four-kings-without-called': {
    code: 'impossible-hand',
    params: { side: oneOf(SIDES, 'Which side would have four kings.') },
  },
  'four-kings-without-talon': { code: 'impossible-hand', params: { contract: CONTRACT } },

  // Valat.
  'valat-but-trick-lost': {
    code: 'impossible-hand',
    params: { trick: TRICK, side: oneOf(SIDES, 'Which side won the trick.') },
  },
  'figure-beside-valat': {
    code: 'impossible-hand',
    params: { side: oneOf(SIDES, 'Which side took no trick.') },
  },
  'valat-without-all-tricks': {
    code: 'impossible-hand',
    params: { tricks: count('The tricks of the side that made valat.') },
  },
  'valat-without-all-blad': { code: 'impossible-hand', params: { blad: BLAD, deck: DECK } },

  // Card points.
  'card-points-form': { code: 'impossible-hand' },
  'card-points-differ': {
    code: 'impossible-hand',
    params: {
      points: text("Card points as written, e.g. '35/2'."),
      makes: count('The blad that they are.'),
      blad: count('The blad beside them.'),
    },
  },
  'card-points-missing': { code: 'impossible-hand' },
  'card-points-out-of-range': { code: 'impossible-hand', params: { deck: DECK } },
  'card-points-sum': {
    code: 'impossible-hand',
    params: { blad: count('The blad of everybody counted.'), deck: DECK },
  },
  'card-points-without-valat': { code: 'impossible-hand', params: { blad: BLAD } },
  'card-points-not-in-tricks': {
    code: 'impossible-hand',
    params: {
      blad: BLAD,
      tricks: count("The tricks of the declarer's side."),
      talon: count("The cards of the talon that are the declarer's."),
    },
  },

  // Tricks, and whose they and the card points are.
  'side-missing': { code: 'impossible-hand' },
  'not-on-side': {
    code: 'impossible-hand',
    params: {
      player: player('The player who is named.'),
      side: oneOf(SIDES, 'The side named beside.'),
    },
  },
  'side-counted-twice': {
    code: 'impossible-hand',
    params: { side: oneOf(SIDES, 'Which side.') },
  },
  'player-counted-twice': { code: 'impossible-hand', params: { player: player('The player.') } },
  'tricks-out-of-range': { code: 'impossible-hand' },
  'tricks-sum': {
    code: 'impossible-hand',
    params: { tricks: count('The tricks of everybody counted.') },
  },
  'tricks-of-side-differ': {
    code: 'impossible-hand',
    params: {
      side: oneOf(SIDES, 'Which side.'),
      ofPlayers: count('The tricks of its players.'),
      ofSide: count('The tricks of the side.'),
    },
  },
  'tricks-incomplete': { code: 'impossible-hand' },
  'tricks-of-declarer-missing': {
    code: 'impossible-hand',
    params: { player: player('The declarer.') },
  },

  // Won or lost.
  'result-against-count': {
    code: 'impossible-hand',
    params: { blad: BLAD, needed: count('The blad that win.'), result: RESULT },
  },
  'result-against-valat': {
    code: 'impossible-hand',
    params: { side: oneOf(SIDES, 'Which side declared valat.'), result: RESULT },
  },
  'result-against-tricks': {
    code: 'impossible-hand',
    params: {
      contract: CONTRACT,
      goal: count('The tricks that win.'),
      tricks: count('The tricks of the declarer.'),
    },
  },
  'result-against-other-tricks': { code: 'impossible-hand', params: { contract: CONTRACT } },

  // Negative games.
  'bei-of-two-games': { code: 'impossible-hand' },
  'bei-of-one-declarer': {
    code: 'impossible-hand',
    params: { player: player('The declarer of both games.') },
  },
  'bei-game-unknown': { code: 'impossible-hand' },
  'play-not-over': {
    code: 'impossible-hand',
    params: {
      contract: contract('The game that could still be won.'),
      tricks: count('The tricks that were played.'),
    },
  },

  // Trischaken.
  'count-left-out': { code: 'impossible-hand' },
  'virgin-with-card-points': { code: 'impossible-hand', params: { player: player('The player.') } },
  'virgin-twice': { code: 'impossible-hand', params: { player: player('The player.') } },
  'virgin-missing': { code: 'impossible-hand', params: { player: player('The player.') } },
  'tricks-against-card-points': {
    code: 'impossible-hand',
    params: { player: player('The player.') },
  },
  'no-tricks-make': { code: 'impossible-hand', params: { blad: BLAD } },
  'tricks-cannot-make': {
    code: 'impossible-hand',
    params: { blad: BLAD, tricks: count('The tricks of the player.') },
  },
  'tricks-cannot-be-shared': { code: 'impossible-hand' },

  // Fines.
  'fine-not-of-club': {
    code: 'rule-refused',
    params: { fine: oneOf(FINE_CODES, 'The fine.') },
  },
  'fine-of-part': { code: 'rule-refused' },
  'contract-not-played': {
    code: 'rule-refused',
    params: { contract: contract('The contract that the club does not play.') },
  },
  'figure-not-played': {
    code: 'rule-refused',
    params: { figure: figure('The announced figure that the club does not play.') },
  },
  'fine-amount-missing': {
    code: 'rule-refused',
    params: { most: count('The most points that a fine can be.') },
  },
} as const satisfies ReasonList<RefusalCode>;
