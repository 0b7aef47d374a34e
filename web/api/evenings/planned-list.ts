import { queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';

/** The planned evenings from today on. */
export const plannedQuery = (clubId: string) =>
  queryOptions({
    queryKey: ['planned-evenings', clubId],
    queryFn: () =>
      take(api.GET('/v1/clubs/{clubId}/planned-evenings', { params: { path: { clubId } } })),
  });
