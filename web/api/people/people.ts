import { queryOptions } from '@tanstack/react-query';
import { calledHere } from './called.js';
import { api, take } from '../client.js';
import { nameIn } from '../../parts/files/fetch-file.js';
import type { Bodies } from '../bodies.js';

export type Member = Bodies['MemberView'];
export type Membership = Bodies['ListedMembershipView'];
export type MadeInvite = Bodies['InviteView'];
export type Device = Bodies['DeviceView'];

/** A link to hand over, by every address that it can be opened at. */
export interface HandedLink {
  readonly links: readonly Bodies['AddressedLinkView'][];
  readonly expiresAt: string;
}

const inClub = (clubId: string) => ({ params: { path: { clubId } } });
const keyed = <Path>(path: Path, key: string) => ({
  params: { path, header: { 'Idempotency-Key': key } },
});

// The first two words of a key are what live-notes.ts goes by.

/** The same as namesQuery of club-queries.ts, with all that is known of each. */
export const membersQuery = (club: string) =>
  queryOptions({
    queryKey: ['members', club],
    queryFn: () => take(api.GET('/v1/clubs/{clubId}/members', inClub(club))),
    select: calledHere(),
  });

export const membershipsQuery = (club: string) =>
  queryOptions({
    queryKey: ['memberships', club],
    queryFn: async () =>
      (await take(api.GET('/v1/clubs/{clubId}/memberships', inClub(club)))).memberships,
  });

export const invitesQuery = (club: string) =>
  queryOptions({
    queryKey: ['invites', club],
    queryFn: async () => (await take(api.GET('/v1/clubs/{clubId}/invites', inClub(club)))).invites,
  });

export const devicesQuery = (club: string) =>
  queryOptions({
    queryKey: ['devices', club],
    queryFn: async () => (await take(api.GET('/v1/clubs/{clubId}/devices', inClub(club)))).devices,
  });

export function chooseClubLanguage(
  clubId: string,
  language: Bodies['ClubLanguageDto']['language'],
  key: string,
): Promise<Bodies['ClubView']> {
  return take(
    api.POST('/v1/clubs/{clubId}/language', { ...keyed({ clubId }, key), body: { language } }),
  );
}

export const clubQuery = (club: string) =>
  queryOptions({
    queryKey: ['club', club],
    queryFn: () => take(api.GET('/v1/clubs/{clubId}', inClub(club))),
  });

/** Shows the money and the fines of members to all of them, or not any more. */
export function showClubStatistics(
  clubId: string,
  shown: boolean,
  key: string,
): Promise<Bodies['ClubView']> {
  const path = '/v1/clubs/{clubId}/statistics-shown';
  return take(api.POST(path, { ...keyed({ clubId }, key), body: { shown } }));
}

export function addMember(clubId: string, name: string, key: string): Promise<Member> {
  return take(
    api.POST('/v1/clubs/{clubId}/members', { ...keyed({ clubId }, key), body: { name } }),
  );
}

/** Somebody who sits down with a name, and is no member. */
export function addGuest(clubId: string, name: string, key: string): Promise<Member> {
  return take(api.POST('/v1/clubs/{clubId}/guests', { ...keyed({ clubId }, key), body: { name } }));
}

export function makeGuestMember(clubId: string, memberId: string, key: string): Promise<Member> {
  const path = '/v1/clubs/{clubId}/guests/{memberId}/make-member';
  return take(api.POST(path, keyed({ clubId, memberId }, key)));
}

export function mergeGuest(
  clubId: string,
  memberId: string,
  into: string,
  key: string,
): Promise<Member> {
  const path = '/v1/clubs/{clubId}/guests/{memberId}/merge';
  return take(api.POST(path, { ...keyed({ clubId, memberId }, key), body: { into } }));
}

/** Whether somebody is a member in use: no guest, and not archived. */
export function isMember({ guest, archivedAt }: Member): boolean {
  return !guest && archivedAt === null;
}

export function renameMember(
  clubId: string,
  memberId: string,
  name: string,
  key: string,
): Promise<Member> {
  const path = '/v1/clubs/{clubId}/members/{memberId}';
  return take(api.PATCH(path, { ...keyed({ clubId, memberId }, key), body: { name } }));
}

/** Archives a member, or restores them. */
export function keepMember(
  clubId: string,
  memberId: string,
  what: 'archive' | 'restore',
  key: string,
): Promise<Member> {
  const asked = keyed({ clubId, memberId }, key);
  const path = '/v1/clubs/{clubId}/members/{memberId}' as const;
  return take(
    what === 'archive' ? api.POST(`${path}/archive`, asked) : api.POST(`${path}/restore`, asked),
  );
}

export function changeMembership(
  clubId: string,
  userId: string,
  body: Bodies['ChangeMembershipDto'],
  key: string,
): Promise<Bodies['MembershipView']> {
  const path = '/v1/clubs/{clubId}/memberships/{userId}';
  return take(api.PATCH(path, { ...keyed({ clubId, userId }, key), body }));
}

export function endMembership(
  clubId: string,
  userId: string,
  key: string,
): Promise<Bodies['MembershipView']> {
  const path = '/v1/clubs/{clubId}/memberships/{userId}/end';
  return take(api.POST(path, keyed({ clubId, userId }, key)));
}

export function makeResetLink(clubId: string, userId: string): Promise<HandedLink> {
  const path = '/v1/clubs/{clubId}/memberships/{userId}/reset-link';
  return take(api.POST(path, { params: { path: { clubId, userId } } }));
}

export function makeInvite(
  clubId: string,
  body: Bodies['InviteDto'],
): Promise<Bodies['InviteMadeView']> {
  return take(api.POST('/v1/clubs/{clubId}/invites', { ...inClub(clubId), body }));
}

/** An invite for each member whom nobody is yet, to send. */
export async function makeMemberInvites(
  clubId: string,
  body: Bodies['InviteSheetDto'],
): Promise<Bodies['MemberInvites']['invites']> {
  const path = '/v1/clubs/{clubId}/member-invites';
  return (await take(api.POST(path, { ...inClub(clubId), body }))).invites;
}

export function revokeInvite(clubId: string, inviteId: string): Promise<MadeInvite> {
  const path = '/v1/clubs/{clubId}/invites/{inviteId}/revoke';
  return take(api.POST(path, { params: { path: { clubId, inviteId } } }));
}

export function addDevice(clubId: string, name: string, key: string): Promise<Device> {
  return take(
    api.POST('/v1/clubs/{clubId}/devices', { ...keyed({ clubId }, key), body: { name } }),
  );
}

export function makePairingLink(clubId: string, deviceId: string): Promise<HandedLink> {
  const path = '/v1/clubs/{clubId}/devices/{deviceId}/pairing-link';
  return take(api.POST(path, { params: { path: { clubId, deviceId } } }));
}

export function revokeDevice(clubId: string, deviceId: string, key: string): Promise<Device> {
  const path = '/v1/clubs/{clubId}/devices/{deviceId}/revoke';
  return take(api.POST(path, keyed({ clubId, deviceId }, key)));
}

/** Invitations to print for members whom nobody is yet; their links are shown this once. */
export async function makeInviteSheet(
  clubId: string,
  body: Bodies['InviteSheetDto'],
): Promise<File> {
  const path = '/v1/clubs/{clubId}/invite-sheets';
  const sent = api.POST(path, { ...inClub(clubId), body, parseAs: 'blob' });
  const [blob, { response }] = await Promise.all([take(sent), sent]);
  const name = nameIn(response.headers.get('content-disposition') ?? '');
  return new File([blob], name, { type: 'application/pdf' });
}
