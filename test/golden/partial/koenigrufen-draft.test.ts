import * as bidding from '../../../src/rules/koenigrufen/partial/bidding.js';
import * as count from '../../../src/rules/koenigrufen/partial/count.js';
import * as drafts from '../../../src/rules/koenigrufen/partial/draft.js';
import { whyNotNext } from '../../../src/rules/koenigrufen/partial/judge.js';
import { eitherWay } from '../../../src/rules/koenigrufen/partial/possible.js';
import * as saying from '../../../src/rules/koenigrufen/partial/saying.js';
import * as taken from '../../../src/rules/koenigrufen/partial/taken.js';
import { hand, id } from '../../support/koenigrufen/koenigrufen.js';
import { FOUR, judged } from '../../support/koenigrufen/typist.js';

const [A, B, C, D] = [id('a'), id('b'), id('c'), id('d')];
const { EMPTY_DRAFT } = drafts;
type Draft = drafts.KoenigrufenDraft;
const RUFER = { contract: 'rufer', declarer: A } as const;

describe('a second tap takes out', () => {
  test.each<readonly [string, (draft: Draft) => Draft, Draft]>([
    ['the called king', (one) => bidding.withCalledKing(FOUR, one, 'hearts'), RUFER],
    ['its holder', (one) => bidding.withKingHolder(FOUR, one, C), RUFER],
    ['a kontra', (one) => saying.withKontra(FOUR, one, 'kontra'), RUFER],
    [
      'a silent figure',
      (one) => taken.withFigure(FOUR, one, 'trull', 'declarer', 'made'),
      { ...RUFER, figures: [] },
    ],
    [
      'an announcement',
      (one) => saying.withAnnouncement(FOUR, one, { figure: 'trull', player: A }),
      { ...RUFER, announcements: [], open: [] },
    ],
    [
      'the tricks of a piccolo',
      (one) => taken.withTricks(FOUR, { ...one, contract: 'piccolo' }, A, 1),
      { contract: 'piccolo', declarer: A },
    ],
    [
      'a piccolo that is lost',
      (one) => taken.withTricks(FOUR, { ...one, contract: 'piccolo' }, A, 'lost'),
      { contract: 'piccolo', declarer: A },
    ],
    [
      'a kontra of one player',
      (one) =>
        saying.withPersonalKontra(FOUR, { ...one, contract: 'piccolo' }, null, {
          player: B,
          kontra: 'kontra',
        }),
      { contract: 'piccolo', declarer: A },
    ],
  ])('%s', (_, tap, before) => {
    const once = tap(EMPTY_DRAFT);
    expect(once).not.toEqual(before);
    expect(tap(once)).toEqual(before);
  });
  test('that a hand was given up', () => {
    const talon = bidding.withKingHolder(FOUR, EMPTY_DRAFT, 'talon');
    const up = bidding.withGivenUp(FOUR, talon);
    expect(drafts.isGivenUp(FOUR, up)).toBe(true);
    expect(bidding.withGivenUp(FOUR, up)).toEqual(talon);
    // With another holder nobody gives up.
    expect(drafts.isGivenUp(FOUR, bidding.withKingHolder(FOUR, up, C))).toBe(false);
  });
});

describe('another choice takes the place of the one before', () => {
  test('of a king, a kontra, a fate and a number of tricks', () => {
    const hearts = bidding.withCalledKing(FOUR, EMPTY_DRAFT, 'hearts');
    expect(bidding.withCalledKing(FOUR, hearts, 'clubs').calledKing).toBe('clubs');
    const kontra = saying.withKontra(FOUR, EMPTY_DRAFT, 'kontra');
    expect(saying.withKontra(FOUR, kontra, 'rekontra').kontra).toBe('rekontra');
    const made = taken.withFigure(FOUR, EMPTY_DRAFT, 'trull', 'declarer', 'made');
    expect(taken.withFigure(FOUR, made, 'trull', 'declarer', 'lost').figures).toEqual([
      { figure: 'trull', side: 'declarer', lost: true },
    ]);
    const piccolo: Draft = { contract: 'piccolo', declarer: A };
    const one = taken.withTricks(FOUR, piccolo, A, 1);
    expect(taken.withTricks(FOUR, one, A, 2).tricks).toEqual([{ player: A, tricks: 2 }]);
    expect(taken.withTricks(FOUR, one, A, 'lost')).toEqual({ ...piccolo, won: false });
  });
  test('of a figure’s kontra, the bird of the contract in front', () => {
    const bird = { figure: 'uhu', player: A } as const;
    const draft = saying.withFigureKontra(FOUR, { contract: 'uhurufer' }, bird, 'kontra');
    expect(draft.announcements).toEqual([{ ...bird, kontra: 'kontra' }]);
    const re = saying.withFigureKontra(FOUR, draft, bird, 'rekontra');
    expect(re.announcements).toEqual([{ ...bird, kontra: 'rekontra' }]);
    expect(saying.withFigureKontra(FOUR, re, bird, 'rekontra').announcements).toEqual([bird]);
  });
  test('of a player’s kontra in one game of a bei', () => {
    const games = [
      { game: 'piccolo', declarer: A },
      { game: 'bettler', declarer: C },
    ] as const;
    const bei: Draft = { contract: 'bei', games };
    const said = saying.withPersonalKontra(FOUR, bei, 1, { player: B, kontra: 'kontra' });
    expect(saying.personalKontraOf(said, 1)).toEqual([{ player: B, kontra: 'kontra' }]);
    expect(saying.personalKontraOf(said, 0)).toEqual([]);
    expect(saying.levelOf(saying.personalKontraOf(said, 1), B)).toBe('kontra');
    expect(saying.levelOf(saying.personalKontraOf(said, 1), D)).toBeNull();
    const re = saying.withPersonalKontra(FOUR, said, 1, { player: B, kontra: 'rekontra' });
    expect(saying.personalKontraOf(re, 1)).toEqual([{ player: B, kontra: 'rekontra' }]);
    expect(saying.withPersonalKontra(FOUR, re, 1, { player: B, kontra: 'rekontra' }).games).toEqual(
      games,
    );
  });
  test('of the declarer of a base game, whose tricks go', () => {
    const bei: Draft = {
      contract: 'bei',
      games: [
        { game: 'piccolo', declarer: A },
        { game: 'bettler', declarer: C },
      ],
      tricks: [
        { player: A, tricks: 1 },
        { player: C, tricks: 0 },
      ],
    };
    expect(bidding.withBase(FOUR, bei, A)).toEqual(bei);
    const moved = bidding.withBase(FOUR, bei, B);
    expect(moved.games?.[0]).toEqual({ game: 'piccolo', declarer: B });
    expect(moved.tricks).toEqual([{ player: C, tricks: 0 }]);
    expect(bidding.withDeclarer(FOUR, bei, A)).toEqual({
      contract: 'bei',
      games: [{ game: 'piccolo' }, { game: 'bettler', declarer: A }],
    });
  });
});

describe('sides', () => {
  test('the declarer first, and the partner as soon as they are known', () => {
    const draft = bidding.withKingHolder(FOUR, EMPTY_DRAFT, C);
    expect(drafts.playersOn(FOUR, draft, 'declarer')).toEqual([A, C]);
    expect(drafts.playersOn(FOUR, draft, 'opponents')).toEqual([B, D]);
    expect(drafts.partnerOf(FOUR, EMPTY_DRAFT)).toBeUndefined();
    expect(drafts.partnerOf(FOUR, draft)).toBe(C);
    expect(drafts.partnerOf(FOUR, bidding.withKingHolder(FOUR, EMPTY_DRAFT, A))).toBeNull();
    expect(drafts.partnerOf(FOUR, bidding.withKingHolder(FOUR, EMPTY_DRAFT, 'talon'))).toBeNull();
    expect(drafts.partnerOf(FOUR, { contract: 'dreier', declarer: B })).toBeNull();
    const second = bidding.withKingHolder(FOUR, { contract: 'solorufer', declarer: D }, A);
    expect(drafts.playersOn(FOUR, second, 'declarer')).toEqual([D, A]);
  });
  test('nobody gives up a solorufer', () => {
    const solo: Draft = { contract: 'solorufer', declarer: A, kingHolder: 'talon' };
    expect(drafts.canGiveUp(FOUR, solo)).toBe(false);
    expect(drafts.canGiveUp(FOUR, { ...solo, contract: 'rufer' })).toBe(true);
    expect(drafts.canGiveUp(FOUR, { ...solo, contract: 'dreier' })).toBe(false);
  });
  test('six cards in the suits are enough', () => {
    const farben: Draft = { contract: 'farbensolo', declarer: A };
    expect(drafts.isLostAtOnce(FOUR, bidding.withSuitCards(FOUR, farben, 6))).toBe(false);
    expect(drafts.isLostAtOnce(FOUR, bidding.withSuitCards(FOUR, farben, 5))).toBe(true);
    expect(drafts.isLostAtOnce(FOUR, { ...farben, contract: 'dreier', suitCards: 5 })).toBe(false);
    expect(bidding.withSuitCards(FOUR, { ...farben, suitCards: 5 }, null)).toEqual(farben);
  });
});

describe('counts', () => {
  const declarer = { side: 'declarer' } as const;
  const opponents = { side: 'opponents' } as const;
  test('the other side follows, and a count of no deck has no number', () => {
    const draft = count.withCount(FOUR, RUFER, declarer, 'blad', '100');
    expect(count.countedOf(FOUR, draft, declarer)).toBe(100);
    expect(count.countedOf(FOUR, draft, opponents)).toBe(110);
    const much = count.withCount(FOUR, RUFER, declarer, 'blad', '211');
    expect(count.countedOf(FOUR, much, declarer)).toBeNull();
    expect(count.countedOf(FOUR, much, opponents)).toBeNull();
    expect(count.countedOf(FOUR, RUFER, declarer)).toBeNull();
    expect(count.withUnit(FOUR, much, 'points').count).toEqual(much.count);
  });
  test('a count that is taken out leaves none', () => {
    const draft = count.withCount(FOUR, RUFER, declarer, 'points', '40');
    expect(count.withCount(FOUR, draft, declarer, 'points', null)).toEqual(RUFER);
    expect(count.withUnit(FOUR, RUFER, 'blad')).toEqual(RUFER);
    expect(count.unitOf(RUFER)).toBeUndefined();
    expect(count.unitOf(draft)).toBe('points');
  });
  test('piles are the same by side, or by player', () => {
    expect(count.isSamePile(declarer, { side: 'declarer' })).toBe(true);
    expect(count.isSamePile(declarer, opponents)).toBe(false);
    expect(count.isSamePile({ player: A }, { player: A })).toBe(true);
    expect(count.isSamePile({ player: A }, { player: B })).toBe(false);
    expect(count.isSamePile({ player: A }, declarer)).toBe(false);
    expect(count.isSamePile(declarer, { player: A })).toBe(false);
  });
  test('a player’s count is that of their side', () => {
    const draft: Draft = { ...RUFER, kingHolder: C, count: [{ player: C, points: '40' }] };
    expect(count.typedOf(FOUR, draft, declarer)).toEqual({ player: C, points: '40' });
    expect(count.typedOf(FOUR, draft, opponents)).toBeUndefined();
  });
});

describe('both results', () => {
  test('are shown of a negative game, whose goal is met or missed', () => {
    const either = eitherWay(FOUR, { contract: 'piccolo', declarer: A });
    expect(either?.won.every(({ to }) => to === A)).toBe(true);
    expect(either?.lost.every(({ from }) => from === A)).toBe(true);
  });
  test('are not known of a trischaken, a bei, or a valat that is open', () => {
    expect(eitherWay(FOUR, { contract: 'trischaken' })).toBeNull();
    expect(eitherWay(FOUR, { contract: 'bei', games: [] })).toBeNull();
    const valat = saying.withAnnouncement(
      FOUR,
      { contract: 'dreier', declarer: A },
      { figure: 'valat', player: A },
    );
    expect(eitherWay(FOUR, valat)).toBeNull();
  });
});

test('a fault that was there before does not exclude every other choice', () => {
  const rufer = bidding.withKingHolder(FOUR, EMPTY_DRAFT, C);
  const faulty = saying.withAnnouncement(FOUR, rufer, { figure: 'king-ultimo', player: A });
  const next = saying.withKontra(FOUR, faulty, 'kontra');
  expect(whyNotNext(FOUR, judged(rufer), next)?.reason).toBe('king-ultimo-not-holder');
  expect(whyNotNext(FOUR, judged(faulty), next)).toBeNull();
  expect(whyNotNext(FOUR, judged(faulty), hand('rufer', { points: '40' }))).toBeNull();
});
