import { highlightsOf } from '../../../src/evening/highlights.js';
import { standingsByHand } from '../../../src/evening/standings-by-hand.js';
import type { KoenigrufenHandRecord } from '../../../src/rules/koenigrufen/record/hand.js';
import { resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import { BrixEvening } from '../../support/tarok/brix-evening.js';
import { bei, hand as contract, id, trischaken } from '../../support/koenigrufen/koenigrufen.js';
import { LoggedEvening } from '../../support/evening/logged-evening.js';
import { A, B, C, last } from '../../support/tarok/tarok.js';

const toldOf = ({ rules, course }: LoggedEvening) => highlightsOf(rules, course);

describe('the events of an evening of Tarok', () => {
  test('nothing before a hand was won but the pots as they were founded', () => {
    expect(toldOf(new BrixEvening())).toEqual({
      biggestHand: null,
      topContract: null,
      // The third foundation of 20 in the first pot; the other is no fuller.
      fullestPot: { pot: 'king-pot', points: 60, hand: null, isBetween: true },
      feats: [],
    });
  });
  test('the biggest hand is the one where somebody won the most, pots included', () => {
    const evening = new BrixEvening();
    evening.hand();
    // b deals, and takes the king pot of 70 with 40 from each; it costs 10 and a new foundation of 20.
    evening.hand({ lastTrick: last(B, [B, 'king-hearts']) });
    evening.hand();
    const { biggestHand, fullestPot, feats } = toldOf(evening);
    expect(biggestHand).toEqual({ hand: 2, player: B, points: 70 + 80 - 10 - 20 - 5 });
    expect(fullestPot).toEqual({ pot: 'pagat-pot', points: 75, hand: 3, isBetween: false });
    expect(feats).toEqual([
      {
        hand: 2,
        kind: 'king-ultimo',
        players: [B],
        card: 'king-hearts',
        isDeclared: false,
        taken: 70,
      },
    ]);
  });
  test('a pot is fullest before it is taken, within the hand', () => {
    const evening = new BrixEvening();
    evening.hand({ lastTrick: last(A, [A, 'king-hearts'], [B, 'king-spades'], [C, 'king-clubs']) });
    // Brix: 65 are taken, and each of the two losers pays 65 into the empty pot.
    const { fullestPot, feats } = toldOf(evening);
    expect(fullestPot).toEqual({ pot: 'king-pot', points: 130, hand: 1, isBetween: false });
    expect(feats.map(({ kind, players }) => [kind, ...players])).toEqual([
      ['king-ultimo', A],
      ['king-bagud', B],
      ['king-bagud', C],
    ]);
  });
  test('a fine between hands can fill a pot', () => {
    const evening = new BrixEvening();
    evening.hand();
    evening.fined();
    expect(toldOf(evening).fullestPot).toEqual({
      ...{ pot: 'king-pot', points: 85, hand: 1, isBetween: true },
    });
  });
  test('a nolo and a tout', () => {
    const evening = new BrixEvening();
    evening.hand({ trickless: [C] });
    evening.hand({ trickless: [C, A] });
    expect(toldOf(evening).feats).toMatchObject([
      { hand: 1, kind: 'nolo', players: [C], taken: 0 },
      { hand: 2, kind: 'tout', players: [B] },
    ]);
    expect(toldOf(evening).feats[1]?.taken).toBeGreaterThan(100);
  });
  test.each(['replay', 'compensate'] as const)(
    'a hand counts as it was corrected, by %s; one taken back does not',
    (mode) => {
      const evening = new BrixEvening();
      evening.hand({ lastTrick: last(A, [A, 'king-hearts']) });
      const plain = new BrixEvening().plain();
      evening.correct(mode, [{ hand: 1, record: plain }]);
      expect(toldOf(evening)).toMatchObject({ feats: [], biggestHand: { hand: 1, points: 25 } });
      evening.hand({ trickless: [C] });
      evening.ask({ kind: 'undo', reason: null });
      expect(toldOf(evening).feats).toEqual([]);
      expect(standingsByHand(evening.course).map(({ hand }) => hand)).toEqual([null, 1, null]);
    },
  );
  test('the standings follow the hands, and end with the close', () => {
    const evening = new BrixEvening();
    evening.hand();
    evening.hand();
    const sums = () =>
      standingsByHand(evening.course).map(({ hand, standings }) => [
        hand,
        standings.reduce((sum, { points }) => sum + points, 0),
      ]);
    // The content of the pots is missing: 120 at first, 10 more with each hand.
    expect(sums()).toEqual([
      [null, -120],
      [1, -130],
      [2, -140],
    ]);
    evening.ask({ kind: 'close' });
    expect(sums().at(-1)).toEqual([null, 0]);
  });
});

describe('the events of an evening of Königrufen', () => {
  const evening = () =>
    new LoggedEvening(resolveRules(ruleBook('koenigrufen')), ['d', 'a', 'b', 'c'].map(id), id('d'));
  const play = (at: LoggedEvening, record: KoenigrufenHandRecord) => {
    at.ask({ kind: 'hand', record: { game: 'koenigrufen', ...record } });
  };
  test('every trick of one side, declared or not', () => {
    const at = evening();
    play(at, contract('rufer', { made: ['valat'], said: [['valat', 'a']] }));
    play(at, contract('dreier', { declarer: 'b', made: ['valat'] }));
    expect(toldOf(at).feats).toMatchObject([
      { hand: 1, kind: 'valat', players: ['a', 'c'], isDeclared: true },
      { hand: 2, kind: 'valat', players: ['b'], isDeclared: false },
    ]);
  });
  test('the contract that is highest in the bidding, and who won it', () => {
    const at = evening();
    play(at, trischaken(70, 70, 35, 35));
    expect(toldOf(at).topContract).toBeNull();
    play(at, contract('rufer', { declarer: 'b', king: 'd', points: '40' }));
    expect(toldOf(at).topContract).toBeNull();
    play(at, contract('dreier', { points: '30' }));
    const dreier = { contract: 'dreier', rank: 11, games: [{ player: id('a'), won: false }] };
    expect(toldOf(at).topContract).toEqual({ hand: 3, ...dreier });
    // 'Bettler bei efter piccolo' is one above a dreier.
    const base = { game: 'piccolo', declarer: id('a') } as const;
    const second = { game: 'bettler', declarer: id('b') } as const;
    play(at, bei(base, second, { a: 1, b: 1 }));
    expect(toldOf(at)).toMatchObject({
      topContract: {
        ...{ hand: 4, contract: 'bei', rank: 12 },
        games: [
          { player: id('a'), won: true },
          { player: id('b'), won: false },
        ],
      },
      fullestPot: null,
    });
  });
  test('birds and a king ultimo that were made, by their side', () => {
    const at = evening();
    const said = [['pagat-ultimo', 'a']] as const;
    const made = ['pagat-ultimo', 'trull'] as const;
    play(at, contract('rufer', { said, made, points: '40', theirMissed: ['uhu'] }));
    const [pagat, ...others] = toldOf(at).feats;
    expect(pagat).toMatchObject({ hand: 1, kind: 'pagat-ultimo', isDeclared: true, taken: 0 });
    expect(pagat?.players).toEqual([id('a'), id('c')]);
    expect(others).toEqual([]);
  });
});
