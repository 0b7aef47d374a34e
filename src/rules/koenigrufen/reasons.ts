import type { ReasonList } from '../params.js';
import type { RefusalCode } from '../reasons.js';

/** What the rules of Königrufen refuse. */
export const KOENIGRUFEN_REASONS = {
  'declarer-missing': { code: 'impossible-hand' },
} as const satisfies ReasonList<RefusalCode>;
