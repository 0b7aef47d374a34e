import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { api, take } from '../client.js';
import { PAGE } from '../paging.js';
import type { Bodies } from '../bodies.js';

export type HowToPay = Bodies['HowToPay'];
export type WaySheet = Bodies['WaySheet'];
export type Payment = Bodies['PaymentEntry'];
export type ChargedDues = Bodies['ChargedDues'];

/** Reads that a payment of one's own may change. */
export function ownMoneyReads(club: string): readonly QueryKey[] {
  const own = ['how-to-pay', 'open-items', 'payments', 'money', 'balance', 'news'];
  return own.map((what) => [what, club]);
}

/** The reported payments of a member, the newest first. */
export const paymentsOfQuery = (clubId: string, member: string) =>
  infiniteQueryOptions({
    queryKey: ['payments', clubId, { member }],
    queryFn: ({ pageParam }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const params = { path: { clubId }, query: { member, limit: PAGE, ...cursor } };
      return take(api.GET('/v1/clubs/{clubId}/payments', { params }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** The dues of a member, the newest first. */
export const duesOfQuery = (clubId: string, member: string) =>
  infiniteQueryOptions({
    queryKey: ['dues', clubId, { member }],
    queryFn: ({ pageParam }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const params = { path: { clubId }, query: { member, ...cursor } };
      return take(api.GET('/v1/clubs/{clubId}/dues', { params }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Says that one has paid. It moves nothing until somebody who keeps the money confirms it. */
export function reportPayment(clubId: string, body: Bodies['PaymentDto'], key: string) {
  const params = { path: { clubId }, header: { 'Idempotency-Key': key } };
  return take(api.POST('/v1/clubs/{clubId}/payments', { params, body }));
}

export function withdrawPayment(
  clubId: string,
  { id, version }: Pick<Payment, 'id' | 'version'>,
  key: string,
) {
  const header = { 'Idempotency-Key': key, 'If-Match': `"${version}"` };
  const params = { path: { clubId, paymentId: id }, header };
  return take(api.POST('/v1/clubs/{clubId}/payments/{paymentId}/withdraw', { params }));
}
