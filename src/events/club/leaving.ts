import { change, type EventKind } from '../kind.js';
import { isId, isObject, isOrdinal, isText, listOf, optional, withTest } from '../payload.js';
import type { MemberForgotten } from './event.js';

const SHA256 = /^[0-9a-f]{64}$/;

function isTakenOut(one: object): boolean {
  const { event, digest } = one as Readonly<Record<string, unknown>>;
  return isOrdinal(event) && typeof digest === 'string' && SHA256.test(digest);
}

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
    takenOut: optional(withTest(listOf(isObject), (list) => (list as object[]).every(isTakenOut))),
  },
  subjects: ({ member, guests, users }) => [member, ...guests, ...users],
  about: ({ event: { member, name: subject } }) => ({ member, subject }),
  params: ({ event: { initials, takenOut = [] } }) => ({
    initials,
    takenOut: takenOut.map(({ event }) => event),
  }),
  changes: ({ event: { name } }) => [change('name', null, name)],
} satisfies EventKind<MemberForgotten, unknown>;
