import fc from 'fast-check';
import { decodedText } from '../../src/money/bank/decoded-text.js';
import { rowsOfText } from '../../web/parts/list/sheet-rows.js';
import { eveningsToCarry } from '../../web/screens/carried/evenings-to-carry.js';
import { eveningsOf } from '../../web/screens/carried/sheet/evening-grid.js';
import { recognisedGrid } from '../../web/screens/carried/sheet/grid-columns.js';

/** Grids of results as they come out of spreadsheets, and as nobody would write them. */

const RUNS = { numRuns: 2000 };
const KNOWN = [
  { id: '00000000-0000-4000-8000-000000000001', name: 'Anna' },
  { id: '00000000-0000-4000-8000-000000000002', name: 'Bo Holm' },
];
const AS_READ = { changes: {}, table: '', today: '2027-09-20', known: new Set<string>() };

const gridIn = (text: string) => {
  const { grid, columns } = recognisedGrid(rowsOfText(text), KNOWN);
  return { grid, columns, evenings: eveningsOf(grid, columns, AS_READ) };
};

const piece = fc.constantFrom(
  ...[
    'Dato',
    'Bord',
    'Andre',
    'I alt',
    'Anna',
    'Bo Holm',
    'Carl',
    '14-03-2019',
    '43538',
    '2019-02-30',
  ],
  ...[
    '12',
    '-12',
    '−7',
    '(4)',
    '1.204',
    '12,5',
    '+3',
    '0',
    '-',
    'x',
    '#REF!',
    '=SUM(A1:A9)',
    '\u0000',
  ],
  ...[';', ',', '\t', '"', '""', '\r\n', '\n', '\r', ' ', '\u00a0', '\uFEFF', ';;;;'],
);
const broken = fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 80 });

/** A request is whole: a day that is over, whole points that make 0, everybody once. */
function expectSound({ grid, columns, evenings }: ReturnType<typeof gridIn>) {
  expect(evenings.map(({ line }) => line)).toEqual(grid.rows.map(({ line }) => line));
  const all = { game: 'tarok', book: null, worth: null } as const;
  const { body, lines } = eveningsToCarry(grid, columns, evenings, all);
  expect(lines).toHaveLength(body.evenings.length);
  for (const { day, results, others, table } of body.evenings) {
    expect(day < AS_READ.today).toBe(true);
    expect(results.length).toBeGreaterThan(0);
    const points = results.map((one) => one.points);
    expect(points.every((one) => Number.isSafeInteger(one))).toBe(true);
    expect(points.reduce((sum, one) => sum + one, others ?? 0)).toBe(0);
    const whose = results.map(({ member, person }) => member ?? `${person ?? 'nobody'}`);
    expect(new Set(whose).size).toBe(whose.length);
    expect(whose).not.toContain('');
    if (table !== null) expect(table?.trim()).not.toBe('');
  }
  for (const { name } of body.people ?? []) expect(name).not.toBe('');
  const keys = body.evenings.map(({ day, table, again }) => `${day} ${table ?? ''} ${again}`);
  expect(new Set(keys).size).toBe(keys.length);
}

it('a broken grid is read without an error, a row an evening, and only what is whole is sent', () => {
  fc.assert(
    fc.property(broken, (pieces) => {
      expectSound(gridIn(pieces.join('')));
    }),
    RUNS,
  );
});

it('any bytes of a file are a text, and a grid', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expectSound(gridIn(decodedText(bytes)));
    }),
    RUNS,
  );
});

it('a grid with headings, whose cells are broken, loses no row', () => {
  const cell = fc.oneof(piece, fc.string({ maxLength: 6 }), fc.integer().map(String));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), (rows) => {
      const lines = rows.map((cells) => cells.join(';').replaceAll(/[\r\n"]/g, ''));
      expectSound(gridIn(['Dato;Bord;Anna;Bo Holm;Carl;Andre', ...lines].join('\n')));
    }),
    RUNS,
  );
});

const night = fc.record({
  day: fc.integer({ min: 0, max: 2000 }),
  anna: fc.integer({ min: -500, max: 500 }),
  bo: fc.option(fc.integer({ min: -500, max: 500 })),
});

/** As Danish, German and Swedish spreadsheets write a day. */
const DAYS: readonly ((day: string) => string)[] = [
  (day) => day,
  (day) => day.split('-').reverse().join('-'),
  (day) => day.split('-').reverse().join('.'),
  (day) => day.split('-').reverse().join('/'),
  (day) => `tors. ${day.split('-').reverse().join('-')}`,
  (day) => `${Math.round(Date.parse(day) / 86_400_000) + 25_569}`,
];
const ENCODINGS: readonly ((text: string) => Uint8Array)[] = [
  (text) => Buffer.from(text, 'utf8'),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf8'),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  (text) => Buffer.from(text, 'latin1'),
];

it('a saved grid is read as it was, in any encoding, separator and way to write days', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(night, { selector: ({ day }) => day, minLength: 1, maxLength: 20 }),
      fc.constantFrom(';', ',', '\t'),
      fc.constantFrom(...DAYS),
      fc.constantFrom(...ENCODINGS),
      fc.boolean(),
      (nights, separator, writeDay, encode, hasTitle) => {
        const dayOf = (day: number) =>
          new Date(Date.UTC(2015, 0, 1 + day)).toISOString().slice(0, 10);
        const rows = nights.map(({ day, anna, bo }) => {
          const rest = 0 - anna - (bo ?? 0);
          return [writeDay(dayOf(day)), `${anna}`, bo === null ? '' : `${bo}`, `${rest}`];
        });
        const head = ['Dato', 'anna', 'Bo  Holm', 'Søren'];
        const title = hasTitle ? ['Resultater'] : [];
        const text = [...title, ...[head, ...rows].map((cells) => cells.join(separator))].join(
          '\r\n',
        );
        const { columns, evenings } = gridIn(decodedText(encode(text)));
        expect(columns).toEqual(['day', `id:${KNOWN[0]?.id}`, `id:${KNOWN[1]?.id}`, 'guest']);
        expect(
          evenings.map(({ day, cells }) => [day, ...cells.map(({ points }) => points)]),
        ).toEqual(
          nights.map(({ day, anna, bo }) =>
            [dayOf(day), anna, bo, 0 - anna - (bo ?? 0)].map((one) => (one === 0 ? 0 : one)),
          ),
        );
        expect(evenings.every(({ isAdded }) => isAdded)).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
});

it('points that are missing to 0 are said, and are those of others where somebody says so', () => {
  const { grid, columns, evenings } = gridIn('Dato;Anna;Carl\n14-03-2019;10;-4\n21-03-2019;1;x');
  expect(evenings.map(({ fault, left, isAdded }) => [fault, left, isAdded])).toEqual([
    ['left', -6, false],
    ['left', -1, false],
  ]);
  const rest = eveningsOf(grid, columns, { ...AS_READ, changes: { 2: { rest: true } } });
  expect(rest[0]).toMatchObject({ others: -6, left: 0, fault: null, isAdded: true });
});

it('a cell that is wrong keeps its evening out until it is put right; days and tables are asked about', () => {
  const text = 'Dato;Bord;Anna;Bo Holm\n14-03-2019;1;10;ti\n14-03-2019;1;2;-2\n14-03-2019;2;2;-2';
  const { grid, columns, evenings } = gridIn(text);
  expect(evenings.map(({ fault, again, isAdded }) => [fault, again, isAdded])).toEqual([
    ['cells', null, false],
    [null, 2, false],
    [null, null, true],
  ]);
  const changes = { 2: { cells: { 3: '-10' } }, 3: { isAdded: true } };
  const known = new Set(['2019-03-14 2']);
  const right = eveningsOf(grid, columns, { ...AS_READ, changes, known });
  expect(right.map(({ fault, isAdded }) => [fault, isAdded])).toEqual([
    [null, true],
    [null, true],
    [null, false],
  ]);
  const all = { game: 'tarok', book: null, worth: null } as const;
  const { body } = eveningsToCarry(grid, columns, right, all);
  expect(body.evenings.map(({ again }) => again)).toEqual([false, true]);
});
