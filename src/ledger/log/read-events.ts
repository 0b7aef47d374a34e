import type { Queryable } from '../../platform/database/queued-client.js';
import type { LoggedEvent } from './event.js';

/** The columns of an event, as `readEvent` takes them. */
export const EVENT_COLUMNS = `e.seq::text, e.kind, e.session_id, e.actor, e.payload, e.prev_hash, e.hash,
  (extract(epoch FROM e.time) * 1000)::text, e.taken_out::text`;

/** An event out of its columns, in their order. */
export function readEvent(clubId: string, columns: readonly (string | null)[]): LoggedEvent {
  const [seq, kind, sessionId, actor, payload, prevHash, hash, time, takenOut = null] = columns;
  return {
    clubId,
    seq: Number(seq),
    kind: kind ?? '',
    sessionId: sessionId ?? null,
    actor: actor ?? '',
    payload: payload ?? '',
    prevHash: prevHash ?? '',
    hash: hash ?? '',
    time: isoTime(time ?? ''),
    ...(takenOut === null ? {} : { takenOut: Number(takenOut) }),
  };
}

/** Up to `count` events after number `after`, in order. */
export async function readEvents(
  client: Queryable,
  clubId: string,
  after: number,
  count: number,
): Promise<LoggedEvent[]> {
  const { rows } = await client.query<(string | null)[]>({
    name: 'ledger-events',
    text: `SELECT ${EVENT_COLUMNS}
      FROM club_event e WHERE e.club_id = $1 AND e.seq > $2 ORDER BY e.seq LIMIT $3`,
    values: [clubId, after, count],
    rowMode: 'array',
  });
  return rows.map((columns) => readEvent(clubId, columns));
}

/** A time that no event was given (infinity) is no time here either; its event does not hash to what it has. */
function isoTime(milliseconds: string): string {
  const time = new Date(Number(milliseconds));
  return Number.isNaN(time.getTime()) ? milliseconds : time.toISOString();
}
