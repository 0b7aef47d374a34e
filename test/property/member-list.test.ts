import fc from 'fast-check';
import { decodedText } from '../../src/money/bank/decoded-text.js';
import { peopleOf, readMemberSheet } from '../../web/screens/member-list/sheet/member-sheet.js';

/** Lists of members as they come out of spreadsheets, and as nobody would write them. */

const RUNS = { numRuns: 2000 };
const amounts = { currency: 'DKK', write: (minor: number) => (minor / 100).toFixed(2) };

const peopleIn = (text: string) => {
  const { sheet, columns } = readMemberSheet(text);
  return { sheet, people: peopleOf(sheet, columns, { known: [], amounts }) };
};

const piece = fc.constantFrom(
  ...[
    'Navn',
    'Fornavn',
    'Saldo',
    'Åse Holm',
    'Bo',
    'b@a.dk',
    '-1.234,50',
    '12/3',
    '\u0000',
    '\uFEFF',
  ],
  ...[
    ';',
    ',',
    '\t',
    '"',
    '""',
    '\r\n',
    '\n',
    '\r',
    ' ',
    '\u00a0',
    '=SUM(A1:A9)',
    '#REF!',
    '44927',
  ],
);
const broken = fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 60 });

it('a broken list is read without an error, a person a row, each of a line of its own', () => {
  fc.assert(
    fc.property(broken, (pieces) => {
      const { sheet, people } = peopleIn(pieces.join(''));
      expect(people.map(({ line }) => line)).toEqual(sheet.rows.map(({ line }) => line));
      expect(new Set(people.map(({ line }) => line)).size).toBe(people.length);
      for (const { isAdded, name, warning } of people) {
        if (isAdded) expect([name.length > 0 && name.length <= 100, warning]).toContain(true);
        if (warning === 'empty' || warning === 'long') expect(isAdded).toBe(false);
      }
    }),
    RUNS,
  );
});

it('any bytes of a file are a text, and a list', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const { sheet, people } = peopleIn(decodedText(bytes));
      expect(people).toHaveLength(sheet.rows.length);
    }),
    RUNS,
  );
});

const halves = fc.tuple(
  fc.constantFrom('Åse', 'Bo', 'Jörg', 'Søren Peter', "D'Arcy", 'Anne-Marie'),
  fc.constantFrom('Sørensen', 'Ørsted', 'Müller', 'af Ekenstam', 'Holm'),
  fc.integer({ min: -500_000, max: 500_000 }),
);

/** As the spreadsheets of Danish and German Windows, of LibreOffice and of Numbers save it. */
const written = (rows: readonly (readonly [string, string, number])[], separator: string) => {
  const cell = (text: string) => (text.includes(separator) ? `"${text}"` : text);
  const amount = (minor: number) =>
    new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2 }).format(minor / 100);
  const lines = rows.map(([first, last, minor]) => [last, first, amount(minor)].map(cell));
  const head = ['Efternavn', 'Fornavn', 'Saldo'];
  return [head, ...lines].map((cells) => cells.join(separator)).join('\r\n');
};

const ENCODINGS: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'UTF-8': (text) => Buffer.from(text, 'utf8'),
  'UTF-8 with its mark': (text) => Buffer.from(`\uFEFF${text}`, 'utf8'),
  'UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'Windows-1252': (text) => Buffer.from(text, 'latin1'),
};

it.each(Object.entries(ENCODINGS))('a saved list is read as it was, in %s', (_, encode) => {
  fc.assert(
    fc.property(
      fc.array(halves, { minLength: 2, maxLength: 20 }),
      fc.constantFrom(';', ',', '\t'),
      (rows, separator) => {
        const { people } = peopleIn(decodedText(encode(written(rows, separator))));
        expect(people.map(({ name, balance }) => [name, balance])).toEqual(
          rows.map(([first, last, minor]) => [
            `${first} ${last}`,
            minor === 0 ? '' : amounts.write(minor),
          ]),
        );
      },
    ),
    { numRuns: 200 },
  );
});
