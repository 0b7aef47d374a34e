import type { Pool } from 'pg';
import { readActor, SERVICE } from '../people/actor.js';
import { Field, TEXT } from '../platform/http/reference/field.js';
import { calledIn, type Called } from '../words/former-member.js';
import { isUuid } from '../values/uuid.js';

/** The names of members, users and devices of a club, by their ids. */
export type Names = ReadonlyMap<string, string>;

/** Between who sat at a tablet and what that is called. */
export const AT_TABLET = ' · ';

/** The author of an event in words: 'Karen', 'karen@example.org', 'Karen · Bordets tablet'. */
export function actorName(actor: string, names: Names): string {
  if (actor === SERVICE) return 'Kopperne';
  const { user, device, member } = readActor(actor);
  const of = (id: string) => names.get(id) ?? id;
  if (device !== null)
    return member === null ? of(device) : `${of(member)}${AT_TABLET}${of(device)}`;
  const id = member ?? user;
  return id === null ? 'the secretary' : of(id);
}

/** The ids that authors of events are named by. */
export function idsOfActors(actors: Iterable<string>): Set<string> {
  const ids = new Set<string>();
  for (const actor of actors) {
    const { user, device, member } = readActor(actor);
    for (const id of [user, device, member]) if (id !== null) ids.add(id);
  }
  return ids;
}

/** Reads the names behind ids; users by the name they signed in with when they came. */
export async function readNames(pool: Pool, clubId: string, ids: Iterable<string>): Promise<Names> {
  // An imported log may name anybody, by whatever.
  const wanted = [...ids].filter(isUuid);
  if (wanted.length === 0) return new Map();
  const { rows } = await pool.query<Called & { id: string }>({
    name: 'names-in-club',
    text: `SELECT m.id, coalesce(i.name, m.name) AS name, m.initials FROM member m
        LEFT JOIN member i ON i.club_id = m.club_id AND i.id = m.merged_into
        WHERE m.club_id = $1 AND m.id = ANY ($2::uuid[])
      UNION ALL
      SELECT user_id, name, initials FROM membership WHERE club_id = $1 AND user_id = ANY ($2::uuid[])
      UNION ALL
      SELECT id, name, NULL FROM device WHERE club_id = $1 AND id = ANY ($2::uuid[])`,
    values: [clubId, wanted],
  });
  return new Map(rows.map(({ id, ...called }) => [id, calledIn('en', called)]));
}

/** The author of an event as the log names it. */
export const ShownActor = () =>
  Field(
    TEXT,
    'The author, as the log has it: the id of a member; `user:` and an id for a user who is no member; ' +
      '`device:` and an id, and behind a space the member who sat at it; `secretary` before there were users; `service` for what Kopperne itself adds.',
  );

/** The author of an event in words. */
export const ShownActorName = () =>
  Field(TEXT, 'The author in words: `Karen`, `karen@example.org`, `Karen · Bordets tablet`.');
