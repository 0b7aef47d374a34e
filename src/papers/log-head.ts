import type { Pool } from 'pg';
import { readNamesInLog } from '../clubs/names-in-log.js';
import type { ClubEvent } from '../events/club/event.js';
import type { BooksEvent } from '../events/money/books.js';
import { readEvent } from '../events/registry.js';
import { USUAL_BOOKS } from '../money/books.js';
import { Problem } from '../platform/http/problem/problem.js';
import type { LanguageId } from '../people/languages.js';

/** The event of the log that a paper is made at. */
export interface PaperHead {
  readonly seq: number;
  readonly hash: string;
  /** ISO 8601. */
  readonly time: string;
}

/** A club as its log had it at an event. */
export interface ClubThen {
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly timeZone: string;
  /** Of members, users and devices; a merged guest has the name of the member. */
  readonly names: ReadonlyMap<string, string>;
}

interface HeadRow {
  readonly seq: string | null;
  readonly hash: string | null;
  readonly time: Date | null;
  readonly last: string;
}

/**
 * An event of the log to make a paper at.
 *
 * @param seq its number; null for the last one
 * @throws Problem `club-not-found`; `log-is-shorter` for an event that has not come yet
 */
export async function readHead(pool: Pool, clubId: string, seq: number | null): Promise<PaperHead> {
  const { rows } = await pool.query<HeadRow>({
    name: 'paper-head',
    text: `SELECT e.seq::text, e.hash, e.time, c.head_seq::text AS last
      FROM club c LEFT JOIN club_event e ON e.club_id = c.id AND e.seq = coalesce($2, c.head_seq)
      WHERE c.id = $1`,
    values: [clubId, seq],
  });
  const [row] = rows;
  if (row === undefined) throw new Problem('club-not-found', {});
  const { seq: found, hash, time } = row;
  if (hash === null || time === null) {
    throw new Problem('log-is-shorter', { last: Number(row.last) }, { field: 'head' });
  }
  return { seq: Number(found), hash, time: time.toISOString() };
}

const KINDS: readonly (ClubEvent | BooksEvent)['kind'][] = [
  'club-opened',
  'club-renamed',
  'member-added',
  'member-renamed',
  'guest-added',
  'guest-merged',
  'access-given',
  'device-added',
  'books-opened',
  'books-changed',
];

/**
 * A club by the events of its log up to a head. Somebody who was forgotten since then is called a
 * former member.
 *
 * @param language of these words
 */
export async function readClubThen(
  pool: Pool,
  clubId: string,
  { head, language }: { readonly head: number; readonly language: LanguageId },
): Promise<ClubThen> {
  const { rows } = await pool.query<{ seq: number; kind: string; payload: string }>({
    name: 'club-then',
    text: `SELECT seq, kind, payload FROM club_event
      WHERE club_id = $1 AND kind = ANY ($2::text[]) AND kind <> 'hand-recorded' AND seq <= $3
      ORDER BY seq`,
    values: [clubId, KINDS, head],
  });
  const seqs = rows.map(({ seq }) => seq);
  const called = await readNamesInLog(pool, clubId, { seqs, language });
  const events = rows.map(({ seq, kind, payload }) => readEvent(kind, payload, called(seq)));
  return clubThen(events as (ClubEvent | BooksEvent)[]);
}

/** The club that events amount to, in the order of the log. Pure. */
export function clubThen(events: readonly (ClubEvent | BooksEvent)[]): ClubThen {
  let [name, currency, timeZone] = ['', '', USUAL_BOOKS.timeZone];
  const names = new Map<string, string>();
  const merged = new Map<string, string>();
  for (const event of events) {
    switch (event.kind) {
      case 'club-opened':
        ({ name, currency } = event);
        timeZone = event.books?.timeZone ?? timeZone;
        if (event.owner !== undefined) names.set(event.owner.user, event.owner.name);
        break;
      case 'club-renamed':
        ({ name } = event);
        break;
      case 'books-opened':
      case 'books-changed':
        ({ timeZone } = event);
        break;
      case 'member-added':
      case 'member-renamed':
      case 'guest-added':
        names.set(event.member, event.name);
        break;
      case 'guest-merged':
        merged.set(event.member, event.into);
        break;
      case 'access-given':
        names.set(event.user, event.name);
        break;
      case 'device-added':
        names.set(event.device, event.name);
        break;
    }
  }
  for (const [guest, member] of merged) names.set(guest, names.get(member) ?? '');
  return { name, currency, timeZone, names };
}
