import type { AskedStep } from '../../../src/evening/asked.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import type { TarokBookId, TarokRules } from '../../../src/rules/tarok/books/book.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import { shortNames } from '../../../src/papers/evening/short-names.js';
import { viewTable } from '../../../src/sessions/view.js';
import { LANGUAGES } from '../../../src/people/languages.js';
import { BrixEvening, LED } from '../../support/tarok/brix-evening.js';
import { pick, randomOf } from '../../support/tarok/cards.js';
import { LoggedEvening } from '../../support/evening/logged-evening.js';
import { numberIn, sheetOf, tablesOf } from '../../support/files/paper.js';
import { nextStep, type Step } from '../../support/evening/random-evening.js';
import { B, BOOKS, C } from '../../support/tarok/tarok.js';

/** The sheet of an evening as rows, before it is drawn. */

const MEMBERS = ['anna', 'bo', 'clara', 'dan', 'eva'] as PlayerId[];
const NAMES = new Map<string, string>(MEMBERS.map((one) => [one, one]));

function asked({ what, body }: Step): AskedStep {
  switch (what) {
    case 'hands':
      return { kind: 'hand', record: body as TarokHandRecord };
    case 'fines':
      return { kind: 'fine', fine: body as FineRecord, hand: null };
    case 'join':
    case 'leave':
      return { kind: what, ...(body as { player: PlayerId; seat: number }) };
    case 'dealer':
      return { kind: what, ...(body as { player: PlayerId; reason: string }) };
  }
}

/** An evening in which hands are voided, in either way, and which is closed before its end. */
function randomEvening(book: TarokBookId, seed: number): LoggedEvening {
  const rules = resolveRules(ruleBook(book)) as TarokRules;
  const seats = MEMBERS.slice(0, book === 'vlk-1970' ? 5 : 4);
  const evening = new LoggedEvening(rules, seats, 'anna' as PlayerId, 10);
  const random = randomOf(seed);
  for (let left = 24; left > 0; left--) {
    const { state } = evening;
    try {
      if (left === 4) evening.ask({ kind: 'close' });
      else if (state.hands > 0 && (state.closed || random() < 0.2)) {
        const hand = 1 + Math.floor(random() * state.hands);
        evening.correct(pick(random, ['compensate', 'replay']), [{ hand, void: true }]);
      } else evening.ask(asked(nextStep(rules, viewTable(rules, state), MEMBERS, random)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return evening;
}

describe.each(BOOKS)('%s', (book) => {
  test.each([1, 2, 3, 4])('evening %i: the columns sum to everybody’s result', (seed) => {
    const evening = randomEvening(book, seed);
    const [hands] = tablesOf(sheetOf(evening, NAMES));
    const { standings } = evening.state;
    const rows = hands?.rows ?? [];
    const [cups, players] = [2, standings.length];
    const steps = rows.filter(({ kind }) => kind !== 'total').map(({ cells }) => cells);
    const total = rows.find(({ kind }) => kind === 'total')?.cells ?? [];
    expect(rows.every(({ cells }) => cells.length === hands?.columns.length)).toBe(true);
    expect(total.slice(-players - cups, -cups).map(numberIn)).toEqual(
      standings.map(({ points }) => points),
    );
    const columns = standings.map((_, at) =>
      steps.reduce((sum, cells) => sum + numberIn(cells.at(at - players - cups) ?? ''), 0),
    );
    expect(columns).toEqual(standings.map(({ points }) => points));
    let before = 0;
    for (const cells of steps) {
      const held = cells.slice(-cups).reduce((sum, cell) => sum + numberIn(cell), 0);
      const won = cells
        .slice(-players - cups, -cups)
        .reduce((sum, cell) => sum + numberIn(cell), 0);
      expect([cells, won]).toEqual([cells, before - held]);
      before = held;
    }
  });
});

/** Two hands, one with a fine that is lifted, one that says something else afterwards. */
function corrected(): BrixEvening {
  const evening = new BrixEvening(4);
  const [fine = ''] = evening.hand({ fines: [LED(B)] });
  evening.hand();
  const said = { dispute: 'd', text: 'SECRET' };
  evening.dispute({ kind: 'dispute-raised', ...said, hand: 1, fine, by: 'b' });
  evening.dispute({ kind: 'dispute-overturned', ...said, by: 'c', together: [] });
  evening.correct('replay', [{ fine, void: true }], { dispute: 'd', reason: 'SECRET' });
  const record = { ...evening.plain(), ...evening.says(2) };
  const fined = { ...record, fines: [LED(C)] };
  evening.correct('compensate', [{ hand: 2, record: fined }]);
  evening.ask({ kind: 'close' });
  return evening;
}

test('a lifted fine is listed, and one that a correction brought', () => {
  const [, fines] = tablesOf(sheetOf(corrected(), NAMES));
  expect(fines?.rows.map(({ cells }) => [cells[0], cells[1], cells[4], cells[6]])).toEqual([
    ['B1', '1', '20 i hver kop', 'annulleret'],
    ['B2', '2', '20 i hver kop', 'gælder'],
  ]);
});

test('corrections name what they changed; a dispute shows its end and nothing that was said', () => {
  const paper = sheetOf(corrected(), NAMES);
  const [, , corrections, disputes] = tablesOf(paper);
  expect(corrections?.rows.map(({ cells }) => [cells[0], cells[4], cells[5]])).toEqual([
    ['R1', 'Aftenen regnet om', 'Afgør indsigelse I1'],
    ['R2', 'Forskellen betalt', 'It was wrong.'],
  ]);
  expect(corrections?.rows[1]?.cells[3]).toMatch(/^Hånd 2 nu: /);
  expect(disputes?.rows[0]?.cells[4]).toMatch(/^Medhold, /);
  expect(JSON.stringify(paper)).not.toContain('SECRET');
});

test.each(LANGUAGES)('%s: every table has a cell for each of its columns', (language) => {
  for (const { columns, rows } of tablesOf(sheetOf(corrected(), NAMES, language))) {
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
  }
});

test('the same evening is the same paper', () => {
  expect(sheetOf(corrected(), NAMES)).toEqual(sheetOf(corrected(), NAMES));
});

describe('the names of players in a table', () => {
  const called = (...names: string[]) => [
    ...shortNames(new Map(names.map((name, at) => [String(at), name]))).values(),
  ];
  test.each([
    [
      ['Karen Blixen', 'Børge'],
      ['Karen', 'Børge'],
    ],
    [
      ['Onkel Ib', 'Karen Blixen'],
      ['Onkel Ib', 'Karen'],
    ],
    [
      ['Karen Blixen', 'Karen Jensen'],
      ['Karen B.', 'Karen J.'],
    ],
    [
      ['Karen Ås', 'Karen Åse'],
      ['Karen Ås', 'Karen Åse'],
    ],
    [
      ['Anna', 'Anna'],
      ['Anna 1', 'Anna 2'],
    ],
    [
      ['Maximilian-Alexander', 'B'],
      ['Maximilian…', 'B'],
    ],
    [
      ['🦊', '🐻'],
      ['🦊', '🐻'],
    ],
    [
      ['Anna', 'Anna 2', 'Anna'],
      ['Anna 1', 'Anna 2.', 'Anna 3'],
    ],
  ])('%j', (names, short) => {
    expect(called(...names).sort()).toEqual([...short].sort());
  });
});
