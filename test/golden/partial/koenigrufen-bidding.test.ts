import { CONTRACTS } from '../../../src/rules/koenigrufen/contracts.js';
import * as bidding from '../../../src/rules/koenigrufen/partial/bidding.js';
import {
  EMPTY_DRAFT,
  type KoenigrufenDraft,
} from '../../../src/rules/koenigrufen/partial/draft.js';
import type { Bid } from '../../../src/rules/koenigrufen/partial/bidding.js';
import { FOUR } from '../../support/koenigrufen/typist.js';
import {
  bei,
  beside,
  hand,
  id,
  negative,
  trischaken,
} from '../../support/koenigrufen/koenigrufen.js';

const [A, B, C, D] = [id('a'), id('b'), id('c'), id('d')];

const bid = (draft: KoenigrufenDraft, to: Bid) => bidding.withBid(FOUR, draft, to);
const beiOf = (besideGame: 'piccolo' | 'bettler', after: 'piccolo' | 'bettler'): Bid => ({
  contract: 'bei',
  beside: besideGame,
  after,
});

describe('a bid', () => {
  const twoGames = bei(beside('piccolo', 'c'), beside('bettler', 'a'), { c: 2, a: 0 });

  test('is what is played, with both games of a bei', () => {
    const isBid = (draft: KoenigrufenDraft, one: Bid) => bidding.isBid(FOUR, draft, one);
    expect(isBid(hand('dreier'), { contract: 'dreier' })).toBe(true);
    expect(isBid(hand('dreier'), { contract: 'solodreier' })).toBe(false);
    expect(isBid(EMPTY_DRAFT, { contract: 'rufer' })).toBe(true);
    expect(isBid(twoGames, beiOf('bettler', 'piccolo'))).toBe(true);
    expect(isBid(twoGames, beiOf('piccolo', 'bettler'))).toBe(false);
    expect(isBid(twoGames, beiOf('piccolo', 'piccolo'))).toBe(false);
    expect(isBid(twoGames, beiOf('bettler', 'bettler'))).toBe(false);
    expect(isBid({ contract: 'bei' }, beiOf('bettler', 'piccolo'))).toBe(false);
  });
  test('that is played already changes nothing', () => {
    const record = hand('dreier', { points: '40', kontra: 'kontra' });
    expect(bid(record, { contract: 'dreier' })).toEqual(record);
    expect(bid(twoGames, beiOf('bettler', 'piccolo'))).toEqual(twoGames);
  });
  test('of a bei has the declarer beside, and the base game is open', () => {
    const draft = bid(hand('dreier', { declarer: 'b' }), beiOf('bettler', 'piccolo'));
    expect(draft).toEqual({
      contract: 'bei',
      games: [{ game: 'piccolo' }, { game: 'bettler', declarer: B }],
    });
  });
  test('of another bei keeps who plays the base game', () => {
    const draft = bid(twoGames, beiOf('piccolo', 'bettler'));
    expect(draft).toEqual({
      contract: 'bei',
      games: [
        { game: 'bettler', declarer: C },
        { game: 'piccolo', declarer: A },
      ],
    });
  });
  test('of another bei is open where the base game is of the same player', () => {
    const same = bei(beside('piccolo', 'a'), beside('bettler', 'a'), { a: 0 });
    expect(bid(same, beiOf('piccolo', 'bettler'))).toEqual({
      contract: 'bei',
      games: [{ game: 'bettler' }, { game: 'piccolo', declarer: A }],
    });
  });
  test('of trischaken has no declarer and none of the entries', () => {
    expect(bid(hand('rufer', { points: '38' }), { contract: 'trischaken' })).toEqual({
      contract: 'trischaken',
    });
  });
  test('of a negative game after a positive one has its declarer only', () => {
    const draft = bid(hand('dreier', { declarer: 'b', points: '40' }), { contract: 'bettler' });
    expect(draft).toEqual({ contract: 'bettler', declarer: B });
  });
  test('of a game with a bird opens the fate of the bird', () => {
    expect(bid(EMPTY_DRAFT, { contract: 'uhurufer' })).toEqual({
      contract: 'uhurufer',
      declarer: A,
      open: [{ figure: 'uhu', player: A }],
    });
    expect(bid(negative('piccolo', 'b', 1), { contract: 'pagatrufer' })).toEqual({
      contract: 'pagatrufer',
      declarer: B,
      open: [{ figure: 'pagat-ultimo', player: B }],
    });
  });
  test('from bird to bird: the first one goes with its contract, that of others stays', () => {
    const draft: KoenigrufenDraft = {
      ...hand('uhurufer', { declarer: 'b', king: 'c' }),
      announcements: [
        { figure: 'uhu', player: B },
        { figure: 'kakadu', player: D },
      ],
      figures: [
        { figure: 'uhu', player: B },
        { figure: 'trull', side: 'declarer' },
      ],
      open: [
        { figure: 'uhu', player: B },
        { figure: 'kakadu', player: D },
      ],
    };
    const after = bid(draft, { contract: 'pagatrufer' });
    expect(after.announcements).toEqual([{ figure: 'kakadu', player: D }]);
    expect(after.figures).toEqual([{ figure: 'trull', side: 'declarer' }]);
    expect(after.open).toEqual([
      { figure: 'kakadu', player: D },
      { figure: 'pagat-ultimo', player: B },
    ]);
    expect(after.kingHolder).toBe(C);
  });
  test('without a called king has neither king nor holder, and no king ultimo', () => {
    const draft: KoenigrufenDraft = {
      ...hand('solorufer', { king: 'talon', gaveUp: true }),
      figures: [{ figure: 'king-ultimo', side: 'declarer' }],
      open: [{ figure: 'king-ultimo', player: A }],
    };
    const after = bid(draft, { contract: 'solodreier' });
    expect(after).toEqual({ contract: 'solodreier', declarer: A, figures: [], open: [] });
  });
  test('from a colour game to another keeps the cards in the suits, else they go', () => {
    const draft = hand('farbendreier', { suitCards: 5 });
    expect(bid(draft, { contract: 'farbensolo' }).suitCards).toBe(5);
    expect(bid(draft, { contract: 'dreier' }).suitCards).toBeUndefined();
  });
});

test('a contract knows its figures: a colour game has the valat alone', () => {
  const known = (contract: 'farbendreier' | 'dreier' | 'rufer') => {
    const played = CONTRACTS[contract];
    const figures = ['valat', 'trull', 'uhu'] as const;
    return figures.filter((figure) => played.kind === 'positive' && bidding.knows(played, figure));
  };
  expect(known('rufer')).toEqual(['valat', 'trull', 'uhu']);
  expect(known('dreier')).toEqual(['valat', 'trull', 'uhu']);
  expect(known('farbendreier')).toEqual(['valat']);
});

describe('another declarer', () => {
  const to = (draft: KoenigrufenDraft, player: typeof A) =>
    bidding.withDeclarer(FOUR, draft, player);

  test('the same one changes nothing', () => {
    const record = hand('dreier', { declarer: 'b', points: '40' });
    expect(to(record, B)).toEqual(record);
  });
  test('of a contract that is for forehand alone must bid', () => {
    expect(to(hand('sechserdreier', { points: '40' }), B)).toEqual({ declarer: B });
    expect(to({ declarer: B }, A)).toEqual({ contract: 'rufer', declarer: A });
    expect(to({ declarer: B }, C)).toEqual({ declarer: C });
  });
  test('a trischaken has none: it stays as it is', () => {
    const record = trischaken(50, 60, 70, 30);
    expect(to(record, A).count).toEqual(record.count);
  });
  test('of a negative game: tricks go, and the kontra of the new declarer', () => {
    const draft = negative('piccolo', 'b', 1, ['a', 'kontra'], ['d', 'subkontra']);
    const after = to(draft, A);
    expect(after.declarer).toBe(A);
    expect(after.tricks).toBeUndefined();
    expect(after.personalKontra).toEqual([{ player: D, kontra: 'subkontra' }]);
    const alone = to(negative('piccolo', 'b', 1, ['a', 'kontra']), A);
    expect(alone.personalKontra).toBeUndefined();
  });
  test('of a negative game whose tricks were not counted: its result is open again', () => {
    expect(to({ contract: 'bettler', declarer: C, won: false }, D)).toEqual({
      contract: 'bettler',
      declarer: D,
    });
  });
  test('beside: the tricks of the base game stay', () => {
    const draft = bei(beside('piccolo', 'c'), beside('bettler', 'a'), { c: 2, a: 0 });
    const after = to(draft, B);
    expect(after.games).toEqual([
      { game: 'piccolo', declarer: C },
      { game: 'bettler', declarer: B },
    ]);
    expect(after.tricks).toEqual([{ player: C, tricks: 2 }]);
  });
  test('beside, who played the base game: it is open, and nobody has tricks', () => {
    const draft = bei(beside('piccolo', 'c'), beside('bettler', 'a'), { c: 2, a: 0 });
    const after = to(draft, C);
    expect(after.games).toEqual([{ game: 'piccolo' }, { game: 'bettler', declarer: C }]);
    expect(after.tricks).toBeUndefined();
  });
  test('the new declarer of a game with a king: the holder is open where it was one of the two', () => {
    const held = (holder: 'b' | 'c' | 'd') =>
      to(hand('solorufer', { declarer: 'b', king: holder, points: '40' }), C);
    expect(held('b').kingHolder).toBeUndefined();
    expect(held('c').kingHolder).toBeUndefined();
    expect(held('d').kingHolder).toBe(D);
    const gone = to(hand('solorufer', { declarer: 'b', king: 'talon', gaveUp: true }), C);
    expect([gone.kingHolder, gone.gaveUp]).toEqual(['talon', true]);
  });
  test('the bird goes along with the contract; the birds of others stay', () => {
    const draft: KoenigrufenDraft = {
      ...hand('uhurufer', { declarer: 'b', king: 'd' }),
      announcements: [
        { figure: 'uhu', player: B },
        { figure: 'trull', player: B },
        { figure: 'uhu', player: D },
      ],
      figures: [
        { figure: 'uhu', player: B },
        { figure: 'uhu', player: C },
        { figure: 'trull', player: C },
      ],
      open: [
        { figure: 'uhu', player: B },
        { figure: 'kakadu', player: B },
      ],
    };
    const after = to(draft, C);
    expect(after.announcements).toEqual([
      { figure: 'trull', player: B },
      { figure: 'uhu', player: D },
    ]);
    expect(after.figures).toEqual([{ figure: 'trull', player: C }]);
    expect(after.open).toEqual([
      { figure: 'kakadu', player: B },
      { figure: 'uhu', player: C },
    ]);
  });
});

describe('the base game of a bei', () => {
  const draft = bei(beside('piccolo', 'c'), beside('bettler', 'a'), { c: 2, a: 0 });
  test('of another player: the tricks of the game beside stay', () => {
    const after = bidding.withBase(FOUR, draft, D);
    expect(after.games).toEqual([
      { game: 'piccolo', declarer: D },
      { game: 'bettler', declarer: A },
    ]);
    expect(after.tricks).toEqual([{ player: A, tricks: 0 }]);
  });
  test('of the same player changes nothing, nor does one where no bei is played', () => {
    expect(bidding.withBase(FOUR, draft, C)).toEqual(draft);
    expect(bidding.withBase(FOUR, hand('dreier'), C)).toEqual(hand('dreier'));
  });
  test('no tricks of the game beside leave none', () => {
    const open = bidding.withBase(FOUR, { ...draft, tricks: [{ player: C, tricks: 2 }] }, D);
    expect(open.tricks).toBeUndefined();
  });
});

describe('chosen again, it is open', () => {
  const rufer: KoenigrufenDraft = { contract: 'rufer', declarer: A };
  test('the called king', () => {
    const called = bidding.withCalledKing(FOUR, rufer, 'spades');
    expect(called).toEqual({ ...rufer, calledKing: 'spades' });
    expect(bidding.withCalledKing(FOUR, called, 'fourth').calledKing).toBe('fourth');
    expect(bidding.withCalledKing(FOUR, called, 'spades')).toEqual(rufer);
  });
  test('the holder, with whom nobody has given up', () => {
    const held = bidding.withKingHolder(FOUR, { ...rufer, gaveUp: true }, 'talon');
    expect(held).toEqual({ ...rufer, kingHolder: 'talon' });
    expect(bidding.withKingHolder(FOUR, held, B)).toEqual({ ...rufer, kingHolder: B });
    expect(bidding.withKingHolder(FOUR, held, 'talon')).toEqual(rufer);
  });
  test('giving up', () => {
    const given = bidding.withGivenUp(FOUR, rufer);
    expect(given).toEqual({ ...rufer, gaveUp: true });
    expect(bidding.withGivenUp(FOUR, given)).toEqual(rufer);
  });
  test('cards in the suits: none given are enough', () => {
    const few = bidding.withSuitCards(FOUR, { contract: 'farbensolo', declarer: A }, 4);
    expect(few.suitCards).toBe(4);
    expect(bidding.withSuitCards(FOUR, few, null)).toEqual({ contract: 'farbensolo', declarer: A });
  });
});
