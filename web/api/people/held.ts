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

/** The member leaves for good. */
export function forgetMember(clubId: string, memberId: string, key: string): Promise<Member> {
  const params = { path: { clubId, memberId }, header: { 'Idempotency-Key': key } };
  return take(api.POST('/v1/clubs/{clubId}/members/{memberId}/forget', { params }));
}
