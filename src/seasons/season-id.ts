import { pathId } from '../platform/http/path-part.js';

/** The season in an address. */
export const SEASON_ID = pathId('seasonId', 'A season of the club.', 'no-such-season');
