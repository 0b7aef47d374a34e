import type { ChargedDues } from '../../../api/money/dues.js';

/** The class of a member who is charged half a year. */
const HALF_YEAR = 'half-year';

/** A proposal for the next dues, from the last ones. */
export interface ProposedDues {
  /** That of a year later; empty where the last one names no year, so that no two years have one name. */
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly dueDay: string;
  /** The class of each member who was charged. */
  readonly classOf: ReadonlyMap<string, string>;
}

/** Dues that are charged again, with the rate of each class, in minor units. */
interface ChargedAgain extends ProposedDues {
  readonly rates: ReadonlyMap<string, number>;
}

/**
 * The dues of the year after the last ones, which may have been charged in several vouchers of one name.
 *
 * @param charged the newest first
 * @returns null where nothing was charged yet
 */
export function proposeDues(charged: readonly ChargedDues[], today: string): ProposedDues | null {
  const valid = charged.filter(({ reversedBy }) => reversedBy === null);
  const [last] = valid;
  if (last === undefined) return null;
  const ofName = valid.filter(({ name }) => name === last.name);
  const most = mostCharged(ofName) ?? last;
  // Members who joined later were charged for the rest of the year; the next one is a whole year for them.
  const lines = ofName.flatMap((one) =>
    one.lines.filter((line) => one === most || line.class !== HALF_YEAR),
  );
  const dueDay = yearLater(most.dueDay);
  return {
    name: nameOfNext(last.name),
    dueDay: dueDay < today ? today : dueDay,
    // The newest voucher comes first, and it counts.
    classOf: new Map(lines.toReversed().map((line) => [line.member, line.class])),
  };
}

/** A year, or two in one: `2026`, `2026/27`. */
const YEARS = /(?<!\d)((?:19|20)\d{2})(?:([/–-])\d{2})?(?!\d)/gu;

/** `Kontingent 2025/26` → `Kontingent 2026/27`. */
function nameOfNext(last: string): string {
  const name = last.replace(YEARS, (_, year: string, dash?: string) => {
    const next = Number(year) + 1;
    return dash === undefined ? `${next}` : `${next}${dash}${String(next + 1).slice(-2)}`;
  });
  return name === last ? '' : name;
}

/** The charge of most members; of several the newest. */
function mostCharged(charged: readonly ChargedDues[]): ChargedDues | undefined {
  const most = Math.max(...charged.map(({ lines }) => lines.length));
  return charged.find(({ lines }) => lines.length === most);
}

/** Members whom the last dues left out, and the charge that they are added to. */
export interface LeftOut<Member> {
  readonly dues: ChargedDues;
  readonly members: readonly Member[];
}

/**
 * The members who are not charged the dues of this year: they joined since, or are charged nothing.
 *
 * @param charged the newest first
 * @returns null where all are charged, and where the last dues are of an earlier year
 */
export function leftOut<Member extends { readonly member: string }>(
  charged: readonly ChargedDues[],
  members: readonly Member[],
  today: string,
): LeftOut<Member> | null {
  const valid = charged.filter(({ reversedBy }) => reversedBy === null);
  const ofName = valid.filter(({ name }) => name === valid[0]?.name);
  const dues = mostCharged(ofName);
  if (dues === undefined || yearLater(dues.day) <= today) return null;
  const known = new Set(ofName.flatMap(({ lines }) => lines.map((line) => line.member)));
  const others = members.filter(({ member }) => !known.has(member));
  return others.length === 0 ? null : { dues, members: others };
}

/** The same dues as they were charged, to be charged again. */
export function chargedAgain({ name, dueDay, lines }: ChargedDues): ChargedAgain {
  return {
    name,
    dueDay,
    classOf: new Map(lines.map((line) => [line.member, line.class])),
    rates: new Map(lines.map((line) => [line.class, line.part?.rate ?? line.amount])),
  };
}

function yearLater(day: string): string {
  const rest = day.slice(4);
  return `${Number(day.slice(0, 4)) + 1}${rest === '-02-29' ? '-02-28' : rest}`;
}
