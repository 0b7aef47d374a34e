import type { ApiHeaderOptions } from '@nestjs/swagger';
import { Problem } from '../../platform/http/problem/problem.js';
import type { Headers } from '../../platform/http/request-headers.js';
import { readHeadText, type KeptHead } from '../log/head-text.js';

/** The header, as the reference describes it. */
export const KNOWN_EVENT = {
  name: 'Known-Event',
  required: false,
  description:
    'An event of the log that the sender knew when the write was made, e.g. the `lastEvent` of the steps ' +
    'of a session. Where the log does not have that event any more, because a backup was restored, ' +
    'nothing is written and the answer is 412 with the reason `history-restored`: a version of the same ' +
    'number may be another one.',
  schema: { type: 'string', example: '14:9c1f-6a0e-4b7d-2c88' },
} as const satisfies ApiHeaderOptions;

/** The event that a request names in `Known-Event`; null where it names none. */
export function readKnownEvent(headers: Headers): KeptHead | null {
  return readHeadText(String(headers[KNOWN_EVENT.name.toLowerCase()] ?? ''));
}

/**
 * @param hasKnown whether the log has the event that the request names; null where it names none
 * @throws Problem 'head-malformed', 'history-restored'
 */
export function requireKnownEvent(headers: Headers, hasKnown: boolean | null): void {
  if (hasKnown === true) return;
  const field = KNOWN_EVENT.name;
  if (hasKnown === false) throw new Problem('history-restored', {}, { field });
  const value = headers[field.toLowerCase()];
  if (value !== undefined && value !== '') throw new Problem('head-malformed', {}, { field });
}
