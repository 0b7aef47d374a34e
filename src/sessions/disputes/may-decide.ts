import { readMerged } from '../../clubs/members/person.js';
import type { Snapshot } from '../../ledger/log/event.js';
import { identitiesOf, type Actor } from '../../people/actor.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { whoMay } from '../../people/roles.js';
import type { DisputeRaised } from '../../evening/event.js';
import type { History } from '../../evening/history.js';
import type { ParamsFor } from '../../problems/reasons.js';
import { requireMember } from '../session-write.js';
import { StaleRead } from '../../ledger/write/fresh-read.js';
import type { DisputeWrite, FoundDispute } from './dispute-write.js';
import { findRecordedFine, recordersOfHand } from './disputed.js';

type Part = ParamsFor<'decides-own-part'>['parts'][number];

/** Members and users who have part in what is disputed, by their ids, and which part. */
export type Concerned = ReadonlyMap<string, Part>;

/** Members who may decide and have no part in it, as they were read before the write. */
export interface Others {
  /** A few of them; none when there is nobody else. */
  readonly ids: readonly string[];
  /** The head of the log when they were read. */
  readonly headSeq: number;
  /** Who has part in it as a guest, and the member that they are now. */
  readonly guests: ReadonlyMap<string, string>;
}

/** More than can be archived while somebody decides. */
const ENOUGH_OTHERS = 20;

/**
 * Who has part in what is disputed: who recorded it, reported it or was fined, and who raised the
 * dispute. Nobody of them decides it alone, where the club has another.
 */
export function concernedBy(
  history: History,
  { fine, hand, by }: DisputeRaised,
  guests: Others['guests'] = new Map(),
): Concerned {
  const concerned = new Map<string, Part>([[by, 'raised-dispute']]);
  if (fine !== null) {
    const recorded = findRecordedFine(history, fine);
    if (recorded === undefined) throw new RangeError('A dispute about no fine of the session.');
    const { recordedBy, record } = recorded;
    if (record.reportedBy != null) concerned.set(record.reportedBy, 'reported-fine');
    concerned.set(record.player, 'was-fined');
    for (const id of identitiesOf(recordedBy)) concerned.set(id, 'recorded-fine');
  } else if (hand !== null) {
    for (const id of recordersOfHand(history, hand).flatMap(identitiesOf)) {
      concerned.set(id, 'recorded-hand');
    }
  }
  for (const [guest, member] of guests) {
    const part = concerned.get(guest);
    if (part !== undefined && !concerned.has(member)) concerned.set(member, part);
  }
  return concerned;
}

/** Whether somebody has part in it: as the member they are, or as the user they were before. */
function isConcerned(concerned: Concerned, { user, member }: Actor): boolean {
  return [user, member].some((id) => id !== null && concerned.has(id));
}

/**
 * Some members who could decide with those who want to; empty where these are enough already.
 *
 * @param known the session's history; null when there is none
 */
export async function readOthers(
  { pool }: Database,
  { clubId, actor }: DisputeWrite,
  dispute: string,
  known: History | null,
  together: readonly string[],
): Promise<Others> {
  const raised = known?.events.find(
    ({ event }) => event.kind === 'dispute-raised' && event.dispute === dispute,
  );
  if (known === null || raised?.event.kind !== 'dispute-raised') {
    return { ids: [], headSeq: 0, guests: new Map() };
  }
  const guests = await readMerged(pool, clubId, concernedBy(known, raised.event).keys());
  const nobody = { ids: [], headSeq: 0, guests };
  const concerned = concernedBy(known, raised.event, guests);
  if (actor !== undefined && !isConcerned(concerned, actor)) return nobody;
  if (together.some((id) => !concerned.has(id))) return nobody;
  const { rows } = await pool.query<{ readonly headSeq: number; readonly id: string | null }>({
    name: 'members-unconcerned',
    text: `SELECT c.head_seq AS "headSeq", m.id
      FROM club c
      LEFT JOIN LATERAL (
        SELECT x.id FROM membership a JOIN member x ON x.club_id = a.club_id AND x.id = a.member_id
        WHERE a.club_id = c.id AND a.roles && $3::text[] AND x.archived_at IS NULL
          AND x.id <> ALL ($2::uuid[]) AND a.user_id <> ALL ($2::uuid[])
        LIMIT ${ENOUGH_OTHERS}) m ON true
      WHERE c.id = $1`,
    values: [clubId, [...concerned.keys()], whoMay('decide-disputes')],
  });
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  return { ids, headSeq: rows[0]?.headSeq ?? 0, guests };
}

/**
 * Checks that the dispute may be decided by the acting member and those who decide together with them.
 *
 * @throws Problem `decision-refused` when all of them have part in it and the club has another;
 *   `member-not-found`, `member-archived`, `validation-failed` for one of `together`; StaleRead
 */
export function checkMayDecide(
  snapshot: Snapshot,
  { actor, author, history, raised }: FoundDispute,
  together: readonly string[],
  others: Others,
): void {
  const deciders = [author];
  for (const [index, id] of together.entries()) {
    const field = `together[${index}]`;
    if (deciders.some((one) => one.id === id)) {
      throw new Problem('decider-named-twice', {}, { field });
    }
    deciders.push(requireMember(snapshot, id, field));
  }
  const concerned = concernedBy(history, raised.event, others.guests);
  if (!isConcerned(concerned, actor)) return;
  if (together.some((id) => !concerned.has(id))) return;
  for (const id of others.ids) {
    if (snapshot.members.get(id)?.archivedAt !== null) continue;
    const names = deciders.map(({ name }) => name);
    // Who is not concerned as a member is as a user, and users only record.
    const parts = deciders.map((one) => concerned.get(one.id) ?? 'recorded');
    throw new Problem('decides-own-part', { names, parts }, { field: 'together' });
  }
  // Nobody else was found. If there was one a moment ago, or may be one by now, it is read again.
  if (others.ids.length > 0 || others.headSeq !== snapshot.club.headSeq) throw new StaleRead();
}
