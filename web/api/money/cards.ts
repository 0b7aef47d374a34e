import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Bodies } from '../bodies.js';
import { api, take } from '../client.js';
import { withoutOpen } from '../paging.js';

export type AccountCard = Bodies['AccountCard'];
export type CardLine = Bodies['CardLine'];

/** The days of a card, `YYYY-MM-DD`; undefined does not narrow it. */
export interface CardPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** As many lines as a year of a club seldom has. */
const LINES = 200;

/** The card of an account of the club or of a member, by day. */
export const cardQuery = (clubId: string, ownerId: string, period: CardPeriod) =>
  infiniteQueryOptions({
    queryKey: ['account-card', clubId, ownerId, period],
    queryFn: ({ pageParam }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const query = { ...withoutOpen(period), limit: LINES, ...cursor };
      const params = { path: { clubId, ownerId }, query };
      return take(api.GET('/v1/clubs/{clubId}/account-cards/{ownerId}/vouchers', { params }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** The balance of an account or a member at the end of a day, in minor units as people read it. */
export const balanceOnQuery = (clubId: string, ownerId: string, day: string) =>
  queryOptions({
    queryKey: ['account-card', clubId, ownerId, 'balance', day],
    queryFn: async () => {
      const params = { path: { clubId, ownerId }, query: { to: day, limit: 1 } };
      const path = '/v1/clubs/{clubId}/account-cards/{ownerId}/vouchers';
      return (await take(api.GET(path, { params }))).closing;
    },
  });
