import type { Page } from 'playwright-core';
import cash from '../../../web/words/da/cash.js';
import draft from '../../../web/words/da/cash-draft.js';
import { expectVerified } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openOwners, type House } from '../support/house.js';
import { fill } from '../support/said.js';

inBrowser('a form of money', () => {
  let house: House;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse();
    page = await (await openOwners(house)).newPage();
  });
  afterAll(() => house.close());

  test('asks about a purse below zero, and keeps what was typed when it is left', async () => {
    await page.goto(`/clubs/${house.club}/money/record/expense`);
    await page.getByLabel(cash.amount).fill('77');
    await page.goto(`/clubs/${house.club}/money`);
    await page.goto(`/clubs/${house.club}/money/record/expense`);
    expect(await page.getByLabel(cash.amount).inputValue()).toBe('77');
    // The form says that it is a draft, and begins again on request.
    await page.getByText(draft.title).waitFor();
    await page.getByRole('button', { name: draft.startOver, exact: true }).tap();
    await page.getByText(draft.title).waitFor({ state: 'detached' });
    expect(await page.getByLabel(cash.amount).inputValue()).toBe('');
    await page.getByLabel(cash.amount).fill('77');
    expect(await page.getByText(draft.title).count()).toBe(0);

    // Among whom it is shared: the first tick stays, and all of them are one tap.
    await page.getByText(cash.record.expense.shared, { exact: true }).tap();
    await page.getByLabel('Bent', { exact: true }).check();
    await page.getByLabel(cash.record.expense.all, { exact: true }).check();
    expect(await page.getByLabel('Fie', { exact: true }).isChecked()).toBe(true);
    await page.getByText(cash.record.expense.club, { exact: true }).tap();

    await page.getByRole('button', { name: cash.submit, exact: true }).focus();
    await page.keyboard.press('Enter');
    const again = page.getByRole('button', { name: cash.despite, exact: true });
    await again.waitFor();
    const payer = page.getByLabel(cash.record.expense.paidBy);
    expect(await payer.getAttribute('aria-invalid')).toBe('true');
    // The button was disabled while it sent, and has the focus again.
    await page.locator(':focus', { hasText: cash.despite }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/money$/);
    await page.goto(`/clubs/${house.club}/money/record/expense`);
    expect(await page.getByLabel(cash.amount).inputValue()).toBe('');
    await expectVerified(house.base, house.club);
  });

  test('keeps the lines of the opening balances when it is left', async () => {
    const form = `/clubs/${house.club}/money/record/opening`;
    const which = fill(cash.record.opening.which, { name: 'Anna' });
    await page.goto(form);
    await page.getByLabel('Anna', { exact: true }).fill('20');
    await page.getByLabel(which).selectOption({ label: cash.record.opening.isOwed });
    await page.getByLabel('Bent', { exact: true }).fill('abc');
    await page.goto(`/clubs/${house.club}/money`);
    await page.goto(form);
    expect(await page.getByLabel('Anna', { exact: true }).inputValue()).toBe('20');
    expect(await page.getByLabel(which).inputValue()).toBe('isOwed');
    await page.getByRole('button', { name: cash.submit, exact: true }).tap();
    const bent = page.getByLabel('Bent', { exact: true });
    expect(await bent.getAttribute('aria-invalid')).toBe('true');
    await bent.fill('');
    await page.getByRole('button', { name: cash.submit, exact: true }).tap();
    await page.waitForURL(/\/money$/);
    await page.goto(form);
    expect(await page.getByLabel('Anna', { exact: true }).inputValue()).toBe('');
    await expectVerified(house.base, house.club);
  });

  test('says that a move needs two purses, and makes the second one', async () => {
    await page.goto(`/clubs/${house.club}/money/record/between-purses`);
    await page.getByText(cash.record['between-purses'].lacking_one).waitFor();
    expect(await page.getByLabel(cash.amount).count()).toBe(0);
    await page.getByLabel(cash.record.opening.newPurse).fill('Bank');
    await page.getByRole('button', { name: cash.accounts.add, exact: true }).tap();
    await page.getByLabel(cash.amount).waitFor();
    const to = page.getByRole('combobox', { name: cash.record['between-purses'].to, exact: true });
    expect(await to.locator('option:checked').textContent()).toContain('Bank');
  });
});
