import type { AccountList } from '../../../../src/cash-book/accounts/account.view.js';
import type { MembersMoney } from '../../../../src/cash-book/money/money.view.js';
import type { SessionView } from '../../../../src/sessions/table/session.view.js';
import {
  call,
  expectStatus,
  read,
  serveTestApp,
  type ServedApp,
} from '../../../support/api/api.js';
import { setClock } from '../../../support/database/clock.js';
import { CashBook } from '../../../support/money/cash-book.js';
import { randomOf } from '../../../support/tarok/cards.js';
import { playClub } from '../../../support/api/played-club.js';
import { fetchFile, HAS_HLEDGER, hledger, hledgerBalances } from '../../../support/files/tables.js';

/** The journal of hledger, as hledger itself reads it. Debian has it; where it is not, this is left out. */

const RUNS = Number(process.env['EVENINGS'] ?? 1);
const DAY_MS = 86_400_000;
const MOVES = 12;
const NAMES = ['Anna', 'Anna', 'B;  :c', '=1 (4)'];

let served: ServedApp;
beforeAll(async () => {
  served = await serveTestApp({ alone: true });
});
afterAll(() => served.close());

/** A club whose members have awkward names, with money moved under all days of a week. */
async function randomClub(seed: number): Promise<CashBook> {
  const { club, members } = await playClub(served.base, seed);
  for (const [at, member] of members.entries()) {
    const path = `/v1/clubs/${club}/members/${member}`;
    expectStatus(await call(served.base, 'PATCH', path, { body: { name: NAMES[at] } }), 200);
  }
  const book = await CashBook.of(served, club, members);
  const random = randomOf(seed);
  const any = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const purse = book.account('drawer');
  await book.begins(daysAgo(book.today, 7));
  await book.write('dues', {
    name: 'Kontingent, "2026"; a:b',
    dueDay: book.today,
    lines: members.map((member, at) => ({ member, class: 'active', amount: 10_000 + at })),
  });
  for (let n = 0; n < MOVES; n++) {
    const day = daysAgo(book.today, Math.floor(random() * 8));
    const amount = 1 + Math.floor(random() * 90_000);
    const [member, account] = [any(members), book.account(any(['coffee', 'cards']))];
    const text = any(['', 'tag:x, y', 'a | b; c', '(1)']);
    const moves = [
      () => book.send('money-received', { day, member, purse, amount, text }),
      () => book.send('money-paid-out', { day, member, purse, amount, text }),
      () => book.send('expenses', { day, account, paidBy: { purse }, amount, text }),
    ];
    expectStatus(await any(moves)(), 201);
  }
  return book;
}

function daysAgo(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

async function journalOf({ club }: CashBook, query = ''): Promise<Buffer> {
  const file = await fetchFile(served.base, `/v1/clubs/${club}/ledger.hledger?language=en${query}`);
  expect([file.status, file.type]).toEqual([200, 'text/plain; charset=utf-8']);
  return file.bytes;
}

/** Minor units, by account; accounts at zero are left out. */
function minor(balances: ReadonlyMap<string, string>): Record<string, number> {
  return Object.fromEntries(
    [...balances].flatMap(([name, amount]) => {
      const [number = ''] = amount.split(' ');
      const units = Math.round(Number(number) * 100);
      return units === 0 ? [] : [[name, units]];
    }),
  );
}

/** The members' debts by the API, under the names of the journal. */
async function owed({ club, members }: CashBook, on = ''): Promise<Record<string, number>> {
  const money = await read<MembersMoney>(served.base, `/v1/clubs/${club}/money/members${on}`);
  const names = ['Anna', 'Anna (15)', 'B c', '=1 (4)'];
  return Object.fromEntries(
    members.flatMap((member, at) => {
      const amount = money.members.find((one) => one.member === member)?.amount ?? 0;
      return amount === 0 ? [] : [[`assets:receivable:${names[at]}`, 0 - amount]];
    }),
  );
}

async function expectSame(book: CashBook, journal: Buffer): Promise<void> {
  hledger(journal, 'check', '--strict', 'ordereddates');
  expect(minor(hledgerBalances(journal, 'assets:receivable'))).toEqual(await owed(book));
  const { accounts } = await read<AccountList>(served.base, `/v1/clubs/${book.club}/accounts`);
  const purses = minor(hledgerBalances(journal, 'assets:purse'));
  const spent = minor(hledgerBalances(journal, 'expenses'));
  const said = (type: string) =>
    accounts.filter((one) => one.type === type).reduce((sum, { amount }) => sum + amount, 0);
  const sum = (of: Record<string, number>) => Object.values(of).reduce((all, one) => all + one, 0);
  expect([sum(purses), sum(spent)]).toEqual([said('purse'), said('expense')]);
  expect(0 - sum(minor(hledgerBalances(journal, 'income')))).toBe(said('income'));
  expect(minor(hledgerBalances(journal, 'equity:clearing'))).toEqual({});
}

/** The points of players and pots by the API, by evening. */
async function standingsOf({ club }: CashBook): Promise<number[]> {
  const { sessions } = await read<{ sessions: { id: string }[] }>(
    served.base,
    `/v1/clubs/${club}/sessions`,
  );
  const all: number[] = [];
  for (const { id } of sessions) {
    const view = await read<SessionView>(served.base, `/v1/clubs/${club}/sessions/${id}`);
    all.push(
      ...view.standings.map(({ points }) => points),
      ...(view.pots === null ? [] : [view.pots.king, view.pots.pagat]),
    );
  }
  return all.filter((points) => points !== 0).sort((a, b) => a - b);
}

const whereThereIsHledger = HAS_HLEDGER ? test : test.skip;

describe('a random club', () => {
  const seeds = Array.from({ length: RUNS }, (_, n) => n + 11);

  whereThereIsHledger.each(seeds)(
    '%i, with corrections after the close',
    async (seed) => {
      const book = await randomClub(seed);
      const journal = await journalOf(book);
      await expectSame(book, journal);
      const text = journal.toString();
      expect(text).toContain(' POINT = ');
      expect(text).toMatch(/assets:receivable:\S.* {2}0\.00 DKK = -?\d/);

      const points = minor(hledgerBalances(journal, 'points'));
      const found = Object.values(points).map((one) => one / 100);
      expect(found.sort((a, b) => a - b)).toEqual(await standingsOf(book));

      // As of a day in between, and from it on with opening balances.
      const day = daysAgo(book.today, 3);
      const until = await journalOf(book, `&to=${day}`);
      hledger(until, 'check', '--strict');
      expect(minor(hledgerBalances(until, 'assets:receivable'))).toEqual(
        await owed(book, `?on=${day}`),
      );
      const after = await journalOf(book, `&from=${daysAgo(book.today, 2)}`);
      await expectSame(book, after);
      expect(after.toString()).toContain('Opening balances');
    },
    60_000,
  );

  whereThereIsHledger(
    'a journal that says a wrong balance is not accepted',
    async () => {
      const book = await randomClub(5);
      const right = (await journalOf(book)).toString();
      const wrong = right.replace(
        /= (-?)(\d+) POINT/,
        (_, sign: string, digits: string) => `= ${sign}1${digits} POINT`,
      );
      expect(wrong).not.toBe(right);
      expect(() => hledger(Buffer.from(wrong), 'check', '--strict')).toThrow(/balance assertion/);
    },
    60_000,
  );
});

whereThereIsHledger(
  'an evening that goes over midnight goes on with what it had',
  async () => {
    const { club, members, open } = await playClub(served.base, 3);
    const book = await CashBook.of(served, club, members);
    const setBack = setClock(new Date(Date.now() + DAY_MS));
    try {
      const path = `/v1/clubs/${club}/sessions/${open}`;
      const { version } = await read<SessionView>(served.base, path);
      expectStatus(await call(served.base, 'POST', `${path}/close`, { version, body: {} }), 200);
      const from = daysAgo(book.today, -1);
      const journal = await journalOf(book, `&from=${from}`);
      hledger(journal, 'check', '--strict');
      const points = minor(hledgerBalances(journal, `points:${book.today} ${open.slice(0, 8)}`));
      const { standings } = await read<SessionView>(served.base, path);
      expect(Object.values(points).sort((a, b) => a - b)).toEqual(
        standings
          .map((one) => one.points * 100)
          .filter((one) => one !== 0)
          .sort((a, b) => a - b),
      );
      expect(journal.toString()).toMatch(new RegExp(`^${from} Opening balances$`, 'm'));
    } finally {
      setBack();
    }
  },
  60_000,
);
