import { change, type EventKind } from '../kind.js';
import { isId, isOrdinal, isText, isYesNo } from '../payload.js';
import { namedChanges } from './club.js';
import type { MemberAdded, MemberChanged } from './event.js';

/** Somebody becomes a member of the club. */
export const memberAdded = {
  group: 'members',
  live: 'read-sessions',
  payload: { member: isId, name: isText, account: isOrdinal },
  subjects: ({ member }) => [member],
  about: ({ event: { member, name: subject } }) => ({ member, subject }),
  params: ({ event: { name } }) => ({ name }),
  changes: ({ event: { name } }) => [change('name', null, name)],
} satisfies EventKind<MemberAdded, unknown>;

/** A member is renamed, archived or restored. */
export const memberChanged = {
  group: 'members',
  live: 'read-sessions',
  payload: { member: isId, name: isText, archived: isYesNo },
  subjects: ({ member }) => [member],
  about: ({ event: { member, name: subject } }) => ({ member, subject }),
  params: ({ seq, event: { name } }, { before }) => ({ name, was: before.get(seq)?.name ?? null }),
  changes: namedChanges,
} satisfies EventKind<MemberChanged, unknown>;
