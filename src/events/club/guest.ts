import { change, type EventKind } from '../kind.js';
import { isId, isText } from '../payload.js';
import type { GuestAdded, GuestMadeMember, GuestMerged } from './event.js';
import { ADDED } from './member.js';

/** Somebody sits down with a name, and is no member. */
export const guestAdded = ADDED satisfies EventKind<GuestAdded, unknown>;

/** A guest becomes a member. */
export const guestMadeMember = {
  group: 'members',
  live: 'read-sessions',
  payload: { member: isId, name: isText },
  subjects: ({ member }) => [member],
  person: ({ member }) => member,
  about: ({ event: { member, name: subject } }) => ({ member, subject }),
  params: ({ event: { name } }) => ({ name }),
  changes: () => [change('guest', true, false)],
} satisfies EventKind<GuestMadeMember, unknown>;

/** A guest is merged into a member. */
export const guestMerged = {
  group: 'members',
  live: 'read-sessions',
  payload: { member: isId, name: isText, into: isId },
  subjects: ({ member, into }) => [member, into],
  person: ({ member }) => member,
  about: ({ event: { into: member, name: subject } }) => ({ member, subject }),
  params: ({ event: { name, into } }) => ({ name, into }),
  changes: ({ event: { into } }) => [change('merged-into', null, into)],
} satisfies EventKind<GuestMerged, unknown>;
