import { booksOf, type Books } from '../../ledger/books/books.js';
import type { LogHead } from '../../ledger/log/chain.js';
import type { Row } from '../../ledger/projection/tables/tables.js';
import type { ClubWriter } from '../../ledger/write/club-writer.js';
import { latestOf, sumOfMovements } from '../../money/bank/reconciled.js';
import type { BalanceOnDay } from '../../money/bank/year-ends.js';
import { requireDayByToday } from '../../money/books.js';
import { refusal } from '../../money/reasons/reasons.js';
import type { Database } from '../../platform/database/database.js';
import type { StoredAnswer } from '../../platform/http/write/stored-answer.js';
import type { ClubWrite } from '../../ledger/requests/club-write.js';
import type { Day } from '../../values/day.js';
import { dayOf } from '../../values/time-zone.js';
import { purseAccount } from '../money-rows.js';
import { writeMoney } from '../write-money.js';
import { readMovements } from './read-movements.js';
import { reconciliationsOf } from './reconciliation-rows.js';
import type { ReconciliationDto } from './reconciliation.dto.js';
import type { WrittenReconciliation } from './reconciliation.view.js';
import { writtenAt } from '../../platform/chance/chance.js';

/** A write to the reconciliations of a purse. */
export interface PurseWrite extends ClubWrite {
  readonly purse: string;
}

/**
 * Records that a purse agrees with the statement of its bank up to a day: the balance of the
 * reconciliation before and the vouchers that were found make the balance of the statement. The rest stays open.
 *
 * @throws Problem `account-not-found`, `account-refused`, `day-refused`, `club-archived`;
 *   `reconciliation-refused` for a day that is not after the last one, for a balance on a day outside the
 *   statement, for a voucher that is not of the
 *   purse or was found before, and where the sum is another one
 */
export async function reconcilePurse(
  writer: ClubWriter,
  database: Pick<Database, 'pool'>,
  write: PurseWrite,
  asked: ReconciliationDto,
): Promise<StoredAnswer> {
  const { purse } = write;
  const { until, balance } = asked;
  const balances = (asked.balances ?? []).map((one) => ({ day: one.day, balance: one.balance }));
  const vouchers = [...asked.vouchers].sort((one, other) => one - other);
  // The movements of a voucher never change, so they can be read before.
  const moved = await readMovements(database, write.clubId, purse, vouchers);
  return writeMoney(writer, write, {
    rows: { reconciliation: [purse] },
    event: (snapshot) => {
      const books = booksOf(snapshot);
      purseAccount(books, purse);
      requireDayByToday(until, dayOf(writtenAt(), books.settings.timeZone), 'until');
      const earlier = earlierOf(books, purse);
      requireLater(until, latestOf(earlier));
      requireWithin(balances, latestOf(earlier)?.until ?? '', until);
      requireOpen(vouchers, new Set(moved.map(({ event }) => event)), earlier);
      const found = (latestOf(earlier)?.balance ?? 0) + sumOfMovements(moved);
      requireSame(balance - found, snapshot.club.currency);
      const more = balances.length === 0 ? {} : { balances };
      return { kind: 'purse-reconciled', purse, until, balance, vouchers, ...more };
    },
    answer: () => ({
      status: 201,
      body: ({ seq }: LogHead): WrittenReconciliation => ({ event: seq, purse, until, balance }),
    }),
  });
}

/**
 * Withdraws the latest reconciliation of a purse: its vouchers are open again.
 *
 * @throws Problem `reconciliation-not-found`, `club-archived`; `reconciliation-refused` for one that was
 *   withdrawn before, and while a later one counts
 */
export function withdrawReconciliation(
  writer: ClubWriter,
  write: PurseWrite,
  reconciliation: number,
  why: string,
): Promise<StoredAnswer> {
  const { purse } = write;
  return writeMoney(writer, write, {
    rows: { reconciliation: [purse] },
    event: (snapshot) => {
      const { until } = requireLatest(booksOf(snapshot), purse, reconciliation);
      return { kind: 'reconciliation-withdrawn', purse, reconciliation, until, why: why.trim() };
    },
    answer: (_written, snapshot) => {
      const { until, balance } = requireLatest(booksOf(snapshot), purse, reconciliation);
      return {
        status: 200,
        body: (): WrittenReconciliation => ({ event: reconciliation, purse, until, balance }),
      };
    },
  });
}

function earlierOf(books: Books, purse: string) {
  return reconciliationsOf(books, purse).map(asReconciliation);
}

/** A reconciliation out of its row. */
export function asReconciliation(row: Row<'reconciliation'>) {
  const { eventSeq: event, until, balance, vouchers, withdrawnSeq: withdrawn } = row;
  // The value of the column was written by this service, from the event.
  return { event, until, balance, vouchers: vouchers as readonly number[], withdrawn };
}

type Reconciliation = ReturnType<typeof asReconciliation>;

function requireLater(until: string, latest: Reconciliation | undefined): void {
  if (latest === undefined || until > latest.until) return;
  throw refusal('reconciled-to-later-day', { until: latest.until }, { field: 'until' });
}

/** Balances on days of the statement before its last one, each day once. */
function requireWithin(balances: readonly BalanceOnDay[], after: Day, until: Day): void {
  const days = balances.map(({ day }) => day);
  for (const [at, day] of days.entries()) {
    const field = `balances[${at}].day`;
    const isWithin = day > after && day < until && days.indexOf(day) === at;
    if (!isWithin) throw refusal('balance-not-within', { day }, { field });
  }
}

function requireOpen(
  vouchers: readonly number[],
  moved: ReadonlySet<number>,
  earlier: readonly Reconciliation[],
): void {
  const counted = earlier.filter(({ withdrawn }) => withdrawn === null);
  const found = new Set(counted.flatMap((one) => one.vouchers));
  for (const [at, voucher] of vouchers.entries()) {
    const field = `vouchers[${at}]`;
    if (!moved.has(voucher)) throw refusal('voucher-not-in-purse', {}, { field });
    if (found.has(voucher)) throw refusal('voucher-is-reconciled', {}, { field });
  }
}

function requireSame(amount: number, currency: string): void {
  if (amount === 0) return;
  throw refusal('reconciliation-differs', { amount, currency }, { field: 'balance' });
}

function requireLatest(books: Books, purse: string, event: number): Reconciliation {
  const all = earlierOf(books, purse);
  const one = all.find((each) => each.event === event);
  if (one === undefined) throw refusal('no-such-reconciliation', {});
  if (one.withdrawn !== null) throw refusal('reconciliation-is-withdrawn', {});
  if (latestOf(all) !== one) throw refusal('reconciliation-not-latest', {});
  return one;
}
