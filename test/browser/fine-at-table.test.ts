import fineEntry from '../../web/words/da/fine-entry.js';
import tableWords from '../../web/words/da/table.js';
import type { BookId } from '../../src/rules/rule-book.js';
import type { SessionView } from '../../src/sessions/table/session.view.js';
import { openSession, read } from '../support/api/api.js';
import { inBrowser } from './support/browser.js';
import { CardTable } from './support/card-table.js';
import { openHouse, openTablet, tableOf, type House, type Name } from './support/house.js';
import { fill } from './support/said.js';

inBrowser('a fine at the table with an effect on the deal or the hand', () => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(async () => {
    await house.close();
  });

  async function begin(book: BookId, player: Name, code: keyof typeof fineEntry.codes) {
    const evening = await openSession(house.base, house, { book });
    const table = new CardTable(await (await openTablet(house)).newPage());
    await table.page.goto(tableOf(evening.path));
    await table.atTable(1);
    await table.tap(table.page.getByRole('link', { name: tableWords.fine, exact: true }));
    await table.press(player, table.group(fineEntry.who));
    await table.chooseCode(code);
    const state = () => read<SessionView>(house.base, evening.path);
    return { table, state, dealer: (await state()).dealer };
  }

  test.each([
    ['vlk-1970', 'misdeal', 'Anna'],
    ['brix-1996', 'wrong-card-count', 'Bent'],
  ] as const)(
    '%s: %s is entered in the hand, and the next player deals',
    async (book, code, player) => {
      const { table, state, dealer } = await begin(book, player, code);
      await table.press(fill(fineEntry.intoHand.do, { number: 1 }));
      // The fine and the end of the hand are in the draft: only recording is left.
      await table.record(1);
      await table.allSent();
      const after = await state();
      expect([after.hands, after.dealer === dealer]).toEqual([1, false]);
    },
  );

  test('only the fine is recorded where the table agreed on that, and the deal stays', async () => {
    const { table, state, dealer } = await begin('vlk-1970', 'Anna', 'misdeal');
    await table.press(fineEntry.intoHand.agreed);
    await table.atTable(1);
    await table.allSent();
    const after = await state();
    expect([after.hands, after.dealer]).toEqual([0, dealer]);
  });

  test('a fine that is paid and no more is recorded at once', async () => {
    const { table, state } = await begin('brix-1996', 'Bent', 'lead-out-of-turn');
    await table.press(fineEntry.submit);
    await table.atTable(1);
    await table.allSent();
    expect((await state()).hands).toBe(0);
  });
});
