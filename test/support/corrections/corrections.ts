import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import type { CorrectionMode, SessionEvent } from '../../../src/evening/event.js';
import { bearer, deviceAt, memberAt, writerAt } from '../access/access.js';
import { readAnswer, type Answer } from '../api/api.js';

/** Corrections as a client of the API writes and reads them. */

/** The modes that correct anything; `paid-back` is for one fine only. */
export const MODES = ['compensate', 'replay'] as const satisfies readonly CorrectionMode[];
export type Mode = (typeof MODES)[number];

/** One of the things that a request corrects. */
export type Correction =
  | { readonly hand: number; readonly record: TarokHandRecord }
  | { readonly fine: string; readonly record: FineRecord }
  | { readonly hand: number; readonly void: true }
  | { readonly fine: string; readonly void: true }
  | { readonly step: number; readonly void: true };

export const voidFine = (fine: string | undefined): Correction => ({
  fine: fine ?? '',
  void: true,
});
export const voidHand = (hand: number): Correction => ({ hand, void: true });

/** A write as a client sends it. */
export interface Write {
  readonly path: string;
  readonly body: unknown;
  readonly version?: number;
  /** A new one when left out. */
  readonly key?: string;
  /** The id of the member who acts; the owner of the club, who is no member, when nobody is named. */
  readonly actor?: string;
  /** The headers of the sender, when it is none of these. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a write over HTTP, as the member who is named. */
export async function write<T>(base: string, sent: Write): Promise<Answer<T>> {
  const answer = await fetch(base + sent.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': sent.key ?? randomUUID(),
      ...(sent.version === undefined ? {} : { 'if-match': `"${sent.version}"` }),
      ...(sent.headers ?? (await headersOf(base, sent))),
    },
    body: JSON.stringify(sent.body),
  });
  return readAnswer<T>(answer);
}

/**
 * The headers of a write: at the table a member is named at the tablet of the club; in a dispute the
 * member is signed in.
 */
export async function headersOf(
  base: string,
  { path, actor }: Pick<Write, 'path' | 'actor'>,
): Promise<Record<string, string>> {
  if (actor === undefined) return bearer(await writerAt(base));
  const club = path.split('/')[3] ?? '';
  if (path.includes('/disputes')) {
    return bearer(await memberAt(base, club, actor));
  }
  return { ...bearer(await deviceAt(base, club)), 'acting-member': actor };
}

/** The events of a session in the log, in order. */
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
