import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { ChosenWays } from '../../../src/cash-book/pay/pay.view.js';
import type { PaymentPage } from '../../../src/cash-book/payments/payment.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import cash from '../../../web/words/da/cash.js';
import words from '../../../web/words/da/cash-ways.js';
import mine from '../../../web/words/da/my-money.js';
import { make } from '../../support/access/access-club.js';
import { memberAt } from '../../support/access/access.js';
import { call, expectStatus, expectVerified, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openMembers, openOwners, SIZES, type House } from '../support/house.js';
import { faultsOn } from '../support/narrow.js';
import { fill } from '../support/said.js';

inBrowser('a way to pay with its purse', () => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const at = (what: string) => `/v1/clubs/${house.club}/${what}`;

  test('a bank account proposes its purse, which a reported payment names and its dialog chooses', async () => {
    const owner = await (await openOwners(house)).newPage();
    await owner.setViewportSize(SIZES.phone);
    await owner.goto(`/clubs/${house.club}/money/settings`);
    const { kinds, fields } = words;
    await owner.getByLabel(kinds['bank-account'], { exact: true }).check();
    const purse = owner.getByLabel(words.purse);
    await owner.getByRole('textbox', { name: fields.registration }).fill('12');
    await owner.getByRole('textbox', { name: fields.account }).fill('12345678');
    const proposal = fill(words.open, { name: kinds['bank-account'] });
    expect(await purse.locator('option:checked').textContent()).toBe(proposal);
    expect(await faultsOn(owner)).toEqual([]);

    // Refused at its field: no purse is opened yet.
    const save = owner.getByRole('button', { name: words.save }).first();
    await save.tap();
    const registration = owner.getByRole('textbox', { name: fields.registration });
    await owner.locator('[aria-invalid="true"]').first().waitFor();
    const purses = async () => {
      const { accounts } = await read<AccountList>(house.base, at('accounts'));
      return accounts.filter(({ type }) => type === 'purse');
    };
    expect(await purses()).toHaveLength(1);
    await registration.fill('1234');
    await save.tap();
    // The notice of the new purse gives its place to this one at once.
    await owner.getByText(words.done).waitFor();
    const bank = (await purses()).find(({ name }) => name === kinds['bank-account']);
    const { ways } = await read<ChosenWays>(house.base, at('ways-to-pay'));
    expect(ways).toMatchObject([{ kind: 'bank-account', purse: bank?.id }]);
    expect(await purse.locator('option:checked').textContent()).toBe(kinds['bank-account']);

    // Bent owes something, pays by the bank, and says so.
    const { today: day } = await read<BooksView>(house.base, at('books'));
    const lines = [{ member: house.idOf('Bent'), amount: -5600 }];
    await make(house.base, at('opening-balances'), { day, lines });
    // Bent may not know which purses there are: they say by what they paid.
    const hidden = { body: { pursesShown: false } };
    expectStatus(await call(house.base, 'PATCH', at('books'), hidden), 200);
    const phone = await (await openMembers(house, house.idOf('Bent'), 'member')).newPage();
    await phone.setViewportSize(SIZES.phone);
    await phone.goto(`/clubs/${house.club}/my-money/paid`);
    const paidWith = phone.getByLabel(words.paidWith);
    await paidWith.waitFor();
    expect(await paidWith.locator('option:checked').textContent()).toBe(mine.ways['bank-account']);
    await phone.getByRole('button', { name: mine.paid.submit }).tap();
    await phone.waitForURL(/\/my-money$/);
    const { payments } = await read<PaymentPage>(house.base, at('payments'));
    expect(payments).toMatchObject([{ purse: bank?.id, amount: 5600 }]);

    await owner.goto(`/clubs/${house.club}/money`);
    await owner.getByRole('button', { name: /^Bekræft betalingen fra Bent/ }).tap();
    const into = owner.getByRole('dialog').getByLabel(cash.payments.purse);
    await into.waitFor();
    expect(await into.inputValue()).toBe(bank?.id);
    await owner
      .getByRole('dialog')
      .getByRole('button', { name: cash.payments.confirm, exact: true })
      .tap();
    await owner.getByText(cash.payments.confirmed).waitFor();
    await expectVerified(house.base, house.club);
  });

  test('a payment of which nobody said where it went is proposed where the way to pay leads to', async () => {
    const { today: day } = await read<BooksView>(house.base, at('books'));
    const carl = house.idOf('Carl');
    const as = await memberAt(house.base, house.club, carl, 'member');
    await make(house.base, at('payments'), { day, amount: 2_000 }, { as });
    const { payments } = await read<PaymentPage>(house.base, at('payments?state=reported'));
    expect(payments).toMatchObject([{ purse: null }]);
    const owner = await (await openOwners(house)).newPage();
    await owner.goto(`/clubs/${house.club}/money`);
    await owner.getByRole('button', { name: /^Bekræft betalingen fra Carl/ }).tap();
    const into = owner.getByRole('dialog').getByLabel(cash.payments.purse);
    await into.waitFor();
    expect(await into.locator('option:checked').textContent()).toMatch(/^Bankkonto/);

    // Carl owes nothing, and is asked all the same by what they paid.
    const page = await (await openMembers(house, carl, 'member')).newPage();
    await page.goto(`/clubs/${house.club}/my-money/paid`);
    const paidWith = page.getByLabel(words.paidWith);
    await paidWith.waitFor();
    expect(await paidWith.locator('option').allTextContents()).toContain(mine.ways['bank-account']);

    // Declined, it can be reported again with what was said.
    const [payment] = payments;
    if (payment === undefined) throw new Error('nothing was reported');
    const { id, version } = payment;
    const body = { why: 'Hvilket nummer?' };
    const declined = await call(house.base, 'POST', at(`payments/${id}/decline`), {
      body,
      version,
    });
    expectStatus(declined, 200);
    await page.goto(`/clubs/${house.club}/my-money`);
    await page.getByRole('link', { name: mine.payments.again }).tap();
    await page.getByText(fill(mine.payments.why, body)).waitFor();
    expect(await page.getByLabel(cash.amount).inputValue()).toBe('20,00');
    expect(await page.getByLabel(cash.day).inputValue()).toBe(day);
  });
});
