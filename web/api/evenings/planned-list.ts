import { queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';

/** Members whom no reminder of an evening reaches, for those who plan evenings. */
export const unreachedQuery = (clubId: string) =>
  queryOptions({
    queryKey: ['unreached', clubId],
    queryFn: async () => {
      const path = '/v1/clubs/{clubId}/notifications/unreached';
      return (await take(api.GET(path, { params: { path: { clubId } } }))).members;
    },
  });

/** The planned evenings from today on. */
export const plannedQuery = (clubId: string) =>
  queryOptions({
    queryKey: ['planned-evenings', clubId],
    queryFn: () =>
      take(api.GET('/v1/clubs/{clubId}/planned-evenings', { params: { path: { clubId } } })),
  });
