import type { ApiHeaderOptions } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { Problem } from '../../platform/http/problem/problem.js';
import type { Headers } from '../../platform/http/request-headers.js';

/** The header, as the reference describes it. */
export const ACTING_MEMBER = {
  name: 'Acting-Member',
  required: false,
  description:
    'At a device: the id of the member who sits at it, for the log. A user acts as themselves, and may ' +
    'name nobody else.',
  schema: { type: 'string', format: 'uuid' },
} as const satisfies ApiHeaderOptions;

/**
 * Reads `Acting-Member`: the id of the member who acts, null when nobody is named.
 * @throws Problem 'acting-member-malformed'
 */
export function readActingMember(headers: Headers): string | null {
  const value = headers['acting-member'];
  if (value === undefined || value === '') return null;
  if (typeof value === 'string' && isUUID(value)) return value.toLowerCase();
  throw new Problem('acting-member-malformed', {}, { field: ACTING_MEMBER.name });
}
