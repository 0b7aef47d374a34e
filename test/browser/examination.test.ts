import type { Page } from 'playwright-core';
import type { BooksView } from '../../src/cash-book/books/books.view.js';
import type { AccountList } from '../../src/cash-book/accounts/account.view.js';
import { yearAccounts } from '../../src/words/da/money/books.js';
import cash from '../../web/words/da/cash.js';
import examining from '../../web/words/da/examining.js';
import news from '../../web/words/da/news.js';
import { memberAt } from '../support/api/access.js';
import { make } from '../support/api/access-club.js';
import { call, expectStatus, expectVerified, read } from '../support/api/api.js';
import { HAS_POPPLER, linesOfPdf } from '../support/files/poppler.js';
import { inBrowser } from './support/browser.js';
import { openHouse, openMembers, openOwners, SIZES, type House } from './support/house.js';
import { faultsOn, lookIn } from './support/narrow.js';
import { fill } from './support/said.js';

const { examined, checks } = yearAccounts;
const REMARK = 'Kvittering 12 mangler.';
const VOUCHERS_LOOKED_AT = `${examined.vouchers}: ${fill(examined.vouchersLooked, { count: 1, total: 2 })}`;

inBrowser('the examination of a closed year', () => {
  let house: House;
  let auditors: Page;
  let owners: Page;
  let label: string;

  beforeAll(async () => {
    house = await openHouse({ alone: true });
    const { base, club } = house;
    const { today } = await read<BooksView>(base, `/v1/clubs/${club}/books`);
    const { accounts } = await read<AccountList>(base, `/v1/clubs/${club}/accounts`);
    label = String(Number(today.slice(0, 4)) - 1);
    const purse = accounts.find(({ code }) => code === 'drawer')?.id;
    const coffee = accounts.find(({ code }) => code === 'coffee')?.id;
    const day = `${label}-06-01`;
    const pays = { day, member: house.idOf('Anna'), purse, amount: 123_450 };
    const first = { body: { firstDay: `${label}-01-01` } };
    expectStatus(await call(base, 'PATCH', `/v1/clubs/${club}/books`, first), 200);
    await make(base, `/v1/clubs/${club}/money-received`, pays);
    const spent = { day, account: coffee, paidBy: { purse }, amount: 6_789, text: 'Kaffe' };
    await make(base, `/v1/clubs/${club}/expenses`, spent);
    await close(1);
    auditors = await (await openMembers(house, house.idOf('Carl'), 'auditor')).newPage();
    owners = await (await openOwners(house)).newPage();
    for (const page of [auditors, owners]) await page.setViewportSize(SIZES.phone);
  });
  afterAll(() => house.close());
  afterEach(async () => {
    await expectVerified(house.base, house.club);
  });

  const year = (what: string) => `/v1/clubs/${house.club}/years/${label}-01-01/${what}`;
  const close = (version: number) => make(house.base, year('close'), undefined, { version });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const text = (page: Page, said: string) => page.getByText(said, { exact: true });
  const toStart = (page: Page) => page.goto(`/clubs/${house.club}`);
  const waits = (page: Page, words: string) =>
    page
      .getByRole('region', { name: news.waiting })
      .getByRole('link', { name: words, exact: true });
  const ofSignature = (conclusion: string) =>
    new RegExp(
      `^${fill(examined.signed, { name: 'Carl', day: '.*', conclusion }).replaceAll('.', '.')}$`,
    );

  test('is refused with nothing ticked, no conclusion, or a reservation without a remark', async () => {
    await toStart(auditors);
    await waits(auditors, fill(news.years['to-examine'], { label })).click();
    await text(auditors, examined.none).waitFor();
    await button(auditors, examining.do).click();
    await text(auditors, examining.nothingTicked).waitFor();
    await text(auditors, examining.noConclusion).waitFor();
    await auditors.getByLabel(checks['purses-counted'], { exact: true }).check();
    await auditors.getByLabel(examined.conclusions['approved-with-reservations']).check();
    await button(auditors, examining.do).click();
    await text(auditors, examining.noRemark).waitFor();
    expect(await auditors.getByRole('dialog').count()).toBe(0);
    const version = 2;
    const as = await memberAt(house.base, house.club, house.idOf('Carl'), 'auditor');
    const nothing = { ticked: [], conclusion: 'approved', head: { seq: 1, hash: '0'.repeat(64) } };
    const refused = await call(house.base, 'POST', year('examinations'), {
      body: nothing,
      version,
      as,
    });
    expectStatus(refused, 409);
  });

  test('is signed after a confirmation that repeats it', async () => {
    await button(auditors, examining.vouchers.show).click();
    const voucher = { label: `${label}-1` };
    await auditors.getByRole('checkbox', { name: fill(examined.voucher, voucher) }).check();
    await auditors.getByLabel(fill(examining.vouchers.remark, voucher)).fill('Anden dato.');
    await auditors.getByLabel(fill(examining.remark, { number: 1 })).fill(REMARK);
    // All of it is still there after a look at the voucher, and a reload.
    await auditors.getByRole('link', { name: fill(examining.vouchers.open, voucher) }).click();
    await auditors.waitForURL(/\/vouchers\//);
    await auditors.goBack();
    await text(auditors, VOUCHERS_LOOKED_AT).waitFor();
    await auditors.reload();
    await text(auditors, VOUCHERS_LOOKED_AT).waitFor();
    const remark = auditors.getByLabel(fill(examining.remark, { number: 1 }));
    expect(await remark.inputValue()).toBe(REMARK);
    await button(auditors, examining.do).click();
    const dialog = auditors.getByRole('dialog');
    await dialog.getByText(fill(examined.vouchersLooked, { count: 1, total: 2 })).waitFor();
    await dialog.getByText(REMARK).waitFor();
    await dialog.getByText(checks['purses-counted']).waitFor();
    await dialog.getByText(checks['vouchers-have-receipts']).waitFor();
    await dialog.getByText(/: godkendt med forbehold$/).waitFor();
    await dialog.getByRole('button', { name: examining.confirm.do, exact: true }).click();
    await auditors.getByText(ofSignature('godkendt med forbehold')).waitFor();
    await text(auditors, examined.ofNow).waitFor();
    expect(await text(auditors, examined.none).count()).toBe(0);
    await text(auditors, fill(examined.vouchersLooked, { count: 1, total: 2 })).waitFor();
    await text(auditors, 'Anden dato.').waitFor();
    for (const view of ['a phone of 320 px', 'the tablet at 200 %'] as const) {
      await lookIn(auditors, view);
      expect(await faultsOn(auditors)).toEqual([]);
    }
  });

  test('has remarks that the owner sees waiting, and answers', async () => {
    await toStart(owners);
    await waits(owners, fill(news.years.remarks_one, { count: 1, label })).click();
    await button(owners, fill(examining.answer.do, { number: 1 })).click();
    const dialog = owners.getByRole('dialog');
    await dialog.getByLabel(examining.answer.label).fill('Den er fundet.');
    await dialog.getByRole('button', { name: examining.answer.confirm, exact: true }).click();
    await owners.getByText(/^Svar: Den er fundet\./).waitFor();
  });

  test('is of the year as it was, once that is opened and closed again', async () => {
    await button(owners, cash.years.reopen.do).click();
    const dialog = owners.getByRole('dialog');
    await dialog.getByLabel(cash.years.why).fill('En kvittering dukkede op.');
    await dialog.getByRole('button', { name: cash.years.reopen.do, exact: true }).click();
    await owners.getByText(/^Gælder regnskabet, som det var/).waitFor();
    await toStart(auditors);
    await waits(auditors, fill(news.years['opened-again'], { label })).waitFor();
    await close(3);
    await owners.reload();
    await text(owners, examined.none).waitFor();
    await owners.getByText(ofSignature('godkendt med forbehold')).waitFor();
    await owners.getByText(/^Gælder regnskabet, som det var/).waitFor();
    expect(await text(owners, examined.ofNow).count()).toBe(0);
    const print = owners.getByRole('link', { name: cash.years.print, exact: true });
    const paper = await owners.request.get((await print.getAttribute('href')) ?? '');
    expect(paper.headers()['content-type']).toBe('application/pdf');
    if (!HAS_POPPLER) return;
    const said = linesOfPdf(await paper.body())
      .join(' ')
      .replace(/\s+/g, ' ');
    expect(said).toContain(examined.none);
    expect(said).toMatch(/Underskrevet af Carl, .*: godkendt med forbehold/);
    expect(said).toMatch(/Gælder regnskabet, som det var, før året blev åbnet igen .*; ikke disse/);
    expect(said).toContain('Den er fundet.');
    expect(said).toContain('1 af 2 bilag set');
  });

  test('is read by a plain member, who sees nobody else by name', async () => {
    const page = await (await openMembers(house, house.idOf('Dorte'), 'member')).newPage();
    await page.setViewportSize(SIZES.phone);
    await page.goto(`/clubs/${house.club}/my-money`);
    await page.getByRole('link', { name: fill(cash.years.title, { label }) }).click();
    await text(page, yearAccounts.balance.owedToMembers).waitFor();
    await page.getByText('1.234,50').first().waitFor();
    expect(await page.getByText('Anna').count()).toBe(0);
    expect(await button(page, examining.do).count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('a[href="#content"]').isVisible()).toBe(false);
  });
});
