import { queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';
import type { Bodies } from '../bodies.js';

export type CorrectionOption = Bodies['CorrectionOption'];
export type CorrectionPreview = Bodies['CorrectionPreview'] & {
  readonly replayKeepingDealers?: CorrectionOption;
};
export type CorrectionEffect = Bodies['CorrectionEffect'];
export type Mode = Bodies['CorrectionDto']['mode'];
/** A way to correct: a mode, or the replay that keeps the dealers of later hands. */
export type Way = Mode | 'keep-dealers';
export type Change = Bodies['CorrectionDto']['corrections'][number];

/** Where a correction belongs. */
export interface OfSession {
  readonly club: string;
  readonly session: string;
}

const pathOf = ({ club, session }: OfSession) => ({ clubId: club, sessionId: session });
const headerOf = (key: string, version: number) => ({
  'Idempotency-Key': key,
  'If-Match': `"${version}"`,
});

interface WayBody {
  readonly mode: Mode;
  readonly keepDealers?: boolean;
}

/** The fields of a request that say the way. */
export function bodyOfWay(way: Way): WayBody {
  return way === 'keep-dealers' ? { mode: 'replay', keepDealers: true } : { mode: way };
}

/** The effects of some changes in both modes. */
export const correctionPreviewQuery = (
  of: OfSession,
  corrections: readonly Change[],
  dispute: string | null = null,
) =>
  queryOptions({
    queryKey: ['correction-preview', of.club, of.session, corrections, dispute],
    queryFn: () => {
      const path = '/v1/clubs/{clubId}/sessions/{sessionId}/corrections/preview';
      const body = { corrections: [...corrections], ...(dispute === null ? {} : { dispute }) };
      return take(api.POST(path, { params: { path: pathOf(of) }, body }));
    },
    // Read again only when asked for: the choices on the screen stay as they are.
    staleTime: Infinity,
    gcTime: 0,
  });

/** Makes a correction, of the version of the session that it was previewed on. */
export function correct(
  of: OfSession,
  body: Bodies['CorrectionDto'],
  version: number,
  key: string,
): Promise<Bodies['CorrectionMadeView']> {
  const params = { path: pathOf(of), header: headerOf(key, version) };
  return take(api.POST('/v1/clubs/{clubId}/sessions/{sessionId}/corrections', { params, body }));
}

/** Gives a misdeal fine back, or the deal that was let go for it: the cards themselves were wrong. */
export function findDeckFaulty(
  of: OfSession,
  body: Bodies['FaultyDeckDto'],
  version: number,
  key: string,
): Promise<Bodies['CorrectionMadeView']> {
  const params = { path: pathOf(of), header: headerOf(key, version) };
  const path = '/v1/clubs/{clubId}/sessions/{sessionId}/faulty-deck';
  return take(api.POST(path, { params, body }));
}

/** Decides a dispute. */
export function upholdDispute(
  of: OfSession,
  disputeId: string,
  body: Bodies['DecideDisputeDto'],
  key: string,
): Promise<unknown> {
  const params = {
    path: { ...pathOf(of), disputeId },
    header: { 'Idempotency-Key': key },
  };
  const path = '/v1/clubs/{clubId}/sessions/{sessionId}/disputes/{disputeId}/uphold';
  return take(api.POST(path, { params, body }));
}

/** Decides a dispute for who raised it, with the correction that puts it right. */
export function overturnDispute(
  of: OfSession,
  disputeId: string,
  body: Bodies['OverturnDisputeDto'],
  version: number,
  key: string,
): Promise<unknown> {
  const params = { path: { ...pathOf(of), disputeId }, header: headerOf(key, version) };
  const path = '/v1/clubs/{clubId}/sessions/{sessionId}/disputes/{disputeId}/overturn';
  return take(api.POST(path, { params, body }));
}
