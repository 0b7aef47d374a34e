/** Seconds from each attempt that failed until the next: nine attempts in five days. */
const PAUSES_S = [5, 300, 1_800, 7_200, 18_000, 86_400, 86_400, 86_400] as const;
/** A receiver that was away does not get everything at the same moment. */
const JITTER = 0.2;
/** A longer wish of a receiver is not followed. */
const MOST_ASKED_S = 86_400;

/**
 * Seconds until a delivery is tried again; null where it has failed for good.
 *
 * @param made attempts so far, 1 or more
 * @param asked the seconds of a `Retry-After`; null for none
 * @param chance from 0 to 1
 */
export function pauseAfter(made: number, asked: number | null, chance: number): number | null {
  const usual = PAUSES_S[made - 1];
  if (usual === undefined) return null;
  const pause = usual * (1 + JITTER * chance);
  return Math.max(pause, Math.min(asked ?? 0, MOST_ASKED_S));
}

/**
 * The seconds of a `Retry-After`, which is a number of seconds or a time; null for neither.
 * @param now milliseconds since 1970
 */
export function retryAfter(text: string | undefined, now: number): number | null {
  if (text === undefined) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1_000));
}
