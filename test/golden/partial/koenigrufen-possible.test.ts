import type { KoenigrufenDraft } from '../../../src/rules/koenigrufen/partial/draft.js';
import { eitherWay, isDone, whyNot } from '../../../src/rules/koenigrufen/partial/possible.js';
import { FOUR } from '../../support/koenigrufen/typist.js';
import { bei, beside, hand, id } from '../../support/koenigrufen/koenigrufen.js';

/** The hands that a draft of Königrufen can still become. */

const [A, B, C, D] = [id('a'), id('b'), id('c'), id('d')];
const why = (draft: KoenigrufenDraft) => whyNot(FOUR, draft)?.reason ?? null;

describe('a positive game', () => {
  /** King ultimo: 'only where a king was called and is in a hand'. */
  test('without a called king has no king ultimo', () => {
    const announcements = [{ figure: 'king-ultimo', player: A }] as const;
    expect(why({ contract: 'dreier', declarer: A })).toBeNull();
    expect(why({ contract: 'dreier', declarer: A, announcements })).toBe(
      'king-ultimo-without-king',
    );
  });
  test('cannot be for any holder of the king what it cannot be at all', () => {
    const trull = [
      { figure: 'trull', side: 'declarer' },
      { figure: 'trull', side: 'opponents' },
    ] as const;
    expect(why({ contract: 'rufer', declarer: A, figures: trull })).toBe('figure-of-both-sides');
    const held = { contract: 'rufer', declarer: A, kingHolder: 'talon' } as const;
    const announcements = [{ figure: 'king-ultimo', player: A }] as const;
    expect(why({ ...held, announcements })).toBe('king-ultimo-from-talon');
  });
  test('is possible where some count of its cards is', () => {
    // Seven of the eight cards of four points: 120 blad are too much for the others.
    const theirs = ['trull', 'four-kings'] as const;
    const draft = hand('rufer', { theirs, made: ['uhu'] });
    expect(why(draft)).toBeNull();
    // The rest of the cards is no grossgrammeln: 'minst 56 poäng'.
    expect(why(hand('rufer', { theirs, made: ['uhu', 'grossgrammeln'] }))).toBe(
      'card-points-without-valat',
    );
  });
  test('of a figure of the count is possible where a higher count is, or every trick', () => {
    expect(why(hand('dreier', { made: ['grossgrammeln'], theirs: ['uhu'] }))).toBeNull();
    expect(why(hand('dreier', { theirs: ['grossgrammeln'], made: ['uhu'] }))).toBeNull();
    const both = hand('dreier', { made: ['grammeln'], theirs: ['grammeln'] });
    expect(why(both)).toBe('grammeln-too-low');
    expect(why(hand('dreier', { made: ['valat'], theirs: ['uhu'] }))).toBe('figure-beside-valat');
    expect(why(hand('dreier', { made: ['valat', 'uhu'] }))).toBeNull();
  });
});

describe('a negative game', () => {
  /** 'It binds only the opponent who said it and the declarer'. */
  const own = (player: typeof A) => [{ player, kontra: 'kontra' }] as const;
  test('is not doubled by its declarer', () => {
    const draft: KoenigrufenDraft = { contract: 'piccolo', declarer: B };
    expect(why({ ...draft, personalKontra: own(A) })).toBeNull();
    expect(why({ ...draft, personalKontra: own(B) })).toBe('kontra-on-own-side');
  });
  test('of a bei whose base game is open is possible where one of the others can play it', () => {
    const open = (said: readonly (typeof A)[]): KoenigrufenDraft => ({
      contract: 'bei',
      games: [
        {
          game: 'piccolo',
          personalKontra: said.map((player) => ({ player, kontra: 'kontra' })),
        },
        { game: 'bettler', declarer: A },
      ],
    });
    expect(why(open([]))).toBeNull();
    expect(why(open([B]))).toBeNull();
    expect(why(open([B, C]))).toBeNull();
    expect(whyNot(FOUR, open([B, C, D]))).toMatchObject({
      reason: 'kontra-on-own-side',
      params: { player: B },
    });
  });
  test('of a bei with both declarers is judged with them', () => {
    const games = [beside('piccolo', 'c', ['c', 'kontra']), beside('bettler', 'a')] as const;
    expect(why({ contract: 'bei', games })).toBe('kontra-on-own-side');
    expect(why({ contract: 'bei', games: [beside('piccolo', 'c'), games[1]] })).toBeNull();
    expect(why({ contract: 'bei', games: [] })).toBeNull();
  });
  test('is done once its tricks or its result are known', () => {
    expect(isDone({ contract: 'piccolo', declarer: B }, B)).toBe(false);
    expect(isDone({ contract: 'piccolo', tricks: [{ player: B, tricks: 1 }] }, B)).toBe(true);
    expect(isDone({ contract: 'piccolo', tricks: [{ player: A, tricks: 1 }] }, B)).toBe(false);
    expect(isDone({ contract: 'piccolo', won: false }, B)).toBe(true);
  });
});

test('a trischaken, and a contract that is open, are refused nothing yet', () => {
  expect(why({ contract: 'trischaken', count: [{ player: A, points: '70' }] })).toBeNull();
  expect(why({ declarer: B })).toBeNull();
});

describe('both results', () => {
  const points = (draft: KoenigrufenDraft) => {
    const either = eitherWay(FOUR, draft);
    const sums = (side: 'won' | 'lost') => either?.[side].map(({ points: one }) => one);
    return either && [sums('won'), sums('lost')];
  };
  /** 'sechserdreier: 3, lost 6'. */
  test('are the game alone: a narrow win, and a narrow defeat', () => {
    expect(points({ contract: 'sechserdreier', declarer: A })).toEqual([
      [3, 3, 3],
      [6, 6, 6],
    ]);
  });
  test('have no figure that nobody has decided', () => {
    const uhu = [{ figure: 'uhu', player: A }] as const;
    const dreier: KoenigrufenDraft = { contract: 'dreier', declarer: A, announcements: uhu };
    expect(points({ ...dreier, open: uhu })).toEqual([
      [4, 4, 4],
      [4, 4, 4],
    ]);
    expect(points({ ...dreier, figures: uhu, open: [] })?.map((one) => one?.length)).toEqual([
      6, 6,
    ]);
  });
  test('are not both known where one of them cannot be', () => {
    const dreier: KoenigrufenDraft = { contract: 'dreier', declarer: A };
    expect(points({ ...dreier, won: true })).toBeNull();
    expect(points({ ...dreier, won: false })).toBeNull();
  });
  test('are none of a bei, which has two winners', () => {
    const record = bei(beside('piccolo', 'c'), beside('bettler', 'a'), {});
    expect(eitherWay(FOUR, record)).toBeNull();
  });
  test('are none while the contract is open', () => {
    expect(eitherWay(FOUR, { declarer: B })).toBeNull();
  });
});
