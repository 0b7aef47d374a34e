import said from '../../../src/words/en/index.js';
import type da from '../da/refusals.js';

/** Why something cannot be. */
export default {
  said,
  unforeseen: 'A hand is being taken back; that must be sent before it goes on.',
  sentences: [],
} satisfies typeof da;
