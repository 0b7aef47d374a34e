import { queryOptions } from '@tanstack/react-query';
import type { Rules } from '../../src/rules/game.js';
import { api, take } from '../api/client.js';
import { kept, OPENING } from '../outbox/database.js';
import { keepRead, needsHands, type KeptEvening, type RecordedHand } from './known.js';

/** Enough to find the latest hand that counts behind some that were taken back. */
const LATEST_HANDS = 6;

/** The key of all that is read of an evening: invalidate it when the service tells of something new. */
export function eveningKey(club: string, session: string): readonly string[] {
  return ['evening', club, session];
}

/** Has the evening on this device: as it was kept, else from the service. */
export const openingQuery = (club: string, session: string) =>
  queryOptions({
    queryKey: [OPENING, club, session],
    queryFn: async () => {
      const [evening, members] = await Promise.all([
        kept.evenings.get(session),
        kept.members.get(club),
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
  const ofClub = { params: { path: { clubId } } };
  const ofSession = { params: { path: { clubId, sessionId } } };
  const before = await kept.evenings.get(sessionId);
  const [session, rules, { members }] = await Promise.all([
    take(api.GET('/v1/clubs/{clubId}/sessions/{sessionId}', ofSession)),
    // Pinned when the session opened: read once.
    before?.rules ?? readRules(clubId, sessionId),
    take(api.GET('/v1/clubs/{clubId}/members', ofClub)),
  ]);
  const hands = needsHands(before, session)
    ? await readHands(clubId, sessionId, session.hands - LATEST_HANDS)
    : [];
  await kept.transaction('rw', kept.evenings, kept.members, async () => {
    // What waited may have been acknowledged in the meantime.
    const now = await kept.evenings.get(sessionId);
    const evening: KeptEvening = keepRead({ club: clubId, session, rules }, hands, now);
    if (evening !== now) await kept.evenings.put(evening);
    await kept.members.put({
      club: clubId,
      members: members.map(({ id, name }) => [id, name] as const),
    });
  });
}

async function readRules(clubId: string, sessionId: string): Promise<Rules> {
  const path = '/v1/clubs/{clubId}/sessions/{sessionId}/rules';
  const rules = await take(api.GET(path, { params: { path: { clubId, sessionId } } }));
  // The types of the API know points and ids as numbers and texts only.
  return rules as unknown as Rules;
}

/** The hands of a session after one of them, as they now count. */
export async function readHands(
  clubId: string,
  sessionId: string,
  after: number,
): Promise<RecordedHand[]> {
  const { hands } = await take(
    api.GET('/v1/clubs/{clubId}/sessions/{sessionId}/hands', {
      params: { path: { clubId, sessionId }, query: { after: Math.max(after, 0) } },
    }),
  );
  return hands;
}
