import type { Bodies } from '../../api/bodies.js';

type StandingRow = Bodies['MemberStanding'];

/** A member whose place now differs from then; null where they had none. */
export interface Difference {
  readonly member: string;
  readonly then: StandingRow | null;
  readonly now: StandingRow | null;
}

/** The members whose place differs: by rank, by the compared value, or by the evenings that count. */
export function differencesOf(
  then: readonly StandingRow[],
  now: readonly StandingRow[],
): readonly Difference[] {
  const before = new Map(then.map((row) => [row.member, row]));
  const after = new Set(now.map(({ member }) => member));
  const gone = then.filter(({ member }) => !after.has(member));
  return [
    ...now.map((row) => ({ member: row.member, then: before.get(row.member) ?? null, now: row })),
    ...gone.map((row) => ({ member: row.member, then: row, now: null })),
  ].filter((one) => one.then === null || one.now === null || !isSame(one.then, one.now));
}

function isSame(one: StandingRow, other: StandingRow): boolean {
  return rowText(one) === rowText(other);
}

/** The shown fields of a row; the place before the last evening is no part of the result. */
function rowText({ rank, why, counted, played, points, money, hands, total }: StandingRow): string {
  return JSON.stringify([rank, why, counted, played, points, money, hands, total]);
}
