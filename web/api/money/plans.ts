import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { moneyReads } from './money-reads.js';
import { api, take } from '../client.js';
import { ownMoneyReads } from './own-money.js';
import type { Bodies } from '../bodies.js';

export type PlanRequest = Bodies['PlanPreviewDto'];
export type PlanPreview = Bodies['PlanPreview'];
export type PlanStep = Bodies['PlanStep'];
export type PlanSummary = Bodies['PlanSummary'];
export type PlanTransfer = Bodies['PlanTransferView'];
export type ExplainedBalance = Bodies['ExplainedBalance'];
export type Way = PlanRequest['way'];

/** Reads that a plan, and a transfer of one, may change. */
export function planReads(club: string): readonly QueryKey[] {
  const own = ['plans', 'plan', 'statement'].map((what) => [what, club]);
  return [...own, ...moneyReads(club), ...ownMoneyReads(club)];
}

export const planQuery = (clubId: string, planId: string) =>
  queryOptions({
    queryKey: ['plan', clubId, planId],
    queryFn: () =>
      take(api.GET('/v1/clubs/{clubId}/plans/{planId}', { params: { path: { clubId, planId } } })),
  });

/** How balances would be settled. Read again only when asked for: the plan on the screen stays as it is. */
export const planPreviewQuery = (clubId: string, asked: PlanRequest) =>
  queryOptions({
    queryKey: ['plan-preview', clubId, asked],
    queryFn: () =>
      take(
        api.POST('/v1/clubs/{clubId}/plans/preview', { params: { path: { clubId } }, body: asked }),
      ),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Agrees a plan as it was previewed; refused when balances have moved since. */
export function agreePlan(clubId: string, body: Bodies['PlanDto'], key: string) {
  const params = { path: { clubId }, header: { 'Idempotency-Key': key } };
  return take(api.POST('/v1/clubs/{clubId}/plans', { params, body }));
}

/** A transfer of a plan. */
export interface OfPlan {
  readonly club: string;
  readonly plan: string;
  readonly transfer: Pick<PlanTransfer, 'id' | 'version'>;
}

const marking = ({ club, plan, transfer: { id, version } }: OfPlan, key: string) => ({
  path: { clubId: club, planId: plan, transferId: id },
  header: { 'Idempotency-Key': key, 'If-Match': `"${version}"` },
});

/** The money of a transfer has come: that posts it. */
export function transferDone(of: OfPlan, body: Bodies['TransferDoneDto'], key: string) {
  const path = '/v1/clubs/{clubId}/plans/{planId}/transfers/{transferId}/done';
  return take(api.POST(path, { params: marking(of, key), body }));
}

export function dropTransfer(of: OfPlan, why: string, key: string) {
  const path = '/v1/clubs/{clubId}/plans/{planId}/transfers/{transferId}/drop';
  return take(api.POST(path, { params: marking(of, key), body: { why } }));
}
