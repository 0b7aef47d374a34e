import type { Page } from 'playwright-core';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { MembersMoney } from '../../../src/cash-book/money/money.view.js';
import type { OpenItemsList } from '../../../src/cash-book/open-items/open-items.view.js';
import type { PlanPreview, PlanView } from '../../../src/cash-book/plans/plan.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import cash from '../../../web/words/da/cash.js';
import start from '../../../web/words/da/member-start.js';
import mine from '../../../web/words/da/my-money.js';
import { make } from '../../support/access/access-club.js';
import { memberAt } from '../../support/access/access.js';
import { call, expectStatus, expectVerified, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openMembers, openOwners, SIZES, type House } from '../support/house.js';
import { faultsOn } from '../support/narrow.js';
import { fill } from '../support/said.js';

inBrowser('a debt that is paid once', () => {
  let house: House;
  let owner: Page;
  let today: string;
  let accounts: Map<string | null, string>;

  beforeAll(async () => {
    house = await openHouse();
    owner = await (await openOwners(house)).newPage();
    today = (await read<BooksView>(house.base, at('books'))).today;
    const list = await read<AccountList>(house.base, at('accounts'));
    accounts = new Map(list.accounts.map(({ code, id }) => [code, id]));
  });
  afterAll(() => house.close());

  const at = (what: string) => `/v1/clubs/${house.club}/${what}`;
  const write = (what: string, body: object) => make(house.base, at(what), { day: today, ...body });
  const account = (code: string) => accounts.get(code) ?? '';

  const balance = async (name: string) => {
    const { members } = await read<MembersMoney>(house.base, at('money/members'));
    return members.find(({ member }) => member === house.idOf(name))?.amount;
  };

  const phoneOf = async (name: string): Promise<Page> => {
    const phone = await (await openMembers(house, house.idOf(name))).newPage();
    await phone.setViewportSize(SIZES.phone);
    return phone;
  };

  test('dues that were paid stay paid after a later coffee, on the screens of both', async () => {
    const [anna, carl] = [house.idOf('Anna'), house.idOf('Carl')];
    const lines = [{ member: anna, class: 'active', amount: 30_000 }];
    await write('dues', { name: 'Kontingent', dueDay: '2026-01-31', day: '2026-01-01', lines });
    await write('money-received', { member: anna, purse: account('drawer'), amount: 30_000 });
    await write('expenses', {
      account: account('coffee'),
      amount: 6_000,
      text: 'Lagkage',
      paidBy: { member: carl },
      sharedBy: [anna, carl],
    });
    await owner.goto(`/clubs/${house.club}/money/dues`);
    // The cake is left: it is owed and not overdue.
    const arrears = owner.getByRole('region', { name: cash.dues.arrears.title });
    await arrears.getByText('Udgift: Lagkage').waitFor();
    expect(await arrears.getByText('over tiden').count()).toBe(1);
    await owner.getByText(`· ${cash.dues.paid}`).waitFor();

    const phone = await phoneOf('Anna');
    await phone.goto(`/clubs/${house.club}/my-money`);
    await phone.getByText('Udgift: Lagkage').waitFor();
    const dues = phone.getByRole('region', { name: mine.dues.title });
    await dues.getByText(mine.dues.settled).waitFor();
    expect(await balance('Anna')).toBe(-3_000);
  });

  test('the debt of a plan has one code, is reported once, and its confirmation closes the transfer', async () => {
    const bent = house.idOf('Bent');
    await write('opening-balances', { lines: [{ member: bent, amount: -55_050 }] });
    const asked = { way: 'purse', purse: account('drawer'), members: [bent], on: today };
    const sent = await call<PlanPreview>(house.base, 'POST', at('plans/preview'), { body: asked });
    const { digest } = expectStatus(sent, 200).body;
    const plan = await make<PlanView>(house.base, at('plans'), { ...asked, digest });
    const [transfer] = plan.transfers;

    const phone = await phoneOf('Bent');
    await phone.goto(`/clubs/${house.club}/my-money`);
    await phone.getByText(transfer?.reference ?? '', { exact: true }).waitFor();
    await phone.goto(`/clubs/${house.club}/my-money/paid`);
    const send = phone.getByRole('button', { name: mine.paid.submit });
    await send.tap();
    await phone.waitForURL(/\/my-money$/);
    await phone.goto(`/clubs/${house.club}`);
    await phone.getByText(start.reported.replace('{{money}}', '').trim()).waitFor();
    expect(await phone.getByRole('link', { name: start.pay, exact: true }).count()).toBe(0);

    // The same once more is asked about, and not sent.
    await phone.goto(`/clubs/${house.club}/my-money/paid`);
    await phone.getByLabel(cash.amount).fill('550,50');
    await send.tap();
    await phone.getByRole('button', { name: mine.paid.submitAgain }).waitFor();
    const again = phone.getByLabel(cash.amount);
    expect(await again.getAttribute('aria-invalid')).toBe('true');
    await phone.getByText(/^Du har allerede meldt det samme beløb betalt/).waitFor();

    // The plan's page has the report too; booking the transfer beside it is asked about.
    await owner.goto(`/clubs/${house.club}/settling-up/plans/${plan.id}`);
    const confirming = owner.getByRole('button', { name: /^Bekræft betalingen fra Bent/ });
    await confirming.waitFor();
    await owner.getByRole('button', { name: mine.settlingUp.done, exact: true }).tap();
    const dialog = owner.getByRole('dialog');
    await dialog.getByRole('button', { name: mine.settlingUp.done, exact: true }).tap();
    await dialog.getByRole('button', { name: mine.settlingUp.doneDespite, exact: true }).waitFor();
    await owner.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await confirming.tap();
    await dialog.getByText(transfer?.reference ?? '').waitFor();
    await dialog.getByRole('button', { name: cash.payments.confirm, exact: true }).tap();
    await dialog.waitFor({ state: 'detached' });
    expect(await balance('Bent')).toBe(0);

    await owner.goto(`/clubs/${house.club}/settling-up/plans/${plan.id}`);
    await owner
      .getByText(/^Betalt/)
      .first()
      .waitFor();
    expect(await owner.getByRole('button', { name: mine.settlingUp.done }).count()).toBe(0);
    await expectVerified(house.base, house.club);
  });

  test('the money of a transfer has come into another purse than that of its plan', async () => {
    const carl = house.idOf('Carl');
    const bank = await make<{ id: string }>(house.base, at('accounts'), {
      type: 'purse',
      name: 'Bank',
    });
    await write('opening-balances', { lines: [{ member: carl, amount: -30_000 }] });
    const owed = -((await balance('Carl')) ?? 0);
    const asked = { way: 'purse', purse: account('drawer'), members: [carl], on: today };
    const sent = await call<PlanPreview>(house.base, 'POST', at('plans/preview'), { body: asked });
    const { digest } = expectStatus(sent, 200).body;
    const plan = await make<PlanView>(house.base, at('plans'), { ...asked, digest });

    await owner.goto(`/clubs/${house.club}/settling-up/plans/${plan.id}`);
    await owner.getByRole('button', { name: mine.settlingUp.done, exact: true }).tap();
    const dialog = owner.getByRole('dialog');
    const into = dialog.getByLabel(cash.payments.purse);
    expect(await into.inputValue()).toBe(account('drawer'));
    await into.selectOption(bank.id);
    await dialog.getByRole('button', { name: mine.settlingUp.done, exact: true }).tap();
    await dialog.waitFor({ state: 'detached' });
    await owner
      .getByText(/^Betalt/)
      .first()
      .waitFor();
    const list = await read<AccountList>(house.base, at('accounts'));
    expect(list.accounts.find(({ id }) => id === bank.id)?.amount).toBe(owed);
    expect(await balance('Carl')).toBe(0);
    await expectVerified(house.base, house.club);
  });

  test('the form of money received says which transfer it pays, and pays it whole or in part', async () => {
    const dorte = house.idOf('Dorte');
    const paidBy = { member: house.idOf('Carl') };
    const bought = { account: account('coffee'), amount: 20_000, text: 'Kaffe', paidBy };
    await write('expenses', { ...bought, sharedBy: [dorte] });
    const asked = { way: 'purse', purse: account('drawer'), members: [dorte], on: today };
    const sent = await call<PlanPreview>(house.base, 'POST', at('plans/preview'), { body: asked });
    const { digest } = expectStatus(sent, 200).body;
    const { transfers } = await make<PlanView>(house.base, at('plans'), { ...asked, digest });
    const reference = transfers[0]?.reference ?? '';

    const receive = async (amount: string, rest: RegExp | null) => {
      await owner.goto(`/clubs/${house.club}/money/record/received?member=${dorte}`);
      await owner.getByLabel(cash.amount).fill(amount);
      const pays = owner.getByRole('checkbox', { name: new RegExp(reference) });
      expect(await pays.isChecked()).toBe(true);
      if (rest !== null) await owner.getByText(rest).waitFor();
      await owner.getByRole('button', { name: cash.submit, exact: true }).tap();
      await owner.waitForURL(/\/money$/);
    };
    await receive('50', /mangler der stadig 150,00/);
    await receive('150', null);
    const { transfers: open } = await read<MembersMoney>(house.base, at('money/members'));
    expect(open.filter(({ from }) => from === dorte)).toEqual([]);
    expect(await balance('Dorte')).toBe(0);
    await expectVerified(house.base, house.club);
  });

  test('the ways from a balance open the form with that balance, and book it', async () => {
    const [erik, fie] = [house.idOf('Erik'), house.idOf('Fie')];
    await write('opening-balances', {
      lines: [
        { account: account('drawer'), amount: 200_000 },
        { member: erik, amount: -5_600 },
        { member: fie, amount: 123_450 },
      ],
    });

    const booked = async (open: () => Promise<void>, amount: string) => {
      await owner.goto(`/clubs/${house.club}/money`);
      await open();
      const typed = owner.getByLabel(cash.amount);
      await typed.waitFor();
      expect(await typed.inputValue()).toBe(amount);
      await owner.getByRole('button', { name: cash.submit, exact: true }).tap();
      await owner.waitForURL(/\/money$/);
    };
    const by = (name: string) => () => owner.getByRole('link', { name, exact: true }).tap();
    await booked(by(fill(cash.payOutTo, { name: 'Fie' })), '1234,50');
    expect(await balance('Fie')).toBe(0);
    await booked(by(fill(cash.receiveFrom, { name: 'Erik' })), '56,00');
    expect(await balance('Erik')).toBe(0);
    const paidBy = { purse: account('drawer') };
    await write('expenses', { account: account('coffee'), amount: 700, paidBy, sharedBy: [erik] });
    await booked(async () => {
      await owner.getByRole('searchbox').fill('Erik');
      await owner.getByRole('link', { name: /^Modtag 7,00/ }).tap();
    }, '7,00');
    expect(await balance('Erik')).toBe(0);
  });

  test('money received says what it is for: the oldest is proposed, another one is ticked', async () => {
    const erik = house.idOf('Erik');
    const paidBy = { purse: account('drawer') };
    const bought = { account: account('coffee'), paidBy, sharedBy: [erik] };
    await write('expenses', { ...bought, amount: 3_000, text: 'Kaffe' });
    await write('expenses', { ...bought, amount: 4_000, text: 'Lagkage' });
    await owner.goto(`/clubs/${house.club}/money/record/received?member=${erik}&amount=4000`);
    const tick = (name: string) => owner.getByRole('checkbox', { name: new RegExp(name) });
    await tick('Kaffe').waitFor();
    expect([await tick('Kaffe').isChecked(), await tick('Lagkage').isChecked()]).toEqual([
      true,
      true,
    ]);
    await tick('Kaffe').tap();
    expect(await faultsOn(owner)).toEqual([]);
    await owner.getByRole('button', { name: cash.submit, exact: true }).tap();
    await owner.waitForURL(/\/money$/);
    const { members } = await read<OpenItemsList>(house.base, at(`open-items?member=${erik}`));
    const items = members.flatMap((one) => one.items);
    expect(items).toMatchObject([{ name: 'Kaffe', open: -3_000 }]);
    await expectVerified(house.base, house.club);
  });

  test('a payment that waits is confirmed where the treasurer would receive it', async () => {
    const bent = house.idOf('Bent');
    const { base, club } = house;
    const token = await memberAt(base, club, bent);
    await make(base, at('payments'), { day: today, amount: 7_500 }, { as: token });
    await owner.goto(`/clubs/${club}/money/record/received`);
    await owner.getByLabel(cash.record.received.member).selectOption({ label: 'Bent' });
    await owner.getByText(fill(cash.payments.says, { name: 'Bent', money: '75,00 kr.' })).waitFor();
    await owner.getByLabel(cash.amount).fill('75');
    // Booking it all the same is asked about.
    await owner.getByRole('button', { name: cash.submit, exact: true }).tap();
    await owner.getByRole('button', { name: cash.despite, exact: true }).waitFor();
    const before = (await balance('Bent')) ?? 0;
    const confirm = fill(cash.payments.confirmOf, { name: 'Bent' });
    await owner.getByRole('button', { name: confirm, exact: true }).tap();
    const dialog = owner.getByRole('dialog');
    await dialog.getByRole('button', { name: cash.payments.confirm, exact: true }).tap();
    await owner.getByText(cash.payments.confirmed).waitFor();
    await owner.getByRole('button', { name: confirm, exact: true }).waitFor({ state: 'detached' });
    expect(await balance('Bent')).toBe(before + 7_500);
  });

  test('a member ticks what they have paid, and the treasurer sees the tick and confirms it', async () => {
    const [fie, dorte] = [house.idOf('Fie'), house.idOf('Dorte')];
    for (const text of ['Juleøl', 'Påskefrokost']) {
      await write('expenses', {
        account: account('coffee'),
        amount: 8_000,
        text,
        paidBy: { member: dorte },
        sharedBy: [fie, dorte],
      });
    }
    const phone = await phoneOf('Fie');
    await phone.goto(`/clubs/${house.club}/my-money/paid`);
    await phone.getByLabel(cash.amount).fill('40');
    await phone.getByRole('checkbox', { name: /Juleøl/ }).uncheck();
    await phone.getByRole('checkbox', { name: /Påskefrokost/ }).check();
    expect(await faultsOn(phone)).toEqual([]);
    await phone.getByRole('button', { name: mine.paid.submit }).tap();
    await phone.waitForURL(/\/my-money$/);

    await owner.goto(`/clubs/${house.club}/money`);
    await owner.getByRole('button', { name: /^Bekræft betalingen fra Fie/ }).tap();
    const dialog = owner.getByRole('dialog');
    const ticked = dialog.getByRole('checkbox', { name: /Påskefrokost/ });
    await ticked.waitFor();
    expect(await ticked.isChecked()).toBe(true);
    expect(await dialog.getByRole('checkbox', { name: /Juleøl/ }).isChecked()).toBe(false);
    await dialog.getByRole('button', { name: cash.payments.confirm, exact: true }).tap();
    await dialog.waitFor({ state: 'detached' });
    const { members } = await read<OpenItemsList>(house.base, at(`open-items?member=${fie}`));
    expect(members.flatMap(({ items }) => items).map(({ name }) => name)).toEqual(['Juleøl']);
    await expectVerified(house.base, house.club);
  });
});
