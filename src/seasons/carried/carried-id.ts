import { pathId } from '../../platform/http/path-part.js';

/** An evening that was carried in, in an address. */
export const CARRIED_ID = pathId(
  'eveningId',
  'An evening that was carried in.',
  'no-such-carried-evening',
);
