import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';

/** The plans, those with open transfers first; with the caller's own transfers. */
export const plansQuery = (clubId: string) =>
  infiniteQueryOptions({
    queryKey: ['plans', clubId],
    queryFn: ({ pageParam }) => {
      const params = { path: { clubId }, query: pageParam === null ? {} : { cursor: pageParam } };
      return take(api.GET('/v1/clubs/{clubId}/plans', { params }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** The first of the plans: where the caller has something to settle, one of these says so. */
export const firstPlansQuery = (clubId: string) =>
  queryOptions({
    queryKey: ['plans', clubId, 'first'],
    queryFn: () => take(api.GET('/v1/clubs/{clubId}/plans', { params: { path: { clubId } } })),
  });
