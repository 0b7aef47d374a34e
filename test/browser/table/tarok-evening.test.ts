import type { BrowserContext } from 'playwright-core';
import type { HandList } from '../../../src/sessions/hands/hand.view.js';
import type { ClosingStatement, SessionView } from '../../../src/sessions/table/session.view.js';
import type { PaymentView } from '../../../src/sessions/table/table.view.js';
import access from '../../../web/words/da/access.js';
import payments from '../../../src/words/da/payments.js';
import { expectVerified, potsOf, read } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable, type Shown } from '../support/card-table.js';
import { openDevice, openHouse, pairingToken, type House, type Name } from '../support/house.js';
import { ledgerLines } from '../support/ledger-lines.js';
import { fill, linesOf, plain, wonLines } from '../support/said.js';

inBrowser('an evening of Tarok, tapped through', () => {
  let house: House;
  let device: BrowserContext;
  let table: CardTable;
  let session: string;
  /** The lines of the screens, by hand. */
  const told: Shown[] = [];
  /** The screens' lines about every recorded step, in order. */
  const said: string[] = [];

  const seen = () => read<SessionView>(house.base, session);
  const lines = (paid: readonly PaymentView[]) => linesOf(paid, house.nameOf);
  /** Dealer, forehand and third of the next hand. */
  const playing = async () => {
    await table.allSent();
    return (await seen()).active.map((player) => house.nameOf(player) as Name) as [
      Name,
      Name,
      Name,
    ];
  };
  /** Notes the shown result of a hand. */
  const note = (shown: Shown) => {
    told.push(shown);
    said.push(...shown.lines);
  };

  beforeAll(async () => {
    house = await openHouse({ isKept: true });
    device = await openDevice(house);
    table = new CardTable(await device.newPage());
  });
  afterAll(async () => {
    await house.close();
  });

  test('the tablet is paired by its link and opens the evening', async () => {
    const { page } = table;
    await page.goto(`/pair#${await pairingToken(house)}`);
    await table.tap(table.button(access.pair.submit));
    await page.getByRole('link', { name: 'Konto' }).waitFor();
    await page.goto(`/clubs/${house.club}/start`);
    await table.start(['Anna', 'Bent', 'Carl'], 'brix-1996', '0,10 kr.');
    session = `/v1${new URL(page.url()).pathname.replace(/\/table$/, '')}`;
    expect(await seen()).toMatchObject({
      book: 'brix-1996',
      rate: 10,
      seats: ['Anna', 'Bent', 'Carl'].map((name) => house.idOf(name)),
      dealer: house.idOf('Anna'),
    });
  });

  test('three hands, each paid as its preview said', async () => {
    note(
      await table.enterHand(1, {
        meldinger: [
          ['Bent', ['withPagat', 11]],
          ['Carl', ['cavallerie', 'hearts', 'full']],
        ],
        pagat: ['Bent', 'won'],
        kingsLost: [['Carl', 'hearts']],
        lastTrick: 'Anna',
        counts: [
          ['Anna', 30],
          ['Carl', 20],
        ],
      }),
    );
    note(
      await table.enterHand(2, {
        pagat: ['Anna', 'lost'],
        lastTrick: 'Carl',
        ultimo: 'king-spades',
        counts: [
          ['Bent', 26],
          ['Anna', 21],
        ],
      }),
    );
    note(
      await table.enterHand(3, {
        meldinger: [['Anna', ['kings', 'full']]],
        lastTrick: 'Bent',
        bagud: ['Carl', 'pagat'],
        counts: [
          ['Carl', 30],
          ['Bent', 18],
        ],
      }),
    );
    await table.allSent();
    const { hands } = await read<HandList>(house.base, `${session}/hands`);
    expect(hands.map((hand) => lines(hand.payments))).toEqual(told.map((hand) => hand.lines));
    expect(told.map((hand) => hand.lines.length > 4)).toEqual([true, true, true]);
    expect(told.at(-1)?.pots.map((words) => words.split(' ').at(-1))).toEqual(
      Object.values(potsOf(await seen())).map(String),
    );
  });

  test('a fine, somebody sits down, and a hand of four', async () => {
    said.push(...(await table.fine('Bent', 'lead-out-of-turn')));
    said.push(...(await table.join('Dorte', 'Carl')));
    const [, forehand, third] = await playing();
    const { active, seats } = await seen();
    expect([seats.length, active.length]).toEqual([4, 3]);
    await table.goToHand(4);
    const counting = await table.counting();
    await table.tell({
      meldinger: [[third, ['matadors', 3]]],
      lastTrick: third,
      ultimo: 'pagat',
      counts: counting.map((player) => [player, player === third ? 40 : 17]),
    });
    note(await table.result());
    await table.record(4);
    expect(counting).not.toContain(forehand);
    await table.allSent();
    const { hands } = await read<HandList>(house.base, `${session}/hands`);
    expect(lines(hands.at(-1)?.payments ?? [])).toEqual(told.at(-1)?.lines);
  });

  test('the hand is taken back, and the table is as it was before', async () => {
    const before = await seen();
    expect(await table.undo(4)).toEqual(told.at(-1)?.lines);
    await table.allSent();
    const after = await seen();
    const { hands } = await read<HandList>(house.base, `${session}/hands`);
    expect(hands.at(-1)).toMatchObject({ number: 4, record: null, payments: [] });
    expect(after.version).toBe(before.version + 1);
    const pots = potsOf(after);
    await table.page.getByRole('img', { name: held('king-pot', pots.king) }).waitFor();
    await table.page.getByRole('img', { name: held('pagat-pot', pots.pagat) }).waitFor();
  });

  test('the close splits the cups as the screen said; the ledger has every line of it', async () => {
    const closing = await table.close();
    const statement = await read<ClosingStatement>(house.base, `${session}/closing-statement`);
    expect(lines(statement.payments)).toEqual(closing.lines);
    expect(closing.won.map(plain).toSorted()).toEqual(
      wonLines(statement.money, house.nameOf).toSorted(),
    );
    said.push(...closing.lines);
    expect(await ledgerLines(house, session)).toEqual(said);
    await expectVerified(house.base, house.club);
  });
});

function held(pot: 'king-pot' | 'pagat-pot', points: number): string {
  return fill(payments.holds, { pot: payments.pots[pot], points });
}
