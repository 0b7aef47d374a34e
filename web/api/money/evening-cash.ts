import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { KITTY } from '../../../src/money/settling-up/evening.js';
import { seatedAt } from '../../evening/seated.js';
import { api, take } from '../client.js';
import type { Bodies } from '../bodies.js';
import { moneyReads } from './money-reads.js';
import { ownMoneyReads } from './own-money.js';

export type EveningCash = Bodies['EveningPayments'];
export type EveningCashAsked = Bodies['EveningPaymentDto'];

/** A payment between a player and a purse of the club, into it or out of it. */
export interface EveningByPurse extends Readonly<Bodies['EveningPurseDto']> {
  readonly what: 'received' | 'paid-out';
}

const REREAD_MS = 20_000;

/** The payments that settle an evening, and those that were made in cash. */
export const eveningCashQuery = (clubId: string, sessionId: string) =>
  queryOptions({
    queryKey: ['evening-cash', clubId, sessionId],
    queryFn: () =>
      take(
        api.GET('/v1/clubs/{clubId}/sessions/{sessionId}/payments-in-cash', {
          params: { path: { clubId, sessionId } },
        }),
      ),
    // A tablet does not hear of the club's money.
    refetchInterval: REREAD_MS,
  });

/** A payment with the club as a party, as the evening is settled. */
export function asCash({ from, to, amount }: Bodies['EveningPayment']) {
  return { from: from ?? KITTY, to: to ?? KITTY, amount };
}

/** The reads that such a payment changes. */
export function eveningCashReads(club: string): readonly QueryKey[] {
  const own = ['evening-cash', 'statement', 'open-items'].map((what) => [what, club]);
  return [...own, ...moneyReads(club), ...ownMoneyReads(club)];
}

/** An evening of a club, and whether this device is the club's tablet. */
export interface OfEvening {
  readonly club: string;
  readonly session: string;
  readonly isTablet: boolean;
}

/** Records a payment in cash. */
export function payEvening(of: OfEvening, body: EveningCashAsked, key: string) {
  return take(
    api.POST('/v1/clubs/{clubId}/sessions/{sessionId}/payments-in-cash', {
      params: { path: pathOf(of), header: headerOf(of, key) },
      body,
    }),
  );
}

/** Records a payment between a player and a purse. */
export function payEveningByPurse(of: OfEvening, { what, ...body }: EveningByPurse, key: string) {
  const asked = { params: { path: pathOf(of), header: headerOf(of, key) }, body };
  const path = '/v1/clubs/{clubId}/sessions/{sessionId}/payments-in-cash';
  return take(
    what === 'received' ? api.POST(`${path}/received`, asked) : api.POST(`${path}/paid-out`, asked),
  );
}

/** Takes a payment in cash between two players back. */
export function undoEveningPayment(of: OfEvening, seq: number, why: string, key: string) {
  return take(
    api.POST('/v1/clubs/{clubId}/sessions/{sessionId}/payments-in-cash/{seq}/undo', {
      params: { path: { ...pathOf(of), seq }, header: headerOf(of, key) },
      body: { why },
    }),
  );
}

function pathOf({ club: clubId, session: sessionId }: OfEvening) {
  return { clubId, sessionId };
}

function headerOf({ club, isTablet }: OfEvening, key: string) {
  const seated = isTablet ? seatedAt(club) : null;
  return { 'Idempotency-Key': key, ...(seated === null ? {} : { 'Acting-Member': seated }) };
}
