import type { LookedAt } from './use-looked-at.js';
import type { Checked, Conclusion } from '../../../src/money/years/examined.js';

/** The ticks and texts of an auditor so far. */
export interface Findings {
  readonly ticked: readonly Checked[];
  /** As they are typed; empty ones are left out. */
  readonly remarks: readonly string[];
  readonly conclusion: Conclusion | null;
}

export const NOTHING_FOUND: Findings = { ticked: [], remarks: [''], conclusion: null };

/** The words of what is still missing, by its field. */
export interface Missing {
  ticked?: 'nothingTicked';
  remarks?: 'noRemark';
  conclusion?: 'noConclusion';
}

/** The missing parts of an examination that cannot be signed yet, as the service asks for them. */
export function noticed({ ticked, remarks, conclusion }: Findings, looked: LookedAt): Missing {
  const isReserved = conclusion !== null && conclusion !== 'approved';
  const hasRemark = [...remarks, ...Object.values(looked)].some((one) => one.trim() !== '');
  return {
    ...(ticked.length === 0 ? { ticked: 'nothingTicked' } : {}),
    ...(isReserved && !hasRemark ? { remarks: 'noRemark' } : {}),
    ...(conclusion === null ? { conclusion: 'noConclusion' } : {}),
  };
}
