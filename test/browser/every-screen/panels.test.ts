import type { Locator } from 'playwright-core';
import cards from '../../../web/words/da/cards.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import handEntry from '../../../web/words/da/hand-entry.js';
import koenigrufen from '../../../web/words/da/koenigrufen.js';
import shell from '../../../web/words/da/shell.js';
import steps from '../../../web/words/da/steps.js';
import tableWords from '../../../web/words/da/table.js';
import tarok from '../../../web/words/da/tarok.js';
import { call, expectStatus, openSession, plainHand, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable } from '../support/card-table.js';
import { openHouse, openTablet, SIZES, tableOf, type House } from '../support/house.js';
import { fill } from '../support/said.js';

/** The buttons that keep or close are in the first screen, whatever is open. */
inBrowser('panels and dialogs at the table', () => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(async () => {
    await house.close();
  });

  const openTable = async (
    size: keyof typeof SIZES,
    opening: NonNullable<Parameters<typeof openSession>[2]>,
    path = '/hand',
  ) => {
    const evening = await openSession(house.base, house, opening);
    const device = await openTablet(house);
    const table = new CardTable(await device.newPage());
    await table.page.setViewportSize(SIZES[size]);
    await table.page.goto(`${tableOf(evening.path)}${path}`);
    const [first = '', second = '', third = ''] = evening.session.active.map(house.nameOf);
    return { evening, device, table, first, second, third };
  };

  /** Opens a panel, looks where its button that closes is, and closes it. */
  const closes = async (table: CardTable, opener: Locator, title: string, size: Size) => {
    await table.tap(opener);
    const panel = table.group(title);
    const close = table.button(shell.parts.close, panel);
    await expectInSight(close, size);
    await table.tap(close);
    await panel.waitFor({ state: 'detached' });
  };

  test.each(['tablet', 'phone'] as const)(
    'a panel of a tarok hand closes by one word in the first screen, on a %s',
    async (size) => {
      const { device, table, first, second } = await openTable(size, { book: 'brix-1996' });
      const openers = (name: string) => table.button(name);
      const melding = fill(tarok.melding.title, { name: first });
      await closes(table, openers(fill(tarok.addFor, { name: first })), melding, size);
      // The longest panel, with its last suit unfolded and the page at its end.
      await table.press(fill(tarok.addFor, { name: first }));
      const panel = table.group(melding);
      await table.press(fill(tarok.melding.cavallerie, { suit: cards.suits.clubs }), panel);
      await expectInSight(table.button(shell.parts.close, panel), size);
      await table.press(shell.parts.close, panel);
      const king = fill(tarok.play.kingTitle, { name: second });
      await closes(table, openers(`${second}: ${tarok.play.kingLost}`), king, size);
      await table.press(`${first}: ${tarok.lastTrick.won}`);
      const bagud = fill(tarok.lastTrick.bagudTitle, { name: second });
      await closes(table, openers(`${second}: ${tarok.lastTrick.bagud}`), bagud, size);
      await device.close();
    },
  );

  test('a panel that was opened and not answered keeps the hand from being recorded', async () => {
    const { evening, device, table, first, second } = await openTable('tablet', {});
    const { page } = table;
    const counting = await table.counting();
    await table.tell({
      pagat: [first, 'won'],
      lastTrick: first,
      counts: counting.map((player, place) => [player, [26, 27, 25][place] ?? 26]),
    });
    const button = table.recordButton(1);
    expect(await button.getAttribute('aria-disabled')).toBe('false');
    await table.press(`${second}: ${tarok.lastTrick.bagud}`);
    const what = fill(tarok.lastTrick.bagudTitle, { name: second });
    const open = fill(handEntry.result.unanswered, { what });
    await page.getByRole('region', { name: handEntry.result.title }).getByText(open).waitFor();
    await button.tap({ force: true });
    expect((await read<SessionView>(house.base, evening.path)).hands).toBe(0);
    await table.press(shell.parts.close, table.group(what));
    await table.recordOnly(1);
    await device.close();
  });

  test.each(['tablet', 'phone'] as const)(
    'so does one of a hand of Königrufen, on a %s',
    async (size) => {
      const { device, table, first } = await openTable(size, { book: 'koenigrufen' });
      const { page } = table;
      const contract = page.getByRole('button', { name: `${koenigrufen.rows.contract}: ` });
      await closes(table, contract, koenigrufen.choose, size);
      const said = fill(koenigrufen.said.title, { name: first });
      const add = table.button(fill(koenigrufen.said.addFor, { name: first }));
      await closes(table, add, said, size);
      const [before = '', after = ''] = koenigrufen.taken.addFor.split('{{side}}');
      const figures = page.getByRole('button', { name: new RegExp(`^${before}.*${after}$`) });
      await figures.first().tap();
      await expectInSight(table.button(shell.parts.close), size);
      await device.close();
    },
  );

  test.each(['tablet', 'phone'] as const)(
    'a dialog of the table has its buttons in the first screen, on a %s',
    async (size) => {
      const { evening, device, table, first } = await openTable(size, { players: 4 }, '');
      const { version, dealer } = evening.session;
      const sent = { body: { ...plainHand(evening.session), dealer }, version };
      expectStatus(await call(house.base, 'POST', `${evening.path}/hands`, sent), 201);
      await table.atTable(2);
      const undo = fill(steps.hand.do, { number: 1 });
      const dialogs = [tableWords.join, tableWords.leave, tableWords.dealer.open, tableWords.close];
      for (const opener of [undo, ...dialogs]) {
        await table.press(opener);
        const dialog = table.page.getByRole('dialog');
        if (opener === tableWords.leave) await table.press(first, dialog);
        const buttons = dialog.locator('button[data-size=lg]');
        await buttons.first().waitFor();
        for (const one of await buttons.all()) await expectInSight(one, size);
        await table.press(shell.parts.closeUnchanged, dialog);
        await dialog.waitFor({ state: 'detached' });
      }
      await table.atTable(2);
      await device.close();
    },
  );
});

type Size = keyof typeof SIZES;

async function expectInSight(one: Locator, size: Size): Promise<void> {
  await one.waitFor();
  const { height, width } = SIZES[size];
  const box = await one.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  // Nothing lies over it.
  await one.tap({ trial: true });
}
