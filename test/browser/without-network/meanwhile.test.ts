import type { Locator, Page } from 'playwright-core';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { DuesVoucher } from '../../../src/cash-book/dues/dues.view.js';
import type { ReportedPayment } from '../../../src/cash-book/payments/payment.view.js';
import type { PlanPreview, PlanView } from '../../../src/cash-book/plans/plan.view.js';
import type { VoucherView } from '../../../src/cash-book/vouchers/voucher.view.js';
import type { SeasonView } from '../../../src/seasons/seasons/season.view.js';
import cash from '../../../web/words/da/cash.js';
import meanwhile from '../../../web/words/da/meanwhile.js';
import mine from '../../../web/words/da/my-money.js';
import seasons from '../../../web/words/da/seasons.js';
import shell from '../../../web/words/da/shell.js';
import { make, someone, type Someone } from '../../support/access/access-club.js';
import { call, expectStatus, expectVerified, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openMembers, openOwners, type House } from '../support/house.js';
import { fill } from '../support/said.js';

inBrowser('a dialog that another device made untrue', () => {
  let house: House;
  let owner: Page;
  let treasurer: Someone;
  let today: string;
  let purse: string;

  const at = (what: string) => `/v1/clubs/${house.club}/${what}`;
  const account = async (type: string) => {
    const { accounts } = await read<AccountList>(house.base, at('accounts'));
    return accounts.find((one) => one.type === type)?.id ?? '';
  };

  beforeAll(async () => {
    house = await openHouse();
    owner = await (await openOwners(house)).newPage();
    treasurer = await someone(house.base, house.club, 'treasurer', house.idOf('Fie'));
    today = (await read<BooksView>(house.base, at('books'))).today;
    purse = await account('purse');
  });
  afterAll(() => house.close());

  /** Written on the other device, by the treasurer Fie. */
  const elsewhere = async (path: string, body: object, version?: number) => {
    const { status } = await call(house.base, 'POST', at(path), {
      ...{ body, as: treasurer.token },
      ...(version === undefined ? {} : { version }),
    });
    expect(status).toBeLessThan(300);
  };

  /** Opens a dialog, has it made untrue, reads why, and closes it by the only button there is. */
  const madeUntrue = async (open: Locator, otherwise: () => Promise<void>, words: string) => {
    await open.tap();
    const dialog = owner.getByRole('dialog');
    await dialog.waitFor();
    await otherwise();
    const alert = dialog.getByRole('alert');
    await alert.filter({ hasText: words }).waitFor();
    const buttons = dialog.getByRole('button');
    const close = dialog.getByRole('button', { name: shell.parts.close, exact: true });
    expect(await buttons.count()).toBe(await close.count());
    await buttons.last().tap();
    await dialog.waitFor({ state: 'detached' });
  };
  const byFie = (words: string) => fill(words, { by: fill(meanwhile.by, { name: 'Fie' }) });

  const reported = async (name: string): Promise<ReportedPayment> => {
    const member = await someone(house.base, house.club, 'member', house.idOf(name));
    return make(house.base, at('payments'), { amount: 1200, day: today }, { as: member.token });
  };

  test('a payment that is confirmed or declined on another device', async () => {
    await reported('Bent');
    const { id, version } = await reported('Carl');
    const device = await openMembers(house, house.idOf('Dorte'), 'treasurer');
    const other = await device.newPage();
    for (const page of [owner, other]) await page.goto(`/clubs/${house.club}/money`);
    const ask = (page: Page, name: string) =>
      page.getByRole('button', { name: fill(cash.payments.confirmOf, { name }) });
    const confirmed = fill(meanwhile.payment.confirmed, {
      by: fill(meanwhile.by, { name: 'Dorte' }),
    });
    await madeUntrue(
      ask(owner, 'Bent'),
      async () => {
        await ask(other, 'Bent').tap();
        const dialog = other.getByRole('dialog');
        await dialog.getByRole('button', { name: cash.payments.confirm, exact: true }).tap();
        await dialog.waitFor({ state: 'detached' });
      },
      confirmed,
    );
    await device.close();
    await madeUntrue(
      ask(owner, 'Carl'),
      () => elsewhere(`payments/${id}/decline`, { why: 'Ikke set' }, version),
      byFie(meanwhile.payment.declined),
    );
    expect(await owner.getByRole('region', { name: cash.payments.waiting }).count()).toBe(0);
  });

  test('a payment confirmed here closes its dialog, without a word about itself', async () => {
    await reported('Anna');
    await owner.goto(`/clubs/${house.club}/money`);
    await owner.getByRole('button', { name: /^Bekræft betalingen/ }).tap();
    const dialog = owner.getByRole('dialog');
    await dialog.getByRole('button', { name: cash.payments.confirm, exact: true }).tap();
    await owner.getByText(cash.payments.confirmed).waitFor();
    await dialog.waitFor({ state: 'detached' });
  });

  test('dues that are waived, and a voucher that is reversed', async () => {
    const member = house.idOf('Erik');
    const lines = [{ member, class: 'active', amount: 5000 }];
    const charge = { day: today, name: 'Kontingent', dueDay: today, lines };
    const { dues } = await make<DuesVoucher>(house.base, at('dues'), charge);
    await owner.goto(`/clubs/${house.club}/money/dues`);
    await madeUntrue(
      owner.getByRole('button', { name: fill(cash.dues.waiveOf, { name: 'Erik' }) }),
      () => elsewhere(`dues/${dues}/waive`, { member, day: today, why: 'Syg' }),
      byFie(meanwhile.dues.waived),
    );

    const body = { day: today, member, purse, amount: 700 };
    const { event } = await make<VoucherView>(house.base, at('money-received'), body);
    await owner.goto(`/clubs/${house.club}/money/vouchers/${event}`);
    await madeUntrue(
      owner.getByRole('button', { name: cash.reverse.do }),
      () => elsewhere(`vouchers/${event}/reversal`, { day: today, why: 'Forkert' }),
      byFie(meanwhile.voucher.reversed),
    );
  });

  test('a transfer that is cancelled, or marked as paid', async () => {
    const [carl, dorte] = [house.idOf('Carl'), house.idOf('Dorte')];
    const paidBy = { member: house.idOf('Anna') };
    const bought = { day: today, account: await account('expense'), amount: 5000, paidBy };
    await make(house.base, at('expenses'), { ...bought, sharedBy: [carl, dorte] });
    const asked = { way: 'purse', purse, members: [carl, dorte], on: today };
    const sent = await call<PlanPreview>(house.base, 'POST', at('plans/preview'), { body: asked });
    const { digest } = expectStatus(sent, 200).body;
    const plan = await make<PlanView>(house.base, at('plans'), { ...asked, digest });
    await owner.goto(`/clubs/${house.club}/settling-up/plans/${plan.id}`);
    const of = (member: string) => plan.transfers.find(({ from }) => from.member === member);
    const transfers = `plans/${plan.id}/transfers`;
    const step = (name: string) => owner.getByRole('listitem').filter({ hasText: name }).first();
    await madeUntrue(
      step('Carl betaler').getByRole('button', { name: mine.settlingUp.done }),
      () => elsewhere(`${transfers}/${of(carl)?.id}/drop`, { why: 'Nej' }, of(carl)?.version),
      byFie(meanwhile.transfer.dropped),
    );
    await madeUntrue(
      step('Dorte betaler').getByRole('button', { name: mine.settlingUp.drop }),
      () => elsewhere(`${transfers}/${of(dorte)?.id}/done`, { day: today }, of(dorte)?.version),
      byFie(meanwhile.transfer.done),
    );
  });

  test('a year and a season that are closed', async () => {
    const year = Number(today.slice(0, 4)) - 1;
    const begins = { body: { firstDay: `${year}-01-01` } };
    expectStatus(await call(house.base, 'PATCH', at('books'), begins), 200);
    const body = { day: `${year}-03-01`, member: house.idOf('Erik'), purse, amount: 100 };
    await make(house.base, at('money-received'), body);
    const first = `${year}-01-01`;
    await owner.goto(`/clubs/${house.club}/money/years/${first}`);
    await madeUntrue(
      owner.getByRole('button', { name: cash.years.close.do }),
      () => elsewhere(`years/${first}/close`, {}, 1),
      byFie(meanwhile.year.closed),
    );
    await madeUntrue(
      owner.getByRole('button', { name: cash.years.reopen.do }),
      () => elsewhere(`years/${first}/reopen`, { why: 'Glemt bilag' }, 2),
      byFie(meanwhile.year.open),
    );

    const season = await make<SeasonView>(house.base, at('seasons'), {
      ...{ name: 'Vinter', rule: { by: 'points' }, firstDay: first, lastDay: `${year}-12-31` },
    });
    await owner.goto(`/clubs/${house.club}/seasons/${season.id}`);
    await madeUntrue(
      owner.getByRole('button', { name: seasons.forms.close.do }),
      async () => {
        const closed = `seasons/${season.id}/close`;
        const { version } = season;
        const { status } = await call(house.base, 'POST', at(closed), { body: {}, version });
        expect(status).toBe(200);
      },
      fill(meanwhile.season.closed, { by: '' }).slice(0, -1),
    );
    await expectVerified(house.base, house.club);
  });
});
