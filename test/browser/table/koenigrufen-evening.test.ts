import type { HandList } from '../../../src/sessions/hands/hand.view.js';
import type { ClosingStatement, SessionView } from '../../../src/sessions/table/session.view.js';
import payments from '../../../src/words/da/payments.js';
import { expectVerified, read, sumOfPoints } from '../../support/api/api.js';
import { inBrowser } from '../support/browser.js';
import { CardTable } from '../support/card-table.js';
import { openHouse, openTablet, type House, type Name } from '../support/house.js';
import { enterKoenigrufen, type ToldKoenigrufen } from '../support/koenigrufen-hand.js';
import { ledgerLines } from '../support/ledger-lines.js';
import { fill, linesOf, plain, signed, wonLines } from '../support/said.js';

/** Forehand, and who plays as the seats follow; then what they played. */
type Played = readonly [playing: readonly Name[], told: ToldKoenigrufen];

const OF_FOUR: readonly Played[] = [
  [
    ['Bent', 'Carl', 'Dorte', 'Anna'],
    {
      king: ['hearts', 'Dorte'],
      said: [
        ['Bent', 'pagat-ultimo'],
        ['Dorte', 'trull'],
      ],
      kontra: [
        ['kontra', 'game'],
        ['rekontra', ['pagat-ultimo', 'Bent']],
      ],
      fates: [
        ['pagat-ultimo', 'Bent', 'lost'],
        ['trull', 'Dorte', 'lost'],
      ],
      silent: [[['Carl', 'Anna'], 'four-kings', 'made']],
      counts: [[['Bent', 'Dorte'], 36, 1]],
    },
  ],
  [
    ['Carl', 'Dorte', 'Anna', 'Bent'],
    {
      contract: 'trischaken',
      counts: [
        [['Carl'], 11],
        [['Dorte'], 36],
        [['Anna'], 13, 1],
      ],
    },
  ],
  [
    ['Dorte', 'Anna', 'Bent', 'Carl'],
    {
      declarer: 'Bent',
      contract: ['bettler', 'piccolo'],
      base: 'Anna',
      kontra: [['kontra', ['bettler', 'Carl']]],
      tricks: [
        ['Anna', 'piccolo', 1],
        ['Bent', 'bettler', 2],
      ],
    },
  ],
];

/** The dealer sits out. */
const OF_FIVE: readonly Played[] = [
  [
    ['Erik', 'Anna', 'Bent', 'Carl'],
    {
      declarer: 'Anna',
      contract: 'solorufer',
      king: ['fourth', 'Bent'],
      said: [['Anna', 'valat']],
      kontra: [['kontra', 'game']],
      fates: [['valat', 'Anna', 'made']],
    },
  ],
  [
    ['Anna', 'Bent', 'Carl', 'Dorte'],
    {
      declarer: 'Carl',
      contract: 'dreier',
      silent: [
        [['Carl'], 'trull', 'made'],
        [['Carl'], 'uhu', 'lost'],
      ],
      counts: [[['Anna', 'Bent', 'Dorte'], 35, 2]],
    },
  ],
];

/** Played by those who played the hand that was taken back. */
const INSTEAD: ToldKoenigrufen = { king: ['spades', 'talon'], gaveUp: true };

inBrowser('an evening of Königrufen, tapped through', () => {
  let house: House;
  let table: CardTable;
  let session: string;
  /** The screens' lines about every recorded step, in order. */
  const said: string[] = [];

  const seen = () => read<SessionView>(house.base, session);
  const hands = async () => (await read<HandList>(house.base, `${session}/hands`)).hands;
  const ids = (names: readonly Name[]) => names.map(house.idOf);

  /** Enters a hand, and checks that all is paid as its preview said. */
  async function play(hand: number, told: ToldKoenigrufen): Promise<void> {
    const { lines } = await enterKoenigrufen(table, hand, told);
    expect(lines).not.toEqual([]);
    said.push(...lines);
    await table.allSent();
    const recorded = (await hands()).at(-1);
    expect(recorded?.number).toBe(hand);
    expect(linesOf(recorded?.payments ?? [], house.nameOf)).toEqual(lines);
    await expectStandings();
  }

  /** The table shows everybody's points as the service has them. */
  async function expectStandings(): Promise<void> {
    const now = await seen();
    const points = new Map(now.standings.map((one) => [one.player, one.points]));
    const expected = now.seats.map((id) => `${house.nameOf(id)} ${signed(points.get(id) ?? 0)}`);
    expect((await table.standings()).toSorted()).toEqual(expected.toSorted());
    expect(sumOfPoints(now)).toBe(0);
  }

  beforeAll(async () => {
    house = await openHouse();
    table = new CardTable(await (await openTablet(house)).newPage());
  });
  afterAll(async () => {
    await house.close();
  });

  test('the evening is opened from its screen', async () => {
    await table.page.goto(`/clubs/${house.club}/start`);
    const seats = ['Anna', 'Bent', 'Carl', 'Dorte'] as const;
    await table.start(seats, 'koenigrufen', '0,10 kr.');
    session = `/v1${new URL(table.page.url()).pathname.replace(/\/table$/, '')}`;
    expect(await seen()).toMatchObject({
      book: 'koenigrufen',
      rate: 10,
      seats: ids(seats),
      dealer: house.idOf('Anna'),
    });
    await expectStandings();
  });

  test.each(OF_FOUR.map(([playing, told], n) => ({ hand: n + 1, playing, told })))(
    'hand $hand, of four at the table',
    async ({ hand, playing, told }) => {
      expect((await seen()).active).toEqual(ids(playing));
      await play(hand, told);
    },
  );

  test('two fines, one of them into the kitty', async () => {
    said.push(...(await table.agreedFine('Carl', 12, 'toKitty')));
    said.push(...(await table.agreedFine('Anna', 3, 'toPlayers')));
    expect(said.slice(-2).join()).toMatch(/12.*3/);
    await table.allSent();
    expect((await seen()).kitty).toBe(12);
    await table.page.getByRole('img', { name: fill(payments.holds, KITTY) }).waitFor();
    await expectStandings();
  });

  test('a fifth sits down, which costs nothing', async () => {
    expect(await table.join('Erik', 'Dorte')).toEqual([]);
    await table.allSent();
    expect((await seen()).seats).toEqual(ids(['Anna', 'Bent', 'Carl', 'Dorte', 'Erik']));
  });

  test.each(OF_FIVE.map(([playing, told], n) => ({ hand: OF_FOUR.length + n + 1, playing, told })))(
    'hand $hand, of five at the table',
    async ({ hand, playing, told }) => {
      expect((await seen()).active).toEqual(ids(playing));
      await play(hand, told);
    },
  );

  test('the last hand is taken back, and another one is played by the same', async () => {
    const [before, last] = [await seen(), (await hands()).at(-1)];
    const number = last?.number ?? 0;
    const lines = linesOf(last?.payments ?? [], house.nameOf);
    expect(await table.undo(number)).toEqual(lines);
    await table.allSent();
    expect((await hands()).at(-1)).toMatchObject({ number, record: null, payments: [] });
    const after = await seen();
    expect(after.active).toEqual(ids(OF_FIVE.at(-1)?.[0] ?? []));
    expect(after.version).toBe(before.version + 1);
    await expectStandings();
    await play(number + 1, INSTEAD);
  });

  test('the close shows everyone’s winnings; the ledger has every line of the evening', async () => {
    const closing = await table.close();
    // There are no cups to split.
    expect(closing.lines).toEqual([]);
    const statement = await read<ClosingStatement>(house.base, `${session}/closing-statement`);
    const won = wonLines(statement.money, house.nameOf).toSorted();
    expect(won).toHaveLength(5);
    expect(closing.won.map(plain).toSorted()).toEqual(won);
    expect((await table.ended()).map(plain).toSorted()).toEqual(won);
    const { kitty, rate } = await seen();
    const paid = statement.money.reduce((sum, { amount }) => sum + amount, 0);
    expect(paid + (kitty ?? 0) * rate).toBe(0);
    expect(await ledgerLines(house, session)).toEqual(said);
    await expectVerified(house.base, house.club);
  });
});

const KITTY = { pot: payments.pots.kitty, points: 12 };
