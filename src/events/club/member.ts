import { change, type EventKind, type Logged } from '../kind.js';
import { isId, isOrdinal, isText, isYesNo } from '../payload.js';
import { namedChanges } from './club.js';
import type { GuestAdded, MemberAdded, MemberChanged } from './event.js';

/** The parts that all events about a new person in the club share. */
export const ADDED = {
  group: 'members',
  live: 'read-sessions',
  payload: { member: isId, name: isText, account: isOrdinal },
  subjects: ({ member }: MemberAdded | GuestAdded) => [member],
  person: ({ member }: MemberAdded | GuestAdded) => member,
  about: ({ event: { member, name: subject } }: Logged<MemberAdded | GuestAdded>) => ({
    member,
    subject,
  }),
  params: ({ event: { name } }: Logged<MemberAdded | GuestAdded>) => ({ name }),
  changes: ({ event: { name } }: Logged<MemberAdded | GuestAdded>) => [change('name', null, name)],
} as const;

/** Somebody becomes a member of the club. */
export const memberAdded = ADDED satisfies EventKind<MemberAdded, unknown>;

/** A member is renamed, archived or restored. */
export const memberChanged = {
  group: 'members',
  live: 'read-sessions',
  payload: { member: isId, name: isText, archived: isYesNo },
  subjects: ({ member }) => [member],
  person: ({ member }) => member,
  about: ({ event: { member, name: subject } }) => ({ member, subject }),
  params: ({ seq, event: { name } }, { before }) => ({ name, was: before.get(seq)?.name ?? null }),
  changes: namedChanges,
} satisfies EventKind<MemberChanged, unknown>;
