import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { namesHere } from '../people/called.js';
import { api, take } from '../client.js';
import type { Bodies } from '../bodies.js';
import { placesOf } from '../../parts/people/faces.js';

export type SessionView = Bodies['SessionView'];
export type HandView = Bodies['RecordedHandView'];
export type FineLine = Bodies['FineLine'];
export type RegisteredFine = Bodies['RegisteredFineView'];
export type CorrectionView = Bodies['CorrectionView'];
export type DisputeView = Bodies['ListedDispute'];
export type DisputeFile = Bodies['DisputeWithPartiesView'];
export type LedgerLine = Bodies['LedgerLine'];
export type SessionStep = Bodies['SessionStep'];

// Keys begin with what is read and the club, and name the session where it is of one: the live line
// reads again by them (live-notes.ts).

/** A screen full of evenings; the table's start asks for as many, and shares the answer. */
const SESSIONS = 20;
const FEW = 1;

const inClub = (clubId: string) => ({ params: { path: { clubId } } });

/** Names by id, of everybody who is or was a member. */
export const namesQuery = (club: string) =>
  queryOptions({
    queryKey: ['members', club],
    queryFn: () => take(api.GET('/v1/clubs/{clubId}/members', inClub(club))),
    select: namesHere(),
  });

/** The members of merged guests, by the ids that they played under. */
export const mergedQuery = (club: string) =>
  queryOptions({
    queryKey: ['members', club],
    queryFn: () => take(api.GET('/v1/clubs/{clubId}/members', inClub(club))),
    select: mergedOf,
  });

/** The places of all members for their faces. */
export const placesQuery = (club: string) =>
  queryOptions({
    queryKey: ['members', club],
    queryFn: () => take(api.GET('/v1/clubs/{clubId}/members', inClub(club))),
    select: placesIn,
  });

function placesIn({ members }: Bodies['MemberList']): ReadonlyMap<string, number> {
  return placesOf(members);
}

function mergedOf({ members }: Bodies['MemberList']): ReadonlyMap<string, string> {
  return new Map(
    members.flatMap(({ id, mergedInto }) => (mergedInto === null ? [] : [[id, mergedInto]])),
  );
}

export const latestSessionsQuery = (club: string) =>
  queryOptions({
    queryKey: ['sessions', club, SESSIONS],
    queryFn: () => readSessions(club, null),
  });

export const sessionsQuery = (club: string) =>
  infiniteQueryOptions({
    queryKey: ['sessions', club, 'pages'],
    queryFn: ({ pageParam }) => readSessions(club, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

function readSessions(clubId: string, cursor: string | null) {
  const query = { limit: SESSIONS, ...(cursor === null ? {} : { cursor }) };
  const params = { path: { clubId }, query };
  return take(api.GET('/v1/clubs/{clubId}/sessions', { params }));
}

export const balanceQuery = (club: string, member: string) =>
  queryOptions({
    queryKey: ['balance', club, member],
    queryFn: () =>
      take(
        api.GET('/v1/clubs/{clubId}/members/{memberId}/balance', {
          params: { path: { clubId: club, memberId: member } },
        }),
      ),
  });

/** The fines of a member, the latest first. */
export const finesQuery = (club: string, member: string) =>
  infiniteQueryOptions({
    queryKey: ['fines', club, { member }],
    queryFn: ({ pageParam }) =>
      take(
        api.GET('/v1/clubs/{clubId}/fines', {
          params: {
            path: { clubId: club },
            query: { member, ...(pageParam === null ? {} : { cursor: pageParam }) },
          },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** The latest few fines of a member. */
export const latestFinesQuery = (club: string, member: string) =>
  queryOptions({
    queryKey: ['fines', club, { member, limit: FEW }],
    queryFn: async () => {
      const params = { path: { clubId: club }, query: { member, limit: FEW } };
      return (await take(api.GET('/v1/clubs/{clubId}/fines', { params }))).fines;
    },
  });

/** The disputes that a member raised or that are about their fines, the latest first. */
export const disputesQuery = (club: string, member: string, state: 'open' | null = null) =>
  queryOptions({
    queryKey: ['disputes', club, { member, state }],
    queryFn: async () => {
      const query = { member, limit: 100, ...(state === null ? {} : { state }) };
      const params = { path: { clubId: club }, query };
      return (await take(api.GET('/v1/clubs/{clubId}/disputes', { params }))).disputes;
    },
  });

export const disputeQuery = (club: string, dispute: string) =>
  queryOptions({
    queryKey: ['dispute', club, dispute],
    queryFn: () =>
      take(
        api.GET('/v1/clubs/{clubId}/disputes/{disputeId}', {
          params: { path: { clubId: club, disputeId: dispute } },
        }),
      ),
  });
