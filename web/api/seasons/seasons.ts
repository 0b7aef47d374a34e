import { queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';
import type { Bodies } from '../bodies.js';

export type Season = Bodies['SeasonView'];
export type Standings = Bodies['StandingsView'];
export type StandingRow = Bodies['MemberStanding'];
export type RowEvening = Bodies['StandingEvening'];
export type CurvePoint = Bodies['StandingCurvePoint'];
export type SeasonEvening = Bodies['SeasonEvening'];
export type SeasonHistoryEntry = Bodies['SeasonHistoryEntry'];

/** The seasons of a club, the latest first. */
export const seasonListQuery = (clubId: string) =>
  queryOptions({
    queryKey: ['seasons', clubId],
    queryFn: () => take(api.GET('/v1/clubs/{clubId}/seasons', { params: { path: { clubId } } })),
  });

/** The same, without the data beside them. */
export const seasonsQuery = (clubId: string) =>
  queryOptions({ ...seasonListQuery(clubId), select: ({ seasons }) => seasons });

/** The seasons that an evening has to do with: in which it counts, in which it does not, and why. */
export const eveningSeasonsQuery = (clubId: string, sessionId: string) =>
  queryOptions({
    queryKey: ['evening-seasons', clubId, sessionId],
    queryFn: async () => {
      const path = '/v1/clubs/{clubId}/sessions/{sessionId}/seasons';
      return (await take(api.GET(path, { params: { path: { clubId, sessionId } } }))).seasons;
    },
  });

/** The standings of a season; as of an event of the log where one is given. */
export const standingsQuery = (clubId: string, seasonId: string, head: number | null = null) =>
  queryOptions({
    queryKey: ['standings', clubId, seasonId, head],
    // As of an event they are the same for ever.
    ...(head === null ? {} : { staleTime: 'static' as const }),
    queryFn: () => {
      const path = '/v1/clubs/{clubId}/seasons/{seasonId}/standings';
      const query = head === null ? {} : { head };
      return take(api.GET(path, { params: { path: { clubId, seasonId }, query } }));
    },
  });
