import type { PeopleAt } from '../../../clubs/people-at.js';
import type { ReadPool } from '../../../platform/database/pools.js';
import { writeCursor } from '../../../platform/http/page.js';
import { Problem } from '../../../platform/http/problem/problem.js';
import { isKeeper, type KeeperName, type PlayerId } from '../../../rules/payment.js';
import type { Evenings } from '../../../sessions/evenings.js';
import {
  CLUB,
  type ByPart,
  type EveningFigures,
} from '../../../standings/figures/evening-figures.js';
import {
  HIDDEN_FINES,
  isOfPoints,
  readFigure,
  type PaidFor,
} from '../../../standings/figures/figure-name.js';
import type { Movement } from '../../../standings/figures/movement.js';
import { pointsOfParts, type StatisticRow } from '../../../standings/sums/statistic-row.js';
import type { Sight } from '../../who-sees.js';
import { personOf, readClubRows, readPeople, requirePerson } from './club-rows.js';
import { canBeId, handsWith, noSuchFigure, offsetOf } from './counted-hands.js';
import type { FigurePointsQuery } from '../filter.dto.js';
import type { ReadAt } from './read-head.js';
import type { CountedPointsPage, CountedPointsView } from '../views/points-behind.view.js';

/** Evenings of a page: each is folded for what it says. */
const USUAL_EVENINGS = 20;

/** The points in question: their player, the other party, and the part. */
interface PointsFilter {
  /** Null for everybody: of a cup only. */
  readonly member: PlayerId | null;
  readonly other: PlayerId | typeof CLUB | KeeperName;
  /** The part of the payments; null for all of them. */
  readonly part: PaidFor | null;
  /** Only evenings at which both had cards in the same hand. */
  readonly isOfShared: boolean;
}

interface Sums {
  received: number;
  paid: number;
}

interface OfPoints {
  readonly at: ReadAt;
  readonly sight: Sight;
  readonly query: FigurePointsQuery;
}

/**
 * The hands behind points that somebody paid to somebody, put into a cup, or got from there. The sums
 * come from the rows of the evenings; only the evenings of the page are folded to find the hands. All
 * pages of one number are as of the head of the first.
 *
 * @throws Problem `validation-failed` for an unknown number, `member-not-found`, `season-not-found`
 */
export async function readCountedPoints(
  database: ReadPool,
  folded: Pick<Evenings, 'read'>,
  { at, sight, query }: OfPoints,
): Promise<CountedPointsPage> {
  const { figure } = query;
  const people = await readPeople(database, at);
  const asked = pointsFilterOf(query, people);
  const { member, other } = asked;
  const isOfTwo = !isKeeper(other) && other !== CLUB;
  const { rows, evenings } = await readClubRows(database, {
    ...{ at, query, people },
    members: member === null ? null : isOfTwo ? [member, other] : [member],
    without: asked.isOfShared ? UNREAD : [...UNREAD, 'hands'],
  });
  const sums = sumsOf(rows, asked, sight);
  const sessions = [...sums.keys()];
  const from = offsetOf(query.cursor, at);
  const last = from + (query.limit ?? USUAL_EVENINGS);
  const hands: CountedPointsView[] = [];
  for (const session of sessions.slice(from, last)) {
    const all = await folded.read('movements', at.clubId, session, at.head);
    const movements = all.map((movement) => asSeen(movement, people, sight));
    const { day = '', book = '', ownName: ownBook = null } = evenings.get(session) ?? {};
    const of = { session, day, book, ownBook };
    for (const hand of byHand(movements, asked)) hands.push({ ...of, ...hand });
  }
  const all = [...sums.values()];
  return {
    head: at.head,
    hidden: isKeeper(other) || sight.all ? [] : ['fines'],
    figure,
    received: all.reduce((sum, { received }) => sum + received, 0),
    paid: all.reduce((sum, { paid }) => sum + paid, 0),
    hands,
    next: last < sessions.length ? writeCursor({ seq: at.head, line: last }) : null,
  };
}

const UNREAD: readonly (keyof EveningFigures)[] = [
  'points',
  'dealt',
  'feats',
  'meldinger',
  'contracts',
  'figures',
  'fines',
];

/** The points behind a figure. @throws Problem `validation-failed`, `member-not-found` */
function pointsFilterOf({ figure, member: id }: FigurePointsQuery, people: PeopleAt): PointsFilter {
  const member = id == null ? null : requirePerson(people, id);
  const name = readFigure(figure);
  if (name === null || !isOfPoints(name)) throw noSuchFigure(figure);
  const { other: named, part } = name;
  const isOfShared = name.kind === 'between-together';
  const other =
    isKeeper(named) || named === CLUB
      ? named
      : canBeId(named)
        ? requirePerson(people, named)
        : null;
  if (other === null || other === member) throw noSuchFigure(figure);
  const canBe = isOfShared ? !isKeeper(other) && other !== CLUB : part === null || !isKeeper(other);
  if (!canBe) throw noSuchFigure(figure);
  if (member === null && !isKeeper(other)) {
    throw new Problem('figure-of-a-member', { figure }, { field: 'figure' });
  }
  return { member, other, part, isOfShared };
}

/** The sum of each evening in which points moved, in the order of the evenings. */
function sumsOf(
  rows: readonly StatisticRow[],
  asked: PointsFilter,
  sight: Sight,
): ReadonlyMap<string, Sums> {
  const { member, other, part, isOfShared } = asked;
  const shared =
    !isOfShared || member === null || isKeeper(other) || other === CLUB
      ? null
      : handsWith(rows, { name: { kind: 'evenings-together', other }, member, other });
  const sums = new Map<string, Sums>();
  for (const row of rows) {
    const { session, figures } = row;
    if (shared?.every((one) => one.session !== session) === true) continue;
    const moved = { received: 0, paid: 0 };
    const isSeen = sight.sees(row.member);
    if (isKeeper(other)) {
      for (const { cup, points } of figures.cups.won) if (cup === other) moved.received += points;
      moved.paid += figures.cups.filled[other] ?? 0;
    } else if (row.member === member) {
      moved.paid += pointsFor(figures.paid[other] ?? {}, part, isSeen);
      if (other === CLUB) moved.received += pointsFor(figures.fromClub, part, isSeen);
    } else if (member !== null) {
      moved.received += pointsFor(figures.paid[member] ?? {}, part, isSeen);
    }
    if (moved.received === 0 && moved.paid === 0) continue;
    const sum = sums.get(session) ?? { received: 0, paid: 0 };
    sums.set(session, { received: sum.received + moved.received, paid: sum.paid + moved.paid });
  }
  return sums;
}

/** @param isSeen whether who asks sees the fines of the one who paid */
function pointsFor(parts: ByPart, part: PointsFilter['part'], isSeen: boolean): number {
  if (part === null) return pointsOfParts(parts);
  if (part === HIDDEN_FINES) return isSeen ? 0 : (parts.fines ?? 0);
  return part === 'fines' && !isSeen ? 0 : (parts[part] ?? 0);
}

type Seen = Omit<Movement, 'part'> & { readonly part: PointsFilter['part'] };

/** A movement with guests as the members that they are; of a hidden fine only the evening is shown. */
function asSeen(movement: Movement, people: PeopleAt, sight: Sight): Seen {
  const [from, to] = [movement.from, movement.to].map((party) =>
    personOf(people, party as PlayerId),
  ) as [Movement['from'], Movement['to']];
  const isHidden = movement.part === 'fines' && !sight.sees(from);
  return { ...movement, from, to, ...(isHidden ? { part: HIDDEN_FINES, hand: null } : {}) };
}

type Hand = Pick<CountedPointsView, 'hand' | 'members' | 'received' | 'paid'>;

/** The matching movements by hand; movements outside hands come last. */
function byHand(
  movements: readonly Seen[],
  { member, other, part }: PointsFilter,
): readonly Hand[] {
  const hands = new Map<number | null, Sums & { readonly members: Set<string> }>();
  for (const { hand, from, to, part: paidFor, points } of movements) {
    const [whose, isPaid] = to === other ? [from, true] : [to, false];
    if (!isPaid && from !== other) continue;
    if ((member !== null && whose !== member) || (part !== null && paidFor !== part)) continue;
    let moved = hands.get(hand);
    if (moved === undefined) {
      hands.set(hand, (moved = { received: 0, paid: 0, members: new Set() }));
    }
    moved[isPaid ? 'paid' : 'received'] += points;
    moved.members.add(whose);
  }
  const place = (hand: number | null) => hand ?? Number.MAX_SAFE_INTEGER;
  return Array.from(hands, ([hand, { received, paid, members }]) => {
    return { hand, members: [...members], received, paid };
  }).sort((one, next) => place(one.hand) - place(next.hand));
}
