import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { FineRecord } from '../../src/rules/fine-record.js';
import type { TarokHandRecord } from '../../src/rules/tarok/hand.js';
import type { SessionEvent } from '../../src/sessions/event.js';
import type { Answer } from './api.js';

/** Corrections as a client of the API writes and reads them. */

/** One of the things that a request corrects. */
export type Correction =
  | { readonly hand: number; readonly record: TarokHandRecord }
  | { readonly fine: string; readonly record: FineRecord }
  | { readonly hand: number; readonly void: true }
  | { readonly fine: string; readonly void: true };

/** A write as a client sends it. */
export interface Write {
  readonly path: string;
  readonly body: unknown;
  readonly version?: number;
  /** A new one when left out. */
  readonly key?: string;
  /** The id of the member who acts. */
  readonly actor?: string;
}

/** Sends a write over HTTP, in the name of a member where one is named. */
export async function write<T>(base: string, sent: Write): Promise<Answer<T>> {
  const answer = await fetch(base + sent.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': sent.key ?? randomUUID(),
      ...(sent.version === undefined ? {} : { 'if-match': `"${sent.version}"` }),
      ...(sent.actor === undefined ? {} : { 'acting-member': sent.actor }),
    },
    body: JSON.stringify(sent.body),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    etag: answer.headers.get('etag'),
    replayed: answer.headers.get('idempotency-replayed'),
    type: answer.headers.get('content-type'),
    text,
    body: JSON.parse(text) as T,
  };
}

/** The events of a session as they stand in the log, in order. */
export async function readSessionLog(
  pool: pg.Pool,
  clubId: string,
  sessionId: string,
): Promise<{ readonly seq: number; readonly event: SessionEvent }[]> {
  const { rows } = await pool.query<{ seq: string; kind: string; payload: string }>(
    'SELECT seq, kind, payload FROM club_event WHERE club_id = $1 AND session_id = $2 ORDER BY seq',
    [clubId, sessionId],
  );
  return rows.map(({ seq, kind, payload }) => {
    const event = { kind, ...(JSON.parse(payload) as object) } as SessionEvent;
    return { seq: Number(seq), event };
  });
}
