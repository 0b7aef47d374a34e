import type { Checked, Conclusion } from '../../../src/money/years/examined.js';
import type { Remark } from '../../api/money/examinations.js';
import { useKeptText } from '../../parts/form/use-kept-text.js';

/** The ticks, the conclusion and the reservation of an auditor so far. */
export interface Findings {
  readonly ticked: readonly Checked[];
  readonly conclusion: Conclusion | null;
  /** Empty for none. */
  readonly reservation: string;
}

const NOTHING_FOUND: Findings = { ticked: [], conclusion: null, reservation: '' };

/** The points and conclusion of an auditor: they outlast a reload, until they are signed. */
export function useFindings(club: string, year: string) {
  const nothing = JSON.stringify(NOTHING_FOUND);
  const { text, write, clear } = useKeptText(`findings:${club}:${year}`, nothing);
  return {
    // The text was written here, by an older app without a reservation.
    found: { ...NOTHING_FOUND, ...(JSON.parse(text) as Partial<Findings>) },
    find: (found: Findings) => {
      write(JSON.stringify(found));
    },
    forget: clear,
  };
}

/** The words of what is still missing, by its field. */
export interface Missing {
  ticked?: 'nothingTicked';
  conclusion?: 'noConclusion';
  reservation?: 'noReservation';
}

/** The missing parts of an examination that cannot be signed yet, as the service asks for them. */
export function noticed(found: Findings, remarks: readonly Remark[]): Missing {
  const { ticked, conclusion } = found;
  const isMissing = isReserved(found) && reservationOf(found) === '' && !saysRemark(remarks);
  return {
    ...(ticked.length === 0 ? { ticked: 'nothingTicked' } : {}),
    ...(isMissing ? { reservation: 'noReservation' } : {}),
    ...(conclusion === null ? { conclusion: 'noConclusion' } : {}),
  };
}

/** Whether the conclusion is short of approval. */
export function isReserved({ conclusion }: Findings): boolean {
  return conclusion !== null && conclusion !== 'approved';
}

/** The reservation that is signed; empty for none, and for an approval. */
export function reservationOf(found: Findings): string {
  return isReserved(found) ? found.reservation.trim() : '';
}

/** Whether a remark of the year that has not ended says what is reserved. */
export function saysRemark(remarks: readonly Remark[]): boolean {
  return remarks.some(({ standing }) => standing !== 'settled' && standing !== 'gone');
}
