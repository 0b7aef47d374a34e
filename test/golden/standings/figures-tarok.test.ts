import { resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import type { TarokBookId, TarokRules } from '../../../src/rules/tarok/books/book.js';
import type { TarokTable } from '../../../src/rules/tarok/table.js';
import type { EveningFigures } from '../../../src/standings/figures/evening-figures.js';
import { figuresOf } from '../../../src/standings/figures/figures-of.js';
import { BrixEvening, LED } from '../../support/tarok/brix-evening.js';
import { LoggedEvening } from '../../support/evening/logged-evening.js';
import {
  A,
  abundantKings,
  B,
  C,
  D,
  E,
  fine,
  full,
  half,
  kingLost,
  last,
  matadors,
  pagatWon,
  played,
  trumps,
  type Part,
} from '../../support/tarok/tarok.js';

/*
 * Every number here was worked out by hand from the three books of Tarok; beside each is the place that
 * it comes from.
 */

/** The statistic of a player. */
function of(evening: LoggedEvening, player: PlayerId) {
  const { rules, course, state } = evening;
  const statistic = figuresOf(rules, course, state.disputes).get(player);
  if (statistic === undefined) throw new Error(`${player} never sat there.`);
  return statistic;
}

const figures = (evening: LoggedEvening, player: PlayerId): EveningFigures =>
  of(evening, player).figures;

/** An evening by another book, a dealing first. */
class TarokEvening extends LoggedEvening {
  constructor(book: TarokBookId, players: 3 | 4 | 5 = 3) {
    super(resolveRules(ruleBook(book)), [A, B, C, D, E].slice(0, players), A);
  }

  hand(part: Part): void {
    const { rules, state } = this;
    const at = { rules: rules as TarokRules, table: state.table as TarokTable };
    this.ask({ kind: 'hand', record: played(at, part) });
  }
}

describe('a plain evening under brix-1996', () => {
  // 'A plain hand': the dealer pays 5 to each pot and takes the last trick, 20 from each; the third
  // brings the pagat home, 5 from each; the count is 26 all round.
  let evening: BrixEvening;
  beforeEach(() => {
    evening = new BrixEvening();
    evening.hand();
    evening.ask({ kind: 'close' });
  });

  test('hands with what they moved, and what moved between them', () => {
    // a founded both pots with 20, and got 20 from each in the split: 65 are 25 for b, who would deal
    // next, and 20 for the others, as chips of 5 allow.
    expect(of(evening, A)).toMatchObject({ hands: 1, points: 25 - 40 + 40 });
    expect(figures(evening, A)).toMatchObject({ hands: [1], points: [25], between: 0, dealt: [1] });
    expect(of(evening, B)).toMatchObject({ hands: 1, points: -25 - 40 + 50 });
    expect(figures(evening, B)).toMatchObject({ points: [-25], between: 10, dealt: [] });
    expect(of(evening, C)).toMatchObject({ hands: 1, points: -10 - 40 + 40 });
  });

  test('feats', () => {
    expect(figures(evening, A).feats).toEqual({ 'last-trick': [1] });
    expect(figures(evening, B).feats).toEqual({});
    expect(figures(evening, C).feats).toEqual({ 'pagat-won': [1] });
  });

  test('payments between members: points through the pots come from those who had filled them', () => {
    // In each pot are 25 of a, 20 of b and 20 of c. b takes 25 of 65: 9 8/13 of a, 7 9/13 of b and of c
    // are 9, 8 and 8, as b and c have the larger remainders. Of the 40 left c takes 20: 8 of a, 6 of b
    // and of c; a the last 20: 8 of their own, 6 of b and of c. Twice that, for there are two pots.
    expect(figures(evening, A).paid).toEqual({
      b: { cups: 2 * 9 },
      c: { tricks: 5, cups: 2 * 8 },
    });
    expect(figures(evening, B).paid).toEqual({
      a: { tricks: 20, cups: 2 * 6 },
      c: { tricks: 5, cups: 2 * 6 },
    });
    expect(figures(evening, C).paid).toEqual({
      a: { tricks: 20, cups: 2 * 6 },
      b: { cups: 2 * 8 },
    });
  });

  test('cups filled, and none won', () => {
    expect(figures(evening, A).cups).toEqual({
      won: [],
      filled: { 'king-pot': 25, 'pagat-pot': 25 },
    });
    expect(figures(evening, B).cups.filled).toEqual({ 'king-pot': 20, 'pagat-pot': 20 });
  });
});

describe('cups under brix-1996', () => {
  test('filled by three, won by one, doubled by two, and won again', () => {
    const evening = new BrixEvening();
    // The king pot holds 60 + 5. a takes 65, and b and c, bagud, pay 65 each: 'each of them pays the
    // content'. It is not founded again, for it is not empty.
    evening.hand({ lastTrick: last(A, [A, 'king-hearts'], [B, 'king-spades'], [C, 'king-clubs']) });
    expect(figures(evening, A).cups.won).toEqual([{ hand: 1, cup: 'king-pot', points: 65 }]);
    expect(figures(evening, A).feats).toMatchObject({
      'last-trick': [1],
      'ultimo-king-hearts': [1],
    });
    expect(figures(evening, B).feats).toEqual({ 'bagud-king-spades': [1] });
    expect(figures(evening, C).feats).toMatchObject({ 'bagud-king-clubs': [1] });
    // To a 40 for the ultimo and 40 for the bagud, to c 40 for the bagud, of the pot the 20 they had in it.
    expect(figures(evening, B).paid).toMatchObject({
      a: { ultimos: 80, cups: 20 },
      c: { ultimos: 40 },
    });
    expect(figures(evening, B).cups.filled).toMatchObject({ 'king-pot': 20 + 65 });
    // b deals, 5 more: of the 135 that c takes, 70 were b's, and 65 their own.
    evening.hand({ lastTrick: last(C, [C, 'king-hearts']) });
    expect(figures(evening, C).cups.won).toEqual([{ hand: 2, cup: 'king-pot', points: 135 }]);
    expect(figures(evening, B).paid[C]?.cups).toBe(70);
    expect(figures(evening, A).paid[C]?.cups).toBeUndefined();
  });

  test('won by who had filled it alone: nobody paid', () => {
    const evening = new BrixEvening();
    evening.hand({ lastTrick: last(A, [A, 'king-hearts'], [B, 'king-spades']) });
    // All of the 65 + 5 in it are b's, who deals.
    evening.hand({ lastTrick: last(B, [B, 'king-hearts']) });
    expect(figures(evening, B).cups.won).toEqual([{ hand: 2, cup: 'king-pot', points: 70 }]);
    for (const player of [A, C]) expect(figures(evening, player).paid[B]?.cups).toBeUndefined();
  });

  test('a joiner pays a third of each pot into it, and a leaver takes a share', () => {
    const evening = new BrixEvening();
    evening.ask({ kind: 'join', player: D, seat: null });
    // 20 of the 60 in each.
    expect(of(evening, D)).toMatchObject({ hands: 0, points: -40 });
    expect(figures(evening, D)).toMatchObject({ between: -40, hands: [], points: [] });
    evening.ask({ kind: 'leave', player: D });
    // A quarter of the 80 in each is theirs, to which each of the four paid 5: 15 are not their own.
    expect(of(evening, D)).toMatchObject({ points: 0 });
    expect(figures(evening, A).paid[D]).toEqual({ cups: 10 });
    // 15 of each are left in each pot; until the close they are nobody's, and shown as the club's.
    expect(figures(evening, A).paid.club).toEqual({ cups: 30 });
    evening.ask({ kind: 'close' });
    // Each of the three takes 20, of which 5 are d's.
    expect(figures(evening, D).paid).toEqual({
      a: { cups: 10 },
      b: { cups: 10 },
      c: { cups: 10 },
    });
    expect(figures(evening, A).paid.club).toBeUndefined();
  });

  test('a tout takes both pots; a nolo takes none', () => {
    const evening = new BrixEvening();
    evening.hand({ trickless: [C] });
    expect(figures(evening, C).feats).toMatchObject({ nolo: [1] });
    // 25 from each of the two others.
    expect(figures(evening, A).paid[C]).toMatchObject({ tricks: 25 });
    evening.hand({ trickless: [C, A] });
    const { feats, cups } = figures(evening, B);
    expect(feats).toMatchObject({ tout: [2], 'last-trick': [2] });
    // 60 and the 5 of two dealers in each.
    expect(cups.won).toEqual([
      { hand: 2, cup: 'king-pot', points: 70 },
      { hand: 2, cup: 'pagat-pot', points: 70 },
    ]);
    expect(figures(evening, A).feats).toMatchObject({ 'tout-lost': [2] });
    expect(figures(evening, C).feats).toMatchObject({ 'tout-lost': [2], nolo: [1] });
  });
});

describe('by the other books', () => {
  test('wolff-1899: the count is exact, and meldinger are counted by kind and grade', () => {
    const evening = new TarokEvening('wolff-1899');
    evening.hand({
      meldinger: [trumps(A, 10, true), full(B, 'hearts'), half(A, 'spades', 'jack')],
      counts: { a: 30, b: 26, c: 22 },
    });
    const { meldinger, paid } = figures(evening, B);
    expect(meldinger).toEqual({ 'cavallerie-full': [1] });
    expect(figures(evening, A).meldinger).toEqual({ trumps: [1], 'cavallerie-half': [1] });
    // 'Tarok 10, … Cavallerie: halv 5, fuld 10': b pays a 15 and gets 10; c has paid both.
    expect(paid[A]?.meldinger).toBe(15);
    expect(figures(evening, A).paid[B]?.meldinger).toBe(10);
    // 4 under 26 are what c loses and a, 4 over it, wins.
    expect(figures(evening, C).paid[A]).toMatchObject({ counts: 4, meldinger: 15 });
  });

  test('wolff-1899, §6: the liable player bears the premiums and puts back what was taken', () => {
    const evening = new TarokEvening('wolff-1899');
    evening.hand({
      fines: [fine(C, 'revoke')],
      lastTrick: { ...last(A, [A, 'king-hearts']), liable: C },
    });
    // The king pot: 60 founded, 5 for dealing, 20 for the revoke. a takes 85: 25 of their own, 20 of b
    // and 40 of c, who puts 85 back and pays a 40 for themself and 40 for b.
    expect(figures(evening, A).cups.won).toEqual([{ hand: 1, cup: 'king-pot', points: 85 }]);
    expect(figures(evening, B).paid[A]).toEqual({ cups: 20 });
    expect(figures(evening, C).paid[A]).toMatchObject({ cups: 40, ultimos: 80 });
    expect(figures(evening, C).cups.filled).toEqual({ 'king-pot': 20 + 20 + 85, 'pagat-pot': 40 });
    expect(figures(evening, C).fines).toEqual([
      { fine: 'id 1', hand: 1, code: 'revoke', points: 40, end: 'stands' },
    ]);
  });

  test('vlk-1970: of five, two sit out; founding a pot again is between their hands', () => {
    const evening = new TarokEvening('vlk-1970', 5);
    // 3.a: the dealer a plays with b and e. The pagat pot holds 100 and the 5 for dealing.
    evening.hand({ lastTrick: last(A, [A, 'pagat']) });
    expect(figures(evening, A).feats).toEqual({ 'last-trick': [1], 'ultimo-pagat': [1] });
    // 45 from each of two, the pot, less 10 for dealing and 20 for founding it again (10.b NB).
    expect(figures(evening, A)).toMatchObject({ points: [90 + 105 - 10 - 20], between: -40 });
    expect(figures(evening, E)).toMatchObject({ hands: [1], points: [-45 - 20], between: -40 });
    expect(figures(evening, C)).toMatchObject({ hands: [], points: [], between: -40 - 20 });
    expect(of(evening, C)).toMatchObject({ hands: 0, points: -60 });
    // c had put 20 into the pot that a took, though they sat out.
    expect(figures(evening, C).paid[A]).toEqual({ cups: 20 });
    // The one who sits out nearest to the dealer's right deals next: c.
    evening.hand({});
    expect(figures(evening, C)).toMatchObject({ dealt: [2], hands: [2] });
  });

  test('a king lost, and several meldinger of a kind in a hand', () => {
    const evening = new TarokEvening('vlk-1970');
    evening.hand({
      meldinger: [full(A, 'hearts'), full(A, 'clubs'), full(A, 'diamonds')],
      events: [kingLost(B, 'spades'), pagatWon(C)],
    });
    expect(figures(evening, A).meldinger).toEqual({ 'cavallerie-full': [1, 1, 1] });
    expect(figures(evening, B).feats).toEqual({ 'king-lost-spades': [1] });
    // 5 to each of the two, and 5 to the king pot (not paid to a player).
    expect(figures(evening, B).paid[A]?.tricks).toBe(5 + 20);
    expect(figures(evening, B).cups.filled).toEqual({ 'king-pot': 25, 'pagat-pot': 20 });
  });

  test('a melding that was false is none, and what was paid for it is paid back', () => {
    const evening = new TarokEvening('vlk-1970');
    evening.hand({
      meldinger: [matadors(A, 3), abundantKings(A)],
      fines: [{ ...fine(A, 'melding-false'), melding: 1 }],
    });
    expect(figures(evening, A).meldinger).toEqual({ matadors: [1] });
    // 10 for the matadors and 15 for the kings, which go back.
    expect(figures(evening, B).paid[A]?.meldinger).toBe(25);
    expect(figures(evening, A).paid[B]?.meldinger).toBe(15);
    // 40 to each pot (12.c).
    expect(figures(evening, A).fines).toMatchObject([{ code: 'melding-false', points: 80 }]);
  });

  test.each(['wolff-1899', 'vlk-1970'] as const)(
    'under %s a melding that was forgotten is none; the others of the hand keep their places',
    (book) => {
      const evening = new TarokEvening(book);
      evening.hand({
        meldinger: [full(A, 'hearts'), full(A, 'clubs')],
        fines: [{ ...fine(A, 'melding-omitted'), melding: 0 }],
      });
      expect(figures(evening, A).meldinger).toEqual({ 'cavallerie-full': [1] });
    },
  );

  test('one that came too late was made', () => {
    const evening = new TarokEvening('vlk-1970');
    evening.hand({
      meldinger: [matadors(A, 3)],
      fines: [{ ...fine(A, 'melding-late'), melding: 0 }],
    });
    expect(figures(evening, A).meldinger).toEqual({ matadors: [1] });
  });
});

describe('corrections', () => {
  const ULTIMO = { lastTrick: last(A, [A, 'king-hearts']) };

  test('a replay makes the same as had it been recorded right at once', () => {
    const wrong = new BrixEvening();
    wrong.hand(ULTIMO);
    wrong.hand();
    wrong.correct('replay', [{ hand: 1, record: new BrixEvening().plain() }]);
    const right = new BrixEvening();
    right.hand();
    right.hand();
    for (const player of [A, B, C]) expect(of(wrong, player)).toEqual(of(right, player));
  });

  test.each(['replay', 'compensate'] as const)('a hand voided by %s is none', (mode) => {
    const evening = new BrixEvening();
    evening.hand();
    evening.hand({ lastTrick: last(A, [A, 'king-hearts']) });
    evening.correct(mode, [{ hand: 2, void: true }]);
    expect(figures(evening, A).hands).toEqual([1]);
    expect(figures(evening, B).dealt).toEqual([]);
    expect(figures(evening, A).cups.won).toEqual([]);
    expect(figures(evening, A).feats).not.toHaveProperty('ultimo-king-hearts');
    // Only what was founded is left besides.
    expect(figures(evening, A).between).toBe(-40);
  });

  test.each(['open', 'closed'])('a compensation counts in the place of its hand, %s', (when) => {
    const evening = new BrixEvening();
    evening.hand(ULTIMO);
    evening.hand();
    if (when === 'closed') evening.ask({ kind: 'close' });
    const plain = new BrixEvening().plain();
    evening.correct('compensate', [{ hand: 1, record: plain }]);
    expect(figures(evening, A)).toMatchObject({ hands: [1, 2], dealt: [1] });
    expect(figures(evening, A).points[0]).toBe(25);
    expect(figures(evening, A).feats).toMatchObject({ 'last-trick': [1] });
    expect(figures(evening, A).cups.won).toEqual([]);
    expect(figures(evening, B).paid[A]?.ultimos).toBeUndefined();
    // 20 for the last trick of the first hand, 5 for the pagat that a brings home in the second.
    expect(figures(evening, B).paid[A]?.tricks).toBe(20 + 5);
  });

  test('a payment out of an empty pot is paid by the next who fills it', () => {
    const evening = new BrixEvening();
    evening.hand();
    // 60 + 5 + 5; the pot is founded again with 60.
    evening.hand({ lastTrick: last(B, [B, 'king-hearts']) });
    // That a had taken the king pot in the first hand makes it 60 + 5 when b takes 70: 5 are lacking,
    // which a pays, the first to found it again.
    evening.correct('compensate', [{ hand: 1, record: new BrixEvening().plain(ULTIMO) }]);
    expect(figures(evening, A).cups.won).toEqual([{ hand: 1, cup: 'king-pot', points: 65 }]);
    expect(figures(evening, B).cups.won).toEqual([{ hand: 2, cup: 'king-pot', points: 70 }]);
    // Of the 65 20 are a's; with the 5 that were lacking it is 25.
    expect(figures(evening, A).paid[B]?.cups).toBe(25);
    expect(figures(evening, C).paid[B]?.cups).toBe(20);
    expect(of(evening, B).points).toBe(evening.stand()['b']);
  });

  test('a joiner who was taken back has nothing', () => {
    const evening = new BrixEvening();
    evening.ask({ kind: 'join', player: D, seat: null });
    expect(of(evening, D).points).toBe(-40);
    evening.correct('replay', [{ step: 2, void: true }]);
    const { rules, course } = evening;
    expect([...figuresOf(rules, course, undefined).keys()]).toEqual(['a', 'b', 'c']);
  });
});

describe('fines', () => {
  const ends = (evening: LoggedEvening, player: PlayerId) =>
    figures(evening, player).fines.map(({ fine: id, hand, points, end }) => [
      id,
      hand,
      points,
      end,
    ]);

  test('in a hand and between hands: 20 to each pot', () => {
    const evening = new BrixEvening();
    const [ofB] = evening.hand({ fines: [LED(B)] });
    const between = evening.fined(B, 1);
    const other = evening.fined(B);
    expect(ends(evening, B)).toEqual([
      [ofB, 1, 40, 'stands'],
      [between, 1, 40, 'stands'],
      [other, null, 40, 'stands'],
    ]);
    // One is of the hand, two are not.
    expect(figures(evening, B)).toMatchObject({ points: [-25 - 40], between: -40 - 80 });
  });

  test('free fines cost nothing', () => {
    const evening = new BrixEvening();
    const [free] = evening.hand({ fines: [fine(C, 'superficial')] });
    expect(ends(evening, C)).toEqual([[free, 1, 0, 'stands']]);
  });

  test('disputed, upheld, and withdrawn', () => {
    const evening = new BrixEvening();
    const [first = '', second = '', third = ''] = evening.hand({
      fines: [LED(B), LED(B), LED(B)],
    });
    for (const [dispute, fineId] of Object.entries({ d1: first, d2: second, d3: third })) {
      evening.dispute({ kind: 'dispute-raised', dispute, hand: 1, fine: fineId });
    }
    evening.dispute({ kind: 'dispute-upheld', dispute: 'd2', together: [] });
    evening.dispute({ kind: 'dispute-withdrawn', dispute: 'd3' });
    expect(ends(evening, B)).toEqual([
      [first, 1, 40, 'disputed'],
      [second, 1, 40, 'upheld'],
      [third, 1, 40, 'stands'],
    ]);
    // One that was upheld can be disputed again.
    evening.dispute({ kind: 'dispute-raised', dispute: 'd4', hand: 1, fine: second });
    expect(ends(evening, B)[1]).toEqual([second, 1, 40, 'disputed']);
  });

  test.each(['replay', 'compensate'] as const)('changed and lifted, by %s', (mode) => {
    const evening = new BrixEvening();
    const [ofB = ''] = evening.hand({ fines: [LED(B)] });
    const ofA = evening.fined(A);
    const ofC = evening.fined(C, 1);
    evening.correct(mode, [{ fine: ofB, void: true }]);
    evening.correct(mode, [{ fine: ofA, record: fine(A, 'other', { amount: 5 }) }]);
    evening.correct(mode, [{ fine: ofC, void: true }]);
    expect(ends(evening, B)).toEqual([[ofB, 1, 0, 'lifted']]);
    // 5 to each pot, instead of the other one.
    expect(ends(evening, A)).toEqual([['id 4', null, 10, 'changed']]);
    expect(ends(evening, C)).toEqual([[ofC, 1, 0, 'lifted']]);
    expect(figures(evening, A).between).toBe(-40 - 10);
    expect(figures(evening, B).points).toEqual([-25]);
  });

  test.each(['replay', 'compensate'] as const)(
    'lifted by %s and shown as lifted, after any later correction of its hand',
    (mode) => {
      const evening = new BrixEvening();
      const [ofB = ''] = evening.hand({ fines: [LED(B)] });
      evening.correct(mode, [{ fine: ofB, void: true }]);
      evening.correct('replay', [{ hand: 1, void: true }]);
      expect(ends(evening, B)).toEqual([[ofB, 1, 0, 'lifted']]);
    },
  );

  test('a fine that was undone without a word is as if it had not been; with a reason it is lifted', () => {
    const evening = new BrixEvening();
    evening.fined(B);
    evening.ask({ kind: 'undo', reason: null });
    expect(ends(evening, B)).toEqual([]);
    const second = evening.fined(B);
    evening.ask({ kind: 'undo', reason: 'The card had been dropped.' });
    expect(ends(evening, B)).toEqual([[second, null, 0, 'lifted']]);
  });

  test('a fine of a hand that is voided is gone with it', () => {
    const evening = new BrixEvening();
    evening.hand({ fines: [LED(B)] });
    evening.ask({ kind: 'undo', reason: null });
    expect(ends(evening, B)).toEqual([]);
  });
});
