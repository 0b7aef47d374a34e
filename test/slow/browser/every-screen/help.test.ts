import type { Locator, Page } from 'playwright-core';
import type { FineRegisterPage } from '../../../../src/audit/fine-register/view.js';
import payments from '../../../../src/words/da/payments.js';
import corrections from '../../../../web/words/da/corrections.js';
import fineEntry from '../../../../web/words/da/fine-entry.js';
import shell from '../../../../web/words/da/shell.js';
import rules from '../../../../web/words/da/rules.js';
import table from '../../../../web/words/da/table.js';
import tarok from '../../../../web/words/da/tarok.js';
import terms from '../../../../web/words/da/terms-tarok.js';
import koenigrufen from '../../../../web/words/da/terms-koenigrufen.js';
import { openSession, read, type Table } from '../../../support/api/api.js';
import { raise } from '../../../support/corrections/disputes.js';
import { inBrowser } from '../../../browser/support/browser.js';
import {
  openHouse,
  openMembers,
  openTablet,
  tableOf,
  type House,
} from '../../../browser/support/house.js';
import { fill } from '../../../browser/support/said.js';

/** At 10 øre a point; the house has put up the bagud of a king, and reads R10 otherwise. */
const HOUSE = { tariff: { kingBagud: 60 }, readings: { R10: 'not-paid' } };

inBrowser('help at the table', () => {
  let house: House;
  let session: string;
  let opened: Table;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse();
    opened = await openSession(house.base, house, {
      players: 4,
      ...{ book: 'brix-1996', houseRules: HOUSE },
    });
    session = tableOf(opened.path).replace(/\/table$/, '');
    page = await (await openTablet(house)).newPage();
  }, 60_000);
  afterAll(async () => {
    await house.close();
  });

  const dialog = () => page.getByRole('dialog');
  const ask = async (what: string) => {
    await page.getByRole('button', { name: fill(shell.parts.help, { what }), exact: true }).tap();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  };

  test('a long press shows the meaning of a term and its price this evening, and chooses nothing', async () => {
    await page.goto(`${session}/table/hand`);
    const won = page.getByRole('button', { name: `Anna: ${tarok.lastTrick.won}` });
    await hold(won);
    await dialog().getByText(terms.says['last-trick']).waitFor();
    // Some browsers send the click of a long press all the same.
    await won.dispatchEvent('click');
    // Brix: 20 from each, at 10 øre a point; not beside a bagud.
    await dialog().getByText('20 (2,00 kr.) af hver af de to andre').waitFor();
    await dialog().getByText(terms.conventions.lastTrickBesideBagud.false).waitFor();
    await dialog().getByText('Kilde: Scoring 5, Last Trick').waitFor();
    await close();
    expect(await won.getAttribute('aria-pressed')).toBe('false');
    await won.tap();
    expect(await won.getAttribute('aria-pressed')).toBe('true');
  });

  test('a finger that scrolls asks nothing', async () => {
    const won = page.getByRole('button', { name: `Bent: ${tarok.lastTrick.won}` });
    await hold(won, { x: 0, y: 30 });
    expect(await dialog().count()).toBe(0);
  });

  test('the keyboard asks with a question mark; what the house has changed is marked', async () => {
    await page.getByRole('button', { name: `Bent: ${tarok.lastTrick.bagud}` }).focus();
    await page.keyboard.press('?');
    const price = 'Konge: 60 (6,00 kr.) til hver af de to andre, og kongekoppen fordobles';
    const line = dialog().getByRole('listitem').filter({ hasText: price });
    await line.getByText(fill(rules.houseOf, { usual: 40 })).waitFor();
    const pagat = 'Pagat: 45 (4,50 kr.) til hver af de to andre, og pagatkoppen fordobles';
    expect(await dialog().getByText(pagat, { exact: true }).count()).toBe(1);
  });

  test('leads to the other terms of its part, and to the rule in the book', async () => {
    await dialog().getByRole('button', { name: terms.names.nolo, exact: true }).tap();
    await dialog().getByText(terms.says.nolo).waitFor();
    await dialog().getByRole('link', { name: rules.rule }).tap();
    await page.waitForURL(/\/rules#nolo$/);
    await page.locator('#nolo').getByText('Kilde: Scoring 5, Nolo').waitFor();
    await page.goBack();
    // The draft is still there.
    const won = page.getByRole('button', { name: `Anna: ${tarok.lastTrick.won}` });
    await won.waitFor();
    expect(await won.getAttribute('aria-pressed')).toBe('true');
  });

  test('a question mark is beside each row', async () => {
    await page
      .getByRole('button', { name: fill(shell.parts.help, { what: tarok.rows.count }) })
      .tap();
    await dialog().getByText(terms.says.count).waitFor();
    await dialog().getByText('Der rundes til nærmeste 5').waitFor();
    await close();
  });

  test('the tiles of fines say what they cost', async () => {
    await page.goto(`${session}/table/fine`);
    await page.getByRole('button', { name: 'Bent', exact: true }).tap();
    const tiles = page.getByRole('group', { name: fineEntry.what });
    const costs = async (code: keyof typeof fineEntry.codes) =>
      tiles.getByRole('button', { name: fineEntry.codes[code] }).locator('small').textContent();
    expect(await costs('lead-out-of-turn')).toBe('20 i hver kop');
    expect(await costs('revoke')).toBe('40 / 0 i hver kop');
    expect(await costs('superficial')).toBe(fineEntry.free);
  });

  test('lines of payments, and the question what a fine is for, show what they mean', async () => {
    await ask(fineEntry.what);
    await dialog().getByText(terms.says.fine).waitFor();
    await close();
    const revoke = page.getByRole('group', { name: fineEntry.what });
    await revoke.getByRole('button', { name: fineEntry.codes['lead-out-of-turn'] }).tap();
    const line = page.getByRole('status', { name: fineEntry.cost }).getByRole('button');
    await hold(line.first());
    await dialog().getByText(terms.says.fine).waitFor();
    await close();
    await line.first().tap();
    await ask(payments.reasons.fine);
    await dialog().getByText(terms.says.fine).waitFor();
    await close();
    await page.getByRole('button', { name: fineEntry.submit }).tap();
    await page.getByRole('link', { name: table.correctFine }).waitFor();
  });

  test('a cup shows what it is, and leads to the book', async () => {
    await ask(payments.pots['king-pot']);
    await dialog().getByText(terms.says.pots).waitFor();
    await close();
    await hold(page.getByRole('img', { name: payments.pots['pagat-pot'] }));
    await dialog().getByText(terms.says.pots).waitFor();
    await close();
  });

  test('the forms of a correction answer, where an evening is in the address and where not', async () => {
    await page.getByRole('link', { name: table.correctFine }).tap();
    await ask(fineEntry.what);
    await dialog().getByText(terms.says.fine).waitFor();
    await close();
    const { base, club } = house;
    const bent = house.idOf('Bent');
    const { fines } = await read<FineRegisterPage>(base, `/v1/clubs/${club}/fines`);
    const dispute = await raise({ base, ...opened }, bent, { fine: fines[0]?.id ?? '' });
    const auditors = await openMembers(house, house.idOf('Carl'), 'auditor');
    const tablet = page;
    page = await auditors.newPage();
    await page.goto(`/clubs/${club}/disputes/${dispute.id}/decide`);
    await page.getByRole('button', { name: new RegExp(`^${corrections.changeOne}`) }).tap();
    await ask(fineEntry.what);
    await dialog().getByText(terms.says.fine).waitFor();
    const way = dialog().getByRole('link', { name: rules.rule });
    expect(await way.getAttribute('href')).toBe(`${session}/rules#fine`);
    await page.close();
    page = tablet;
  });

  test('the book of the evening is a page, with what the house has changed before all else', async () => {
    await page.goto(`${session}/table`);
    await page.getByRole('link', { name: table.rules }).tap();
    await page.getByRole('heading', { name: rules.title, level: 1 }).waitFor();
    const [first] = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(first).toBe('Husregler');
    await page.getByText('Konge bagud: 60 (bogen 40)').waitFor();
    const won = page.locator('#pagat-won');
    await won.getByText(terms.conventions.pagatWonPaid.false).waitFor();
    await won.getByText(rules.house, { exact: true }).waitFor();
    expect(await page.locator('#liable').count()).toBe(0);
    await page.locator('#fine-revoke').getByText('40 i hver kop, hånden afbrydes').waitFor();
  });

  test('Königrufen has its own terms', async () => {
    const opened = await openSession(house.base, house, { players: 4, book: 'koenigrufen' });
    await page.goto(`${tableOf(opened.path)}/hand`);
    await page.getByRole('button', { name: /^Spil: / }).tap();
    await hold(page.getByRole('button', { name: 'Dreier', exact: true }));
    await dialog().getByText(koenigrufen.says.dreier).waitFor();
    await dialog().getByText('Dreier: Hver modspiller betaler eller får 4').waitFor();
    await dialog().getByText('Kilde: Budtabel, Dreier').waitFor();
  });

  /** Holds a finger on something until it is answered, or moves it away before that. */
  async function hold(target: Locator, move?: { readonly x: number; readonly y: number }) {
    const box = await target.boundingBox();
    if (box === null) throw new Error('there is nothing to press');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    if (move === undefined) await dialog().waitFor();
    else {
      await page.mouse.move(x + move.x, y + move.y);
      // A timer that was set later and takes longer runs out later: by then it would have asked.
      await page.evaluate('new Promise((done) => { setTimeout(done, 600); })');
    }
    await page.mouse.up();
  }
});
