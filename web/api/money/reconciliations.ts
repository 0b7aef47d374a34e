import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { api, take } from '../client.js';
import type { Bodies } from '../bodies.js';

export type PurseReconciliations = Bodies['PurseReconciliations'];
export type Movement = Bodies['MovementView'];
export type Reconciliation = Bodies['ReconciliationView'];

/** A purse beside its bank: its reconciliations, and the movements that no statement has shown. */
export const reconciliationsQuery = (clubId: string, accountId: string) =>
  queryOptions({
    queryKey: ['reconciliations', clubId, accountId],
    queryFn: () => {
      const params = { path: { clubId, accountId } };
      return take(api.GET('/v1/clubs/{clubId}/accounts/{accountId}/reconciliations', { params }));
    },
  });

export function reconciliationReads(club: string): readonly QueryKey[] {
  return [['reconciliations', club]];
}

export function reconcilePurse(
  clubId: string,
  accountId: string,
  body: Bodies['ReconciliationDto'],
  key: string,
) {
  const params = { path: { clubId, accountId }, header: { 'Idempotency-Key': key } };
  const path = '/v1/clubs/{clubId}/accounts/{accountId}/reconciliations';
  return take(api.POST(path, { params, body }));
}

export function withdrawReconciliation(
  clubId: string,
  accountId: string,
  reconciliation: number,
  why: string,
  key: string,
) {
  const header = { 'Idempotency-Key': key };
  const params = { path: { clubId, accountId, reconciliation }, header };
  const path = '/v1/clubs/{clubId}/accounts/{accountId}/reconciliations/{reconciliation}/withdraw';
  return take(api.POST(path, { params, body: { why } }));
}
