import { change, type EventKind } from '../kind.js';
import { isId, isText, listOf } from '../payload.js';
import type { MemberForgotten } from './event.js';

/** A member leaves for good. */
export const memberForgotten = {
  group: 'members',
  live: 'read-sessions',
  payload: {
    member: isId,
    name: isText,
    initials: isText,
    guests: listOf(isId),
    users: listOf(isId),
  },
  subjects: ({ member, guests, users }) => [member, ...guests, ...users],
  about: ({ event: { member, name: subject } }) => ({ member, subject }),
  params: ({ event: { initials } }) => ({ initials }),
  changes: ({ event: { name } }) => [change('name', null, name)],
} satisfies EventKind<MemberForgotten, unknown>;
