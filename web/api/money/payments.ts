import { queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';
import type { Bodies } from '../bodies.js';

export type ReportedPayment = Bodies['PaymentEntry'];
export type ChosenWays = Bodies['ChosenWays'];
export type WayKind = ChosenWays['possible'][number];

/** More than ever wait at once. */
const MOST_WAITING = 100;

const inClub = (clubId: string) => ({ params: { path: { clubId } } });
const versioned = (clubId: string, { id, version }: ReportedPayment, key: string) => ({
  params: {
    path: { clubId, paymentId: id },
    header: { 'Idempotency-Key': key, 'If-Match': `"${version}"` },
  },
});

/** The payments that members reported and nobody has answered. */
export const waitingPaymentsQuery = (clubId: string) =>
  queryOptions({
    queryKey: ['payments', clubId, 'waiting'],
    queryFn: async () => {
      const query = { state: 'reported' as const, limit: MOST_WAITING };
      const params = { path: { clubId }, query };
      return (await take(api.GET('/v1/clubs/{clubId}/payments', { params }))).payments;
    },
  });

/** The member, transfers and payments behind a reference. */
export const referenceQuery = (clubId: string, reference: string) =>
  queryOptions({
    queryKey: ['payments', clubId, 'reference', reference],
    queryFn: () => {
      const params = { path: { clubId, reference } };
      return take(api.GET('/v1/clubs/{clubId}/references/{reference}', { params }));
    },
  });

export function confirmPayment(
  clubId: string,
  payment: ReportedPayment,
  body: Bodies['ConfirmedDto'],
  key: string,
) {
  const path = '/v1/clubs/{clubId}/payments/{paymentId}/confirm';
  return take(api.POST(path, { ...versioned(clubId, payment, key), body }));
}

export function declinePayment(clubId: string, payment: ReportedPayment, why: string, key: string) {
  const path = '/v1/clubs/{clubId}/payments/{paymentId}/decline';
  return take(api.POST(path, { ...versioned(clubId, payment, key), body: { why } }));
}

/** How the club can be paid: its chosen ways, and those that its currency allows. */
export const waysToPayQuery = (clubId: string) =>
  queryOptions({
    queryKey: ['ways-to-pay', clubId],
    queryFn: () => take(api.GET('/v1/clubs/{clubId}/ways-to-pay', inClub(clubId))),
  });

export function chooseWays(
  clubId: string,
  ways: Bodies['WaysDto']['ways'],
  key: string,
): Promise<ChosenWays> {
  const params = { path: { clubId }, header: { 'Idempotency-Key': key } };
  return take(api.PUT('/v1/clubs/{clubId}/ways-to-pay', { params, body: { ways } }));
}
