import type { Day } from '../../values/day.js';

/** A movement of a purse by one voucher. */
export interface PurseMovement {
  /** The event of the voucher. */
  readonly event: number;
  readonly day: Day;
  /** Minor units, below 0 where money left the purse; never 0. */
  readonly amount: number;
}

/** A reconciliation of a purse, as far as the next one needs it. */
export interface PurseReconciliation {
  /** Its event. */
  readonly event: number;
  readonly until: Day;
  /** The balance of the bank's statement, in minor units. */
  readonly balance: number;
  /** The events of the vouchers that were found on the statement. */
  readonly vouchers: readonly number[];
  /** The event that withdrew it; null while it counts. */
  readonly withdrawn: number | null;
}

/** The latest reconciliation that counts; undefined where there is none. */
export function latestOf<R extends PurseReconciliation>(all: readonly R[]): R | undefined {
  return all
    .filter(({ withdrawn }) => withdrawn === null)
    .reduce<R | undefined>((last, one) => ((last?.event ?? 0) < one.event ? one : last), undefined);
}

/** The movements that no reconciliation has found on a statement. */
export function openMovements<M extends PurseMovement>(
  movements: readonly M[],
  all: readonly PurseReconciliation[],
): readonly M[] {
  const found = new Set(
    all.flatMap(({ withdrawn, vouchers }) => (withdrawn === null ? vouchers : [])),
  );
  return movements.filter(({ event }) => !found.has(event));
}

/**
 * The movements that were in the books up to the day of a reconciliation, when it was recorded, and not
 * yet on a statement of the bank.
 */
export function outstandingAt<M extends PurseMovement>(
  one: PurseReconciliation,
  movements: readonly M[],
  all: readonly PurseReconciliation[],
): readonly M[] {
  const counted = all.filter(
    ({ event, withdrawn }) =>
      event <= one.event && (withdrawn === null || event === one.event || withdrawn > one.event),
  );
  const found = new Set(counted.flatMap(({ vouchers }) => vouchers));
  return movements.filter(
    ({ event, day }) => event < one.event && day <= one.until && !found.has(event),
  );
}

/**
 * The movements that were added to the time that a reconciliation or a count is about, after it was
 * recorded.
 *
 * @param latest the one that counts; undefined for none
 */
export function addedSince<M extends PurseMovement>(
  latest: Pick<PurseReconciliation, 'event' | 'until'> | undefined,
  movements: readonly M[],
): readonly M[] {
  if (latest === undefined) return [];
  return movements.filter(({ event, day }) => event > latest.event && day <= latest.until);
}

/** The sum of movements, in minor units. */
export function sumOfMovements(movements: readonly Pick<PurseMovement, 'amount'>[]): number {
  return movements.reduce((sum, { amount }) => sum + amount, 0);
}
