import { Refusal } from '../../../src/rules/refusals/refusal.js';
import type { Payment } from '../../../src/rules/payment.js';
import type { BookChanges } from '../../../src/rules/own-book/changes.js';
import { deriveBook } from '../../../src/rules/own-book/derive-book.js';
import { readBook, readChanges } from '../../../src/rules/own-book/read-book.js';
import { BOOK_IDS, resolveRules as rulesOf, ruleBook } from '../../../src/rules/rule-book.js';
import { resolveRules } from '../../../src/rules/tarok/books/house-rules.js';
import type { TarokBook } from '../../../src/rules/tarok/books/book.js';
import { fineBetweenHands } from '../../../src/rules/tarok/fine.js';
import { settle } from '../../../src/rules/tarok/settle.js';
import { openTable, splitPots, type TarokTable } from '../../../src/rules/tarok/table.js';
import { houseRulesOf } from '../../../src/rules/house-rules/house-choices.js';
import { CONTRACT_IDS } from '../../../src/rules/koenigrufen/record/hand.js';
import { FINE_CODES, type FineRecord } from '../../../src/rules/fine-record.js';
import { randomBook } from '../../support/own-book/random-book.js';
import { pick, randomOf } from '../../support/tarok/cards.js';
import { playHand } from '../../support/tarok/deal.js';
import { refusal } from '../../support/tarok/refusal.js';
import { A, B, BOOKS, C } from '../../support/tarok/tarok.js';

const BOOKS_TRIED = 25;
const HANDS = 8;
const BROKEN = 10_000;

/** Adds payments up, and stops where a cup would be below zero. */
function post(sums: Map<string, number>, payments: readonly Payment[]): void {
  for (const { from, to, points } of payments) {
    if (!Number.isInteger(points) || points <= 0) throw new Error('No payment.');
    sums.set(from, (sums.get(from) ?? 0) - points);
    sums.set(to, (sums.get(to) ?? 0) + points);
    for (const pot of ['king-pot', 'pagat-pot']) {
      if ((sums.get(pot) ?? 0) < 0) throw new Error(`The ${pot} is below zero.`);
    }
  }
}

function anyFine(random: () => number, { ownFines = [] }: TarokBook): FineRecord {
  const said = { player: pick(random, [A, B, C]), stage: 'play' } as const;
  const own = ownFines[Math.floor(random() * ownFines.length)];
  if (own !== undefined && random() < 0.5) return { ...said, code: 'other', own: own.code };
  return { ...said, code: pick(random, FINE_CODES) };
}

/** A step that the rules refuse is none. */
function unlessRefused<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

test.each(BOOKS)('books of clubs after %s: hands sum to zero, and no cup is below zero', (id) => {
  let hands = 0;
  for (let seed = 0; seed < BOOKS_TRIED; seed++) {
    const random = randomOf(seed * 7919 + 13);
    const changes = readChanges(ruleBook(id), randomBook(random, id), 'changes');
    const book = deriveBook(ruleBook(id), changes) as TarokBook;
    const rules = resolveRules(book);
    const sums = new Map<string, number>();
    const opened = openTable(rules, [A, B, C], A);
    post(sums, opened.payments);
    let table: TarokTable = opened.table;
    for (let step = 0; step < HANDS; step++) {
      const between = anyFine(random, book);
      const fined = unlessRefused(() => fineBetweenHands(rules, table, between));
      if (fined !== null) {
        post(sums, fined.payments);
        table = fined.table;
      }
      const dealt = playHand(rules, table, seed * 100 + step);
      if (!dealt) continue;
      const fines = random() < 0.5 ? [anyFine(random, book)] : [];
      const settled =
        unlessRefused(() => settle(rules, table, { ...dealt.record, fines })) ??
        unlessRefused(() => settle(rules, table, dealt.record));
      if (settled === null) continue;
      hands += 1;
      post(sums, settled.payments);
      table = settled.table;
      expect([sums.get('king-pot') ?? 0, sums.get('pagat-pot') ?? 0]).toEqual([
        table.pots['king-pot'],
        table.pots['pagat-pot'],
      ]);
    }
    post(sums, splitPots(rules, table).payments);
    expect([...sums.values()].reduce((all, one) => all + one, 0)).toBe(0);
    expect([sums.get('king-pot') ?? 0, sums.get('pagat-pot') ?? 0]).toEqual([0, 0]);
  }
  expect(hands).toBeGreaterThan((BOOKS_TRIED * HANDS) / 2);
});

test.each(BOOK_IDS)('without changes a book of a club is its parent, %s', (id) => {
  const derived = deriveBook(ruleBook(id), {});
  expect(rulesOf(derived)).toEqual(rulesOf(ruleBook(id)));
});

test.each(BOOK_IDS)('an evening by a club’s book after %s differs from it in nothing', (id) => {
  for (let seed = 0; seed < BOOKS_TRIED; seed++) {
    const changes = readChanges(ruleBook(id), randomBook(randomOf(seed * 31 + 7), id), 'changes');
    const book = deriveBook(ruleBook(id), changes, { book: 'own', version: 1 });
    const choices = { readings: {}, amounts: {} };
    expect(houseRulesOf(book, choices)).toBeNull();
    expect(readChanges(ruleBook(id), changes, 'changes')).toEqual(changes);
  }
});

/** A place in changes, and a value that cannot be there. */
interface Fault {
  readonly field: string;
  readonly broken: unknown;
}

const NONSENSE = [null, true, 'x', -1, 1.5, 100_001, [], {}, Number.NaN, [1, 2, 3, 4, 5]];

/** One value of the changes is replaced by another one. */
function breakOne(random: () => number, changes: BookChanges): Fault | null {
  const copy = structuredClone(changes) as Record<string, unknown>;
  const part = pick(random, Object.keys(copy));
  const value = pick(random, NONSENSE);
  const held = copy[part];
  if (typeof held !== 'object' || held === null || random() < 0.2) {
    copy[part] = value;
    return { field: `changes.${part}`, broken: copy };
  }
  const keys = Object.keys(held);
  if (random() < 0.25 && !Array.isArray(held)) {
    (held as Record<string, unknown>)['no-such-name'] = value;
    return { field: `changes.${part}.no-such-name`, broken: copy };
  }
  if (keys.length === 0) return null;
  const key = pick(random, keys);
  (held as Record<string, unknown>)[key] = value;
  return { field: `changes.${part}.${key}`, broken: copy };
}

test('10,000 broken books are each refused with their place, or mean something whole', () => {
  const random = randomOf(20_261_207);
  let refused = 0;
  let tried = 0;
  while (tried < BROKEN) {
    const parent = pick(random, BOOK_IDS);
    const fault = breakOne(random, randomBook(random, parent));
    if (fault === null) continue;
    tried += 1;
    try {
      const { changes } = readBook({ parent, changes: fault.broken });
      // A value that can be there after all: the whole is a book.
      deriveBook(ruleBook(parent), changes);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused += 1;
      const { field = '' } = refusal(() => {
        throw error;
      });
      const isThere = field === fault.field || field.startsWith(`${fault.field}.`);
      // A stake that chips cannot pay is named where it is, or by the chip that was changed.
      const isOfWhole = ['not-in-chips', 'declared-below-silent'].includes(error.reason);
      // A fine that is no longer left out, or a list of such that cannot be read.
      if (!isThere && !isOfWhole) {
        throw new Error(`${fault.field} was refused at ${field}`, { cause: error });
      }
    }
  }
  expect(refused).toBeGreaterThan(BROKEN * 0.7);
});

test.each([
  [{ parent: 'wolff-1890' }, 'parent', 'rule-book-unknown'],
  [
    { parent: 'vlk-1970', changes: { fines: { misdeal: [7] } } },
    'changes.fines.misdeal.0',
    'not-in-chips',
  ],
  [
    { parent: 'vlk-1970', changes: { fines: { misdeal: [-5] } } },
    'changes.fines.misdeal.0',
    'stake-out-of-range',
  ],
  [
    { parent: 'vlk-1970', changes: { fines: { other: [5, 20] } } },
    'changes.fines.other',
    'book-degrees',
  ],
  [
    { parent: 'vlk-1970', changes: { tariff: { chip: 10 } } },
    'changes.tariff.chip',
    'not-in-chips',
  ],
  [
    { parent: 'vlk-1970', changes: { leftOut: ['revoke'], from: { revoke: 2 } } },
    'changes.from.revoke',
    'book-field-unknown',
  ],
  [
    { parent: 'vlk-1970', changes: { added: [{ code: 'telefon', stage: 'play', price: 5 }] } },
    'changes.added.0.words',
    'own-fine-without-words',
  ],
  [
    {
      parent: 'vlk-1970',
      changes: { added: [{ code: 'revoke', words: { da: 'x' }, stage: 'play', price: 5 }] },
    },
    'changes.added.0.code',
    'book-named-twice',
  ],
  [
    { parent: 'wolff-1899', changes: { tariff: { countUnit: 5 } } },
    'changes.tariff.countUnit',
    'book-field-unknown',
  ],
  [
    { parent: 'koenigrufen', changes: { tariff: { 'trull-declared': 0 } } },
    'changes.tariff.trull-declared',
    'declared-below-silent',
  ],
  [
    { parent: 'koenigrufen', changes: { countFactor: 2 } },
    'changes.countFactor',
    'book-field-unknown',
  ],
  [
    { parent: 'vlk-1970', citations: { 'fines.misdeal': '2021' } },
    'citations.fines.misdeal',
    'book-citation-of-nothing',
  ],
])('%j is refused at %s', (book, field, reason) => {
  const found = refusal(() => readBook(book));
  expect([found.field, found.reason]).toEqual([field, reason]);
});

test('a book of Königrufen without any contract is refused', () => {
  const found = refusal(() =>
    readBook({ parent: 'koenigrufen', changes: { notPlayed: [...CONTRACT_IDS] } }),
  );
  expect([found.field, found.reason]).toEqual(['changes.notPlayed', 'nothing-left-to-play']);
});
