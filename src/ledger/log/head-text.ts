import type { LogHead } from './chain.js';

/**
 * A head of the log as people keep it. `SEQ:<64 hex>` is the whole hash; `SEQ:9c1f-6a0e-4b7d-2c88`
 * are its first 16 digits, short enough for a sheet of paper.
 */
export interface HeadText extends LogHead {
  readonly long: string;
  readonly short: string;
}

/** A head that was kept: the number of an event, and its hash or the first 16 digits of it. */
export interface KeptHead {
  readonly seq: number;
  /** 64 or 16 hexadecimal digits, in lower case. */
  readonly hash: string;
}

const SHORT_DIGITS = 16;

/** Writes a head in both forms. */
export function headText({ seq, hash }: LogHead): HeadText {
  const fours = hash.slice(0, SHORT_DIGITS).replaceAll(/(.{4})(?=.)/g, '$1-');
  return { seq, hash, long: `${seq}:${hash}`, short: `${seq}:${fours}` };
}

/**
 * Reads a head in either form, as it was typed from paper: capitals, hyphens and blanks among the
 * digits do not matter. Null for any other text.
 */
export function readHeadText(text: string): KeptHead | null {
  const parts = /^\s*([1-9]\d{0,14})\s*:([0-9a-fA-F\s-]{1,200})$/.exec(text);
  const hash = parts?.[2]?.replaceAll(/[\s-]/g, '').toLowerCase() ?? '';
  if (hash.length !== SHORT_DIGITS && hash.length !== 64) return null;
  return { seq: Number(parts?.[1]), hash };
}

/** Whether an event is the kept one, as far as its digits were kept. */
export function isKeptHead(kept: KeptHead, event: LogHead): boolean {
  return kept.seq === event.seq && event.hash.startsWith(kept.hash);
}
