import { byGame, gameOf, summaryOfHand, settleHand } from '../../src/rules/game.js';
import { TARIFF_KEYS } from '../../src/rules/koenigrufen/books/book.js';
import type { TarokBookId } from '../../src/rules/tarok/books/book.js';
import { BOOK_IDS, gameOfBook, resolveRules, ruleBook } from '../../src/rules/rule-book.js';
import { checkStake, resolveReadings } from '../../src/rules/house-rules/house-rules.js';
import { playerAt, withPlayer } from '../../src/rules/seats.js';
import { bei, beside, hand, trischaken } from '../support/koenigrufen/koenigrufen.js';
import { refusal } from '../support/tarok/refusal.js';
import { A, B, C, D, E, evening, fine, last, played } from '../support/tarok/tarok.js';

const KOENIGRUFEN = resolveRules(ruleBook('koenigrufen'));

describe('a book', () => {
  test.each(BOOK_IDS)('%s is found by its id, and its rules are of its game', (id) => {
    const book = ruleBook(id);
    expect(book.id).toBe(id);
    const rules = resolveRules(book);
    expect(rules).toMatchObject({ book: id, game: id === 'koenigrufen' ? 'koenigrufen' : 'tarok' });
    expect(gameOfBook(book)).toBe(gameOf(rules));
  });
  test('that there is not is none', () => {
    expect(refusal(() => ruleBook('hoyle-1750'))).toMatchObject({
      code: 'house-rule-unknown',
      params: { book: 'hoyle-1750' },
      field: 'book',
    });
  });
});

describe('the short text of a hand in a list', () => {
  test('of Tarok: the winner of the last trick, or why there is none', () => {
    expect(summaryOfHand({ lastTrick: last(B) })).toEqual({
      how: 'last-trick',
      contract: null,
      players: [B],
    });
    expect(summaryOfHand({ redeal: true })).toEqual({
      how: 'dealt-again',
      contract: null,
      players: [],
    });
    expect(summaryOfHand({ abandoned: true })).toEqual({
      how: 'abandoned',
      contract: null,
      players: [],
    });
    expect(summaryOfHand({})).toEqual({ how: 'played', contract: null, players: [] });
    expect(summaryOfHand({ redeal: false, abandoned: false, lastTrick: null }).how).toBe('played');
  });
  test('of Königrufen: the contract, and who declared it', () => {
    const game = 'koenigrufen' as const;
    const how = 'contract' as const;
    expect(summaryOfHand({ game, ...hand('dreier', { declarer: 'b' }) })).toEqual({
      how,
      contract: 'dreier',
      players: [B],
    });
    const two = bei(beside('piccolo', 'a'), beside('bettler', 'b'), { a: 1, b: 0 });
    expect(summaryOfHand({ game, ...two })).toEqual({ how, contract: 'bei', players: [A, B] });
    expect(summaryOfHand({ game, ...trischaken(40, 60, 60, 50) })).toEqual({
      how,
      contract: 'trischaken',
      players: [],
    });
  });
  test('a record that names no game is of Tarok', () => {
    const does = { tarok: () => 'tarok', koenigrufen: () => 'koenigrufen' };
    expect(byGame({}, does)).toBe('tarok');
    expect(byGame({ game: 'tarok' }, does)).toBe('tarok');
    expect(byGame({ game: 'koenigrufen', contract: 'trischaken' }, does)).toBe('koenigrufen');
  });
});

describe('a hand is settled by the game of the session', () => {
  test('and the record of another one is refused', () => {
    const { rules, table } = evening('brix-1996');
    const record = played({ rules, table }, {});
    expect(settleHand(rules, table, record).outcome).toMatchObject({ kind: 'played' });
    expect(refusal(() => settleHand(KOENIGRUFEN, table, record))).toMatchObject({
      code: 'rule-refused',
      params: { book: 'koenigrufen', game: 'tarok' },
      field: 'game',
    });
  });
  test('in Königrufen no fine is part of a hand', () => {
    const table = { players: [A, B, C, D], dealer: D };
    const record = { game: 'koenigrufen', ...trischaken(40, 60, 60, 50) } as const;
    expect(settleHand(KOENIGRUFEN, table, record).fineAmounts).toEqual([]);
    expect(gameOf(KOENIGRUFEN).split(KOENIGRUFEN, table)).toEqual({ payments: [], table });
    expect(Object.keys(gameOf(KOENIGRUFEN).fines(KOENIGRUFEN))).toEqual(['other']);
  });
});

describe('the keepers of a game, and its dealer', () => {
  const tarok = evening('brix-1996');
  test('two pots in Tarok, the kitty in Königrufen', () => {
    expect(gameOf(tarok.rules).keepers).toEqual(['king-pot', 'pagat-pot']);
    expect(gameOf(KOENIGRUFEN).keepers).toEqual(['kitty']);
  });
  test('the rows of Königrufen that multiply are those of valat', () => {
    expect(gameOf(tarok.rules).factors).toEqual([]);
    const { factors } = gameOf(KOENIGRUFEN);
    expect(factors).toEqual(TARIFF_KEYS.filter((key) => key.startsWith('valat')));
  });
  test('the deal passes on, but where the cards are dealt again', () => {
    const game = gameOf(tarok.rules);
    expect(game.dealerAfter(tarok.table, {})).toBe(B);
    expect(game.dealerAfter(tarok.table, { redeal: true })).toBe(A);
    expect(game.dealerAfter(tarok.table, { redeal: false })).toBe(B);
    const table = { players: [A, B, C, D], dealer: D };
    expect(
      gameOf(KOENIGRUFEN).dealerAfter(table, { game: 'koenigrufen', contract: 'trischaken' }),
    ).toBe(A);
  });
  test('the last player to sit down, and a player who gets up', () => {
    const table = { players: [A, B, C, D], dealer: D };
    const game = gameOf(KOENIGRUFEN);
    expect(game.join(KOENIGRUFEN, table, E, 1).table.players).toEqual([A, E, B, C, D]);
    const five = { players: [A, B, C, D, E], dealer: D };
    expect(game.leave(KOENIGRUFEN, five, B).table.players).toEqual([A, C, D, E]);
    expect(game.active(KOENIGRUFEN, five)).toEqual([E, A, B, C]);
    expect(game.open(KOENIGRUFEN, [A, B, C, D], C)).toEqual({
      payments: [],
      table: { players: [A, B, C, D], dealer: C },
    });
  });
  test('a fine of Tarok goes to both pots, by the fines of the book', () => {
    const { rules, table } = tarok;
    const game = gameOf(rules);
    expect(game.fine(rules, table, fine(B, 'lead-out-of-turn'))).toMatchObject({
      to: 'pots',
      amount: 20,
    });
    expect(game.fines(rules)).toBe(rules.fines);
  });
});

describe('the refund of a faulty deck (wolff §2)', () => {
  const back = (book: TarokBookId, record: ReturnType<typeof fine>) => () => {
    const { rules } = evening(book);
    return gameOf(rules).givenBackForFaultyDeck(rules, record);
  };
  test('the fine that was paid, or the deal that was let go', () => {
    expect(back('wolff-1899', fine(A, 'misdeal'))()).toBe('fine');
    expect(back('wolff-1899', fine(A, 'misdeal', { amount: 0 }))()).toBe('deal');
  });
  test('for nothing but a misdeal, and by no other book', () => {
    expect(refusal(back('wolff-1899', fine(A, 'revoke')))).toMatchObject({
      reason: 'only-misdeal-given-back',
      field: 'fine',
    });
    expect(refusal(back('brix-1996', fine(A, 'misdeal'))).reason).toBe('nothing-given-back');
    const none = () => gameOf(KOENIGRUFEN).givenBackForFaultyDeck(KOENIGRUFEN, fine(A, 'other'));
    expect(refusal(none).params).toEqual({ book: 'koenigrufen' });
  });
});

describe('bounds', () => {
  test('a stake is a whole number within its bounds, both included', () => {
    const fails = (value: number) =>
      refusal(() => {
        checkStake('tariff.trull', value, 1, 5);
      });
    for (const value of [0, 6, 1.5, Number.NaN]) {
      expect(fails(value)).toMatchObject({
        params: { least: 1, most: 5 },
        field: 'houseRules.tariff.trull',
      });
    }
    for (const value of [1, 5]) {
      expect(() => {
        checkStake('tariff.trull', value, 1, 5);
      }).not.toThrow();
    }
    expect(() => {
      checkStake('tariff.trull', 100_000, 0);
    }).not.toThrow();
  });
  test('a reading that is not chosen is read by its first option', () => {
    const readings = [{ id: 'R', options: [{ id: 'one' }, { id: 'two' }] }];
    expect(resolveReadings(readings, {})).toEqual({ R: 'one' });
    expect(resolveReadings(readings, { R: 'two' })).toEqual({ R: 'two' });
  });
  test('seats are counted from 0, and go round', () => {
    const party = { book: 'brix-1996', fewest: 3, most: 4 };
    const seats = [A, B, C];
    for (const seat of [-1, 0.5, 4]) {
      expect(refusal(() => withPlayer(party, seats, D, seat))).toMatchObject({
        reason: 'no-such-seat',
        params: { last: 3 },
        field: 'seat',
      });
    }
    expect(withPlayer(party, seats, D, 3)).toEqual([A, B, C, D]);
    expect([0, 2, 3, 5].map((seat) => playerAt(seats, seat))).toEqual([A, C, A, C]);
    expect(() => playerAt([], 0)).toThrow(RangeError);
  });
});
