import { pathNumber } from '../../platform/http/path-part.js';

/** The number of a hand in an address. */
export const HAND_NUMBER = pathNumber(
  'number',
  'The number of the hand in its session, from 1.',
  'hand-number-malformed',
  9,
);
