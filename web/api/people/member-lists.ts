import type { Bodies } from '../bodies.js';
import { api, take } from '../client.js';

export type ListToAdd = Bodies['MemberListDto'];

const keyed = (clubId: string, key: string) => ({
  params: { path: { clubId }, header: { 'Idempotency-Key': key } },
});

/** Adds the members of a list with their opening balances: all or none. */
export function addMemberList(
  clubId: string,
  body: ListToAdd,
  key: string,
): Promise<Bodies['AddedList']> {
  return take(api.POST('/v1/clubs/{clubId}/member-lists', { ...keyed(clubId, key), body }));
}

/** Takes back a list that was just added, with what was booked for it. */
export function takeBackMemberList(
  clubId: string,
  body: Bodies['TakeBackListDto'],
  key: string,
): Promise<Bodies['ListTakenBack']> {
  const path = '/v1/clubs/{clubId}/member-lists/take-back';
  return take(api.POST(path, { ...keyed(clubId, key), body }));
}
