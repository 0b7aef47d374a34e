import { pathId } from '../../platform/http/path-part.js';

/** The member in an address. */
export const MEMBER_ID = pathId('memberId', 'A member of the club.', 'member-not-found');
