import type { Checked, Conclusion } from '../../../src/money/years/examined.js';
import type { Remark } from '../../api/money/examinations.js';
import { useKeptText } from '../../parts/form/use-kept-text.js';

/** The ticks and the conclusion of an auditor so far. */
export interface Findings {
  readonly ticked: readonly Checked[];
  readonly conclusion: Conclusion | null;
}

const NOTHING_FOUND: Findings = { ticked: [], conclusion: null };

/** The points and conclusion of an auditor: they outlast a reload, until they are signed. */
export function useFindings(club: string, year: string) {
  const nothing = JSON.stringify(NOTHING_FOUND);
  const { text, write, clear } = useKeptText(`findings:${club}:${year}`, nothing);
  return {
    // The text was written here.
    found: JSON.parse(text) as Findings,
    find: (found: Findings) => {
      write(JSON.stringify(found));
    },
    forget: clear,
  };
}

/** The words of what is still missing, by its field. */
export interface Missing {
  ticked?: 'nothingTicked';
  conclusion?: 'noConclusion' | 'noRemark';
}

/** The missing parts of an examination that cannot be signed yet, as the service asks for them. */
export function noticed({ ticked, conclusion }: Findings, remarks: readonly Remark[]): Missing {
  const isReserved = conclusion !== null && conclusion !== 'approved';
  const hasRemark = remarks.some(({ standing }) => standing !== 'gone');
  return {
    ...(ticked.length === 0 ? { ticked: 'nothingTicked' } : {}),
    ...(isReserved && !hasRemark ? { conclusion: 'noRemark' } : {}),
    ...(conclusion === null ? { conclusion: 'noConclusion' } : {}),
  };
}
