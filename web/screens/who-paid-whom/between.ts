import { CLUB } from '../../../src/standings/figures/evening-figures.js';
import { PAID_FOR, type PaidFor } from '../../../src/standings/figures/figure-name.js';

/** A payment from one member to another, in points, with its part. */
export interface Paid {
  readonly from: string;
  readonly to: string;
  readonly points: number;
  readonly parts: Readonly<Record<string, number>>;
}

/** The payments between two members, as the first of them sees them. */
export interface Between {
  readonly paid: number;
  readonly received: number;
  /** The net for the first: received less paid. */
  readonly net: number;
  readonly parts: readonly PartBetween[];
}

interface PartBetween {
  readonly part: PaidFor;
  readonly paid: number;
  readonly received: number;
}

/** The payments between two members both ways, part by part. */
export function between(cells: readonly Paid[], one: string, other: string): Between {
  const cellOf = (from: string, to: string) =>
    cells.find((cell) => cell.from === from && cell.to === to);
  const [given, got] = [cellOf(one, other), cellOf(other, one)];
  const parts = PAID_FOR.map((part) => ({
    part,
    paid: given?.parts[part] ?? 0,
    received: got?.parts[part] ?? 0,
  }));
  const [paid, received] = [given?.points ?? 0, got?.points ?? 0];
  return {
    ...{ paid, received, net: received - paid },
    parts: parts.filter((line) => line.paid !== 0 || line.received !== 0),
  };
}

/** Everybody who has a row: the members, and the club where it paid or got something. */
export function partiesOf(cells: readonly Paid[], members: readonly string[]): readonly string[] {
  const hasClub = cells.some(({ from, to }) => from === CLUB || to === CLUB);
  return hasClub ? [...members, CLUB] : members;
}
