import { readActor } from '../../people/actor.js';
import type { NewPosting } from '../log/posting.js';
import { TABLES, type Row } from './tables/tables.js';
import type { ProjectedTable } from './tables/table.js';
import type { RowChange, Values } from './row-change.js';

/** The rows that the ledger itself makes of an event, beside those that the event gives. */

/** A posting as its table has it. @param line from 1 within the event */
export function postingRow(
  posting: NewPosting,
  eventSeq: number,
  line: number,
  sessionId: string | null,
): Row<'posting'> {
  const { from, to, amount, reason, source, stage, handNumber, fineId } = posting;
  return {
    eventSeq,
    line,
    fromAccount: from,
    toAccount: to,
    amount,
    reason,
    source,
    sessionId,
    handNumber,
    fineId,
    stage,
  };
}

/** The subjects of an event: those that it names, and the acting member. */
export function subjectRow(
  seq: number,
  actor: string,
  subjects: readonly string[],
): Row<'subject'> {
  const { member } = readActor(actor);
  const all = new Set(subjects);
  if (member !== null) all.add(member);
  // As PostgreSQL sorts uuids.
  return { seq, subjects: [...all].sort() };
}

/** @throws Error for a row of another session than that of its event, or of one where it has none */
export function checkSession(change: RowChange, sessionId: string | null): void {
  const { session }: ProjectedTable = TABLES[change.table];
  if (session === undefined) return;
  const values: Values = 'put' in change ? change.put : change.of;
  const said = values[session];
  const isRight = said === undefined ? sessionId !== null : said === sessionId;
  if (!isRight) throw new Error(`a row of ${change.table} comes with an event of another session`);
}
