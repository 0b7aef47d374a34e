import type { Pool } from 'pg';
import type { Day } from '../../values/day.js';
import type { PartOfLog } from './part-of-log.js';
import { PartyAccounts, type PartyAccount } from './party-accounts.js';
import type { About, Reading } from '../table.js';

/** Events read at a time, some six hundred lines: PostgreSQL is done with so many in a few milliseconds. */
const PAGE_SIZE = 50;

/** The event behind a line. */
interface OfEvent {
  readonly time: Date;
  /** The day it was recorded, where the club is. */
  readonly day: Day;
  readonly kind: string;
}

interface PostingRow {
  readonly event: number;
  readonly line: number;
  readonly amount: number;
  readonly reason: string;
  readonly stage: string;
  readonly source: string;
  readonly session: string | null;
  readonly hand: number | null;
  readonly fine: string | null;
  readonly from: number;
  readonly to: number;
}

/** A line of the ledger with the event that made it, and whose its accounts are. */
export interface PostingLine extends Omit<PostingRow, 'from' | 'to'>, OfEvent {
  readonly from: PartyAccount;
  readonly to: PartyAccount;
}

/**
 * Nothing is joined to the lines: an event has a dozen of them and an account hundreds, and to look both up
 * for every line took half of the time. A page has both its ends: one that had so many lines at most was
 * planned, wherever statistics lag behind what was written, as a sort of every line behind its beginning.
 */
const PAGE = `
  SELECT event_seq AS event, line, amount, reason, stage, source, session_id AS session,
    hand_number AS hand, fine_id AS fine, from_account AS "from", to_account AS "to"
  FROM posting WHERE club_id = $1 AND event_seq BETWEEN $2 AND $3 ORDER BY event_seq, line`;

const EVENTS = `
  SELECT seq, time, (time AT TIME ZONE $4)::date::text AS day, kind FROM club_event
  WHERE club_id = $1 AND seq BETWEEN $2 AND $3`;

/**
 * Every line of a part of the log, in its order, page by page.
 *
 * @param made what is made of a page; reads what else it needs in the same turn
 */
export async function* readPostings<Line>(
  reading: Reading<unknown>,
  { first, last }: PartOfLog,
  made: (lines: readonly PostingLine[]) => readonly Line[] | Promise<readonly Line[]>,
): AsyncGenerator<readonly Line[]> {
  const {
    database: { pool },
    turns,
    about,
  } = reading;
  const accounts = new PartyAccounts(reading);
  for (let from = first; from <= last; from += PAGE_SIZE) {
    const to = Math.min(from + PAGE_SIZE - 1, last);
    yield await turns(async () => {
      const values = [about.clubId, from, to];
      const { rows } = await pool.query<PostingRow>({
        name: 'postings-of-club',
        text: PAGE,
        values,
      });
      const events = await readEvents(pool, about, { first: from, last: to });
      await accounts.read(rows.flatMap((row) => [row.from, row.to]));
      return made(
        rows.map((row) => {
          const event = events.get(row.event);
          if (event === undefined) throw new Error(`the log has no event ${row.event}`);
          return { ...row, ...event, from: accounts.of(row.from), to: accounts.of(row.to) };
        }),
      );
    });
  }
}

/** The events of a part of the log, by their numbers. */
async function readEvents(
  pool: Pool,
  { clubId, timeZone }: About,
  { first, last }: PartOfLog,
): Promise<ReadonlyMap<number, OfEvent>> {
  const { rows } = await pool.query<OfEvent & { readonly seq: number }>({
    name: 'events-of-postings',
    text: EVENTS,
    values: [clubId, first, last, timeZone],
  });
  return new Map(rows.map(({ seq, ...event }) => [seq, event]));
}
