import { resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import type { EveningFigures } from '../../../src/standings/figures/evening-figures.js';
import { figuresOf } from '../../../src/standings/figures/figures-of.js';
import {
  bei,
  beside,
  hand,
  id,
  negative,
  trischaken,
} from '../../support/koenigrufen/koenigrufen.js';
import { LoggedEvening } from '../../support/evening/logged-evening.js';

/*
 * Worked out by hand from the Budtabell and the table of figures. d deals first, so that a is forehand;
 * then a, b and c deal in turn. A partner settles with the second opponent, the declarer with the first.
 */

const [A, B, C, D, E] = ['a', 'b', 'c', 'd', 'e'].map(id) as [
  PlayerId,
  PlayerId,
  PlayerId,
  PlayerId,
  PlayerId,
];

function evening(records: readonly KoenigrufenHandRecord[], seats = [A, B, C, D]): LoggedEvening {
  const played = new LoggedEvening(resolveRules(ruleBook('koenigrufen')), seats, seats.at(-1) ?? D);
  for (const record of records) {
    played.ask({ kind: 'hand', record: { game: 'koenigrufen', ...record } });
  }
  return played;
}

function of({ rules, course, state }: LoggedEvening, player: PlayerId): EveningFigures {
  const statistic = figuresOf(rules, course, state.disputes).get(player);
  if (statistic === undefined) throw new Error(`${player} never sat there.`);
  expect(statistic.points).toBe(
    state.standings.find((standing) => standing.player === player)?.points,
  );
  return statistic.figures;
}

test('a rufer with a partner: the contract, and figures made and lost', () => {
  // Game 1, trull 1, pagat ultimo declared 2 and kontra'd 4, the uhu of the opponents lost 2.
  const played = evening([
    hand('rufer', {
      points: '41/2',
      said: [['pagat-ultimo', 'a', 'kontra']],
      made: ['pagat-ultimo', 'trull'],
      theirMissed: ['uhu'],
    }),
  ]);
  const rufer = { hand: 1, contract: 'rufer', kontra: 1 };
  expect(of(played, A)).toMatchObject({
    ...{ hands: [1], points: [1 + 1 + 4 + 2], between: 0, dealt: [] },
    contracts: [{ ...rufer, as: 'declarer', partners: ['c'], won: true }],
    figures: { trull: { made: [1], lost: [] }, 'pagat-ultimo': { made: [1], lost: [] } },
    paid: {},
  });
  expect(of(played, C)).toMatchObject({
    points: [8],
    contracts: [{ ...rufer, as: 'partner', partners: ['a'], won: true }],
    figures: { trull: { made: [1], lost: [] } },
  });
  expect(of(played, B)).toMatchObject({
    contracts: [{ ...rufer, as: 'defender', partners: ['d'], won: false }],
    figures: { uhu: { made: [], lost: [1] } },
    // The ultimo is a figure here, and no ultimo of Tarok.
    paid: { a: { games: 1, figures: 7 } },
  });
  expect(of(played, D)).toMatchObject({ dealt: [1], paid: { c: { games: 1, figures: 7 } } });
});

test('kontra: on the game for all, in a negative one for who said it', () => {
  const played = evening([
    // 4 doubled by kontra, lost: to each of the three.
    hand('dreier', { declarer: 'b', points: '30', kontra: 'rekontra' }),
    // 2 from a and d, 4 from c, who said kontra.
    negative('piccolo', 'b', 1, ['c', 'kontra']),
  ]);
  expect(of(played, B).contracts).toEqual([
    { hand: 1, contract: 'dreier', as: 'declarer', partners: [], won: false, kontra: 4 },
    { hand: 2, contract: 'piccolo', as: 'declarer', partners: [], won: true, kontra: 2 },
  ]);
  // In the order of the hand: b is forehand in the second.
  expect(of(played, C).contracts).toEqual([
    { hand: 1, contract: 'dreier', as: 'defender', partners: ['a', 'd'], won: true, kontra: 4 },
    { hand: 2, contract: 'piccolo', as: 'defender', partners: ['d', 'a'], won: false, kontra: 2 },
  ]);
  expect(of(played, D).contracts).toMatchObject([{ kontra: 4 }, { kontra: 1 }]);
  expect(of(played, B).points).toEqual([-3 * 16, 2 + 2 + 4]);
  expect(of(played, B).paid[A]).toEqual({ games: 16 });
});

test('a bei is two games, and each of the four has a part in both', () => {
  const played = evening([
    bei(beside('piccolo', 'a', ['b', 'kontra']), beside('bettler', 'b'), { a: 1, b: 1 }),
  ]);
  // a wins the piccolo: 2 from c and d, 4 from b. b loses the bettler: 3 to each.
  const { contracts, points } = of(played, A);
  expect(contracts).toEqual([
    { hand: 1, contract: 'piccolo', as: 'declarer', partners: [], won: true, kontra: 2 },
    { hand: 1, contract: 'bettler', as: 'defender', partners: ['c', 'd'], won: true, kontra: 1 },
  ]);
  expect(points).toEqual([2 + 2 + 4 + 3]);
  expect(of(played, B).contracts).toMatchObject([
    { contract: 'piccolo', as: 'defender', won: false, kontra: 2 },
    { contract: 'bettler', as: 'declarer', won: false, kontra: 1 },
  ]);
});

test('a trischaken has no declarer, only losers and players without a trick', () => {
  const played = evening([trischaken(60, 0, 40, 110), trischaken(60, 40, 30, 80)]);
  // d is mayor with 110 blad, and b, the virgin, gets all: 1 × 2 × 2 for each of three.
  expect(of(played, D)).toMatchObject({
    feats: { 'trischaken-lost': [1, 2] },
    contracts: [],
    paid: { b: { games: 12 + 1 }, a: { games: 1 }, c: { games: 1 } },
  });
  expect(of(played, B).feats).toEqual({ 'trischaken-virgin': [1] });
});

test('a valat made counts for its side; a declared one that fails is lost', () => {
  const played = evening([
    hand('rufer', { made: ['valat'], said: [['valat', 'a']] }),
    hand('dreier', { declarer: 'b', points: '60', said: [['valat', 'b']] }),
  ]);
  expect(of(played, A).figures.valat).toEqual({ made: [1], lost: [] });
  expect(of(played, C).figures.valat).toEqual({ made: [1], lost: [] });
  expect(of(played, B).figures.valat).toEqual({ made: [], lost: [2] });
  expect(of(played, D).figures.valat).toBeUndefined();
});

test('of five the dealer sits out: the hand is dealt by them and not theirs', () => {
  const played = evening([hand('rufer', { points: '36' })], [A, B, C, D, E]);
  expect(of(played, E)).toMatchObject({ hands: [], dealt: [1], between: 0, contracts: [] });
  expect(of(played, B).hands).toEqual([1]);
});

test("a fine to the kitty is the club's when the evening ends; one to the players is theirs", () => {
  const played = evening([hand('rufer', { points: '36' })]);
  const other = { code: 'other', stage: 'play' } as const;
  played.ask({ kind: 'fine', hand: 1, fine: { ...other, player: A, amount: 9, to: 'kitty' } });
  played.ask({ kind: 'fine', hand: null, fine: { ...other, player: B, amount: 2 } });
  played.ask({ kind: 'close' });
  expect(of(played, A)).toMatchObject({
    points: [1],
    between: -9 + 2,
    cups: { won: [], filled: { kitty: 9 } },
    fines: [{ fine: 'id 1', hand: 1, code: 'other', points: 9, end: 'stands' }],
    paid: { club: { cups: 9 } },
  });
  expect(of(played, B)).toMatchObject({
    fines: [{ points: 6 }],
    paid: { a: { games: 1, fines: 2 }, c: { fines: 2 }, d: { fines: 2 } },
  });
});

test('lists that are null are as those left out', () => {
  const nothing = { announcements: null, figures: null, tricks: null } as unknown as object;
  const played = evening([{ ...hand('rufer', { points: '41/2' }), ...nothing }]);
  expect(of(played, A)).toMatchObject({ hands: [1], figures: {} });
});
