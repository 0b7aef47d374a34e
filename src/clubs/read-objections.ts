import type { Pool } from 'pg';
import {
  OBJECTION_KIND_NAMES,
  objectionsIn,
  type Objection,
  type ObjectionEvent,
} from '../events/money/objections.js';
import { readEventsOf, type EventsRead } from './read-events.js';

/** The events of objections of a club, in their order. */
export function readObjectionLog(pool: Pool, clubId: string): Promise<EventsRead<ObjectionEvent>> {
  return readEventsOf(pool, clubId, OBJECTION_KIND_NAMES);
}

/** The objections of a club as its log has them, the oldest first, and the end of the log that they were read at. */
export async function readObjections(
  pool: Pool,
  clubId: string,
): Promise<{ readonly headSeq: number; readonly objections: readonly Objection[] }> {
  const { headSeq, log } = await readObjectionLog(pool, clubId);
  return { headSeq, objections: objectionsIn(log) };
}
