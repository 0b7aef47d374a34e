import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { writeCsv, type Dialect } from '../../../src/tables/files/csv.js';
import { named, fileName } from '../../../src/platform/http/file-name.js';
import { writeXlsx } from '../../../src/tables/files/xlsx.js';
import { AccountNames, safeTag } from '../../../src/tables/hledger/account-names.js';
import { acceptedLanguage } from '../../../src/tables/accepted-language.js';
import { addressByAccept } from '../../../src/tables/by-accept.js';
import {
  columnsFor,
  inMoney,
  inPoints,
  unitColumn,
  type About,
  type ListColumn,
} from '../../../src/tables/table.js';
import { TABLES, TABLE_IDS } from '../../../src/tables/tables.js';
import { LANGUAGES, type LanguageId } from '../../../src/people/languages.js';
import { tableWords } from '../../../src/words/tables.js';
import { csvRows, xlsxSheets } from '../../support/files/tables.js';
import { columnsOfDocs, describedColumns } from '../../support/api/described-tables.js';

/** Rows as they come out of any table. */
interface Row {
  readonly name: string;
  readonly count: number;
  readonly amount: number | null;
  readonly isMoney: boolean;
  readonly day: string;
  readonly time: string;
  readonly is: boolean;
}

const COLUMNS: readonly ListColumn<Row>[] = [
  { key: 'player', type: 'text', value: ({ name }) => name },
  { key: 'event', type: 'number', value: ({ count }) => count },
  {
    key: 'amount',
    type: 'amount',
    value: ({ amount, isMoney }, about) =>
      amount === null ? null : isMoney ? inMoney(amount, about) : inPoints(amount),
  },
  unitColumn(({ isMoney }) => (isMoney ? 'DKK' : 'points')),
  { key: 'day', type: 'day', value: ({ day }) => day },
  { key: 'time', type: 'time', value: ({ time }) => time },
  { key: 'guest', type: 'yes-no', value: ({ is }) => is },
];

const ROW: Row = {
  name: 'Anna',
  count: 7,
  amount: -1250,
  isMoney: true,
  day: '2026-03-29',
  // A minute after the clocks went forward in Copenhagen.
  time: '2026-03-29T01:01:00.000Z',
  is: true,
};

function about(language: LanguageId = 'da', currency = 'DKK'): About {
  return {
    clubId: 'club',
    club: 'Klubben',
    currency,
    timeZone: 'Europe/Copenhagen',
    language,
    words: tableWords(language),
    head: { seq: 9, day: '2026-11-20' },
    nameOf: (party) => party,
  };
}

async function* pagesOf(...pages: readonly (readonly Row[])[]): AsyncGenerator<readonly Row[]> {
  for (const page of pages) yield await Promise.resolve(page);
}

async function csv(rows: readonly Row[], dialect: Dialect, of = about()): Promise<string> {
  let text = '';
  for await (const part of writeCsv(
    columnsFor(dialect === 'plain' ? 'programs' : 'people', COLUMNS),
    pagesOf([], rows),
    of,
    dialect,
  ))
    text += part;
  return text;
}

async function xlsx(rows: readonly Row[], mostRows?: number, of = about()) {
  const parts: Uint8Array[] = [];
  const named = { name: 'tabel', ...(mostRows === undefined ? {} : { mostRows }) };
  const pages = pagesOf(rows.slice(0, 2), [], rows.slice(2));
  for await (const part of writeXlsx(columnsFor('people', COLUMNS), pages, of, named))
    parts.push(part);
  return Buffer.concat(parts);
}

describe('CSV', () => {
  test.each([
    ['da', ';', '-12,50', 'ja'],
    ['sv', ';', '-12,50', 'ja'],
    ['de', ';', '-12,50', 'ja'],
    ['en', ',', '-12.50', 'yes'],
  ] as const)('in %s is what its spreadsheets expect', async (language, separator, amount, yes) => {
    const text = await csv([ROW], 'spreadsheet', about(language));
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    const [head, row] = csvRows(Buffer.from(text), separator);
    expect(head).toEqual(COLUMNS.map(({ key }) => tableWords(language).columns[key]));
    expect(row).toEqual(['Anna', '7', amount, 'DKK', '2026-03-29', '2026-03-29 03:01:00', yes]);
  });

  test('for a program has the keys, commas and points, and no byte order mark', async () => {
    const text = await csv([ROW, { ...ROW, isMoney: false, amount: 5 }], 'plain');
    expect(text.split('\r\n')).toEqual([
      'player,event,amount,unit,day,time,guest',
      'Anna,7,-12.50,DKK,2026-03-29,2026-03-29 03:01:00,true',
      'Anna,7,5,points,2026-03-29,2026-03-29 03:01:00,true',
      '',
    ]);
  });

  test.each(['=1+1', '+45', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
    'takes the sting out of %j in a text, and leaves numbers alone',
    async (name) => {
      const rows = csvRows(Buffer.from(await csv([{ ...ROW, name }], 'plain')));
      expect(rows[1]?.slice(0, 3)).toEqual([`'${name}`, '7', '-12.50']);
    },
  );

  test('whatever a name holds, another parser reads it back', async () => {
    const marks = fc.constantFrom(
      '"',
      ';',
      ',',
      '\n',
      '\r\n',
      '\t',
      ' ',
      'æ',
      '🂡',
      '👩‍👧',
      "'",
      '=',
      'a',
    );
    const name = fc.array(marks, { maxLength: 8 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(
        fc.array(name, { maxLength: 5 }),
        fc.constantFrom(...LANGUAGES),
        async (names, language) => {
          const rows = names.map((one) => ({ ...ROW, name: one }));
          const text = await csv(rows, 'spreadsheet', about(language));
          const read = csvRows(Buffer.from(text), language === 'en' ? ',' : ';').slice(1);
          const harmless = names.map((one) => (/^[=\t\r\n]/.test(one) ? `'${one}` : one));
          expect(read.map(([cell]) => cell)).toEqual(harmless);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('XLSX', () => {
  test('has cells of their types, which another reader sums', async () => {
    const rows = [
      ROW,
      { ...ROW, amount: 300, name: '=1+1 <&> "x"' },
      { ...ROW, amount: 5, isMoney: false },
    ];
    const [sheet] = await xlsxSheets(await xlsx(rows));
    const [head, first, second, third, sumOfMoney, sumOfPoints] = sheet?.rows ?? [];
    expect(head?.[2]).toBe('Beløb');
    expect(first?.slice(0, 4)).toEqual(['Anna', 7, -12.5, 'DKK']);
    expect(first?.[4]).toEqual(new Date('2026-03-29T00:00:00Z'));
    expect((first?.[5] as Date | undefined)?.getTime()).toBeCloseTo(
      Date.parse('2026-03-29T03:01:00Z'),
      -2,
    );
    expect(first?.[6]).toBe(true);
    expect(second?.slice(0, 3)).toEqual(['=1+1 <&> "x"', 7, 3]);
    expect(third?.slice(0, 4)).toEqual(['Anna', 7, 5, 'point']);
    expect([sumOfMoney?.slice(0, 3), sumOfPoints?.slice(0, 3)]).toEqual([
      ['Sum DKK', null, -9.5],
      ['Sum point', null, 5],
    ]);
  });

  test('rows beyond the size of a sheet go on in the next, with its head and its sums', async () => {
    const rows = [1, 2, 3, 4, 5].map((count) => ({ ...ROW, count }));
    const sheets = await xlsxSheets(await xlsx(rows, 2));
    expect(sheets.map(({ name }) => name)).toEqual(['tabel', 'tabel 2', 'tabel 3']);
    expect(sheets.map((sheet) => sheet.rows.map((row) => row[1] ?? row[2]))).toEqual([
      ['Log nr.', 1, 2, -25],
      ['Log nr.', 3, 4, -25],
      ['Log nr.', 5, -12.5],
    ]);
    expect((await xlsxSheets(await xlsx(rows.slice(0, 4), 2))).length).toBe(2);
    expect((await xlsxSheets(await xlsx([]))).map((sheet) => sheet.rows.length)).toEqual([1]);
  });

  test('whatever a name holds comes through', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
        async (text) => {
          const name = text.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '') || 'x';
          const [sheet] = await xlsxSheets(await xlsx([{ ...ROW, name }]));
          expect(sheet?.rows[1]?.[0]).toBe(name.trim() === '' ? null : name.trim());
        },
      ),
      { numRuns: 40 },
    );
  });

  test('holds no more of a long table than a page', async () => {
    const page = Array.from({ length: 1000 }, () => ROW);
    async function* many() {
      for (let n = 0; n < 60; n++) yield await Promise.resolve(page);
    }
    let [bytes, largest] = [0, 0];
    for await (const part of writeXlsx(columnsFor('people', COLUMNS), many(), about(), {
      name: 'lang',
    })) {
      bytes += part.length;
      largest = Math.max(largest, part.length);
    }
    expect(bytes).toBeGreaterThan(200_000);
    expect(largest).toBeLessThan(50_000);
  });
});

describe('the name of a file', () => {
  test.each([
    [['2026-11-20'], ['Tarokklubben', 'hænder'], '2026-11-20 Tarokklubben hænder.csv'],
    [['2026-01-01', '2026-12-31'], ['A/B: "C"', 'bilag'], '2026-01-01 2026-12-31 A B C bilag.csv'],
    [['2026-01-01', '2026-01-01'], ['x'.repeat(300)], `2026-01-01 ${'x'.repeat(100)}.csv`],
  ])('of %j %j', (days, parts, name) => {
    expect(fileName(days, parts, 'csv')).toBe(name);
  });

  test.each([
    [
      '2026 bøder.pdf',
      'inline; filename="2026 boeder.pdf"; filename*=UTF-8\'\'2026%20b%C3%B8der.pdf',
    ],
    ["a'b(c)*.pdf", "inline; filename=\"a'b(c)*.pdf\"; filename*=UTF-8''a%27b%28c%29%2A.pdf"],
    ['漢"\ud800.pdf', 'inline; filename="___.pdf"; filename*=UTF-8\'\'%E6%BC%A2%22_.pdf'],
  ])('%j in a header', (name, header) => {
    expect(named('inline', name)).toBe(header);
  });

  test('is said twice: for older programs, and as it is', () => {
    expect(named('attachment', "2026-11-20 Ærø's (1) 100% hænder.csv")).toBe(
      `attachment; filename="2026-11-20 Aeroe's (1) 100_ haender.csv"; ` +
        `filename*=UTF-8''2026-11-20%20%C3%86r%C3%B8%27s%20%281%29%20100%25%20h%C3%A6nder.csv`,
    );
  });
});

describe('the format in Accept', () => {
  const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const fines = '/v1/clubs/x/fines';
  test.each([
    [fines, 'text/csv', `${fines}.csv`],
    [
      `${fines}?state=upheld`,
      'text/csv;q=0.9, application/json;q=0.1',
      `${fines}.csv?state=upheld`,
    ],
    [fines, `${XLSX}, text/csv;q=0.5`, `${fines}.xlsx`],
    [fines, 'application/json, text/csv', fines],
    [fines, 'text/csv;q=0', fines],
    [fines, '*/*', fines],
    [fines, 'text/*', fines],
    ['/v1/clubs/x/fines/y', 'text/csv', '/v1/clubs/x/fines/y'],
    ['/v1/clubs/x/sessions/y/hands', XLSX, '/v1/clubs/x/sessions/y/hands.xlsx'],
    ['/v1/clubs/x', 'text/csv', '/v1/clubs/x'],
  ])('%s by %s', (url, accept, address) => {
    expect(addressByAccept({ method: 'GET', url, headers: { accept } })).toBe(address);
    expect(addressByAccept({ method: 'POST', url, headers: { accept } })).toBe(url);
  });

  test.each([
    ['sv-SE,sv;q=0.9,da;q=0.95', 'sv'],
    ['nb, de;q=0.3, en;q=0.2', 'de'],
    ['fr', null],
    ['da;q=0, en', 'en'],
    [undefined, null],
  ])('the language of %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});

describe('the columns', () => {
  test('are those that docs/tables.md lists: programs lean on them', () => {
    const docs = readFileSync('docs/tables.md', 'utf8');
    expect(columnsOfDocs(docs)).toEqual(describedColumns());
  });

  test.each(TABLE_IDS)('of %s are each there once, and amounts have a unit', (id) => {
    const { columns } = TABLES[id].table;
    const keys = columns.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.includes('unit')).toBe(
      columns.some(({ type }) => type === 'amount' || type === 'rate'),
    );
    for (const language of LANGUAGES) {
      const headers = keys.map((key) => tableWords(language).columns[key]);
      expect(new Set(headers).size).toBe(headers.length);
    }
  });
});

describe('names in an hledger journal', () => {
  const member = (id: number, name: string) => ({ id, kind: 'member', member: name, own: null });

  test('are safe to read back and kept apart', () => {
    const names = ['Anna', 'Anna', 'Anna (3)', 'A  B;C:D', 'A B C D', ' \u2028 ', 'Anna\u00a0\tx'];
    const made = new AccountNames(
      names.map((name, at) => member(at + 2, name)),
      () => '',
    );
    expect([...made.all()].map(([, name]) => name.replace('assets:receivable:', ''))).toEqual([
      'Anna',
      'Anna (3)',
      'Anna (3) (4)',
      'A B C D',
      'A B C D (6)',
      '7',
      'Anna x',
    ]);
  });

  test('for any owner', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 8 }), { maxLength: 8 }),
        (names) => {
          const accounts = names.map((name, at) => member(at + 1, name));
          const made = [...new AccountNames(accounts, () => '').all()].map(([, name]) => name);
          expect(new Set(made).size).toBe(names.length);
          for (const name of made) {
            expect(name).not.toMatch(/\s\s|;|[\t\r\n]|\s$|: /u);
            expect(name.split(':').length).toBe(3);
          }
        },
      ),
    );
  });

  test('a comma would end a tag', () => {
    expect(safeTag('brix-1996, Scoring 5,\nKing Ultimo')).toBe(
      'brix-1996 / Scoring 5 / King Ultimo',
    );
  });
});
