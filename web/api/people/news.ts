import { queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';
import type { Bodies } from '../bodies.js';

export type NewsItem = Bodies['NewsItem'];
export type News = Bodies['NewsView'];

/** The caller's news and open tasks. Not for a device. */
export const newsQuery = (club: string) =>
  queryOptions({
    queryKey: ['news', club],
    queryFn: (): Promise<News> =>
      take(api.GET('/v1/clubs/{clubId}/news', { params: { path: { clubId: club } } })),
  });

/** They have seen the news, up to an event of the log. */
export function markNewsSeen(clubId: string, event: number) {
  const path = '/v1/clubs/{clubId}/news/seen';
  return take(api.POST(path, { params: { path: { clubId } }, body: { event } }));
}
