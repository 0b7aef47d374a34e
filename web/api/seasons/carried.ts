import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Bodies } from '../bodies.js';
import { api, take } from '../client.js';
import { seasonReads } from './season-writes.js';

export type EveningsToCarry = Bodies['CarryInDto'];
export type CarriedEvening = Bodies['CarriedEveningView'];
export type CarriedCorrection = Bodies['CorrectCarriedDto'];

/** The evenings from before that a club carried in. */
export const carriedQuery = (clubId: string) =>
  queryOptions({
    queryKey: ['carried', clubId],
    queryFn: async () => {
      const path = '/v1/clubs/{clubId}/carried-evenings';
      return (await take(api.GET(path, { params: { path: { clubId } } }))).evenings;
    },
  });

/** Reads that evenings from before may change. */
export function carriedReads(club: string): readonly QueryKey[] {
  const own = ['carried', 'members', 'statistics', 'records'].map((what) => [what, club]);
  return [...own, ...seasonReads(club)];
}

/** Carries evenings in, with the people who are added for them: all or none. */
export function carryEveningsIn(clubId: string, body: EveningsToCarry, key: string) {
  const params = { path: { clubId }, header: { 'Idempotency-Key': key } };
  return take(api.POST('/v1/clubs/{clubId}/carried-evenings', { params, body }));
}

const versioned = (clubId: string, { id, since }: CarriedEvening, key: string) => ({
  params: {
    path: { clubId, eveningId: id },
    header: { 'Idempotency-Key': key, 'If-Match': `"${since}"` },
  },
});

/** Puts another content in the place of an evening that was carried in. */
export function correctCarried(
  clubId: string,
  evening: CarriedEvening,
  body: CarriedCorrection,
  key: string,
) {
  const path = '/v1/clubs/{clubId}/carried-evenings/{eveningId}/correct';
  return take(api.POST(path, { ...versioned(clubId, evening, key), body }));
}

/** Takes an evening that was carried in back. */
export function takeBackCarried(clubId: string, evening: CarriedEvening, why: string, key: string) {
  const path = '/v1/clubs/{clubId}/carried-evenings/{eveningId}/take-back';
  return take(api.POST(path, { ...versioned(clubId, evening, key), body: { why } }));
}
