import { queryOptions } from '@tanstack/react-query';
import { api, take, takeNew } from '../api/client.js';
import { db } from '../outbox/database.js';
import { keptMembers } from '../outbox/kept-members.js';
import { keepRead } from './kept-evening.js';

/** The key of all that is read of an evening: invalidate it when the service reports something new. */
export function eveningKey(club: string, session: string): readonly string[] {
  return ['evening', club, session];
}

/** Has the evening on this device: as it was kept, else from the service. */
export const openingQuery = (club: string, session: string) =>
  queryOptions({
    queryKey: ['opening', club, session],
    queryFn: async () => {
      const [evening, members] = await Promise.all([
        db.evenings.get(session),
        db.members.get(club),
      ]);
      if (evening?.club !== club || members === undefined) await readEvening(club, session);
      return true;
    },
    staleTime: Infinity,
  });

/** Reads the evening from the service, and keeps it. */
export const readingQuery = (club: string, session: string) =>
  queryOptions({
    queryKey: eveningKey(club, session),
    queryFn: async () => {
      await readEvening(club, session);
      return true;
    },
    refetchInterval: 30_000,
    // Not usual where queries run without asking for the network first.
    refetchOnReconnect: true,
  });

async function readEvening(clubId: string, sessionId: string): Promise<void> {
  const before = await db.evenings.get(sessionId);
  const etag = before?.etag ?? null;
  const header = etag === null ? {} : { 'If-None-Match': etag };
  const params = { path: { clubId, sessionId }, header };
  const [steps, { members }] = await Promise.all([
    takeNew(api.GET('/v1/clubs/{clubId}/sessions/{sessionId}/steps', { params })),
    take(api.GET('/v1/clubs/{clubId}/members', { params: { path: { clubId } } })),
  ]);
  await db.transaction('rw', db.evenings, db.members, async () => {
    if (steps !== null) {
      const now = await db.evenings.get(sessionId);
      const evening = keepRead({ club: clubId, id: sessionId }, steps, before, now);
      if (evening !== now) await db.evenings.put(evening);
    }
    await db.members.put(keptMembers(clubId, members));
  });
}
