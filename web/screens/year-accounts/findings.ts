import type { Checked, Conclusion } from '../../../src/money/years/examined.js';

/** What an auditor has ticked and written so far. */
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

/** What has to be said before an examination can be signed, as the service asks for it. */
export function noticed({ ticked, remarks, conclusion }: Findings): Missing {
  const isReserved = conclusion !== null && conclusion !== 'approved';
  const hasRemark = remarks.some((one) => one.trim() !== '');
  return {
    ...(ticked.length === 0 ? { ticked: 'nothingTicked' } : {}),
    ...(isReserved && !hasRemark ? { remarks: 'noRemark' } : {}),
    ...(conclusion === null ? { conclusion: 'noConclusion' } : {}),
  };
}
