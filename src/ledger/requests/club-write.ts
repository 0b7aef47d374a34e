import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '../../people/actor.js';
import { callerOf } from '../../people/caller.js';
import { pathId, type ReadPathPart } from '../../platform/http/path-part.js';
import { readIfMatch } from '../../platform/http/request-headers.js';
import { requestOf } from '../../platform/http/write/write-request.js';
import { ACTING_MEMBER } from './acting-member.js';
import { KNOWN_EVENT } from './known-event.js';
import { readKey, type WriteKey } from './write-key.js';

/** A write to a club, as its address and headers name it. */
export interface ClubWrite extends WriteKey {
  readonly clubId: string;
  /** The author; the secretary, when nobody is named. */
  readonly actor?: Actor;
}

/** The club in an address: the one whose log is written, and whose roles the guard asks for. */
export const CLUB_ID: ReadPathPart = {
  ...pathId('clubId', 'The club.', 'club-not-found'),
  writeHeaders: [ACTING_MEMBER],
  versionHeaders: [KNOWN_EVENT],
};

/**
 * Club, key and author of a write.
 * @throws Problem `club-not-found`, and what `Key` throws
 */
export const ToClub = createParamDecorator((_: unknown, context: ExecutionContext) =>
  readClubWrite(context),
);

/** Club, key, author and version of a write to something that has versions. */
export function readVersioned(context: ExecutionContext): ClubWrite & { readonly version: number } {
  return { ...readClubWrite(context), version: readIfMatch(requestOf(context).headers) };
}

function readClubWrite(context: ExecutionContext): ClubWrite {
  const request = requestOf(context);
  const clubId = CLUB_ID.transform(request.params['clubId'] ?? '');
  const { user, device, member } = callerOf(request);
  return { clubId, ...readKey(context), actor: { user, device, member } };
}
