import type { components } from '../../api/schema.js';

type StandingRow = components['schemas']['MemberStanding'];

/** A member who stands otherwise now than then; null where they did not stand at all. */
export interface Difference {
  readonly member: string;
  readonly then: StandingRow | null;
  readonly now: StandingRow | null;
}

/** Who stands otherwise: by rank, by what is compared, or by which evenings count. */
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
  return said(one) === said(other);
}

/** What the table shows of a row; how somebody stood before the last evening is not of the result. */
function said({ rank, why, counted, played, points, money, hands, total }: StandingRow): string {
  return JSON.stringify([rank, why, counted, played, points, money, hands, total]);
}
