import type { ChargedDues } from '../../../api/money/dues.js';

/** A proposal for the next dues, from the last ones. */
export interface ProposedDues {
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
  const lines = valid.filter(({ name }) => name === last.name).flatMap((one) => one.lines);
  const dueDay = yearLater(last.dueDay);
  return {
    name: last.name.replace(/\b(?:19|20)\d{2}\b/g, (year) => String(Number(year) + 1)),
    dueDay: dueDay < today ? today : dueDay,
    // The newest voucher comes first, and it counts.
    classOf: new Map(lines.toReversed().map((line) => [line.member, line.class])),
  };
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
