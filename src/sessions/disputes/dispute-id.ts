import { pathId } from '../../platform/http/path-part.js';

/** The dispute in an address. */
export const DISPUTE_ID = pathId('disputeId', 'A dispute of the club.', 'dispute-not-found');
