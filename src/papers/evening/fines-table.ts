import type { Frame } from '../frame.js';
import type { PaperRow, PaperTable } from '../paper.js';
import { wordOf } from '../format/word-of.js';
import type { EveningFine } from './evening-fines.js';
import type { Telling } from './telling.js';

/** The fines of an evening, those as well that were lifted. */
export function finesTable(
  { words, numbers }: Frame,
  { short }: Telling,
  fines: readonly EveningFine[],
): PaperTable {
  const { title, columns, to, states, selfReported } = words.evening.fines;
  const row = (fine: EveningFine): PaperRow => {
    const { player, code, own, note = '', reportedBy } = fine.record;
    const what = own ?? wordOf(words.fines, code);
    const seen = fine.record.selfReported === true ? selfReported : '';
    return {
      cells: [
        fine.ref,
        fine.hand === null ? '' : String(fine.hand),
        short(player),
        note === '' ? what : `${what}: ${note}`,
        to[fine.to](numbers.plain(fine.amount)),
        reportedBy == null ? seen : short(reportedBy),
        states[fine.state],
      ],
    };
  };
  return {
    kind: 'table',
    title,
    columns: [
      { title: columns.ref, share: 22 },
      { title: columns.hand, share: 28 },
      { title: columns.who, share: 62 },
      { title: columns.what, share: 190 },
      { title: columns.points, share: 80 },
      { title: columns.reported, share: 70 },
      { title: columns.state, share: 84 },
    ],
    rows: fines.map(row),
  };
}
