import type { QueryKey } from '@tanstack/react-query';
import type { Bodies } from '../api/bodies.js';
import { placesOf } from '../parts/people/faces.js';
import { db, type KeptMembers } from './database.js';
import type { TappedBy } from './waiting.js';

type Members = Bodies['MemberList']['members'];

/** The members of a club as a device keeps them. */
export function keptMembers(club: string, members: Members): KeptMembers {
  return {
    club,
    members: members.map(({ id, name }) => [id, name] as const),
    away: members
      .filter(({ archivedAt, mergedInto }) => archivedAt !== null || mergedInto !== null)
      .map(({ id }) => id),
    places: [...placesOf(members)],
  };
}

/**
 * Keeps the members again when any screen read them: the name of somebody who left for good does not
 * stay on this device until an evening is opened.
 */
export async function followMembers([what, club]: QueryKey, data: unknown): Promise<void> {
  const list = data as { readonly members: Members } | undefined;
  if (what !== 'members' || typeof club !== 'string' || list === undefined) return;
  await db.members.where('club').equals(club).modify(keptMembers(club, list.members));
  await followLeaving(club, list.members);
}

/** Steps of somebody who has left for good lose the name, and only somebody else can send them. */
async function followLeaving(club: string, members: Members): Promise<void> {
  const left = new Map(
    members.flatMap(({ id, name, initials }) => (initials === null ? [] : [[id, name] as const])),
  );
  await db.outbox
    .filter(({ club: of, by }) => of === club && by.hasLeft !== true && left.has(by.member ?? ''))
    .modify((waiting: { by: TappedBy }) => {
      const { by } = waiting;
      waiting.by = { ...by, name: left.get(by.member ?? '') ?? '', hasLeft: true };
    });
}
