import { FINE_CODES, type FineCatalogue, type FineCode, type FineRule } from '../../fine-record.js';
import { OWN_BOOK } from '../../house-rules/house-rules.js';
import type { BookChanges } from '../../own-book/changes.js';
import { ownFinesOf, usualFirst } from '../../own-book/derived-parts.js';
import type { PotName } from '../../payment.js';
import { points } from '../../points.js';
import { refusal } from '../../refusals/refusal.js';
import type { OwnBookParts } from '../../own-book/own-book-parts.js';
import { POT_NAMES, foundationOf } from '../table.js';
import { TARIFF_KEYS, TAROK_PLAYABLE, type Stake, type TarokBook } from './book.js';
import { resolveRules } from './house-rules.js';

const MOST_STAKE = 100_000;

const FIELDS: readonly (keyof BookChanges)[] = [
  'readings',
  'tariff',
  'foundations',
  'fines',
  'cups',
  'from',
  'leftOut',
  'added',
  'notPlayed',
  'countFactor',
];

/** The parts of a book of Tarok that a club can change. */
export function ownBookParts(book: TarokBook): OwnBookParts {
  const isExact = book.conventions.counting === 'all-exact';
  return {
    fields: FIELDS,
    rows: TARIFF_KEYS.filter((key) => key !== 'countUnit' || !isExact),
    boundsOf: (row) => [row === 'chip' || row === 'countUnit' ? 1 : 0, MOST_STAKE],
    fines: book.fines,
    fineCodes: FINE_CODES.filter((code) => book.fines[code] !== undefined),
    playable: TAROK_PLAYABLE.filter((name) => name !== 'small-matadors' || hasSmall(book)),
    hasCups: true,
    check: (derived, changes, at) => {
      checkChips(derived as TarokBook, changes, at);
    },
  };
}

/** Whether a book knows small matadors at all, as a reading that can be switched. */
function hasSmall({ readings }: TarokBook): boolean {
  return readings.some(({ options }) => options.some(({ sets }) => sets.smallMatadors === true));
}

/** The book that a club's changes make. */
export function deriveBook(book: TarokBook, changes: BookChanges): TarokBook {
  const { readings, tariff, foundations, notPlayed = [], countFactor = 1 } = changes;
  const rules = resolveRules(book, {
    ...(readings !== undefined && { readings }),
    ...(tariff !== undefined && { tariff }),
  });
  const own = (amount: number, { source }: Stake): Stake => ({
    points: points(amount),
    source: `${source}; ${OWN_BOOK}`,
  });
  const cups: Partial<Record<PotName, Stake>> = {};
  for (const pot of POT_NAMES) {
    const amount = foundations?.[pot];
    if (amount !== undefined) cups[pot] = own(amount, book.tariff.foundation);
  }
  const played = TAROK_PLAYABLE.filter((name) => notPlayed.includes(name));
  return {
    id: book.id,
    title: book.title,
    tariff: rules.tariff,
    fines: deriveFines(book, changes),
    conventions: rules.conventions,
    readings: usualFirst(book.readings, rules.readings),
    sources: book.sources,
    ...(Object.keys(cups).length > 0 && { foundations: cups }),
    ...(played.length > 0 && { notPlayed: played }),
    ...(countFactor !== 1 && {
      countFactor: { points: points(countFactor), source: `×${countFactor}, ${OWN_BOOK}` },
    }),
    ...ownFinesOf(changes),
  };
}

function deriveFines(book: TarokBook, changes: BookChanges): FineCatalogue {
  const { fines = {}, cups = {}, from = {}, leftOut = [] } = changes;
  const kept: Partial<Record<FineCode, FineRule>> = {};
  for (const code of FINE_CODES) {
    const rule = book.fines[code];
    if (rule === undefined || leftOut.includes(code)) continue;
    const [amounts, cup, since] = [fines[code], cups[code], from[code] ?? 1];
    const isOwn = amounts !== undefined || cup !== undefined || since > 1;
    kept[code] = {
      ...rule,
      ...(isOwn && { source: `${rule.source}; ${OWN_BOOK}` }),
      choices: rule.choices.map((choice, degree) => ({
        ...choice,
        amount: points(amounts?.[degree] ?? choice.amount),
      })),
      ...(cup !== undefined && { cup }),
      ...(since > 1 && { from: since }),
    };
  }
  return kept;
}

/** The rows of the tariff that are paid into a cup, beside the foundation. */
const INTO_CUPS = ['dealing', 'kingLostPot', 'pagatLostPot'] as const;

/**
 * Where the chip is above 1, nothing goes into a cup that chips cannot pay.
 * @throws Refusal `book-refused`
 */
function checkChips(book: TarokBook, changes: BookChanges, at: string): void {
  const chip = book.tariff.chip.points;
  const require = (amount: number, place: string, isChanged: boolean): void => {
    if (amount % chip === 0) return;
    const field = `${at}.${isChanged ? place : 'tariff.chip'}`;
    throw refusal('not-in-chips', { points: points(amount), chip }, { field });
  };
  const isSet = (row: string): boolean => changes.tariff?.[row] !== undefined;
  for (const pot of POT_NAMES) {
    const isOwn = changes.foundations?.[pot] !== undefined;
    const place = isOwn ? `foundations.${pot}` : 'tariff.foundation';
    require(foundationOf(book, pot).points, place, isOwn || isSet('foundation'));
  }
  for (const row of INTO_CUPS) require(book.tariff[row].points, `tariff.${row}`, isSet(row));
  for (const [code, { choices }] of Object.entries(book.fines)) {
    choices.forEach(({ amount }, degree) => {
      const isOwn = changes.fines?.[code] !== undefined;
      require(amount, `fines.${code}.${degree}`, isOwn);
    });
  }
  book.ownFines?.forEach(({ price }, index) => {
    require(price, `added.${index}.price`, true);
  });
}
