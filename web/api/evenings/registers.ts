import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';
import { PAGE, withoutOpen } from '../paging.js';
import type { Bodies } from '../bodies.js';
import type { paths } from '../schema.js';

type RequestOf<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query?: infer Query } };
}
  ? NonNullable<Query>
  : never;

/** The filter of a register; undefined for all. */
type Filter<Query> = {
  readonly [Name in Exclude<keyof Query, 'cursor' | 'limit' | 'order'>]?: Query[Name] | undefined;
};

export type FineFilter = Filter<RequestOf<'/v1/clubs/{clubId}/fines'>>;
export type AuditFilter = Filter<RequestOf<'/v1/clubs/{clubId}/audit'>>;
export type DisputeFilter = Filter<RequestOf<'/v1/clubs/{clubId}/disputes'>>;
export type AuditEntry = Bodies['AuditEntry'];
export type AuditChange = Bodies['AuditChange'];
export type Verification = Bodies['Verification'];

const from = (cursor: string | null) => ({ limit: PAGE, ...(cursor === null ? {} : { cursor }) });

/** The register of fines, the latest first. */
export const fineRegisterQuery = (clubId: string, filter: FineFilter) =>
  infiniteQueryOptions({
    queryKey: ['fines', clubId, 'register', filter],
    queryFn: ({ pageParam }) => {
      const params = { path: { clubId }, query: { ...withoutOpen(filter), ...from(pageParam) } };
      return take(api.GET('/v1/clubs/{clubId}/fines', { params }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** The log of the club in words, the latest first. */
export const auditQuery = (clubId: string, filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', clubId, filter],
    queryFn: ({ pageParam }) => {
      const query = { ...withoutOpen(filter), order: 'desc' as const, ...from(pageParam) };
      return take(api.GET('/v1/clubs/{clubId}/audit', { params: { path: { clubId }, query } }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** The newest event of a kind, once something has that version. */
export interface Latest {
  readonly kind: AuditEntry['kind'];
  readonly version: number;
}

/** The newest entry of a kind, of which a changed row says no event; null for none. */
export const latestEntryQuery = (clubId: string, latest: Latest | null) =>
  queryOptions({
    queryKey: ['log-entry', clubId, 'latest', latest],
    queryFn: async () => {
      const kind = latest === null ? {} : { kind: [latest.kind] };
      const query = { order: 'desc' as const, limit: 1, ...kind };
      const params = { path: { clubId }, query };
      const { entries } = await take(api.GET('/v1/clubs/{clubId}/audit', { params }));
      return entries[0] ?? null;
    },
  });

/** The disputes of the club, the latest first. */
export const allDisputesQuery = (clubId: string, filter: DisputeFilter) =>
  infiniteQueryOptions({
    queryKey: ['disputes', clubId, 'all', filter],
    queryFn: ({ pageParam }) => {
      const params = { path: { clubId }, query: { ...withoutOpen(filter), ...from(pageParam) } };
      return take(api.GET('/v1/clubs/{clubId}/disputes', { params }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/**
 * Checks the whole log of the club.
 *
 * @param until a head that was kept on paper; empty for none
 */
export function verifyClub(clubId: string, until: string): Promise<Verification> {
  const query = until === '' ? {} : { until };
  return take(api.GET('/v1/clubs/{clubId}/verification', { params: { path: { clubId }, query } }));
}
