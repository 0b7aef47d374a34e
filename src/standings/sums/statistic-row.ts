import type { GameId } from '../../rules/game.js';
import type { PlayerId } from '../../rules/payment.js';
import {
  CLUB,
  type ByPart,
  type Counterparty,
  type EveningFigures,
  type EveningStatistic,
} from '../figures/evening-figures.js';
import { PARTS, type Part } from '../figures/parts.js';

/**
 * The figures of a member in an evening: a row of the club's statistics, with the game of its evening.
 */
export interface StatisticRow extends EveningStatistic {
  readonly session: string;
  readonly game: GameId;
  readonly member: PlayerId;
  /** Minor units of money, as the evening was settled. */
  readonly money: number;
}

/**
 * A row with everybody in it as who they are known to be: a guest who was merged is the member.
 *
 * @param personOf who somebody is
 */
export function asPersons(row: StatisticRow, personOf: (id: PlayerId) => PlayerId): StatisticRow {
  const { member, figures } = row;
  return { ...row, member: personOf(member), figures: figuresAsPersons(figures, personOf) };
}

function figuresAsPersons(
  figures: EveningFigures,
  personOf: (id: PlayerId) => PlayerId,
): EveningFigures {
  const contracts = figures.contracts.map((contract) => ({
    ...contract,
    partners: contract.partners.map(personOf),
  }));
  const paid: Partial<Record<Counterparty, ByPart>> = {};
  for (const [to, parts] of paidOf(figures)) {
    const person = to === CLUB ? CLUB : personOf(to);
    paid[person] = added(paid[person] ?? {}, parts);
  }
  return { ...figures, contracts, paid };
}

/** The payees of somebody, with the parts of the payments. */
export function paidOf({ paid }: EveningFigures): readonly (readonly [Counterparty, ByPart])[] {
  // The keys of a record are what its type says, which entries() cannot know.
  return Object.entries(paid) as unknown as readonly (readonly [Counterparty, ByPart])[];
}

/** Two sums by part, added up, in the order of the parts. */
export function added(one: ByPart, other: ByPart): ByPart {
  const sum: Partial<Record<Part, number>> = {};
  for (const part of PARTS) {
    const points = (one[part] ?? 0) + (other[part] ?? 0);
    if (points !== 0) sum[part] = points;
  }
  return sum;
}

/** All that was paid, whatever for. */
export function pointsOfParts(parts: ByPart): number {
  return PARTS.reduce((sum, part) => sum + (parts[part] ?? 0), 0);
}
