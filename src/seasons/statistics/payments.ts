import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { CLUB } from '../../standings/figures/evening-figures.js';
import { headToHead, type EveningOfTwo } from '../../standings/sums/head-to-head.js';
import { whoPaidWhom, type PaidCell } from '../../standings/sums/who-paid-whom.js';
import type { Hidden, Sight } from '../who-sees.js';
import { readClubRows, readPeople, requirePerson, type ClubRows } from './read/club-rows.js';
import type { FilterQuery, HeadToHeadQuery } from './filter.dto.js';
import type {
  HeadToHeadPoint,
  HeadToHeadView,
  PaidView,
  WhoPaidWhomView,
} from './views/payments.view.js';
import type { ReadAt } from './read/read-head.js';

/**
 * Payments between members over the evenings of a filter.
 *
 * @throws Problem `season-not-found`, `validation-failed`
 */
export async function readWhoPaidWhom(
  database: ReadPool,
  at: ReadAt,
  sight: Sight,
  query: FilterQuery,
): Promise<WhoPaidWhomView> {
  const people = await readPeople(database, at);
  const { rows, evenings } = await readClubRows(database, {
    ...{ at, query, people, members: null },
    without: [
      'hands',
      'points',
      'dealt',
      'feats',
      'meldinger',
      'contracts',
      'figures',
      'cups',
      'fines',
    ],
  });
  const { parties, cells } = whoPaidWhom(rows);
  const sums = parties
    .map(({ party, paid, received, balance: points }) => ({
      member: party,
      paid,
      received,
      points,
    }))
    .sort((one, other) => {
      if (one.member === CLUB || other.member === CLUB) return one.member === CLUB ? 1 : -1;
      return other.points - one.points || (one.member < other.member ? -1 : 1);
    });
  return {
    head: at.head,
    hidden: sight.all ? [] : ['fines'],
    evenings: evenings.size,
    cupsShared: 'by-what-each-put-in',
    members: sums.map(({ member }) => member).filter((member) => member !== CLUB),
    cells: cells.map((cell) => viewCell(cell, sight)),
    sums,
  };
}

/** Hidden fines are added to the other payments. */
function viewCell({ from, to, points, parts }: PaidCell, sight: Sight): PaidView {
  if (parts.fines === undefined || sight.sees(from)) return { from, to, points, parts };
  const { fines, ...more } = parts;
  return { from, to, points, parts: { ...more, other: fines } };
}

/**
 * Two members beside each other.
 *
 * @throws Problem `member-not-found`, `season-not-found`, `validation-failed`
 */
export async function readHeadToHead(
  database: ReadPool,
  at: ReadAt,
  sight: Sight,
  query: HeadToHeadQuery,
): Promise<HeadToHeadView> {
  const people = await readPeople(database, at);
  const [first = '', second = ''] = query.members.split(',');
  const [one, other] = [requirePerson(people, first), requirePerson(people, second)];
  if (one === other) throw new Problem('two-members-needed', {}, { field: 'members' });
  const found = await readClubRows(database, {
    ...{ at, query, people, members: [one, other] },
    without: ['dealt', 'feats', 'meldinger', 'contracts', 'figures', 'cups', 'fines', 'fromClub'],
  });
  const { members, evenings, hands, fewest: least, between } = headToHead(found.rows, one, other);
  const hidden: readonly Hidden[] = sight.all ? [] : ['fines'];
  const shown = { head: at.head, hidden, members, evenings, hands, least };
  if (between === null) {
    const nothing = { points: null, net: null, paid: null, curve: null };
    return { ...shown, enough: false, ...nothing };
  }
  const sessions = new Set(between.evenings.map(({ session }) => session));
  const shared = found.rows.filter(({ session }) => sessions.has(session));
  const cells = whoPaidWhom(shared).cells.filter((cell) => {
    return (
      members.some((member) => cell.from === member) && members.some((member) => cell.to === member)
    );
  });
  const curve = curveOf(found, between.evenings);
  return {
    ...shown,
    enough: true,
    points: curve.at(-1)?.points ?? [0, 0],
    net: between.net,
    paid: cells.map((cell) => viewCell(cell, sight)),
    curve,
  };
}

/** Point by point: all of it up to and with the evening. */
function curveOf(
  { evenings }: ClubRows,
  shared: readonly EveningOfTwo[],
): readonly HeadToHeadPoint[] {
  let hands = 0;
  const points: [number, number] = [0, 0];
  return shared.map((evening) => {
    hands += evening.hands.length;
    points[0] += evening.points[0];
    points[1] += evening.points[1];
    const { session, sum: net } = evening;
    const day = evenings.get(session)?.day ?? '';
    return { session, day, hands, points: [...points], net };
  });
}
