import { useKeptText } from '../../parts/form/use-kept-text.js';
import { NOTHING_FOUND, type Findings } from './findings.js';

/** The points, remarks and conclusion of an auditor: they outlast a reload, until they are signed. */
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
