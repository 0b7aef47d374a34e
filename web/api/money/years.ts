import { queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';
import type { Bodies } from '../bodies.js';

export type YearStanding = Bodies['YearStanding'];
export type YearAccounts = Bodies['YearAccounts'];
export type ResultLine = Bodies['ResultLine'];

export type Version = Pick<YearStanding, 'firstDay' | 'version'>;

export const versioned = (clubId: string, { firstDay, version }: Version, key: string) => ({
  params: {
    path: { clubId, firstDay },
    header: { 'Idempotency-Key': key, 'If-Match': `"${version}"` },
  },
});

export const yearsQuery = (clubId: string) =>
  queryOptions({
    queryKey: ['years', clubId],
    queryFn: async () => {
      const params = { path: { clubId } };
      return (await take(api.GET('/v1/clubs/{clubId}/years', { params }))).years;
    },
  });

/** Result, balance and movements of a year, beside the year before and the budget. */
export const yearAccountsQuery = (clubId: string, firstDay: string) =>
  queryOptions({
    queryKey: ['year-accounts', clubId, firstDay],
    queryFn: () => {
      const params = { path: { clubId, firstDay } };
      return take(api.GET('/v1/clubs/{clubId}/years/{firstDay}/accounts', { params }));
    },
  });

export function closeYear(clubId: string, year: Version, key: string) {
  const path = '/v1/clubs/{clubId}/years/{firstDay}/close';
  return take(api.POST(path, versioned(clubId, year, key)));
}

export function reopenYear(clubId: string, year: Version, why: string, key: string) {
  const path = '/v1/clubs/{clubId}/years/{firstDay}/reopen';
  return take(api.POST(path, { ...versioned(clubId, year, key), body: { why } }));
}

export function setBudget(
  clubId: string,
  firstDay: string,
  lines: Bodies['BudgetDto']['lines'],
  key: string,
) {
  const params = { path: { clubId, firstDay }, header: { 'Idempotency-Key': key } };
  const path = '/v1/clubs/{clubId}/years/{firstDay}/budget';
  return take(api.PUT(path, { params, body: { lines } }));
}

export function setNotes(
  clubId: string,
  firstDay: string,
  notes: Bodies['AccountsNotesDto']['notes'],
  key: string,
) {
  const params = { path: { clubId, firstDay }, header: { 'Idempotency-Key': key } };
  const path = '/v1/clubs/{clubId}/years/{firstDay}/notes';
  return take(api.PUT(path, { params, body: { notes } }));
}
