import { foldHistory } from '../../../src/evening/history.js';
import { eveningPaper } from '../../../src/papers/evening/evening-paper.js';
import { frameOf, type Frame } from '../../../src/papers/frame.js';
import type { Paper, PaperTable } from '../../../src/papers/paper.js';
import type { LanguageId } from '../../../src/people/languages.js';
import type { LoggedEvening } from '../evening/logged-evening.js';

/** The frame of papers of a club whose members have these names. */
export function paperFrame(names: ReadonlyMap<string, string>, language: LanguageId = 'da'): Frame {
  const head = { seq: 42, hash: 'ab'.repeat(32), time: '2026-11-20T22:00:00.000Z' };
  const former = new Map<string, string>();
  const time = { currency: 'DKK', timeZone: 'Europe/Copenhagen' };
  const club = { name: 'Tarokklubben', ...time, names, former };
  return frameOf({ clubId: 'club', head, club, language });
}

/** The sheet of an evening whose players are called so. */
export function sheetOf(
  evening: LoggedEvening,
  names: ReadonlyMap<string, string>,
  language: LanguageId = 'da',
): Paper {
  const events = evening.events.map((one) => ({ ...one, time: '2026-11-20T19:30:00.000Z' }));
  return eveningPaper(paperFrame(names, language), 'session', foldHistory(events));
}

/** The tables of a paper, in their order. */
export function tablesOf({ blocks }: Paper): readonly PaperTable[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
}

/** A number as papers write it in Danish; a dot in the middle is nothing. */
export function numberIn(cell: string): number {
  if (cell === '·') return 0;
  return Number(cell.replaceAll('.', '').replace(',', '.').replace('−', '-').replace('+', ''));
}
