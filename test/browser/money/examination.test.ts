import type { Page } from 'playwright-core';
import type { BooksView } from '../../../src/cash-book/books/books.view.js';
import type { AccountList } from '../../../src/cash-book/accounts/account.view.js';
import { yearAccounts } from '../../../src/words/da/money/books.js';
import cash from '../../../web/words/da/cash.js';
import examining from '../../../web/words/da/examining.js';
import receipts from '../../../web/words/da/receipts.js';
import newsWords from '../../../web/words/da/news.js';
import { make } from '../../support/access/access-club.js';
import { call, expectStatus, expectVerified, read } from '../../support/api/api.js';
import { HAS_POPPLER, linesOfPdf } from '../../support/files/poppler.js';
import { inBrowser } from '../support/browser.js';
import { openHouse, openMembers, openOwners, SIZES, type House } from '../support/house.js';
import { faultsOn, lookIn } from '../support/narrow.js';
import { fill } from '../support/said.js';
import { untilInPage } from '../support/until-in-page.js';

const { examined, checks, purseChecks } = yearAccounts;
const REMARK = 'Kvittering 12 mangler.';
const RESERVATION = 'Kassen er ikke talt.';
const NOT_COVERED = 'Ingen optælling og ingen afstemning af Kontantkasse dækker hele året.';
const VOUCHERS_LOOKED_AT = `${examined.vouchers}: ${fill(examined.vouchersLooked, { count: 1, total: 2 })}`;

inBrowser('the examination of a closed year', () => {
  let house: House;
  let auditors: Page;
  let owners: Page;
  let label: string;
  let late: object;

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
    late = { ...spent, amount: 500, text: 'Kaffe til generalforsamlingen' };
    auditors = await (await openMembers(house, house.idOf('Carl'), 'auditor')).newPage();
    owners = await (await openOwners(house)).newPage();
    await close(1);
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
      .getByRole('region', { name: newsWords.waiting })
      .getByRole('link', { name: words, exact: true });
  const news = (page: Page, words: string) =>
    page.getByRole('region', { name: newsWords.title }).getByText(words, { exact: true });
  const inSight = (page: Page, part: string) =>
    untilInPage(
      page,
      `((top) => top >= 0 && top < innerHeight / 2)(
        document.querySelector('${part}')?.getBoundingClientRect().top ?? -1)`,
    );
  // The name of the club in the frame is shortened beside the bell.
  const faults = async () =>
    (await faultsOn(auditors)).filter((one) => !one.includes('span "Kopperne"'));
  const put = async (words: string) => {
    const dialog = auditors.getByRole('dialog');
    await dialog.getByLabel(examining.put.text).fill(words);
    await dialog.getByRole('button', { name: examining.put.confirm, exact: true }).click();
    await auditors.getByText(words).first().waitFor();
    await dialog.waitFor({ state: 'detached' });
  };
  const answer = async (words: string) => {
    await button(owners, fill(examining.answer.do, { number: 1 })).click();
    const dialog = owners.getByRole('dialog');
    await dialog.getByLabel(examining.answer.label).fill(words);
    await dialog.getByRole('button', { name: examining.answer.confirm, exact: true }).click();
    await owners.getByText(`Svar: ${words}`).waitFor();
  };
  const ofSignature = (conclusion: string) =>
    new RegExp(
      `^${fill(examined.signed, { name: 'Carl', day: '.*', conclusion }).replaceAll('.', '.')}$`,
    );

  test('is refused with nothing ticked, no conclusion, or a reservation that nothing says', async () => {
    await toStart(auditors);
    await news(auditors, fill(newsWords.office['year-closed'], { label })).waitFor();
    await waits(auditors, fill(newsWords.years['to-examine'], { label })).click();
    await text(auditors, examined.none).waitFor();
    await button(auditors, examining.do).click();
    await text(auditors, examining.nothingTicked).waitFor();
    await text(auditors, examining.noConclusion).waitFor();
    await auditors.getByLabel(checks['purses-counted'], { exact: true }).check();
    await auditors.getByLabel(examined.conclusions['approved-with-reservations']).check();
    await button(auditors, examining.do).click();
    await text(auditors, examining.noReservation).waitFor();
    expect(await auditors.getByRole('dialog').count()).toBe(0);
    await text(auditors, purseChecks.neverCounted).waitFor();
  });

  test('has remarks about the year and a voucher, put before the signature', async () => {
    await button(auditors, examining.put.do).click();
    await put(REMARK);
    await auditors.getByText(examined.standings.unanswered, { exact: true }).waitFor();
    await button(auditors, examining.vouchers.show).click();
    await auditors.getByText(/Kaffe.*Mangler kvittering/).waitFor();
    const voucher = { label: `${label}-2` };
    await auditors.getByRole('link', { name: fill(examining.vouchers.open, voucher) }).click();
    await text(auditors, receipts.lacking).waitFor();
    await auditors.getByRole('checkbox', { name: examining.desk.looked }).check();
    await button(auditors, examining.put.do).click();
    await auditors.getByRole('checkbox', { name: examining.put.needsAnswer }).uncheck();
    await put('Anden dato.');
    await text(auditors, examined.standings.noted).waitFor();
    for (const view of ['a phone of 320 px', 'the tablet at 200 %'] as const) {
      await lookIn(auditors, view);
      expect(await faults()).toEqual([]);
    }
    await auditors.goBack();
    await text(auditors, VOUCHERS_LOOKED_AT).waitFor();
    await auditors.reload();
    await text(auditors, VOUCHERS_LOOKED_AT).waitFor();
  });

  test('is waited for by the owner, who answers; the auditor keeps the remark open, then settles it', async () => {
    await toStart(owners);
    await news(owners, fill(newsWords.office['remark-put'], { label })).first().waitFor();
    await waits(owners, fill(newsWords.years.remarks_one, { count: 1, label })).click();
    // They are far below on the page of the year, which goes to them once it has them.
    await owners.waitForURL(/#remarks$/);
    await inSight(owners, '#remarks');
    await answer('Den er på vej.');
    await toStart(auditors);
    await waits(auditors, fill(newsWords.years.answers_one, { count: 1, label })).click();
    await auditors.waitForURL(/#remarks$/);
    await inSight(auditors, '#remarks');
    await button(auditors, fill(examining.keepOpen.do, { number: 1 })).click();
    const dialog = auditors.getByRole('dialog');
    await dialog.getByLabel(examining.keepOpen.label).fill('Jeg venter på den.');
    await dialog.getByRole('button', { name: examining.keepOpen.confirm, exact: true }).click();
    await auditors.getByText(/^Holdt åben: Jeg venter på den\./).waitFor();
    await owners.getByText(/^Holdt åben: Jeg venter på den\./).waitFor();
    await answer('Den er fundet.');
    await auditors.getByText(/^Svar: Den er fundet\./).waitFor();
  });

  test('asks about what the books contradict, and is signed all the same', async () => {
    await auditors.getByLabel(examined.conclusions.approved, { exact: true }).check();
    await button(auditors, examining.do).click();
    const dialog = auditors.getByRole('dialog');
    await dialog.getByText('Bemærkning 1 er ikke afsluttet.').waitFor();
    await dialog.getByText('1 af 2 bilag er set.').waitFor();
    await dialog.getByText(NOT_COVERED).waitFor();
    await dialog.getByText(examining.confirm.doubts).waitFor();
    // The doubts are read before the list of the signed documents.
    const order = await dialog.innerText();
    expect(order.indexOf(examining.confirm.doubts)).toBeLessThan(
      order.indexOf(examining.confirm.text),
    );
    for (const view of ['a phone of 320 px', 'the tablet at 200 %'] as const) {
      await lookIn(auditors, view);
      expect(await faults()).toEqual([]);
    }
    await auditors.keyboard.press('Escape');
    await button(auditors, fill(examining.settle.do, { number: 1 })).click();
    await dialog.getByRole('button', { name: examining.settle.confirm, exact: true }).click();
    await auditors.getByText(/^Afsluttet: Carl/).waitFor();
    await auditors.getByLabel(examined.conclusions['approved-with-reservations']).check();
    await auditors
      .getByLabel(examined.reservation['approved-with-reservations'], { exact: true })
      .fill(RESERVATION);
    await button(auditors, examining.do).click();
    await dialog.getByText(NOT_COVERED).waitFor();
    await dialog.getByText(RESERVATION).waitFor();
    expect(await dialog.getByText('er ikke afsluttet').count()).toBe(0);
    await dialog.getByRole('button', { name: examining.confirm.despite, exact: true }).click();
    await auditors.getByText(ofSignature('godkendt med forbehold')).waitFor();
    await text(auditors, RESERVATION).waitFor();
    await text(auditors, examined.ofNow).waitFor();
    expect(await text(auditors, examined.none).count()).toBe(0);
    await text(auditors, NOT_COVERED).waitFor();
    await text(auditors, fill(examined.vouchersLooked, { count: 1, total: 2 })).waitFor();
    // The form is closed; another signature is a choice.
    await button(auditors, examining.again).waitFor();
    expect(await button(auditors, examining.do).count()).toBe(0);
    await toStart(owners);
    await news(owners, fill(newsWords.office['year-examined'], { label })).waitFor();
  });

  test('is of the year as it was, once that is opened and closed again', async () => {
    await owners.goto(`/clubs/${house.club}/money/years/${label}-01-01`);
    await button(owners, cash.years.reopen.do).click();
    const dialog = owners.getByRole('dialog');
    await dialog.getByLabel(cash.years.why).fill('En kvittering dukkede op.');
    await dialog.getByRole('button', { name: cash.years.reopen.do, exact: true }).click();
    await owners.getByText(/^Gælder regnskabet, som det var/).waitFor();
    await toStart(auditors);
    await waits(auditors, fill(newsWords.years['opened-again'], { label })).waitFor();
    await news(auditors, fill(newsWords.office['year-reopened'], { label })).waitFor();
    await make(house.base, `/v1/clubs/${house.club}/expenses`, late);
    await close(3);
    await owners.reload();
    const changed = owners.getByRole('list', { name: examined.since.title, exact: true });
    await changed.getByText(/Kaffe til generalforsamlingen/).waitFor();
    await changed.getByText(examined.since.added, { exact: true }).waitFor();
    const balances = owners.getByRole('table', { name: examined.since.balances, exact: true });
    await balances.getByText('72,89', { exact: true }).waitFor();
    await auditors.goto(`/clubs/${house.club}/money/vouchers?looked=yes`);
    await auditors.getByText(/set af Carl/).waitFor();
    expect(await auditors.getByRole('link', { name: /Bilag \d{4}-/ }).count()).toBe(1);
    for (const page of [owners, auditors]) expect(await faultsOn(page)).toEqual([]);
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
    expect(said).toContain('1 af 2 bilag set');
    expect(said).toContain('Bilag set, nr.: 2 Bilag ikke set, nr.: 1');
    expect(said).toContain(`Bogført siden: ${label}-3 Ændrede saldi: Kaffe`);
    expect(said).toContain(`Ifølge bøgerne: ${NOT_COVERED}`);
    expect(said).toContain('Afsluttede bemærkninger: 1');
    expect(said).toContain('Kontantkasse Aldrig talt');
    expect(said).toMatch(
      /Bemærkning 1: Kvittering 12 mangler\. \(Carl, .*\) Svar: Den er fundet\./,
    );
    expect(said).toMatch(
      new RegExp(`Bemærkning 2 til bilag ${label}-2: Anden dato\\. .*Kræver ikke svar`),
    );
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
