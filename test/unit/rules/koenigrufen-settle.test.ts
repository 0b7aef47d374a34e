import type { PlayerId } from '../../../src/rules/payment.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { KOENIGRUFEN } from '../../../src/rules/koenigrufen/books/koenigrufen.js';
import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import { resolveRules } from '../../../src/rules/koenigrufen/books/house-rules.js';
import { settleKoenigrufen } from '../../../src/rules/koenigrufen/settle.js';
import { openTable } from '../../../src/rules/koenigrufen/table.js';
import type { HouseRules } from '../../../src/rules/house-rules/house-rules.js';

const seat = (name: string): PlayerId => name as PlayerId;
/** A is forehand, D deals; of five E deals and sits out. */
const [A, B, C, D, E] = [seat('a'), seat('b'), seat('c'), seat('d'), seat('e')];

function settled(record: KoenigrufenHandRecord, house: HouseRules = {}) {
  const { table } = openTable([A, B, C, D], D);
  return settleKoenigrufen(resolveRules(KOENIGRUFEN, house), table, record);
}

function net(record: KoenigrufenHandRecord, house: HouseRules = {}): number[] {
  const { payments } = settled(record, house);
  return [A, B, C, D].map((player) =>
    payments.reduce(
      (sum, { from, to, points }) =>
        sum + (to === player ? points : 0) - (from === player ? points : 0),
      0,
    ),
  );
}

/** The reason and the field that a hand is refused with. */
function refused(record: KoenigrufenHandRecord): string {
  try {
    settled(record);
  } catch (error) {
    if (error instanceof Refusal) return `${error.reason} ${error.field}`;
    throw error;
  }
  return 'accepted';
}

const points = (text: string) => [{ side: 'declarer', points: text }] as const;
const rufer = {
  contract: 'rufer',
  calledKing: 'hearts',
  kingHolder: C,
  count: points('40'),
} as const;
const dreier = { contract: 'dreier', declarer: B, count: points('40') } as const;

describe('a positive game', () => {
  test('rufer with a partner: each of two pays 1 to one of the two winners', () => {
    const { payments, outcome, table } = settled(rufer);
    expect(payments).toEqual([
      {
        from: B,
        to: A,
        points: 1,
        reason: 'rufer',
        stage: 'game',
        source: 'koenigrufen, Budtabell, Rufer',
        fine: null,
      },
      expect.objectContaining({ from: D, to: C, points: 1 }),
    ]);
    expect(outcome.games[0]).toMatchObject({ declarer: A, partner: C, won: true });
    expect(table.dealer).toBe(A);
  });

  test('35/2 wins, 35/1 loses', () => {
    expect(net({ ...rufer, count: points('35/2') })).toEqual([1, -1, 1, -1]);
    expect(net({ ...rufer, count: points('35/1') })).toEqual([-1, 1, -1, 1]);
  });

  test('dreier: 4 from each of three', () => {
    expect(net(dreier)).toEqual([-4, 12, -4, -4]);
  });

  test('solorufer, kontra on the game, silent grammeln ×2: 2 × 2 + 2 = 6', () => {
    const record = { contract: 'solorufer', declarer: B, kingHolder: D, kontra: 'kontra' } as const;
    expect(net({ ...record, count: points('46') })).toEqual([-6, 6, -6, 6]);
  });

  test('pagat ultimo declared and doubled twice, lost: 2 × 4 = 8, game 4 won', () => {
    const record: KoenigrufenHandRecord = {
      ...dreier,
      announcements: [{ figure: 'pagat-ultimo', player: B, kontra: 'rekontra' }],
    };
    expect(net(record)).toEqual([4, -12, 4, 4]);
  });

  test('pagatrufer given up: (1 + 2) to each of three', () => {
    const record = { contract: 'pagatrufer', declarer: B, kingHolder: 'talon' } as const;
    expect(net({ ...record, gaveUp: true })).toEqual([3, -9, 3, 3]);
  });

  test('farbensolo with five suit cards in forehand: 12 to each, 6 by K3', () => {
    const record = { contract: 'farbensolo', declarer: A, suitCards: 5 } as const;
    expect(net(record)).toEqual([-36, 12, 12, 12]);
    expect(net(record, { readings: { K3: 'as-lost-single' } })).toEqual([-18, 6, 6, 6]);
  });
});

describe('valat', () => {
  const valat = (side: 'declarer' | 'opponents') => [{ figure: 'valat', side }] as const;

  test('silent in a rufer: 1 + 4 silent figures, not 4; in a solorufer 2 + 8', () => {
    expect(net({ ...rufer, count: [], figures: valat('declarer') })).toEqual([5, -5, 5, -5]);
    expect(
      net({
        contract: 'solorufer',
        declarer: A,
        kingHolder: C,
        tricks: [{ side: 'declarer', tricks: 12 }],
      }),
    ).toEqual([10, -10, 10, -10]);
  });

  test('declared in a dreier and made: 8 × 4; missed at 60 card points: the same lost', () => {
    const announcements = [{ figure: 'valat', player: B }] as const;
    expect(net({ ...dreier, announcements, count: [], figures: valat('declarer') })).toEqual([
      -32, 96, -32, -32,
    ]);
    // Grammeln and grossgrammeln are made all the same: 32 − 2 = 30.
    expect(net({ ...dreier, announcements, count: points('60') })).toEqual([30, -90, 30, 30]);
  });

  test('declared and lost in a sechserdreier: 8 × 6', () => {
    const announcements = [{ figure: 'valat', player: A }] as const;
    expect(net({ contract: 'sechserdreier', announcements, count: points('30') })).toEqual([
      -144, 48, 48, 48,
    ]);
  });

  test('of the opponents in a dreier, silent: lost 4 × 4', () => {
    expect(net({ ...dreier, count: [], figures: valat('opponents') })).toEqual([16, -48, 16, 16]);
  });

  test('K1 by the text: a silent one doubles, and then the silent figures are worth more', () => {
    const record: KoenigrufenHandRecord = { ...dreier, count: [], figures: valat('declarer') };
    expect(net(record, { readings: { K1: 'text' } })).toEqual([-8, 24, -8, -8]);
    expect(net(record)).toEqual([-16, 48, -16, -16]);
  });
});

describe('a negative game', () => {
  test('zwiccolo won, one opponent doubled', () => {
    const record: KoenigrufenHandRecord = {
      contract: 'zwiccolo',
      declarer: C,
      tricks: [{ player: C, tricks: 2 }],
      personalKontra: [{ player: A, kontra: 'kontra' }],
    };
    expect(net(record)).toEqual([-4, -2, 8, -2]);
  });

  test('piccolo won by a, bettler beside it lost by b, who had doubled the piccolo', () => {
    const record: KoenigrufenHandRecord = {
      contract: 'bei',
      games: [
        { game: 'piccolo', declarer: A, personalKontra: [{ player: B, kontra: 'kontra' }] },
        { game: 'bettler', declarer: B },
      ],
      tricks: [
        { player: A, tricks: 1 },
        { player: B, tricks: 2 },
      ],
    };
    // a: +2 × 3 + 2 by kontra, +3 of b's bettler; b: −4 − 9.
    expect(net(record)).toEqual([11, -13, 1, 1]);
  });

  test('the winner may replace the tricks; playing on is a warning', () => {
    expect(net({ contract: 'bettler', declarer: B, won: true })).toEqual([-3, 9, -3, -3]);
    const { warnings } = settled({
      contract: 'bettler',
      declarer: B,
      tricks: [{ player: B, tricks: 3 }],
    });
    expect(warnings).toEqual([expect.objectContaining({ code: 'played-on', player: B })]);
  });
});

describe('trischaken', () => {
  const count = (...blad: number[]) =>
    blad.map((counted, index) => ({ player: [A, B, C, D][index] ?? A, blad: counted }));
  const trischaken = (...blad: number[]): KoenigrufenHandRecord => ({
    contract: 'trischaken',
    count: count(...blad),
  });

  test('one loser pays 1 to each', () => {
    expect(net(trischaken(50, 60, 45, 55))).toEqual([1, -3, 1, 1]);
  });

  test('forehand, mayor and one virgin: 8 for each of three, all to the virgin', () => {
    expect(net(trischaken(110, 60, 40, 0))).toEqual([-24, 0, 0, 24]);
  });

  test('two virgins share', () => {
    expect(net(trischaken(100, 110, 0, 0))).toEqual([0, -12, 6, 6]);
  });

  test('a tie without forehand: both pay; with forehand, forehand alone, doubled', () => {
    expect(net(trischaken(40, 60, 60, 50))).toEqual([2, -2, -2, 2]);
    expect(settled(trischaken(40, 60, 60, 50)).payments).toHaveLength(6);
    expect(net(trischaken(60, 60, 45, 45))).toEqual([-6, 2, 2, 2]);
  });
});

test('of five the dealer sits out, and neither pays nor plays', () => {
  const { table } = openTable([A, B, C, D, E], E);
  const rules = resolveRules(KOENIGRUFEN);
  expect(settleKoenigrufen(rules, table, dreier).payments.some(({ from }) => from === E)).toBe(
    false,
  );
  expect(() => settleKoenigrufen(rules, table, { ...rufer, kingHolder: E })).toThrow(
    expect.objectContaining({ reason: 'sits-out', field: 'kingHolder' }) as Error,
  );
});

describe('hands that cannot be', () => {
  const cases: readonly (readonly [string, KoenigrufenHandRecord, string])[] = [
    ['rufer by another than forehand', { ...rufer, declarer: B }, 'only-forehand declarer'],
    [
      'both counts',
      { ...dreier, count: [...points('40'), { side: 'opponents', points: '29' }] },
      'card-points-sum count',
    ],
    [
      'won with too little',
      { ...dreier, won: true, count: points('35/1') },
      'result-against-count won',
    ],
    [
      'a figure of no farben game',
      { ...dreier, contract: 'farbendreier', figures: [{ figure: 'trull', side: 'declarer' }] },
      'figure-not-in-farben figures[0].figure',
    ],
    [
      'king ultimo without a king',
      { ...dreier, figures: [{ figure: 'king-ultimo' }] },
      'king-ultimo-without-king figures[0].figure',
    ],
    [
      'king ultimo from the talon',
      { ...rufer, kingHolder: 'talon', figures: [{ figure: 'king-ultimo' }] },
      'king-ultimo-from-talon figures[0].figure',
    ],
    [
      'grossgrammeln without its points',
      { ...dreier, count: points('50'), figures: [{ figure: 'grossgrammeln', side: 'declarer' }] },
      'grammeln-too-low figures[0].figure',
    ],
    [
      'own king and own pagat in one trick',
      {
        ...rufer,
        kingHolder: A,
        figures: [{ figure: 'king-ultimo' }, { figure: 'pagat-ultimo', side: 'declarer' }],
      },
      'king-and-pagat-in-one-trick figures[1]',
    ],
    [
      'the last trick won twice',
      {
        ...rufer,
        figures: [{ figure: 'king-ultimo' }, { figure: 'pagat-ultimo', side: 'opponents' }],
      },
      'trick-won-by-both figures[1]',
    ],
    [
      'card points that the tricks cannot hold',
      { ...dreier, tricks: [{ side: 'declarer', tricks: 5 }], count: points('36') },
      'card-points-not-in-tricks count',
    ],
    [
      'not: a trull beside a pagat that the opponents played to the last trick and lost',
      {
        ...rufer,
        figures: [
          { figure: 'trull', side: 'declarer' },
          { figure: 'pagat-ultimo', player: C, lost: true },
          { figure: 'uhu', player: A },
        ],
        kingHolder: A,
      },
      'accepted',
    ],
    [
      'the same, where the king was lost in that trick too',
      {
        ...rufer,
        figures: [
          { figure: 'trull', side: 'declarer' },
          { figure: 'pagat-ultimo', player: B, lost: true },
          { figure: 'king-ultimo', lost: true },
        ],
      },
      'trull-without-pagat figures[0]',
    ],
    [
      'four kings in a solorufer whose called king lay in the talon',
      {
        contract: 'solorufer',
        declarer: B,
        kingHolder: 'talon',
        count: points('40'),
        figures: [{ figure: 'four-kings', side: 'declarer' }],
      },
      'four-kings-without-talon figures[0]',
    ],
    [
      'a bird made by the partner of the one who declared it',
      {
        contract: 'pagatrufer',
        declarer: B,
        kingHolder: D,
        count: points('40'),
        figures: [{ figure: 'pagat-ultimo', player: D }],
      },
      'bird-of-other-player figures[0].player',
    ],
    [
      'an unknown opponent declares',
      { ...rufer, announcements: [{ figure: 'trull', player: B }] },
      'opponent-not-known announcements[0].player',
    ],
  ];
  test.each(cases)('%s', (_, record, why) => {
    expect(refused(record)).toBe(why);
  });

  test('five tricks count in threes from 23 blad: 107 fit, 108 do not', () => {
    const record = { ...dreier, tricks: [{ side: 'declarer', tricks: 5 }] } as const;
    expect(refused({ ...record, count: points('35/2') })).toBe('accepted');
    expect(refused({ ...record, count: points('36') })).toBe('card-points-not-in-tricks count');
  });
});
