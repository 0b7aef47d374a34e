import type { Page } from 'playwright-core';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import items from '../../../web/words/da/open-items.js';
import { make } from '../../support/access/access-club.js';
import { expectVerified, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openMembers, openOwners, SIZES, type House } from '../support/house.js';
import { faultsOn } from '../support/narrow.js';

inBrowser('a match that the treasurer moves', () => {
  let house: House;
  let owner: Page;

  beforeAll(async () => {
    house = await openHouse();
    owner = await (await openOwners(house)).newPage();
    const at = (what: string) => `/v1/clubs/${house.club}/${what}`;
    const { today: day } = await read<BooksView>(house.base, at('books'));
    const { accounts } = await read<AccountList>(house.base, at('accounts'));
    const purse = accounts.find(({ code }) => code === 'drawer')?.id;
    const member = house.idOf('Anna');
    for (const [name, amount] of [
      ['Kontingent', 30_000],
      ['Udflugt', 20_000],
    ] as const) {
      const lines = [{ member, class: 'active', amount }];
      await make(house.base, at('dues'), { day, name, dueDay: day, lines });
    }
    await make(house.base, at('money-received'), { day, member, purse, amount: 30_000 });
  });
  afterAll(() => house.close());

  test('shows both items before and after, and the member reads why', async () => {
    await owner.setViewportSize(SIZES.phone);
    await owner.goto(`/clubs/${house.club}/money/cards/${house.idOf('Anna')}`);
    await owner.getByRole('button', { name: /^Flyt .* fra Kontingent$/ }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByText(/^Kontingent: 0,00.* åbent nu, 200,00.* bagefter$/).waitFor();
    await dialog.getByText(/^Udflugt: 200,00.* åbent nu, 0,00.* bagefter$/).waitFor();
    await dialog.getByLabel(items.amount).fill('150');
    await dialog.getByText(/^Udflugt: 200,00.* åbent nu, 50,00.* bagefter$/).waitFor();
    expect(await faultsOn(owner)).toEqual([]);
    const confirm = dialog.getByRole('button', { name: items.move });
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByLabel(items.why).fill('Den var til udflugten.');
    // More than is open is refused at the amount; the reason stays.
    await dialog.getByLabel(items.amount).fill('250');
    await confirm.click();
    await dialog.getByText(/200,00.* åbent på den anden post/).waitFor();
    await dialog.getByLabel(items.amount).fill('150');
    await confirm.click();
    await owner.getByText(items.movedNow).waitFor();
    await owner.getByText(/flyttet fra Kontingent til Udflugt$/).waitFor();
    expect(await faultsOn(owner)).toEqual([]);

    const phone = await (await openMembers(house, house.idOf('Anna'))).newPage();
    await phone.setViewportSize(SIZES.phone);
    for (const where of ['my-money', `members/${house.idOf('Anna')}`]) {
      await phone.goto(`/clubs/${house.club}/${where}`);
      await phone.getByText('Hvorfor: Den var til udflugten.').waitFor();
      expect(await faultsOn(phone)).toEqual([]);
    }
    // Nobody moves their own.
    await phone.goto(`/clubs/${house.club}/money/cards/${house.idOf('Anna')}`);
    expect(await phone.getByRole('button', { name: items.move }).count()).toBe(0);
    await expectVerified(house.base, house.club);
  });
});
