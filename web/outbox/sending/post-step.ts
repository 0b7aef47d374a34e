import { meWithToken } from '../../api/client.js';
import { noteContact } from '../../api/live/contact.js';
import { whoIs } from '../../api/people/me.js';
import { ProblemError } from '../../api/problem.js';
import type { Answer } from '../judge.js';
import { requestOf } from './request-of-step.js';
import type { Waiting } from '../waiting.js';

/** After this long an answer is given up; the same key asks for it again. */
const PATIENCE_MS = 15_000;

/** Sends a step to the service, with its own key and version. Null when no answer comes. */
export async function postStep(waiting: Waiting): Promise<Answer> {
  const { club, session, key, version, known, actingMember, step } = waiting;
  const [path, body] = requestOf(step);
  try {
    const me = await inTime(meWithToken());
    // Somebody else has signed in since it was looked at.
    if (me !== null && whoIs(me).id !== waiting.by.id) return null;
    const answer = await fetch(`/v1/clubs/${club}/sessions/${session}/${path}`, {
      method: 'POST',
      headers: {
        'idempotency-key': key,
        'if-match': `"${version}"`,
        ...(known === undefined ? {} : { 'known-event': known }),
        'x-csrf-token': me?.csrfToken ?? '',
        ...(actingMember === null ? {} : { 'acting-member': actingMember }),
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      },
      body: body === null ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    noteContact(true);
    return { status: answer.status, body: parsed(text), retryAfter: secondsOf(answer) };
  } catch (error) {
    // Reading the token was refused; the step itself did not go out.
    if (error instanceof ProblemError) {
      return { status: error.status, body: error.body, retryAfter: null };
    }
    noteContact(false);
    return null;
  }
}

/** Gives up on what takes too long. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, giveUp) => {
    setTimeout(() => {
      giveUp(new Error('no answer in time'));
    }, PATIENCE_MS);
  });
  return Promise.race([work, late]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function secondsOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
