import { queryOptions } from '@tanstack/react-query';
import type { Bodies } from '../bodies.js';
import { api, take } from '../client.js';

export type Match = Bodies['MatchView'];

/** The matches on the account of one member, and the moves of the treasurer. */
export const matchesQuery = (clubId: string, member: string) =>
  queryOptions({
    queryKey: ['matches', clubId, member],
    queryFn: () => {
      const params = { path: { clubId }, query: { member } };
      return take(api.GET('/v1/clubs/{clubId}/matches', { params }));
    },
  });

/** Moves a part of a match to another open item. */
export function moveMatch(
  clubId: string,
  body: Bodies['MatchMoveDto'],
  key: string,
): Promise<Bodies['MovedMatch']> {
  const params = { path: { clubId }, header: { 'Idempotency-Key': key } };
  return take(api.POST('/v1/clubs/{clubId}/matches', { params, body }));
}
