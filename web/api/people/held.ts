import { queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';
import type { Member } from './people.js';
import type { Bodies } from '../bodies.js';

export type Held = Bodies['HeldView'];

type Language = NonNullable<Bodies['ClubView']['language']>;

/** The address of all that is held about a member, for a file. */
export function heldAddress(club: string, member: string, language: Language): string {
  return `/v1/clubs/${club}/members/${member}/held?language=${language}`;
}

export const heldQuery = (clubId: string, memberId: string, language: Language) =>
  queryOptions({
    queryKey: ['held', clubId, memberId, language],
    queryFn: () => {
      const params = { path: { clubId, memberId }, query: { language } };
      return take(api.GET('/v1/clubs/{clubId}/members/{memberId}/held', { params }));
    },
  });

/** The member who leaves, and the events out of whose texts the name is taken. */
export interface Leaving {
  readonly member: string;
  readonly takeOut: readonly number[];
}

/** The member leaves for good. */
export function forgetMember(clubId: string, of: Leaving, key: string): Promise<Member> {
  const path = { clubId, memberId: of.member };
  const params = { path, header: { 'Idempotency-Key': key } };
  const body = { takeOut: [...of.takeOut] };
  return take(api.POST('/v1/clubs/{clubId}/members/{memberId}/forget', { params, body }));
}
