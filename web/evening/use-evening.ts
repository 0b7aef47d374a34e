import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSuspendingLiveQuery } from 'dexie-react-hooks';
import { use, useMemo } from 'react';
import { recalledIn } from '../../src/words/former-member.js';
import { useMyClub } from '../api/people/me.js';
import { db, waitingOf } from '../outbox/database.js';
import { useTranslation } from '../words/use-translation.js';
import { eveningOf, type Evening } from './evening.js';
import { openingQuery, readingQuery } from './read-evening.js';

/**
 * An evening of the club, with what is not sent yet worked in. Suspends until it is there; opens
 * without a network once it was seen on this device, and is then read again as soon as there is one.
 *
 * @throws ProblemError `session-not-found`, or UnreachableError when it was never seen here
 */
export function useEvening(clubId: string, sessionId: string): Evening {
  useSuspenseQuery(openingQuery(clubId, sessionId));
  useQuery(readingQuery(clubId, sessionId));
  return useKeptEvening(clubId, sessionId) ?? use(ELSEWHERE);
}

/** An evening as it is kept on this device; null when it is not, or of a club that is not mine. */
export function useKeptEvening(clubId: string, sessionId: string): Evening | null {
  const club = useMyClub(clubId);
  const here = useSuspendingLiveQuery(
    () => readKept(clubId, sessionId),
    ['evening', clubId, sessionId],
  );
  const { language } = useTranslation();
  return useMemo(() => {
    if (club === undefined || here === null) return null;
    const members = new Map(
      [...here.known.members].map(([id, name]) => [id, recalledIn(language, name)]),
    );
    return eveningOf(club, { ...here.known, members }, here.waiting);
  }, [club, here, language]);
}

/** Nobody is signed in any more, or not in this club: the router is on its way to another screen. */
const ELSEWHERE = new Promise<never>(() => undefined);

/** In one transaction, so that a step never is in both places or in none. */
function readKept(clubId: string, sessionId: string) {
  return db.transaction('r', db.evenings, db.members, db.outbox, async () => {
    const evening = await db.evenings.get(sessionId);
    const people = await db.members.get(clubId);
    if (evening?.club !== clubId || people === undefined) return null;
    const members = new Map(people.members);
    const away = new Set(people.away);
    const places = new Map(people.places);
    return { known: { kept: evening, members, away, places }, waiting: await waitingOf(sessionId) };
  });
}
