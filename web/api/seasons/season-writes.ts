import type { QueryKey } from '@tanstack/react-query';
import { api, take } from '../client.js';
import type { Bodies } from '../bodies.js';
import type { Season } from './seasons.js';

export type NewSeason = Bodies['SeasonDto'];
export type SeasonChange = Bodies['SeasonChangeDto'];
export type RuleChange = Bodies['RuleChangeDto'];
export type EveningMove = Bodies['EveningMoveDto'];

type Version = Pick<Season, 'id' | 'version'>;

const keyed = (key: string) => ({ 'Idempotency-Key': key });
const versioned = (clubId: string, { id, version }: Version, key: string) => ({
  params: {
    path: { clubId, seasonId: id },
    header: { ...keyed(key), 'If-Match': `"${version}"` },
  },
});

/** Reads that a write to a season may change. */
export function seasonReads(club: string): readonly QueryKey[] {
  return ['seasons', 'standings'].map((what) => [what, club]);
}

export function openSeason(clubId: string, body: NewSeason, key: string) {
  const params = { path: { clubId }, header: keyed(key) };
  return take(api.POST('/v1/clubs/{clubId}/seasons', { params, body }));
}

export function changeSeason(clubId: string, season: Version, body: SeasonChange, key: string) {
  const path = '/v1/clubs/{clubId}/seasons/{seasonId}';
  return take(api.PATCH(path, { ...versioned(clubId, season, key), body }));
}

export function changeRule(clubId: string, season: Version, body: RuleChange, key: string) {
  const path = '/v1/clubs/{clubId}/seasons/{seasonId}/rule';
  return take(api.POST(path, { ...versioned(clubId, season, key), body }));
}

export function closeSeason(clubId: string, season: Version, key: string) {
  const path = '/v1/clubs/{clubId}/seasons/{seasonId}/close';
  return take(api.POST(path, versioned(clubId, season, key)));
}

export function reopenSeason(clubId: string, season: Version, why: string, key: string) {
  const path = '/v1/clubs/{clubId}/seasons/{seasonId}/reopen';
  return take(api.POST(path, { ...versioned(clubId, season, key), body: { why } }));
}

/** Takes an evening out of a season, into one, or from one into another. */
export function moveEvening(clubId: string, body: EveningMove, key: string) {
  const params = { path: { clubId }, header: keyed(key) };
  return take(api.POST('/v1/clubs/{clubId}/evening-moves', { params, body }));
}
