import * as crypto from 'node:crypto';

/** The value in place of a hash before the first event of a club: 64 zeros. */
export const GENESIS_HASH = '0'.repeat(64);

/** The end of a club's log: the number and the hash of its last event. */
export interface LogHead {
  readonly seq: number;
  /** 64 hexadecimal digits. */
  readonly hash: string;
}

/** The fields that the hash of an event covers. */
export interface HashedEvent {
  readonly clubId: string;
  readonly seq: number;
  readonly kind: string;
  /** ISO 8601 in UTC with milliseconds, as `Date.toISOString()` writes it. */
  readonly time: string;
  readonly actor: string;
  /** Canonical JSON text of the payload. */
  readonly payload: string;
  readonly prevHash: string;
}

// One call, nearly twice as fast as createHash; Node 20 before 20.12 has no such function.
const hashOnce = (crypto as Partial<typeof crypto>).hash;

/**
 * The hash of an event: SHA-256, 64 hexadecimal digits, over the JSON list of its fields. This is
 * the only place where it is computed; the database keeps and compares it, never makes it.
 */
export function eventHash(event: HashedEvent): string {
  const { clubId, seq, kind, time, actor, payload, prevHash } = event;
  return sha256(JSON.stringify([clubId, seq, kind, time, actor, payload, prevHash]));
}

/** The SHA-256 of a text: 64 hexadecimal digits. */
export function sha256(text: string): string {
  return hashOnce === undefined
    ? crypto.createHash('sha256').update(text).digest('hex')
    : hashOnce('sha256', text, 'hex');
}
