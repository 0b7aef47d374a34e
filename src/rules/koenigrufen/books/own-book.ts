import { OWN_BOOK } from '../../house-rules/house-rules.js';
import type { BookChanges } from '../../own-book/changes.js';
import { ownFinesOf, usualFirst } from '../../own-book/derived-parts.js';
import { points } from '../../points.js';
import { refusal } from '../../refusals/refusal.js';
import type { OwnBookParts } from '../../own-book/own-book-parts.js';
import { CONTRACT_IDS, FIGURES, type Figure } from '../record/hand.js';
import {
  FACTORS,
  stakeOf,
  TARIFF_KEYS,
  type KoenigrufenBook,
  type Reading,
  type Tariff,
  type TariffKey,
} from './book.js';
import { resolveRules } from './house-rules.js';

const MOST_STAKE = 100_000;
const MOST_FACTOR = 100;
const PLAYABLE = [...CONTRACT_IDS, ...FIGURES];

/** The parts of the book of Königrufen that a club can change. */
export function ownBookParts(): OwnBookParts {
  return {
    fields: ['readings', 'tariff', 'added', 'notPlayed'],
    rows: TARIFF_KEYS,
    boundsOf: (row) =>
      FACTORS.some((factor) => factor === row) ? [1, MOST_FACTOR] : [0, MOST_STAKE],
    fines: {},
    fineCodes: [],
    playable: PLAYABLE,
    hasCups: false,
    check: (derived, changes, at) => {
      checkPlayed(changes, at);
      checkDeclared(derived as KoenigrufenBook, changes, at);
    },
  };
}

/** The book that a club's changes make. A figure that is not played is worth nothing. */
export function deriveBook(book: KoenigrufenBook, changes: BookChanges): KoenigrufenBook {
  const { readings, tariff, notPlayed = [] } = changes;
  const rules = resolveRules(book, {
    ...(readings !== undefined && { readings }),
    ...(tariff !== undefined && { tariff }),
  });
  const left = PLAYABLE.filter((name) => notPlayed.includes(name));
  const resolved: Record<TariffKey, Tariff[TariffKey]> = { ...rules.tariff };
  const fixed = new Set<string>(Object.keys(tariff ?? {}));
  for (const figure of FIGURES) {
    if (!notPlayed.includes(figure)) continue;
    for (const row of rowsOf(figure)) {
      const worth = points(FACTORS.includes(row) ? 1 : 0);
      resolved[row] = { points: worth, source: `${book.tariff[row].source}; ${OWN_BOOK}` };
      fixed.add(row);
    }
  }
  return {
    id: book.id,
    title: book.title,
    tariff: resolved,
    conventions: rules.conventions,
    readings: usualFirst(book.readings, rules.readings).map((reading) =>
      withRows(reading, book.tariff, resolved, fixed),
    ),
    sources: book.sources,
    ...(left.length > 0 && { notPlayed: left }),
    ...ownFinesOf(changes),
  };
}

function rowsOf(figure: Figure): readonly TariffKey[] {
  return [figure, `${figure}-declared`];
}

/**
 * The rows that an option of a reading sets, as the club plays it: the usual option is in its tariff
 * already, another one sets what the source has for it, and what the club has set stays.
 */
function withRows(
  reading: Reading,
  printed: Tariff,
  resolved: Tariff,
  fixed: ReadonlySet<string>,
): Reading {
  const rows = TARIFF_KEYS.filter((row) =>
    reading.options.some((option) => option.tariff?.[row] !== undefined),
  ).filter((row) => !fixed.has(row));
  if (rows.length === 0) {
    return {
      ...reading,
      options: reading.options.map(({ id, words, sets }) => ({ id, words, sets })),
    };
  }
  const options = reading.options.map((option, index) => {
    const own = rows.map((row) => {
      const other = option.tariff?.[row] ?? printed[row];
      return [row, index === 0 ? resolved[row] : other] as const;
    });
    return { ...option, tariff: Object.fromEntries(own) };
  });
  return { ...reading, options };
}

/** @throws Refusal `book-refused` when no contract is left */
function checkPlayed({ notPlayed = [] }: BookChanges, at: string): void {
  if (CONTRACT_IDS.some((contract) => !notPlayed.includes(contract))) return;
  throw refusal('nothing-left-to-play', {}, { field: `${at}.notPlayed` });
}

/** @throws Refusal `book-refused` for a figure that is worth less where it is declared */
function checkDeclared({ tariff }: KoenigrufenBook, changes: BookChanges, at: string): void {
  for (const figure of FIGURES) {
    const [silent, declared] = [stakeOf(tariff, figure, false), stakeOf(tariff, figure, true)];
    if (declared.points >= silent.points) continue;
    const row = rowsOf(figure).findLast((one) => changes.tariff?.[one] !== undefined) ?? figure;
    const params = { declared: declared.points, silent: silent.points };
    throw refusal('declared-below-silent', params, { field: `${at}.tariff.${row}` });
  }
}
