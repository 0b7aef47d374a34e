import corrections from '../../../web/words/da/corrections.js';
import fineEntry from '../../../web/words/da/fine-entry.js';
import handEntry from '../../../web/words/da/hand-entry.js';
import tableWords from '../../../web/words/da/table.js';
import type { BookId } from '../../../src/rules/rule-book.js';
import type { FineList } from '../../../src/sessions/fines/fine.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import {
  call,
  expectStatus,
  expectVerified,
  openSession,
  plainHand,
  read,
  sumOfPoints,
} from '../../support/api/api.js';
import { RUFER } from '../../support/koenigrufen/koenigrufen-hands.js';
import { inBrowser } from '../support/browser.js';
import { CardTable } from '../support/card-table.js';
import { openHouse, openTablet, tableOf, type House, type Name } from '../support/house.js';
import { fill } from '../support/said.js';

inBrowser('a fine at the table with an effect on the deal or the hand', () => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(async () => {
    await house.close();
  });

  async function recordHand(path: string, handOf: (view: SessionView) => object = plainHand) {
    const view = await read<SessionView>(house.base, path);
    const sent = { body: handOf(view), version: view.version };
    expectStatus(await call(house.base, 'POST', `${path}/hands`, sent), 201);
  }

  /** @param hands how many are recorded before it */
  async function begin(book: BookId, player: Name, code: keyof typeof fineEntry.codes, hands = 0) {
    const evening = await openSession(house.base, house, { book });
    for (let hand = 0; hand < hands; hand += 1) await recordHand(evening.path);
    const table = new CardTable(await (await openTablet(house)).newPage());
    await table.page.goto(tableOf(evening.path));
    await table.atTable(hands + 1);
    await table.tap(table.page.getByRole('link', { name: tableWords.fine, exact: true }));
    await table.press(player, table.group(fineEntry.who));
    await table.chooseCode(code);
    const state = () => read<SessionView>(house.base, evening.path);
    return { table, state, dealer: (await state()).dealer, path: evening.path };
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

  test('about a recorded hand it leads into the correction of that hand', async () => {
    const { table, state, path } = await begin('brix-1996', 'Bent', 'wrong-card-count', 1);
    await table.press(fill(fineEntry.ofHand, { number: 1 }), table.group(fineEntry.hand));
    await table.press(fill(fineEntry.intoHand.correct, { number: 1 }));
    // The hand is entered again with the fine and broken off: only looking at it is left.
    await table.press(corrections.see);
    await table.page.getByLabel(corrections.reason).fill('Bent havde 24 kort.');
    await table.press(corrections.make);
    await table.page.getByText(corrections.done, { exact: true }).waitFor();
    const fines = await read<FineList>(house.base, `${path}/fines`);
    expect(fines.fines.map(({ code, hand }) => [code, hand])).toEqual([['wrong-card-count', 1]]);
    expect((await state()).hands).toBe(1);
  });

  test('without a hand the screen says that the effects are left out', async () => {
    const { table, state, dealer } = await begin('brix-1996', 'Bent', 'wrong-card-count', 1);
    await table.press(fineEntry.ofNoHand, table.group(fineEntry.hand));
    await table.page.getByText(fineEntry.intoHand.lost.noHand, { exact: true }).waitFor();
    await table.press(fineEntry.intoHand.agreed);
    await table.atTable(2);
    await table.allSent();
    const after = await state();
    expect([after.hands, after.dealer]).toEqual([1, dealer]);
  });

  test('of a fine that both others let pass the screen does not say that it changes the hand', async () => {
    const { table } = await begin('vlk-1970', 'Bent', 'premature-play', 1);
    const { intoHand, goesOn } = fineEntry;
    await table.press(goesOn.yes, table.group(goesOn.title));
    await table.press(fineEntry.ofNoHand, table.group(fineEntry.hand));
    await table.page.getByText(intoHand.letPass, { exact: true }).waitFor();
    expect(await table.page.getByText(intoHand.byBook, { exact: true }).count()).toBe(0);
    await table.press(goesOn.no, table.group(goesOn.title));
    await table.page.getByText(intoHand.byBook, { exact: true }).waitFor();
  });

  test.each([
    [true, 0],
    [false, 1],
  ])('vlk-1970: the others say whether the hand goes on: %s', async (goesOn, hands) => {
    const { table, state } = await begin('vlk-1970', 'Bent', 'premature-play');
    // Nothing is chosen for them.
    const main = table.button(fill(fineEntry.intoHand.do, { number: 1 }));
    expect(await main.getAttribute('aria-disabled')).toBe('true');
    await table.press(fineEntry.goesOn[goesOn ? 'yes' : 'no'], table.group(fineEntry.goesOn.title));
    await table.press(fill(fineEntry.intoHand.do, { number: 1 }));
    // A hand that goes on has still to be played.
    if (goesOn) await table.leave();
    else await table.record(1);
    await table.atTable(hands + 1);
    await table.allSent();
    expect((await state()).hands).toBe(hands);
  });

  test('wolff-1899: the dealer pays and deals again, or gives the deal away', async () => {
    const { table, state, dealer } = await begin('wolff-1899', 'Anna', 'misdeal');
    await table.tap(
      table.group(fineEntry.amount).getByRole('button', { name: fineEntry.passesDeal }),
    );
    await table.press(fill(fineEntry.intoHand.do, { number: 1 }));
    await table.record(1);
    await table.allSent();
    expect((await state()).dealer).not.toBe(dealer);
  });

  test('recorded by itself it is undone and entered in the hand in one step', async () => {
    const { table, state, dealer } = await begin('vlk-1970', 'Anna', 'misdeal');
    await table.press(fineEntry.intoHand.agreed);
    await table.atTable(1);
    await table.press(fill(fineEntry.loose.do.next, { number: 1 }));
    await table.record(1);
    await table.allSent();
    const after = await state();
    expect([after.hands, after.dealer === dealer]).toEqual([1, false]);
    // The loose fine is gone: the misdeal is paid once.
    expect(sumOfPoints(after)).toBe(0);
    expect(after.standings.find(({ player }) => player === dealer)?.points).toBe(-20 * 2 - 5 * 2);
  });

  test('with hands after it the fine stays, and the table sets the next dealer', async () => {
    const { table, state, path } = await begin('vlk-1970', 'Anna', 'misdeal');
    await table.press(fineEntry.intoHand.agreed);
    await table.atTable(1);
    await table.allSent();
    await recordHand(path);
    const { dealer } = await state();
    const { fines } = await read<FineList>(house.base, `${path}/fines`);
    const fine = `/corrections/fine/${fines[0]?.id ?? ''}`;
    await table.page.goto(`${path.replace('/v1', '')}${fine}`);
    await table.press(fineEntry.loose.do.dealer);
    const dialog = table.page.getByRole('dialog');
    await table.press('Carl', dialog);
    await table.press(fill(tableWords.dealer.submit, { name: 'Carl' }), dialog);
    await dialog.waitFor({ state: 'hidden' });
    await table.page.goto(tableOf(path));
    await table.atTable(2);
    await table.allSent();
    const after = await state();
    expect([after.dealer, after.dealer === dealer]).toEqual([house.idOf('Carl'), false]);
    // It is undone like any other step.
    await table.undoWhat('dealer', {});
    await table.allSent();
    expect((await state()).dealer).toBe(dealer);
    await expectVerified(house.base, house.club);
  });

  test('brix-1996: whether a wrong melding was found after the hand is asked, with its price', async () => {
    const { table, path } = await begin('brix-1996', 'Bent', 'melding-false', 1);
    const { page } = table;
    const asked = table.group(fineEntry.found.title);
    const [each, free] = [fill(fineEntry.each, { points: 40 }), fineEntry.free];
    await table.button(`${fineEntry.found.within} ${each}`, asked).waitFor();
    expect(await table.group(fineEntry.stage).count()).toBe(0);
    const record = page.getByRole('button', { name: fineEntry.submit, exact: true });
    await table.press(`${fineEntry.found.after} ${free}`, asked);
    await record.waitFor();
    expect(await table.group(fineEntry.stage).count()).toBe(0);
    await table.press(`${fineEntry.found.within} ${each}`, asked);
    await table.group(fineEntry.stage).waitFor();
    await record.waitFor({ state: 'detached' });
    await table.press(`${fineEntry.found.after} ${free}`, asked);
    await table.tap(record);
    await table.atTable(2);
    await table.allSent();
    const { fines } = await read<FineList>(house.base, `${path}/fines`);
    expect(fines.map(({ stage, amount }) => [stage, amount])).toEqual([['after', 0]]);
  });

  test('vlk-1970: a fine whose hand goes on belongs to the hand that is played', async () => {
    const { table } = await begin('vlk-1970', 'Bent', 'premature-lead', 1);
    await table.press(fineEntry.goesOn.yes);
    const about = table.group(fineEntry.hand);
    const next = table.button(fill(fineEntry.ofHand, { number: 2 }), about);
    await next.and(table.page.locator('[aria-pressed="true"]')).waitFor();
    await table.press(fill(fineEntry.intoHand.do, { number: 2 }));
    await table.button(fill(handEntry.submit, { number: 2 })).waitFor();
    await table.page.getByRole('button', { name: /Bent/ }).first().waitFor();
  });

  test('a fine found during play is of the hand being played, and of the last one only when chosen', async () => {
    const { table, path } = await begin('brix-1996', 'Bent', 'lead-out-of-turn', 1);
    const about = table.group(fineEntry.hand);
    const chosen = about.locator('[aria-pressed="true"]');
    const expectChosen = async (name: string) => {
      await chosen.getByText(name, { exact: true }).waitFor();
      expect(await chosen.count()).toBe(1);
    };
    await expectChosen(fineEntry.ofNoHand);
    // Found when the hand was over, it is of that hand.
    await table.press(fineEntry.stages.tarok.after, table.group(fineEntry.stage));
    await expectChosen(fill(fineEntry.ofHand, { number: 1 }));
    await table.press(fineEntry.stages.tarok.play, table.group(fineEntry.stage));
    await expectChosen(fineEntry.ofNoHand);
    await table.press(fill(fineEntry.ofHand, { number: 2 }), about);
    await table.press(fill(fineEntry.intoHand.do, { number: 2 }));
    // The hand goes on: only its fine is in the draft.
    await table.button(fill(handEntry.submit, { number: 2 })).waitFor();
    await table.page.getByRole('button', { name: /Bent/ }).first().waitFor();
    const { fines } = await read<FineList>(house.base, `${path}/fines`);
    expect(fines).toEqual([]);
  });

  test('koenigrufen: a fine found during play is of no hand unless one is chosen', async () => {
    const evening = await openSession(house.base, house, { book: 'koenigrufen' });
    await recordHand(evening.path, ({ active }) => ({
      ...RUFER,
      game: 'koenigrufen',
      kingHolder: active[2],
    }));
    const table = new CardTable(await (await openTablet(house)).newPage());
    await table.page.goto(tableOf(evening.path));
    await table.atTable(2);
    await table.agreedFine('Bent', 5, 'toPlayers');
    await table.allSent();
    const { fines } = await read<FineList>(house.base, `${evening.path}/fines`);
    expect(fines.map(({ hand, stage }) => [hand, stage])).toEqual([[null, 'play']]);
  });

  test('an effect that only one degree of a fine has names its degree', async () => {
    const { table } = await begin('brix-1996', 'Bent', 'revoke');
    const revoke = table.group(fineEntry.what).locator('[aria-pressed="true"]');
    expect(await revoke.textContent()).toContain(`40: ${fineEntry.abandons}`);
  });

  test('a fine that is paid and no more is recorded at once', async () => {
    const { table, state } = await begin('brix-1996', 'Bent', 'lead-out-of-turn');
    await table.press(fineEntry.submit);
    await table.atTable(1);
    await table.allSent();
    expect((await state()).hands).toBe(0);
  });
});
