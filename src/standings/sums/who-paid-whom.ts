import type { PlayerId } from '../../rules/payment.js';
import { CLUB, type ByPart, type Counterparty } from '../figures/evening-figures.js';
import { added, paidOf, pointsOfParts, type StatisticRow } from './statistic-row.js';

/** Payments between members over some evenings, in points, before refunds. */
export interface WhoPaidWhom {
  /** Everybody who was there, in the order of the rows, and the club where it paid or was paid. */
  readonly parties: readonly PartyPaid[];
  /** Each pair of parties of whom one paid the other, by payer and then payee as in `parties`. */
  readonly cells: readonly PaidCell[];
}

export interface PartyPaid {
  readonly party: Counterparty;
  readonly paid: number;
  readonly received: number;
  /** `received` less `paid`: of a member the sum of their evenings' balances; of all together 0. */
  readonly balance: number;
}

export interface PaidCell {
  readonly from: Counterparty;
  readonly to: Counterparty;
  readonly points: number;
  /** The parts of the sum. */
  readonly parts: ByPart;
}

/**
 * The matrix of payments between members. A payment out of a cup counts as one from those who had
 * filled it (`cups.ts`).
 *
 * @param rows of everybody in these evenings: payees lack the receipts from anybody whose row is
 *   missing
 */
export function whoPaidWhom(rows: readonly StatisticRow[]): WhoPaidWhom {
  const paid = new Map<Counterparty, Map<Counterparty, ByPart>>();
  const add = (from: Counterparty, to: Counterparty, parts: ByPart): void => {
    let by = paid.get(from);
    if (by === undefined) paid.set(from, (by = new Map<Counterparty, ByPart>()));
    by.set(to, added(by.get(to) ?? {}, parts));
  };
  for (const { member, figures } of rows) {
    for (const [to, parts] of paidOf(figures)) add(member, to, parts);
    if (pointsOfParts(figures.fromClub) > 0) add(CLUB, member, figures.fromClub);
  }
  const members = new Set<Counterparty>(rows.map(({ member }) => member));
  const cells: PaidCell[] = [];
  const parties = [...members, CLUB] as const;
  for (const from of parties) {
    for (const to of parties) {
      // A guest who was merged into the one they had played with has paid themself: that is nothing.
      const parts = from === to ? undefined : paid.get(from)?.get(to);
      if (parts !== undefined) cells.push({ from, to, points: pointsOfParts(parts), parts });
    }
  }
  return { parties: balancesOf(parties, cells), cells };
}

function balancesOf(
  parties: readonly Counterparty[],
  cells: readonly PaidCell[],
): readonly PartyPaid[] {
  const sums = new Map(parties.map((party) => [party, { paid: 0, received: 0 }]));
  for (const { from, to, points } of cells) {
    const payer = sums.get(from);
    const payee = sums.get(to);
    if (payer !== undefined) payer.paid += points;
    if (payee !== undefined) payee.received += points;
  }
  return Array.from(sums, ([party, { paid, received }]) => {
    return { party, paid, received, balance: received - paid };
  }).filter(({ party, paid, received }) => party !== CLUB || paid > 0 || received > 0);
}

/** The payments of the row's member to another, in points. */
export function paidTo({ figures }: StatisticRow, to: PlayerId): number {
  return pointsOfParts(figures.paid[to] ?? {});
}
