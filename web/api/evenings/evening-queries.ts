import { queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';
import type { Bodies } from '../bodies.js';
import type { HandView, LedgerLine } from './club-queries.js';

// The reads of one evening. The start makes none of them: this is not in the first load.

/** The most that the service gives at once. */
const LARGEST_PAGE = 500;
const MOST_HANDS = 100;

const inSession = (clubId: string, sessionId: string) => ({
  params: { path: { clubId, sessionId } },
});

export const sessionQuery = (club: string, session: string) =>
  queryOptions({
    queryKey: ['session', club, session],
    queryFn: () =>
      take(api.GET('/v1/clubs/{clubId}/sessions/{sessionId}', inSession(club, session))),
  });

/** All hands of an evening, in order. */
export const handsQuery = (club: string, session: string) =>
  queryOptions({
    queryKey: ['hands', club, session],
    queryFn: async () => {
      const hands: HandView[] = [];
      for (;;) {
        const page = await readHands(club, session, hands.at(-1)?.number ?? 0);
        hands.push(...page);
        if (page.length < MOST_HANDS) return hands;
      }
    },
  });

/** The last hands of an evening, in order: enough to find the latest that counts. */
export const lastHandsQuery = (club: string, session: string, hands: number) =>
  queryOptions({
    queryKey: ['hands', club, session, 'last', hands],
    queryFn: () => readHands(club, session, Math.max(0, hands - 6)),
  });

async function readHands(clubId: string, sessionId: string, after: number) {
  const params = { path: { clubId, sessionId }, query: { after, limit: MOST_HANDS } };
  const path = '/v1/clubs/{clubId}/sessions/{sessionId}/hands';
  return (await take(api.GET(path, { params }))).hands;
}

export const handQuery = (club: string, session: string, number: number) =>
  queryOptions({
    queryKey: ['hand', club, session, number],
    queryFn: () =>
      take(
        api.GET('/v1/clubs/{clubId}/sessions/{sessionId}/hands/{number}', {
          params: { path: { clubId: club, sessionId: session, number } },
        }),
      ),
  });

export const revisionsQuery = (club: string, session: string, number: number) =>
  queryOptions({
    queryKey: ['revisions', club, session, number],
    queryFn: () =>
      take(
        api.GET('/v1/clubs/{clubId}/sessions/{sessionId}/hands/{number}/revisions', {
          params: { path: { clubId: club, sessionId: session, number } },
        }),
      ),
  });

export const sessionFinesQuery = (club: string, session: string) =>
  queryOptions({
    queryKey: ['session-fines', club, session],
    queryFn: async () => {
      const path = '/v1/clubs/{clubId}/sessions/{sessionId}/fines';
      return (await take(api.GET(path, inSession(club, session)))).fines;
    },
  });

export const correctionsQuery = (club: string, session: string) =>
  queryOptions({
    queryKey: ['corrections', club, session],
    queryFn: async () => {
      const path = '/v1/clubs/{clubId}/sessions/{sessionId}/corrections';
      return (await take(api.GET(path, inSession(club, session)))).corrections;
    },
  });

/** All that happened in an evening, as it counts now. */
export const stepsQuery = (club: string, session: string) =>
  queryOptions({
    queryKey: ['steps', club, session],
    queryFn: async () => {
      const path = '/v1/clubs/{clubId}/sessions/{sessionId}/steps';
      return (await take(api.GET(path, inSession(club, session)))).steps;
    },
  });

/** The result of an evening at its close; refused while it is open. */
export const closingQuery = (club: string, session: string) =>
  queryOptions({
    queryKey: ['closing', club, session],
    queryFn: () => {
      const path = '/v1/clubs/{clubId}/sessions/{sessionId}/closing-statement';
      return take(api.GET(path, inSession(club, session)));
    },
  });

/** Everything that was paid in an evening, in order. */
export const ledgerQuery = (club: string, session: string) =>
  queryOptions({
    queryKey: ['ledger', club, session],
    queryFn: async () => {
      const lines: LedgerLine[] = [];
      let cursor: string | null = null;
      do {
        const page: Bodies['LedgerPage'] = await readLedger(club, session, cursor);
        lines.push(...page.lines);
        cursor = page.next;
      } while (cursor !== null);
      return lines;
    },
  });

function readLedger(clubId: string, sessionId: string, cursor: string | null) {
  const query = { limit: LARGEST_PAGE, ...(cursor === null ? {} : { cursor }) };
  const params = { path: { clubId, sessionId }, query };
  return take(api.GET('/v1/clubs/{clubId}/sessions/{sessionId}/ledger', { params }));
}
