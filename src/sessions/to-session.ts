import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { pathId } from '../platform/http/path-part.js';
import { requestOf } from '../platform/http/write/write-request.js';
import { readVersioned, type ClubWrite } from '../ledger/requests/club-write.js';

/** The session in an address. */
export const SESSION_ID = pathId(
  'sessionId',
  'A session (an evening) of the club.',
  'session-not-found',
);

/** A write to a session. */
export interface SessionWrite extends ClubWrite {
  readonly sessionId: string;
  /** The session version that it was made against (If-Match). */
  readonly version: number;
}

/**
 * Club, session, key and version of a write.
 * @throws Problem `session-not-found`, `if-match-missing`, `-malformed`, and what `ToClub` throws
 */
export const ToSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): SessionWrite => {
    const request = requestOf(context);
    const sessionId = SESSION_ID.transform(request.params['sessionId'] ?? '');
    return { ...readVersioned(context), sessionId };
  },
);
