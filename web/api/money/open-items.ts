import { queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';
import type { Bodies } from '../bodies.js';

export type OpenItem = Bodies['OpenItemView'];

/**
 * The open amounts between the club and one member, each under its own origin.
 *
 * @param on as of the end of this day; today when left out
 */
export const openItemsQuery = (clubId: string, member: string, on?: string) =>
  queryOptions({
    queryKey: ['open-items', clubId, member, on],
    queryFn: async () => {
      const params = { path: { clubId }, query: { member, ...(on === undefined ? {} : { on }) } };
      const { members } = await take(api.GET('/v1/clubs/{clubId}/open-items', { params }));
      return members[0]?.items ?? [];
    },
  });
