import type { GameId } from '../../../src/rules/game.js';
import type { KeeperName, Reason } from '../../../src/rules/payment.js';
import type { Term } from '../../../src/rules/house-rules/terms.js';

/** Where the rules tell of it under another name than the payment has. */
const OTHERWISE = {
  fine: 'fine',
  'melding-paid-back': 'fine',
  'taken-card-refunded': 'fine',
  'pagat-ultimo': 'ultimo',
  'pagat-bagud': 'bagud',
  'king-bagud': 'bagud',
  'pot-taken': 'pots',
  'pot-doubled': 'pots',
  'pot-replaced': 'pots',
  'count-short': 'count',
} as const satisfies Partial<Record<Reason, Term>>;

const isOtherwise = (reason: Reason): reason is keyof typeof OTHERWISE => reason in OTHERWISE;

/** What a payment is called in the rules of its game. */
export function termOfReason(game: GameId, reason: Reason): Term {
  // Both games have these, and tell them differently.
  if (reason === 'fine') return game === 'tarok' ? 'fine' : 'club-fine';
  if (reason === 'king-ultimo') return game === 'tarok' ? 'ultimo' : 'king-ultimo';
  return isOtherwise(reason) ? OTHERWISE[reason] : reason;
}

/** What a cup is called; the kitty is there for fines. */
export function termOfCup(pot: KeeperName): Term {
  return pot === 'kitty' ? 'club-fine' : 'pots';
}
