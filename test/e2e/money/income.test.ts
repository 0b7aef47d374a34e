import type { AuditPage } from '../../../src/audit/log/view.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import type { ProblemCode } from '../../../src/problems/kinds.js';
import { expectProblem, serveTestApp, type ServedApp } from '../../support/api/api.js';
import { CashBook } from '../../support/money/cash-book.js';
import { KoenigrufenEvening } from '../../support/koenigrufen/koenigrufen-evening.js';

/** Income that is no dues. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

test('income goes into a purse, or is owed by the member who took it, and is taken back', async () => {
  const evening = await KoenigrufenEvening.open(served);
  await evening.step('close', {});
  const { club, members } = evening.table;
  const book = await CashBook.of(served, club, members);
  const [drawer, account] = [book.account('drawer'), book.account('other-income')];
  const grant = { account, amount: 250_000, text: 'Tilskud', paidTo: { purse: drawer } };
  const written = await book.write('income', grant);
  expect(written.kind).toBe('income-recorded');
  const sale = await book.write('income', {
    account,
    amount: 4500,
    paidTo: { member: book.id('a') },
  });
  expect(await book.accounts()).toEqual({ drawer: 250_000, 'other-income': 254_500 });
  expect((await book.stands())['a']).toBe(-4500);
  const { entries } = await book.get<AuditPage>('audit?group=money&limit=200');
  expect(entries.slice(-2).map(({ sentence }) => sentence.replaceAll('\u00a0', ' '))).toEqual([
    'DKK 2,500.00 of Other income went into Cash box: Tilskud.',
    expect.stringMatching(/ took DKK 45\.00 of Other income for the club\.$/),
  ]);
  await book.write(`vouchers/${sale.event}/reversal`, { why: 'It was the same grant.' });
  expect(await book.accounts()).toEqual({ drawer: 250_000, 'other-income': 250_000 });

  const refused = async (more: object) => {
    const answer = await book.send<ProblemBody & { code: ProblemCode }>('income', {
      day: book.today,
      ...grant,
      ...more,
    });
    const { reason, field } = expectProblem(answer, answer.body.code);
    return `${reason} ${field}`;
  };
  expect(await refused({ paidTo: {} })).toBe('purse-or-member paidTo');
  expect(await refused({ paidTo: { purse: account } })).toBe('other-type-of-account paidTo.purse');
  expect(await refused({ account: book.account('coffee') })).toBe('other-type-of-account account');
  await evening.expectSound();
});
