import { pay, type Cause, type Payment } from '../payment.js';
import { points, type Points } from '../points.js';
import { refusal } from '../refusals/refusal.js';
import { checkReporter } from '../seats.js';
import { partOfHand, type FineCatalogue, type FineRecord } from '../fine-record.js';
import { countFine, ownFineOf, timesBefore, type FinedTimes } from '../own-book/own-parts.js';
import type { KoenigrufenRules } from './books/book.js';
import type { KoenigrufenTable } from './table.js';

/** The source of Königrufen has no fines: the club agrees on its own. */
const SOURCE = 'koenigrufen, fine of the club';
const HIGHEST_FINE = 100_000;

/** A fine between hands: its price, and the table after it. */
export interface ClubFine {
  readonly payments: readonly Payment[];
  readonly table: KoenigrufenTable;
  /** Points to each other player at the table, or to the kitty. */
  readonly amount: Points;
  readonly source: string;
  readonly to: 'players' | 'kitty';
}

/** Whatever the club agrees on, each time. */
export const CLUB_FINES: FineCatalogue = {
  other: { source: SOURCE, choices: [], amountMustBeNamed: true },
};

/**
 * A fine that the club has agreed on, recorded between two hands. It goes to every other player at the
 * table, also to who sits out, or to the club's kitty.
 *
 * @throws Refusal `rule-refused` for another code than `other`, without an amount, or about a part of
 *   a hand; `impossible-hand` when the player or the one who reported it does not sit at the table
 */
export function fineBetweenHands(
  rules: KoenigrufenRules,
  table: KoenigrufenTable,
  fine: FineRecord,
): ClubFine {
  const { player, code, stage } = fine;
  const to = fine.to ?? 'players';
  if (!table.players.includes(player)) {
    throw refusal('fined-not-seated', { player }, { field: 'player' });
  }
  checkReporter(table, fine, '');
  if (code !== 'other') {
    throw refusal('fine-not-of-club', { fine: code }, { field: 'code' });
  }
  const field = partOfHand(fine);
  if (field !== null) throw refusal('fine-of-part', {}, { field });
  const { amount, source, fined } = priceOf(rules, table, fine);
  const cause: Cause = { reason: 'fine', stage, source };
  const payments: Payment[] = [];
  if (to === 'kitty') {
    pay(payments, cause, player, 'kitty', amount);
  } else {
    for (const other of table.players) {
      if (other !== player) pay(payments, cause, player, other, amount);
    }
  }
  return { payments, table: fined === undefined ? table : { ...table, fined }, amount, source, to };
}

/** The price that the club agreed on: named in the record, or in the club's own book. */
function priceOf(
  rules: KoenigrufenRules,
  { fined }: KoenigrufenTable,
  fine: FineRecord,
): { amount: Points; source: string; fined: FinedTimes | undefined } {
  const { amount: named, code, own } = fine;
  if (own == null) {
    if (named == null || named < 1 || named > HIGHEST_FINE) {
      throw refusal('fine-amount-missing', { most: HIGHEST_FINE }, { field: 'amount' });
    }
    return { amount: points(named), source: SOURCE, fined };
  }
  const added = ownFineOf(rules, own);
  if (added === undefined) throw refusal('own-fine-unknown', { fine: own }, { field: 'own' });
  const { price, source, from = 1 } = added;
  const isFree = timesBefore(fined, fine) + 1 < from;
  if (named != null && named !== price && !(isFree && named === 0)) {
    const params = { book: rules.book, fine: code, known: [price] };
    throw refusal('fine-amount-unknown', params, { field: 'amount' });
  }
  const times = added.from === undefined ? fined : countFine(fined, fine);
  return { amount: isFree ? points(0) : price, source, fined: times };
}
