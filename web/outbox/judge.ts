import { isStepAnswer, type StepAnswer } from '../evening/step-answer.js';
import type { SaidNo } from './waiting.js';

/** The answer to a step; null when there was none: no network, a time-out, a broken answer. */
export type Answer = {
  readonly status: number;
  /** Read as JSON; undefined for what is none. */
  readonly body: unknown;
  /** Seconds, as the service asks for with Retry-After; null when it does not. */
  readonly retryAfter: number | null;
} | null;

/** The treatment of a step after an answer. */
export type Verdict =
  | { readonly do: 'acknowledge'; readonly answer: StepAnswer }
  /** With the same key, after at least so many seconds. */
  | { readonly do: 'retry'; readonly after: number }
  /** As `retry`, once the token of the page is read again. */
  | { readonly do: 'renew-token' }
  | { readonly do: 'sign-in' }
  | {
      readonly do: 'ask';
      readonly currentVersion: number | null;
      readonly isRestored: boolean;
    }
  | { readonly do: 'refuse'; readonly problem: SaidNo };

/** A request too early or too often, which is not wrong. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * A step leaves the outbox when the service has acknowledged it, and at no other time. A step that the
 * service certainly did not take is shown to somebody; all others are sent again with the same key.
 */
export function judge(answer: Answer): Verdict {
  if (answer === null) return { do: 'retry', after: 0 };
  const { status, body, retryAfter } = answer;
  if (status >= 200 && status < 300) {
    return isStepAnswer(body) ? { do: 'acknowledge', answer: body } : { do: 'retry', after: 0 };
  }
  if (status >= 500 || status < 400 || LATER.has(status)) {
    return { do: 'retry', after: retryAfter ?? 0 };
  }
  // A refusal that is not of the service: some proxy on the way.
  if (!isProblem(body)) return { do: 'retry', after: 0 };
  if (status === 401) return { do: 'sign-in' };
  if (body.code === 'csrf-token-wrong') return { do: 'renew-token' };
  if (status === 412) {
    const isRestored = body.reason === 'history-restored';
    return { do: 'ask', currentVersion: body.currentVersion ?? null, isRestored };
  }
  const { code, reason, params, detail, field, card } = body;
  return {
    do: 'refuse',
    problem: {
      code,
      ...(reason === undefined ? {} : { reason }),
      ...(params === undefined ? {} : { params }),
      detail,
      ...(field === undefined ? {} : { field }),
      ...(card === undefined ? {} : { card }),
    },
  };
}

function isProblem(body: unknown): body is SaidNo & { readonly currentVersion?: number } {
  if (typeof body !== 'object' || body === null) return false;
  return 'code' in body && typeof body.code === 'string' && 'detail' in body;
}

const FIRST_WAIT_MS = 500;
export const LONGEST_WAIT_MS = 60_000;

/** How long to wait after so many tries in a row that came to nothing, in milliseconds. */
export function waitAfter(failures: number, after = 0): number {
  const usual = Math.min(FIRST_WAIT_MS * 2 ** Math.max(failures - 1, 0), LONGEST_WAIT_MS);
  return Math.max(usual, after * 1000);
}
