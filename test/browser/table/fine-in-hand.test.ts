import fineEntry from '../../../web/words/da/fine-entry.js';
import tarok from '../../../web/words/da/tarok.js';
import { openSession } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable } from '../support/card-table.js';
import { openHouse, openTablet, SIZES, tableOf, type House } from '../support/house.js';
import { fill } from '../support/said.js';

inBrowser('a fine within the hand', () => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(async () => {
    await house.close();
  });

  test.each(['tablet', 'phone'] as const)(
    'is added or discarded by buttons in the first screen, on a %s',
    async (size) => {
      const evening = await openSession(house.base, house, { book: 'vlk-1970' });
      const device = await openTablet(house);
      const table = new CardTable(await device.newPage());
      const { page } = table;
      await page.setViewportSize(SIZES[size]);
      await page.goto(tableOf(evening.path));
      await table.atTable(1);
      await table.goToHand(1);
      await table.press(tarok.special.show);
      const panel = table.group(tarok.special.fine);
      const codes = table.group(fineEntry.what).getByRole('button').first();
      const enterFine = async () => {
        await table.tap(page.getByRole('button', { name: `+ ${tarok.special.fine}` }));
        // The bar of the hand cannot drop the fine: it is the fine's as long as its panel is open.
        expect(await table.recordButton(1).count()).toBe(0);
        await table.press('Bent', table.group(fineEntry.who));
        // The question for the reason of the fine is in sight.
        await codes.waitFor();
        const [first, bar] = [
          await codes.boundingBox(),
          await table.button(fineEntry.put).boundingBox(),
        ];
        expect(first?.y).toBeGreaterThan(0);
        expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
        await table.chooseCode('lead-out-of-turn');
        await table.press(fineEntry.goesOn.yes);
      };

      await enterFine();
      for (const name of [fineEntry.put, fineEntry.discard]) {
        const box = await table.button(name).boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SIZES[size].height);
      }
      await table.press(fineEntry.put);
      await panel.waitFor({ state: 'detached' });
      const kept = page.getByRole('button', {
        name: new RegExp(fineEntry.codes['lead-out-of-turn']),
      });
      await kept.waitFor();
      await table.recordButton(1).waitFor();

      await enterFine();
      await table.press(fineEntry.discard);
      await panel.waitFor({ state: 'detached' });
      expect(await kept.count()).toBe(1);
      await device.close();
    },
  );

  test('of the dealer is one tap away where the cards are dealt again without one', async () => {
    const evening = await openSession(house.base, house, { book: 'brix-1996' });
    const table = new CardTable(await (await openTablet(house)).newPage());
    await table.page.goto(tableOf(evening.path));
    await table.atTable(1);
    await table.goToHand(1);
    await table.press(tarok.special.show);
    await table.press(tarok.special.redeal);
    const asked = table.page.getByText(fill(tarok.special.redealFine, { name: 'Anna' }));
    await asked.waitFor();
    const fined = fill(tarok.special.fineOf, { name: 'Anna', what: fineEntry.codes.misdeal });
    await table.press(`+ ${fined}`);
    await table.press(fineEntry.put);
    await table.page.getByRole('button', { name: fined }).waitFor();
    expect(await asked.count()).toBe(0);
    expect((await table.result()).lines).toEqual([expect.stringContaining('Anna lægger 5')]);
  });
});
