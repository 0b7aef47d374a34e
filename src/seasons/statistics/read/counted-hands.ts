import type { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem/problem.js';
import type { PlayerId } from '../../../rules/payment.js';
import { handsBehind, type CountedHand } from '../../../standings/sums/hands-behind.js';
import type { StatisticRow } from '../../../standings/sums/statistic-row.js';
import { readCursor, USUAL_PAGE, writeCursor } from '../../../platform/http/page.js';
import { sessionsCountingFor } from '../../standings/read-standings.js';
import type { Sight } from '../../who-sees.js';
import { readClubRows, readPeople, requirePerson, type ClubRows } from './club-rows.js';
import type { FigureHandsQuery } from '../filter.dto.js';
import type { CountedHandsPage, CountedHandView } from '../views/hands-behind.view.js';
import type { ReadAt } from './read-head.js';

/**
 * The hands that a number counts: as many on all pages as the number says. The pages of one number are
 * all as of the head of the first.
 *
 * @throws Problem `validation-failed` for a number that there is not, `not-allowed` for the fines of
 *   somebody else where they are hidden, `member-not-found`, `season-not-found`
 */
export async function readCountedHands(
  database: Database,
  at: ReadAt,
  sight: Sight,
  query: FigureHandsQuery,
): Promise<CountedHandsPage> {
  const { figure } = query;
  const people = await readPeople(database, at);
  const member = query.member == null ? null : requirePerson(people, query.member);
  const isOfFines = /^(of:)?fine:/.test(figure);
  if (isOfFines && member !== null && !sight.sees(member))
    throw new Problem('only-own-records', {});
  const [kind = '', named = '', ...more] = figure.replace(OF_PARTNER, '$1').split(':');
  const isWithSomebody = kind === 'partner' || isOfTwo(kind);
  if ((isWithSomebody || figure === COUNTING) && member === null) {
    throw new Problem('figure-of-a-member', { figure }, { field: 'figure' });
  }
  const other = isWithSomebody && ID.test(named) ? requirePerson(people, named) : null;
  const found = await readClubRows(database, {
    ...{ at, query, people },
    members: member === null ? null : isOfTwo(kind) && other ? [member, other] : [member],
    without: ['paid', 'fromClub'],
  });
  const hands =
    figure === COUNTING && member !== null
      ? await handsCounting(database, at, { ...query, member }, found)
      : other !== null && member !== null
        ? handsWith(found.rows, { kind, member, other, more })
        : behind(found.rows, figure);
  if (hands === null) throw new Problem('no-such-figure', { figure }, { field: 'figure' });
  const from = offsetOf(query.cursor, at);
  const limit = query.limit ?? USUAL_PAGE;
  const last = from + limit;
  const told = { member, isHidden: isOfFines && member === null && !sight.all };
  return {
    head: at.head,
    hidden: sight.hiddenOf(member),
    figure,
    count: hands.length,
    hands: hands.slice(from, last).map((hand) => viewHand(found, hand, told)),
    next: last < hands.length ? writeCursor({ seq: at.head, line: last }) : null,
  };
}

/** The head that a page goes on at; the one asked for, or none, for the first page. */
export function headOfPage({
  cursor,
  head,
}: Pick<FigureHandsQuery, 'cursor' | 'head'>): number | null {
  return readCursor(cursor)?.seq ?? head ?? null;
}

/** A share of the games won with a partner is a part of the games played with them. */
const OF_PARTNER = /^of:(partner:[^:]+):won$/;
export const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The place in a list at which a page goes on. */
export function offsetOf(cursor: string | null | undefined, { head }: ReadAt): number {
  if (cursor == null) return 0;
  const at = readCursor(cursor);
  if (at?.seq !== head) throw new Problem('cursor-unknown', {}, { field: 'cursor' });
  return at.line;
}

function behind(rows: readonly StatisticRow[], figure: string): readonly CountedHand[] | null {
  if (figure !== 'evenings') return handsBehind(rows, figure);
  const sessions = new Map<string, PlayerId[]>();
  for (const { session, member } of rows) {
    sessions.set(session, [...(sessions.get(session) ?? []), member]);
  }
  return Array.from(sessions, ([session, members]) => ({ session, hand: null, members }));
}

/** The hands of the evenings that count for a member in a season: what their row there is made of. */
const COUNTING = 'counting';

async function handsCounting(
  database: Database,
  at: ReadAt,
  { season, member }: Pick<FigureHandsQuery, 'season'> & { readonly member: PlayerId },
  { rows }: ClubRows,
): Promise<readonly CountedHand[] | null> {
  if (season == null) {
    throw new Problem('figure-of-a-season', { figure: COUNTING }, { field: 'season' });
  }
  const counting = new Set(await sessionsCountingFor(database, at, { season, member }));
  return handsBehind(
    rows.filter(({ session }) => counting.has(session)),
    'hands',
  );
}

/**
 * Whether a number is about two members: hands in which both had cards, and evenings with such a hand.
 */
function isOfTwo(kind: string): boolean {
  return kind === 'together' || kind === 'evenings-together';
}

interface With {
  readonly kind: string;
  readonly member: PlayerId;
  readonly other: PlayerId;
  readonly more: readonly string[];
}

/** Hands that two members shared: dealt in both (`together`, or only the evenings of these), or on the side of a declarer. */
export function handsWith(
  rows: readonly StatisticRow[],
  { kind, member, other, more }: With,
): readonly CountedHand[] | null {
  const isWon = more[0] === 'won';
  if (more.length > (kind === 'partner' && isWon ? 1 : 0)) return null;
  const own = rows.filter((row) => row.member === member);
  if (kind === 'partner') {
    return own.flatMap(({ session, figures }) =>
      figures.contracts
        .filter(({ as, partners, won }) => {
          return as !== 'defender' && partners.includes(other) && (won || !isWon);
        })
        .map(({ hand }) => ({ session, hand, members: [member] })),
    );
  }
  const others = rows.filter((row) => row.member === other);
  const hands = (handsBehind(own, 'hands') ?? []).filter(({ session, hand }) =>
    others.some((row) => row.session === session && row.figures.hands.some((one) => one === hand)),
  );
  if (kind === 'together') return hands;
  const sessions = new Set(hands.map(({ session }) => session));
  return Array.from(sessions, (session) => ({ session, hand: null, members: [member] }));
}

function viewHand(
  { rows, evenings }: ClubRows,
  { session, hand, members }: CountedHand,
  { member, isHidden }: { readonly member: PlayerId | null; readonly isHidden: boolean },
): CountedHandView {
  const evening = evenings.get(session);
  const [only] = members.length === 1 ? members : [member];
  return {
    session,
    day: evening?.day ?? '',
    book: evening?.book ?? '',
    hand,
    members: isHidden ? [] : members,
    points: isHidden || only == null ? null : pointsOf(rows, { session, hand, member: only }),
  };
}

/**
 * The points that a hand, or without a hand the evening, moved for somebody; null where it was not
 * theirs.
 */
function pointsOf(
  rows: readonly StatisticRow[],
  { session, hand, member }: { session: string; hand: number | null; member: PlayerId },
): number | null {
  const own = rows.filter((row) => row.session === session && row.member === member);
  if (hand === null) return own.reduce((sum, { points }) => sum + points, 0);
  for (const { figures } of own) {
    const at = figures.hands.indexOf(hand);
    if (at >= 0) return figures.points[at] ?? null;
  }
  return null;
}
