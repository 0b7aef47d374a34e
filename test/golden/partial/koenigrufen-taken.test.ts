import type { KoenigrufenDraft } from '../../../src/rules/koenigrufen/partial/draft.js';
import * as taken from '../../../src/rules/koenigrufen/partial/taken.js';
import { FOUR } from '../../support/koenigrufen/typist.js';
import { id } from '../../support/koenigrufen/koenigrufen.js';

/** The fates of figures and the tricks of a draft hand of Königrufen. */

const [A, B, C, D] = [id('a'), id('b'), id('c'), id('d')];
const RUFER: KoenigrufenDraft = { contract: 'rufer', declarer: A, kingHolder: C };

describe('the side of a figure', () => {
  const side = (figure: Parameters<typeof taken.sideOfFigure>[2]) =>
    taken.sideOfFigure(FOUR, RUFER, figure);
  test('is that of its player, or the one that is named', () => {
    expect(side({ figure: 'uhu', player: C })).toBe('declarer');
    expect(side({ figure: 'uhu', player: D })).toBe('opponents');
    expect(side({ figure: 'uhu', side: 'opponents' })).toBe('opponents');
  });
  /** King ultimo: 'only the declarer's side can make it'. */
  test('is the declarer’s of a king ultimo', () => {
    expect(side({ figure: 'king-ultimo' })).toBe('declarer');
    expect(side({ figure: 'king-ultimo', side: 'opponents' })).toBe('declarer');
  });
});

describe('the fate of a figure', () => {
  const lostUhu = { figure: 'uhu', side: 'declarer', lost: true } as const;
  test('is that of its side', () => {
    const draft: KoenigrufenDraft = {
      ...RUFER,
      figures: [lostUhu, { figure: 'kakadu', side: 'opponents' }],
    };
    expect(taken.fateOf(FOUR, draft, 'uhu', 'declarer')).toBe('lost');
    expect(taken.fateOf(FOUR, draft, 'uhu', 'opponents')).toBeNull();
    expect(taken.fateOf(FOUR, draft, 'kakadu', 'opponents')).toBe('made');
    expect(taken.fateOf(FOUR, draft, 'kakadu', 'declarer')).toBeNull();
  });
  test('tapped in silence takes the place of the one before, and of no other', () => {
    const kakadu = { figure: 'kakadu', side: 'opponents' } as const;
    const draft: KoenigrufenDraft = { ...RUFER, figures: [lostUhu, kakadu] };
    expect(taken.withFigure(FOUR, draft, 'uhu', 'declarer', 'made').figures).toStrictEqual([
      kakadu,
      { figure: 'uhu', side: 'declarer' },
    ]);
    expect(taken.withFigure(FOUR, draft, 'uhu', 'declarer', 'lost').figures).toEqual([kakadu]);
  });
  test('of a declared one closes it alone, and takes the place of the one before', () => {
    const uhu = { figure: 'uhu', player: A } as const;
    const open = [{ figure: 'uhu', player: B }, uhu, { figure: 'trull', player: A }] as const;
    const draft: KoenigrufenDraft = { ...RUFER, announcements: open, figures: [lostUhu], open };
    const made = taken.withFate(FOUR, draft, uhu, 'made');
    expect(made.figures).toStrictEqual([uhu]);
    expect(made.open).toEqual([open[0], open[2]]);
    const lost = taken.withFate(FOUR, made, uhu, 'lost');
    expect(lost.figures).toStrictEqual([{ ...uhu, lost: true }]);
    expect(lost.open).toEqual(made.open);
    expect(taken.withFate(FOUR, RUFER, uhu, 'made').open).toEqual([]);
  });
});

describe('a valat', () => {
  const count = [{ side: 'declarer', points: '60' }] as const;
  const counted: KoenigrufenDraft = { ...RUFER, count };
  const valat = { figure: 'valat', player: A } as const;

  /** 'When one side takes every trick' all cards are its own. */
  test('that is made leaves nothing to count', () => {
    expect(taken.withFigure(FOUR, counted, 'valat', 'declarer', 'made')).toStrictEqual({
      ...RUFER,
      figures: [{ figure: 'valat', side: 'declarer' }],
    });
    expect(taken.withFate(FOUR, counted, valat, 'made').count).toBeUndefined();
    expect(taken.isCounted(FOUR, { ...RUFER, figures: [valat] })).toBe(false);
  });
  test('that was declared and missed is counted, and has no figure', () => {
    const missed = taken.withFate(FOUR, counted, valat, 'lost');
    expect([missed.count, missed.figures]).toEqual([count, []]);
    const figures = [{ ...valat, lost: true }];
    expect(taken.isCounted(FOUR, { ...RUFER, figures })).toBe(true);
    expect(taken.valatOf(FOUR, { ...counted, figures })).toBeNull();
  });
  test('is the only figure that leaves nothing to count', () => {
    expect(taken.withFigure(FOUR, counted, 'trull', 'declarer', 'made').count).toEqual(count);
    const uhu = { figure: 'uhu', player: A } as const;
    expect(taken.withFate(FOUR, counted, uhu, 'made').count).toEqual(count);
  });
  test('is that of the side that is named, or of the one that has all cards', () => {
    const all = (side: 'declarer' | 'opponents', blad: number) =>
      taken.valatOf(FOUR, { ...RUFER, count: [{ side, blad }] });
    expect(all('declarer', 210)).toBe('declarer');
    expect(all('declarer', 0)).toBe('opponents');
    expect(all('opponents', 210)).toBe('opponents');
    expect(all('declarer', 209)).toBeNull();
    expect(taken.valatOf(FOUR, RUFER)).toBeNull();
    expect(taken.valatOf(FOUR, { ...RUFER, figures: [{ figure: 'valat', player: D }] })).toBe(
      'opponents',
    );
  });
});

describe('a declared figure', () => {
  const said = (
    figure: 'trull' | 'four-kings' | 'uhu' | 'grammeln' | 'grossgrammeln',
    player: typeof A,
  ) => ({ figure, player }) as const;
  const fates = (draft: KoenigrufenDraft) =>
    taken
      .askedOf(FOUR, draft)
      .map((one) => `${one.figure} ${one.player} ${taken.fateOfSaid(FOUR, draft, one)}`);

  test('is asked about unless the count decides over it', () => {
    const announcements = [
      said('grammeln', A),
      said('uhu', A),
      said('grossgrammeln', A),
      said('trull', B),
    ];
    expect(taken.askedOf(FOUR, { ...RUFER, announcements }).map(({ figure }) => figure)).toEqual([
      'uhu',
      'trull',
    ]);
  });
  test('is open, made, or lost where nothing more is said', () => {
    const announcements = [said('uhu', A), said('uhu', B), said('trull', A), said('trull', B)];
    const draft: KoenigrufenDraft = {
      ...RUFER,
      announcements,
      figures: [{ figure: 'trull', side: 'declarer' }],
      open: [said('uhu', B), said('trull', A), said('four-kings', A)],
    };
    expect(fates(draft)).toEqual(['uhu a lost', 'uhu b null', 'trull a made', 'trull b lost']);
    expect(taken.undecidedOf(FOUR, draft).map(({ player }) => player)).toEqual([B]);
  });
  /** 'When one side takes every trick it has made trull, four kings … as a matter of course'. */
  test('comes with a valat of its side: trull and four kings, and no bird', () => {
    const announcements = [said('trull', A), said('four-kings', C), said('uhu', A)];
    const draft: KoenigrufenDraft = {
      ...RUFER,
      announcements: [...announcements, said('trull', B)],
      open: announcements,
      figures: [{ figure: 'valat', side: 'declarer' }],
    };
    expect(fates(draft)).toEqual([
      'trull a made',
      'four-kings c made',
      'uhu a null',
      'trull b lost',
    ]);
  });
  test('is lost where it is named as lost, although it is still in the list of open ones', () => {
    const uhu = said('uhu', A);
    const draft: KoenigrufenDraft = { ...RUFER, announcements: [uhu], open: [uhu] };
    expect(fates({ ...draft, figures: [{ ...uhu, lost: true }] })).toEqual(['uhu a lost']);
  });
  test('is nothing to decide in a game that ended before its first trick', () => {
    const uhu = [said('uhu', A)];
    const given: KoenigrufenDraft = {
      contract: 'rufer',
      declarer: A,
      kingHolder: 'talon',
      announcements: uhu,
      open: uhu,
    };
    expect(taken.undecidedOf(FOUR, given)).toHaveLength(1);
    expect(taken.undecidedOf(FOUR, { ...given, gaveUp: true })).toEqual([]);
    const farben: KoenigrufenDraft = { ...given, contract: 'farbensolo', suitCards: 6 };
    expect(taken.undecidedOf(FOUR, farben)).toHaveLength(1);
    expect(taken.undecidedOf(FOUR, { ...farben, suitCards: 5 })).toEqual([]);
  });
});

describe('the games of a bei', () => {
  const bei: KoenigrufenDraft = {
    contract: 'bei',
    games: [
      { game: 'piccolo', declarer: C },
      { game: 'bettler', declarer: A },
    ],
  };
  test('are lost one by one, where nobody counted the tricks', () => {
    const lost = taken.withTricks(FOUR, bei, C, 'lost');
    expect(lost).toStrictEqual({
      contract: 'bei',
      games: [
        { game: 'piccolo', declarer: C, won: false },
        { game: 'bettler', declarer: A },
      ],
    });
    expect([taken.wonOf(lost, C), taken.wonOf(lost, A)]).toEqual([false, null]);
    const both = taken.withTricks(FOUR, lost, A, 'lost');
    expect([taken.wonOf(both, C), taken.wonOf(both, A)]).toEqual([false, false]);
    expect(taken.withTricks(FOUR, both, C, 'lost').games).toStrictEqual([
      { game: 'piccolo', declarer: C },
      { game: 'bettler', declarer: A, won: false },
    ]);
  });
  test('have the tricks of each declarer, which take the place of a result', () => {
    const lost = taken.withTricks(FOUR, bei, C, 'lost');
    const counted = taken.withTricks(FOUR, taken.withTricks(FOUR, lost, C, 1), A, 0);
    expect(counted).toStrictEqual({
      ...bei,
      tricks: [
        { player: C, tricks: 1 },
        { player: A, tricks: 0 },
      ],
    });
    expect([taken.tricksOf(counted, C), taken.tricksOf(counted, A)]).toEqual([1, 0]);
    expect(taken.tricksOf(counted, B)).toBeNull();
  });
  test('are the base game and the one beside it; another negative game has none', () => {
    expect(taken.negativeGamesOf(FOUR, bei)).toEqual([
      { game: 0, declarer: C },
      { game: 1, declarer: A },
    ]);
    const open: KoenigrufenDraft = { contract: 'bei', games: [{ game: 'piccolo' }] };
    expect(taken.negativeGamesOf(FOUR, open)).toEqual([{ game: 0, declarer: null }]);
    expect(taken.negativeGamesOf(FOUR, { contract: 'piccolo', declarer: B })).toEqual([
      { game: null, declarer: B },
    ]);
  });
  test('have a result of their own, and no other one', () => {
    expect(taken.wonOf({ ...bei, won: true }, C)).toBeNull();
    expect(taken.wonOf({ contract: 'piccolo', won: true }, C)).toBe(true);
  });
});

test('card points are counted in a trischaken, and in a positive game that was played', () => {
  const isCounted = (draft: KoenigrufenDraft) => taken.isCounted(FOUR, draft);
  expect(isCounted({ contract: 'trischaken' })).toBe(true);
  expect(isCounted(RUFER)).toBe(true);
  expect(isCounted({ contract: 'piccolo', declarer: B })).toBe(false);
  expect(isCounted({ contract: 'bei' })).toBe(false);
  expect(isCounted({ declarer: B })).toBe(false);
  expect(isCounted({ ...RUFER, kingHolder: 'talon', gaveUp: true })).toBe(false);
  expect(isCounted({ contract: 'farbendreier', suitCards: 5 })).toBe(false);
  expect(isCounted({ contract: 'farbendreier', suitCards: 6 })).toBe(true);
});
