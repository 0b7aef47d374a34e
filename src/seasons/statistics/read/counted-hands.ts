import type { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem/problem.js';
import type { PlayerId } from '../../../rules/payment.js';
import {
  readFigure,
  writeFigure,
  type FigureName,
  type NameOfTwo,
} from '../../../standings/figures/figure-name.js';
import { handsBehind, type CountedHand } from '../../../standings/sums/hands-behind.js';
import type { StatisticRow } from '../../../standings/sums/statistic-row.js';
import { readCursor, USUAL_PAGE, writeCursor } from '../../../platform/http/page.js';
import { isUuid } from '../../../values/uuid.js';
import { sessionsCountingFor } from '../../standings/read-standings.js';
import type { Sight } from '../../who-sees.js';
import type { CarriedLine } from '../../carried/read-results.js';
import {
  readCarriedRows,
  readClubRows,
  readPeople,
  requirePerson,
  type ClubRows,
} from './club-rows.js';
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
  const name = withPartner(readFigure(figure));
  if (name === null) throw noSuchFigure(figure);
  const { kind } = name.kind === 'of' ? name.share : name;
  const isOfFines = kind === 'fine' || kind === 'own-fine';
  if (isOfFines && member !== null && !sight.sees(member))
    throw new Problem('only-own-records', {});
  const isWithSomebody = isOfTwo(name);
  if ((isWithSomebody || name.kind === 'counting') && member === null) {
    throw new Problem('figure-of-a-member', { figure }, { field: 'figure' });
  }
  const other = isWithSomebody && canBeId(name.other) ? requirePerson(people, name.other) : null;
  const found = await readClubRows(database, {
    ...{ at, query, people },
    members: member === null ? null : other && name.kind !== 'partner' ? [member, other] : [member],
    without: ['paid', 'fromClub'],
  });
  const hands =
    name.kind === 'counting' && member !== null
      ? await handsCounting(database, at, { ...query, member }, found)
      : isWithSomebody && other !== null && member !== null
        ? handsWith(found.rows, { name, member, other })
        : behind(found.rows, name);
  if (hands === null) throw noSuchFigure(figure);
  const told = { member, isHidden: isOfFines && member === null && !sight.all };
  const carried =
    name.kind === 'evenings'
      ? await readCarriedRows(database, {
          ...{ at, query, people },
          members: member === null ? null : [member],
        })
      : [];
  const shown = [
    ...hands.map((hand) => viewHand(found, hand, told)),
    ...viewCarried(carried, member),
  ];
  if (carried.length > 0)
    shown.sort((one, next) => (one.day < next.day ? -1 : Number(one.day > next.day)));
  const from = offsetOf(query.cursor, at);
  const limit = query.limit ?? USUAL_PAGE;
  const last = from + limit;
  return {
    head: at.head,
    hidden: sight.hiddenOf(member),
    figure,
    count: shown.length,
    hands: shown.slice(from, last),
    next: last < shown.length ? writeCursor({ seq: at.head, line: last }) : null,
  };
}

/** The head that a page goes on at; the one asked for, or none, for the first page. */
export function headOfPage({
  cursor,
  head,
}: Pick<FigureHandsQuery, 'cursor' | 'head'>): number | null {
  return readCursor(cursor)?.seq ?? head ?? null;
}

/** The refusal of a number that there is not. */
export const noSuchFigure = (figure: string): Problem =>
  new Problem('no-such-figure', { figure }, { field: 'figure' });

/** A share of the games won with a partner is a part of the games played with them. */
function withPartner(name: FigureName | null): FigureName | null {
  return name?.kind === 'of' && name.share.kind === 'partner' && name.share.isWon
    ? { ...name.share, isWon: false }
    : name;
}

/** Whether a name can be somebody's id, which a request may write in capitals. */
export const canBeId = (text: string): boolean => isUuid(text.toLowerCase());

/** The place in a list at which a page goes on. */
export function offsetOf(cursor: string | null | undefined, { head }: ReadAt): number {
  if (cursor == null) return 0;
  const at = readCursor(cursor);
  if (at?.seq !== head) throw new Problem('cursor-unknown', {}, { field: 'cursor' });
  return at.line;
}

function behind(rows: readonly StatisticRow[], name: FigureName): readonly CountedHand[] | null {
  if (name.kind !== 'evenings') return handsBehind(rows, name);
  const sessions = new Map<string, PlayerId[]>();
  for (const { session, member } of rows) {
    sessions.set(session, [...(sessions.get(session) ?? []), member]);
  }
  return Array.from(sessions, ([session, members]) => ({ session, hand: null, members }));
}

/** The hands of the evenings that count for a member in a season: the parts of their row there. */
async function handsCounting(
  database: Database,
  at: ReadAt,
  { season, member }: Pick<FigureHandsQuery, 'season'> & { readonly member: PlayerId },
  { rows }: ClubRows,
): Promise<readonly CountedHand[] | null> {
  if (season == null) {
    throw new Problem(
      'figure-of-a-season',
      { figure: writeFigure({ kind: 'counting' }) },
      { field: 'season' },
    );
  }
  const counting = new Set(await sessionsCountingFor(database, at, { season, member }));
  return handsBehind(
    rows.filter(({ session }) => counting.has(session)),
    HANDS,
  );
}

const HANDS = { kind: 'hands' } as const;

/** Whether a number is about two members: games on one side, shared hands, evenings with such hands. */
function isOfTwo(name: FigureName): name is NameOfTwo {
  return name.kind === 'partner' || name.kind === 'together' || name.kind === 'evenings-together';
}

interface With {
  readonly name: NameOfTwo;
  readonly member: PlayerId;
  /** The one whom the name names. */
  readonly other: PlayerId;
}

/** Hands that two members shared: dealt in both (`together`, or only the evenings of these), or on the side of a declarer. */
export function handsWith(
  rows: readonly StatisticRow[],
  { name, member, other }: With,
): readonly CountedHand[] {
  const own = rows.filter((row) => row.member === member);
  if (name.kind === 'partner') {
    const { isWon } = name;
    return own.flatMap(({ session, figures }) =>
      figures.contracts
        .filter(({ as, partners, won }) => {
          return as !== 'defender' && partners.includes(other) && (won || !isWon);
        })
        .map(({ hand }) => ({ session, hand, members: [member] })),
    );
  }
  const others = rows.filter((row) => row.member === other);
  const hands = (handsBehind(own, HANDS) ?? []).filter(({ session, hand }) =>
    others.some((row) => row.session === session && row.figures.hands.some((one) => one === hand)),
  );
  if (name.kind === 'together') return hands;
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
    ownBook: evening?.ownName ?? null,
    carried: false,
    hand,
    members: isHidden ? [] : members,
    points: isHidden || only == null ? null : pointsOf(rows, { session, hand, member: only }),
  };
}

/** The evenings that were carried in, each once. @param member whose they are; null for everybody's */
function viewCarried(
  lines: readonly CarriedLine[],
  member: PlayerId | null,
): readonly CountedHandView[] {
  const evenings = new Map<string, CountedHandView>();
  for (const { session, day, book, member: one, points } of lines) {
    const members = [...(evenings.get(session)?.members ?? []), one];
    const own = member === null ? null : points;
    const of = { session, day, book: book ?? '', ownBook: null };
    const view = { ...of, carried: true, hand: null };
    evenings.set(session, { ...view, members, points: own });
  }
  return [...evenings.values()];
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
