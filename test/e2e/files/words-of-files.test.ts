import { LANGUAGES } from '../../../src/people/languages.js';
import { TABLES, TABLE_IDS, type TableId } from '../../../src/tables/tables.js';
import { tableWords } from '../../../src/words/tables.js';
import { agreedPlan, make } from '../../support/access/access-club.js';
import { memberAt } from '../../support/access/access.js';
import { openSession, plainHand, serveTestApp, type ServedApp } from '../../support/api/api.js';
import type { CashBook } from '../../support/money/cash-book.js';
import { TableClub } from '../../support/evening/table-club.js';
import { csvRows } from '../../support/files/tables.js';

/** Files that people open are in their language, cell by cell; those of programs have codes. */

let served: ServedApp;
let lists: TableClub;
let book: CashBook;
let season: string;

beforeAll(async () => {
  served = await serveTestApp();
  lists = await TableClub.open(served);
  ({ book } = lists);
  const [purse, income] = [book.account('drawer'), book.account('dues')];
  const classes = ['active', 'passive', 'half-year'];
  const lines = ['a', 'b', 'd'].map((name, at) => {
    return { member: book.id(name), class: classes[at], amount: 5000 + at };
  });
  await book.write('dues', { name: 'Kontingent', dueDay: '2020-01-31', income, lines });
  await book.write('money-received', { member: book.id('a'), purse, amount: 300, text: '' });
  const body = { amount: 300, day: book.today, text: '' };
  const as = await memberAt(served.base, book.club, book.id('d'), 'member');
  await make(served.base, lists.path('payments'), body, { as });
  const table = { club: book.club, members: lists.played.members };
  const evening = await openSession(served.base, table, { players: 4 });
  const [player = ''] = evening.session.active;
  const meldinger = [
    { player, kind: 'trumps', count: 11, withPagat: true },
    { player, kind: 'cavallerie', suit: 'hearts', grade: 'half', missing: 'queen' },
  ];
  const hand = { ...plainHand(evening.session), meldinger };
  await make(served.base, `${evening.path}/hands`, hand, { version: 1 });
  await agreedPlan(served.base, book.club, book.account('drawer'));
  const opened = await make<{ id: string }>(served.base, lists.path('seasons'), {
    name: 'Alt',
    firstDay: '2020-01-01',
    lastDay: '2027-12-31',
    rule: { by: 'points' },
  });
  season = opened.id;
});
afterAll(() => served.close());

const placeOf = (id: TableId) =>
  TABLES[id].at
    .replace(':sessionId', lists.played.closed)
    .replace(':memberId', book.id('a'))
    .replace(':ownerId', book.id('a'))
    .replace(':seasonId', season);

/** The marks of a program: codes, truth values, the English of the rules and of the log. */
const MARKS =
  /^(true|false|points)$|^[a-z]+(-[a-z0-9]+)+$|rate of the|\bevening\b|^reading R|undefined|\[object/;

describe.each(TABLE_IDS)('the file of %s', (id) => {
  const { columns } = TABLES[id].table;

  test.each(LANGUAGES.filter((one) => one !== 'en'))('has the words of %s', async (language) => {
    const words = tableWords(language);
    const answer = await lists.fetch(lists.path(`${placeOf(id)}.csv?language=${language}`));
    expect(answer.status).toBe(200);
    const [head = [], ...rows] = csvRows(Buffer.from(await answer.arrayBuffer()), ';');
    expect(rows.length).toBeGreaterThan(0);
    const texts = columns.filter(({ type, key }) => type !== 'text' || !/(^|_)id$/.test(key));
    const codes = await lists.plain(lists.path(`${placeOf(id)}.csv?language=${language}`));
    for (const { key, type } of texts) {
      const at = head.indexOf(words.columns[key]);
      for (const [row, cells] of rows.entries()) {
        const cell = cells[at] ?? '';
        if (/^[0-9a-f]{8}-/.test(cell)) continue;
        expect([key, cell]).not.toEqual([key, expect.stringMatching(MARKS)]);
        const code = codes[row]?.[key] ?? '';
        const isCode = type === 'code' && key !== 'unit' && at >= 0 && code !== '';
        if (isCode && !SAME.has(code)) expect([key, cell]).not.toEqual([key, code]);
      }
    }
  });
});

/** Codes that are what people say. */
const SAME = new Set<string>();

test.each(LANGUAGES.filter((one) => one !== 'en'))(
  'the journal of hledger describes its transactions in the language of the club: %s',
  async (language) => {
    const answer = await lists.fetch(lists.path(`ledger.hledger?language=${language}`));
    const lines = (await answer.text()).split('\n').filter((line) => /^\d{4}-/.test(line));
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) {
      const [, text = ''] = /^\S+ \(\d+\) (.*?)(?: {2};.*)?$/.exec(line) ?? [];
      expect(text).not.toBe('');
      expect(text).not.toMatch(MARKS);
    }
  },
);
