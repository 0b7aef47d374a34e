import { pathId } from '../platform/http/path-part.js';

/** The parts of addresses of users and of what lets them in. */

export const USER_ID = pathId('userId', 'A user of the club.', 'user-not-found');
export const DEVICE_ID = pathId('deviceId', 'A device of the club.', 'device-not-found');
export const INVITE_ID = pathId('inviteId', 'An invite of the club.', 'invite-not-found');
export const TOKEN_ID = pathId('tokenId', 'A token of your own.', 'token-not-found');
