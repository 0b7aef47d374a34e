import type { DuesPage, DuesProposal, DuesVoucher } from '../../../src/cash-book/dues/dues.view.js';
import type { MemberView } from '../../../src/clubs/view.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import type { ProblemCode } from '../../../src/problems/kinds.js';
import {
  call,
  expectProblem,
  expectStatus,
  openClub,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { setClock } from '../../support/database/clock.js';
import { CashBook } from '../../support/money/cash-book.js';

/** Dues of members who joined during the period. */

let served: ServedApp;
let setClockBack: () => void;

beforeAll(async () => {
  setClockBack = setClock(new Date('2027-10-01T12:00:00Z'));
  served = await serveTestApp({ alone: true });
});
afterAll(async () => {
  await served.close();
  setClockBack();
});

/** Goes on at another time, until the given function is done. */
async function at<T>(time: string, done: () => Promise<T>): Promise<T> {
  const back = setClock(new Date(time));
  try {
    return await done();
  } finally {
    back();
  }
}

/** A club of 2027 with two members; a third one joins in May of 2028, a guest becomes a member in July. */
async function open() {
  const { club, members } = await openClub(served.base, 2);
  const book = await CashBook.of(served, club, members);
  const joined = await at('2028-05-12T10:00:00Z', async () => {
    const answer = await book.send<MemberView>('members', { name: 'Vibeke' });
    return expectStatus(answer, 201).body.id;
  });
  const guest = await at('2028-02-03T19:00:00Z', async () => {
    const answer = await book.send<MemberView>('guests', { name: 'Gorm' });
    return expectStatus(answer, 201).body.id;
  });
  await at('2028-07-31T22:30:00Z', async () => {
    expectStatus(await book.send(`guests/${guest}/make-member`, {}), 200);
  });
  return { book, joined, guest };
}

const proposed = (book: CashBook, query = '') => book.get<DuesProposal>(`dues-proposal${query}`);

test('members who joined during the period are proposed the months that are left, the others all of them', async () => {
  const { book, joined, guest } = await open();
  const { months, members, ...period } = await at('2028-11-20T12:00:00Z', () => proposed(book));
  expect([months, period]).toEqual([
    12,
    { currency: 'DKK', firstDay: '2028-01-01', lastDay: '2028-12-31' },
  ]);
  const of = (id: string) => members.find(({ member }) => member === id);
  expect(of(joined)).toMatchObject({ joined: '2028-05-12', months: 8, class: null, amount: null });
  // In Copenhagen it was August already.
  expect(of(guest)).toMatchObject({ joined: '2028-08-01', months: 5 });
  // They were added as the club was opened here: when they joined is not known.
  expect(of(book.id('a'))).toMatchObject({ joined: null, months: 12 });

  const half = await proposed(book, '?firstDay=2028-07-01&lastDay=2028-12-31');
  expect(half.members.map((one) => one.months).sort()).toEqual([5, 6, 6, 6]);
  const before = await proposed(book, '?day=2027-12-31');
  expect(before).toMatchObject({ firstDay: '2027-01-01', lastDay: '2027-12-31' });
  expect(before.members.find(({ member }) => member === joined)?.months).toBe(0);
});

test('a part is charged with the reason for it, and the rate of the class stays the whole one', async () => {
  const { book, joined, guest } = await open();
  await at('2028-11-20T12:00:00Z', async () => {
    const lines = [
      { member: book.id('a'), class: 'active', amount: 50_000 },
      // The last one of the class.
      {
        member: joined,
        class: 'active',
        amount: 33_333,
        part: { rate: 50_000, months: 8, of: 12 },
      },
      {
        member: guest,
        class: 'passive',
        amount: 10_000,
        part: { rate: 25_000, months: 5, of: 12 },
      },
    ];
    const day = '2028-11-20';
    const body = { day, name: 'Kontingent 2028', dueDay: '2028-12-15', lines };
    expectStatus(await book.send<DuesVoucher>('dues', body), 201);
    const { classes, dues } = await book.get<DuesPage>('dues');
    expect(classes).toEqual([
      { class: 'active', amount: 50_000 },
      { class: 'passive', amount: 25_000 },
    ]);
    expect(dues[0]?.lines.map(({ amount, part, left }) => [amount, part, left])).toEqual([
      [50_000, null, 50_000],
      [33_333, { rate: 50_000, months: 8, of: 12 }, 33_333],
      [10_000, { rate: 25_000, months: 5, of: 12 }, 10_000],
    ]);
    // A year later they are proposed all of it.
    const next = await proposed(book, '?day=2029-03-01');
    const of = (id: string) => next.members.find(({ member }) => member === id);
    expect(of(joined)).toMatchObject({ months: 12, class: 'active', rate: 50_000, amount: 50_000 });
    const now = await proposed(book);
    expect(now.members.find(({ member }) => member === joined)).toMatchObject({
      months: 8,
      amount: 33_333,
    });
  });
  await book.expectVerified();
});

test('a part that is none is refused at its line, and a period that is none at its day', async () => {
  const { book, joined } = await open();
  await at('2028-11-20T12:00:00Z', async () => {
    const refused = async (amount: number, part: object) => {
      const lines = [{ member: joined, class: 'active', amount, part }];
      const body = { day: '2028-11-20', name: 'K', dueDay: '2028-12-15', lines };
      const answer = await book.send<ProblemBody & { code: ProblemCode }>('dues', body);
      const { reason, field } = expectProblem(answer, answer.body.code);
      return `${reason} ${field ?? ''}`;
    };
    const part = { rate: 100, months: 8, of: 12 };
    expect(await refused(101, part)).toBe('part-is-no-part lines[0].amount');
    expect(await refused(100, { ...part, months: 12 })).toBe('part-is-no-part lines[0].amount');
    expect(await refused(100, { ...part, months: 0 })).toContain('lines[0].part.months');
    expect((await book.get<DuesPage>('dues')).dues).toEqual([]);
  });
  const wrong = async (query: string) => {
    const path = book.path(`dues-proposal${query}`);
    const answer = await call<ProblemBody & { code: ProblemCode }>(served.base, 'GET', path);
    const { reason, field } = expectProblem(answer, answer.body.code);
    return `${reason} ${field ?? ''}`;
  };
  expect(await wrong('?firstDay=2028-02-30')).toBe('no-such-day firstDay');
  expect(await wrong('?firstDay=2028-05-01&lastDay=2028-04-30')).toBe(
    'last-day-before-first lastDay',
  );
  expect(await wrong('?firstDay=0001-01-01')).toBe('last-day-before-first lastDay');
});
