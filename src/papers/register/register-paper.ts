import type {
  FinePotView,
  RegisteredFineView,
  FineTotalsView,
} from '../../audit/fine-register/view.js';
import { authorOf, framed, type Frame } from '../frame.js';
import { labelled } from '../format/labelled.js';
import type { Paper, PaperRow } from '../paper.js';
import { wordOf } from '../format/word-of.js';

/** Which fines a register is of, in words; null where it is not narrowed. */
export interface RegisterOf {
  /** Identifies it among registers. */
  readonly key: string;
  readonly member: string | null;
  readonly state: RegisteredFineView['state'] | null;
  readonly code: string | null;
  readonly period: string | null;
}

interface Register {
  readonly fines: readonly RegisteredFineView[];
  readonly totals: FineTotalsView;
}

/** The fines of a club, the newest first, and what became of each. Pure. */
export function registerPaper(frame: Frame, of: RegisterOf, { fines, totals }: Register): Paper {
  const { words, numbers, club, nameOf } = frame;
  const { register } = words.books;
  const { columns, only } = register;
  const { states } = words.evening.fines;
  const total = register.total(totals.fines, totals.standing, numbers.plain(totals.points));
  return framed(frame, {
    title: register.title(club.name),
    of: `fines/${of.key}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ...labelled(only.member, of.member === null ? null : nameOf(of.member)),
          ...labelled(only.state, of.state === null ? null : states[of.state]),
          ...labelled(only.code, of.code === null ? null : wordOf(words.fines, of.code)),
          ...labelled(words.paper.period, of.period),
          [register.totals, total],
        ],
      },
      {
        kind: 'table',
        title: register.title(club.name),
        columns: [
          { title: columns.day, share: 0, isTime: true },
          { title: columns.hand, share: 26, isNumber: true },
          { title: columns.who, share: 74 },
          { title: columns.what, share: 112 },
          { title: columns.points, share: 66 },
          { title: columns.by, share: 84 },
          { title: columns.state, share: 80 },
          { title: columns.now, share: 70 },
        ],
        rows: fines.map((fine) => rowOf(frame, fine)),
      },
      ...(totals.fines === 0 ? [{ kind: 'lines', lines: [words.paper.nothing] } as const] : []),
    ],
    sign: register.sign,
  });
}

function rowOf(frame: Frame, fine: RegisteredFineView): PaperRow {
  const { words, numbers, times, nameOf } = frame;
  const { fines } = words.evening;
  const what = fine.own ?? wordOf(words.fines, fine.code);
  const state = fines.states[fine.state];
  // The reason of who settles a dispute is a text of it, and those are between whom it is.
  const why = fine.correction?.dispute === null ? fine.correction.reason : '';
  return {
    cells: [
      times.day(fine.recordedAt),
      fine.hand === null ? '' : String(fine.hand),
      nameOf(fine.player),
      fine.note === '' ? what : `${what}: ${fine.note}`,
      fines.to[fine.to](numbers.plain(fine.amount)),
      authorOf(frame, fine.actor),
      why === '' ? state : words.books.register.why(state, why),
      whereNow(frame, fine.pots),
    ],
  };
}

/** In one word where both cups have the same. */
function whereNow({ words }: Frame, pots: readonly FinePotView[]): string {
  const { now, inPot } = words.books.register;
  const [first] = pots;
  if (first === undefined) return '';
  if (pots.every((pot) => pot.now === first.now)) return now[first.now];
  return pots.map((one) => inPot(words.pots[one.pot], now[one.now])).join(', ');
}
