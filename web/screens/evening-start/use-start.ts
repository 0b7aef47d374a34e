import { useQuery } from '@tanstack/react-query';
import { api, take } from '../../api/client.js';
import type { Bodies } from '../../api/bodies.js';
import {
  clubBooksQuery,
  versionInForce,
  versionOn,
  type ClubBook,
} from '../../api/evenings/club-books.js';
import type { OwnChoice } from './start-form.js';

export type Member = Bodies['MemberView'];
type Session = Bodies['SessionView'];

/** How far back it is looked for who plays most recently. */
const LATEST = 20;

/** The data that an evening is opened from: the people who may sit down, and the last evenings. */
export interface Start {
  /** Members who are not archived, and guests, those who played most recently first. */
  readonly members: readonly Member[];
  /** The latest evenings, the latest first. */
  readonly sessions: readonly Session[];
  /** The club's own books that are in force on a day; today where it is null or empty. */
  readonly ownBooks: (day: string | null) => readonly OwnChoice[];
}

export const membersKey = (club: string) => ['members', club] as const;

export function useStart(clubId: string): { data: Start | undefined; error: unknown } {
  const members = useQuery({
    queryKey: membersKey(clubId),
    queryFn: () => take(api.GET('/v1/clubs/{clubId}/members', { params: { path: { clubId } } })),
  });
  const sessions = useQuery({
    queryKey: ['sessions', clubId, LATEST],
    queryFn: () =>
      take(
        api.GET('/v1/clubs/{clubId}/sessions', {
          params: { path: { clubId }, query: { limit: LATEST } },
        }),
      ),
  });
  const books = useQuery(clubBooksQuery(clubId));
  if (members.data === undefined || sessions.data === undefined || books.data === undefined) {
    return { data: undefined, error: members.error ?? sessions.error ?? books.error };
  }
  const latest = sessions.data.sessions;
  const own = books.data.books;
  return {
    data: {
      members: byRecency(members.data.members, latest),
      sessions: latest,
      ownBooks: (day) => own.flatMap((book) => choiceOf(book, day)),
    },
    error: null,
  };
}

/** A book of the club as an evening is opened by it; nothing while no version of it is in force. */
function choiceOf(book: ClubBook, day: string | null): readonly OwnChoice[] {
  const { id, name, parent } = book;
  const found = day === null || day === '' ? versionInForce(book) : versionOn(book, day);
  if (found === undefined) return [];
  const { version, rate, content } = found;
  return [{ book: id, version, name, parent, rate, content }];
}

function byRecency(members: readonly Member[], sessions: readonly Session[]): Member[] {
  const order = sessions.flatMap(({ standings }) => standings.map(({ player }) => player));
  const rank = ({ id }: Member) => {
    const place = order.indexOf(id);
    return place < 0 ? order.length : place;
  };
  return members
    .filter(({ archivedAt, mergedInto }) => archivedAt === null && mergedInto === null)
    .toSorted((one, other) => rank(one) - rank(other));
}
