import { infiniteQueryOptions, queryOptions, type QueryKey } from '@tanstack/react-query';
import { api, take } from '../client.js';
import { PAGE } from '../paging.js';
import type { components } from '../schema.js';

type Bodies = components['schemas'];

export type HowToPay = Bodies['HowToPay'];
export type WaySheet = Bodies['WaySheet'];
export type Payment = Bodies['PaymentEntry'];
export type ChargedDues = Bodies['ChargedDues'];

/** What a payment of one's own may change, for what is read again after one. */
export function ownMoneyReads(club: string): readonly QueryKey[] {
  return ['how-to-pay', 'payments', 'money', 'balance', 'news'].map((what) => [what, club]);
}

/** What somebody owes, with the ways to pay it: all of it, or as much as is asked. */
export const howToPayQuery = (club: string, member: string, amount: number | null = null) =>
  queryOptions({
    queryKey: ['how-to-pay', club, member, amount],
    queryFn: () => {
      const path = { clubId: club, memberId: member };
      const params = { path, query: amount === null ? {} : { amount } };
      return take(api.GET('/v1/clubs/{clubId}/members/{memberId}/how-to-pay', { params }));
    },
  });

/** What a member reported that they have paid, the newest first. */
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

/** What a member was charged, the newest first. */
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
