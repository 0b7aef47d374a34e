import type { NewsView } from '../../../src/audit/news/news.view.js';
import type { PlanPreview, PlanView } from '../../../src/cash-book/plans/plan.view.js';
import { memberAt } from '../../support/access/access.js';
import {
  call,
  expectStatus,
  openClub,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { CashBook } from '../../support/money/cash-book.js';

/** A plan that is agreed, or a transfer of it that is dropped, is news for its two sides. */

let served: ServedApp;
let book: CashBook;

beforeAll(async () => {
  served = await serveTestApp();
});
beforeEach(async () => {
  const { club, members } = await openClub(served.base, 3);
  book = await CashBook.of(served, club, members);
  const lines = [
    { member: book.id('a'), amount: -34_000 },
    { member: book.id('b'), amount: 34_000 },
  ];
  await book.write('opening-balances', { lines });
  // News begin when somebody claims their member.
  for (const letter of 'abc') await memberAt(served.base, club, book.id(letter));
});
afterAll(() => served.close());

const newsOf = async (letter: string) => {
  const as = await memberAt(served.base, book.club, book.id(letter));
  const path = book.path('news');
  const { news } = expectStatus(await call<NewsView>(served.base, 'GET', path, { as }), 200).body;
  return news.flatMap(({ what, transfer }) => (transfer === null ? [] : [{ what, ...transfer }]));
};

async function agree(asked: object): Promise<PlanView> {
  const preview = expectStatus(await book.send<PlanPreview>('plans/preview', asked), 200).body;
  const { digest } = preview;
  return expectStatus(await book.send<PlanView>('plans', { ...asked, digest }), 201).body;
}

test('between members: both, with the other side, and nobody else', async () => {
  const members = [book.id('a'), book.id('b')];
  const { id, transfers } = await agree({ way: 'members', on: book.today, members });
  const of = { what: 'plan-agreed', plan: id, id: transfers[0]?.id, amount: 34_000, why: null };
  expect(await newsOf('a')).toMatchObject([{ ...of, pays: true, other: book.id('b') }]);
  expect(await newsOf('b')).toMatchObject([{ ...of, pays: false, other: book.id('a') }]);
  expect(await newsOf('c')).toEqual([]);

  const path = `plans/${id}/transfers/${transfers[0]?.id ?? ''}/drop`;
  expectStatus(await book.send(path, { why: 'Kontant.' }, 'POST', undefined, 1), 201);
  const dropped = { ...of, what: 'transfer-dropped', why: 'Kontant.' };
  expect((await newsOf('a'))[0]).toMatchObject({ ...dropped, pays: true });
  expect((await newsOf('b'))[0]).toMatchObject({ ...dropped, pays: false });
});

test('with the club: the other side is nobody', async () => {
  const members = [book.id('a')];
  const purse = book.account('drawer');
  await agree({ way: 'purse', purse, on: book.today, members });
  expect(await newsOf('a')).toMatchObject([{ what: 'plan-agreed', pays: true, other: null }]);
  expect(await newsOf('b')).toEqual([]);
});
