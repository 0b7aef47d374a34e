import type { Page } from 'playwright-core';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { MembersMoney } from '../../../src/cash-book/money/money.view.js';
import type { PaymentPage } from '../../../src/cash-book/payments/payment.view.js';
import type { PlanPage } from '../../../src/cash-book/plans/plan.view.js';
import { call, expectStatus, read } from '../../support/api/api.js';
import cash from '../../../web/words/da/cash.js';
import memberStart from '../../../web/words/da/member-start.js';
import news from '../../../web/words/da/news.js';
import myMoney from '../../../web/words/da/my-money.js';
import { inBrowser } from '../../browser/support/browser.js';
import {
  openHouse,
  openMembers,
  openOwners,
  SIZES,
  type House,
  type Name,
} from '../../browser/support/house.js';
import { fill } from '../../browser/support/said.js';

/** As the app writes amounts in Danish: with a space that does not break. */
const kroner = (minor: number) => `${(minor / 100).toFixed(2).replace('.', ',')}\u00a0kr.`;

inBrowser('own money and settling up', () => {
  let house: House;
  let today: string;
  let drawer: string;

  const path = (what: string) => `/v1/clubs/${house.club}/${what}`;
  const write = async (what: string, body: object, method = 'POST') => {
    const answer = await call(house.base, method, path(what), { body });
    expect([200, 201]).toContain(answer.status);
  };
  /** Somebody owes somebody: the one's balance with the club is now the other's. */
  const give = (from: Name, to: Name, amount: number) =>
    write('money-given', { day: today, from: house.idOf(from), to: house.idOf(to), amount });
  const standing = async () => {
    const { members } = await read<MembersMoney>(house.base, path('money/members'));
    return Object.fromEntries(
      members.filter(({ amount }) => amount !== 0).map(({ name, amount }) => [name, amount]),
    );
  };
  const phone = async (who: Promise<{ newPage(): Promise<Page> }>, where = '') => {
    const page = await (await who).newPage();
    await page.setViewportSize(SIZES.phone);
    await page.goto(`/clubs/${house.club}${where}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

  beforeAll(async () => {
    house = await openHouse();
    ({ today } = await read<BooksView>(house.base, path('books')));
    const { accounts } = await read<AccountList>(house.base, path('accounts'));
    drawer = accounts.find(({ code }) => code === 'drawer')?.id ?? '';
    await write(
      'ways-to-pay',
      { ways: [{ kind: 'mobilepay-box', said: { box: 'box12345' } }] },
      'PUT',
    );
    await give('Bent', 'Anna', 34_000);
  }, 60_000);
  afterAll(async () => {
    await house.close();
  });

  test('a member pays, says so once though the answer is lost, and sees what came of it', async () => {
    const bent = await phone(openMembers(house, house.idOf('Bent')));
    await bent.getByText(memberStart.owes, { exact: true }).waitFor();
    await bent.getByText(kroner(34_000), { exact: true }).waitFor();
    await link(bent, memberStart.pay).tap();

    const how = bent.getByRole('region', { name: myMoney.how.title });
    await how.getByText('box12345').waitFor();
    await how.getByRole('alert').waitFor();
    const reference = (await how.locator('[class*=reference]').textContent()) ?? '';
    expect(reference).toMatch(/^[2-9A-Y]{6}$/);
    await link(bent, myMoney.iHavePaid).tap();

    const amount = bent.getByLabel(cash.amount);
    expect(await amount.inputValue()).toBe('340,00');
    await amount.fill('nej');
    await bent.getByLabel(myMoney.paid.text).fill('Fra telefonen');
    await button(bent, myMoney.paid.submit).tap();
    await bent.getByText(fill(cash.amountWrong, { example: '125,00' })).waitFor();
    expect(await bent.getByLabel(myMoney.paid.text).inputValue()).toBe('Fra telefonen');
    await amount.fill('340');

    // The service acts, and its answer gets lost: the next tap is the same request.
    let isLost = false;
    await bent.route('**/payments', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await button(bent, myMoney.paid.submit).tap();
    await bent.locator('form [role=alert]').waitFor();
    await button(bent, myMoney.paid.submit).tap();
    await bent.waitForURL(/\/my-money$/);

    const reports = bent.getByRole('region', { name: myMoney.payments.title });
    await reports.getByText(myMoney.states.reported).waitFor();
    const { payments } = await read<PaymentPage>(house.base, path('payments'));
    expect(payments.map((one) => [one.amount, one.reference, one.text])).toEqual([
      [34_000, reference, 'Fra telefonen'],
    ]);
    await button(bent, myMoney.payments.withdraw).tap();
    await bent.getByRole('dialog').getByRole('button', { name: myMoney.payments.withdraw }).tap();
    await reports.getByText(myMoney.states.withdrawn, { exact: true }).waitFor();

    await link(bent, myMoney.iHavePaid).waitFor();
    await link(bent, myMoney.iHavePaid).tap();
    await button(bent, myMoney.paid.submit).tap();
    await reports.getByText(myMoney.states.reported).waitFor();
    await answerLatest('decline', { why: 'Intet er kommet.' });
    await reports.getByText(fill(myMoney.payments.why, { why: 'Intet er kommet.' })).waitFor();
    await link(bent, myMoney.iHavePaid).tap();
    await button(bent, myMoney.paid.submit).tap();
    await reports.getByText(myMoney.states.reported).waitFor();
    await answerLatest('confirm', { day: today, purse: drawer, text: '' });
    await reports.getByText(myMoney.states.confirmed).waitFor();
    await bent.getByRole('region', { name: myMoney.even }).waitFor();

    await bent.goto(`/clubs/${house.club}`);
    const said = { money: kroner(34_000) };
    await bent.getByText(fill(news.paymentConfirmed, said)).waitFor();
    expect(await standing()).toEqual({ Anna: 34_000 });
  }, 60_000);

  /** The treasurer answers what was reported last. */
  const answerLatest = async (what: 'confirm' | 'decline', body: object) => {
    const { payments } = await read<PaymentPage>(house.base, path('payments'));
    const [{ id, version } = { id: '', version: 0 }] = payments;
    const at = path(`payments/${id}/${what}`);
    expectStatus(await call(house.base, 'POST', at, { body, version }), 200);
  };

  test('a plan is agreed in a second step, as it was shown, and done by the payee', async () => {
    await write('money-paid-out', {
      day: today,
      member: house.idOf('Anna'),
      purse: drawer,
      amount: 34_000,
    });
    await give('Dorte', 'Carl', 6_000);
    const owner = await phone(openOwners(house), '/settling-up/new');
    await button(owner, myMoney.settlingUp.show).tap();
    const line = (from: Name, to: Name) => fill(myMoney.settlingUp.pays, { from, to });
    await owner.getByText(myMoney.settlingUp.least).waitFor();
    const first = owner.getByRole('button', { name: `${line('Dorte', 'Carl')} ${kroner(6_000)}` });
    await first.tap();
    await owner.getByText(cash.kinds['money-given']).first().waitFor();

    // Somebody pays meanwhile: the plan that was seen cannot be agreed any more.
    await button(owner, myMoney.settlingUp.agree).tap();
    await give('Fie', 'Erik', 2_000);
    const agree = owner.getByRole('dialog').getByRole('button', { name: myMoney.settlingUp.agree });
    await agree.tap();
    await owner.getByText(myMoney.settlingUp.moved).waitFor();
    const was = fill(myMoney.settlingUp.was, {
      words: fill(myMoney.settlingUp.even, { name: 'Fie' }),
    });
    const owes = fill(myMoney.settlingUp.owes, { name: 'Fie', money: kroner(2_000) });
    await owner.getByText(`${owes} (${was})`).waitFor();
    await owner.getByRole('dialog').waitFor({ state: 'detached' });
    await button(owner, myMoney.settlingUp.agree).tap();
    await agree.tap();
    await owner.waitForURL(/\/settling-up\/plans\//);
    const { plans } = await read<PlanPage>(house.base, path('plans'));
    expect(plans.map(({ transfers, open }) => [transfers, open])).toEqual([[2, 2]]);

    const carl = await phone(openMembers(house, house.idOf('Carl')));
    await carl.getByText(fill(myMoney.settlingUp.youGet, { name: 'Dorte' })).tap();
    await button(carl, myMoney.settlingUp.done).tap();
    await carl.getByRole('dialog').getByRole('button', { name: myMoney.settlingUp.done }).tap();
    await carl.getByText(myMoney.settlingUp.doneSaid).waitFor();
    expect(await standing()).toEqual({ Erik: 2_000, Fie: -2_000 });

    // The line to the log brings it to the owner's phone.
    await owner.getByText(/^Betalt /).waitFor();
    await button(owner, myMoney.settlingUp.drop).tap();
    await owner.getByLabel(myMoney.settlingUp.why).fill('Betalt i baren.');
    await owner.getByRole('dialog').getByRole('button', { name: myMoney.settlingUp.drop }).tap();
    await owner.getByText(fill(myMoney.settlingUp.dropWhy, { why: 'Betalt i baren.' })).waitFor();
    const after = await read<PlanPage>(house.base, path('plans'));
    expect(after.plans.map(({ open }) => open)).toEqual([0]);
  }, 60_000);
});
