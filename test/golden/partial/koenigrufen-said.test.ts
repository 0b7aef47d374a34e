import type { KoenigrufenDraft } from '../../../src/rules/koenigrufen/partial/draft.js';
import * as saying from '../../../src/rules/koenigrufen/partial/saying.js';
import { FOUR } from '../../support/koenigrufen/typist.js';
import { id } from '../../support/koenigrufen/koenigrufen.js';

/** Announcements and kontra of a draft hand of Königrufen. */

const [A, B, C, D] = [id('a'), id('b'), id('c'), id('d')];

describe('the announcements of a game', () => {
  const said = (draft: KoenigrufenDraft) =>
    saying.saidOf(FOUR, draft).map(({ figure, player, side, isOfContract }) => ({
      figure,
      player,
      side,
      isOfContract,
    }));
  /** 'Pagatrufer: pagat ultimo must be declared', and so with uhu and kakadu. */
  const bird = { figure: 'uhu', player: B, side: 'declarer', isOfContract: true } as const;

  test('begin with the bird of the contract, that was never tapped', () => {
    expect(said({ contract: 'uhurufer', declarer: B })).toEqual([bird]);
    const trull = { figure: 'trull', player: B } as const;
    expect(said({ contract: 'uhurufer', declarer: B, announcements: [trull] })).toEqual([
      bird,
      { ...trull, side: 'declarer', isOfContract: false },
    ]);
  });
  test('begin with that bird where it is named later, once', () => {
    const draft: KoenigrufenDraft = {
      contract: 'uhurufer',
      declarer: B,
      kingHolder: C,
      announcements: [
        { figure: 'uhu', player: D },
        { figure: 'trull', player: B },
        { figure: 'uhu', player: B },
        { figure: 'kakadu', player: C },
      ],
    };
    expect(said(draft)).toEqual([
      bird,
      { figure: 'uhu', player: D, side: 'opponents', isOfContract: false },
      { figure: 'trull', player: B, side: 'declarer', isOfContract: false },
      { figure: 'kakadu', player: C, side: 'declarer', isOfContract: false },
    ]);
  });
  test('are those that were tapped in a game without a bird', () => {
    const trull = { figure: 'trull', player: A } as const;
    const uhu = { figure: 'uhu', player: A } as const;
    expect(said({ contract: 'dreier', announcements: [trull, uhu] })).toEqual(
      [trull, uhu].map((one) => ({ ...one, side: 'declarer', isOfContract: false })),
    );
    expect(said({ contract: 'dreier' })).toEqual([]);
  });
  test('are none in a negative game, or while the contract is open', () => {
    const announcements = [{ figure: 'trull', player: A }] as const;
    expect(said({ contract: 'piccolo', announcements })).toEqual([]);
    expect(said({ contract: 'trischaken', announcements })).toEqual([]);
    expect(said({ declarer: B, announcements })).toEqual([]);
  });
});

describe('a figure that is declared', () => {
  const dreier: KoenigrufenDraft = { contract: 'dreier', declarer: A };
  const uhu = { figure: 'uhu', player: A } as const;
  const declare = (draft: KoenigrufenDraft, figure: 'uhu' | 'grammeln' | 'grossgrammeln') =>
    saying.withAnnouncement(FOUR, draft, { figure, player: A });

  test('is open until its fate is tapped; the count decides over grammeln', () => {
    expect(declare(dreier, 'uhu')).toStrictEqual({ ...dreier, announcements: [uhu], open: [uhu] });
    for (const figure of ['grammeln', 'grossgrammeln'] as const) {
      expect(declare(dreier, figure)).toStrictEqual({
        ...dreier,
        announcements: [{ figure, player: A }],
        open: [],
      });
    }
  });
  test('and taken back leaves the other announcements, open or not', () => {
    const theirs = { figure: 'uhu', player: B } as const;
    const trull = { figure: 'trull', player: A } as const;
    const draft = { ...dreier, announcements: [theirs, uhu, trull], open: [theirs, uhu, trull] };
    expect(declare(draft, 'uhu')).toStrictEqual({
      ...dreier,
      announcements: [theirs, trull],
      open: [theirs, trull],
    });
  });
  test('has no fate of an earlier declaration; that of others stays', () => {
    const figures = [
      { figure: 'uhu', player: B, lost: true },
      { figure: 'trull', player: A },
      { figure: 'kakadu', side: 'opponents' },
    ] as const;
    const before = { ...dreier, figures: [...figures, { figure: 'uhu', player: A }] } as const;
    expect(declare(before, 'uhu').figures).toEqual(figures);
  });
});

describe('kontra', () => {
  const dreier: KoenigrufenDraft = { contract: 'dreier', declarer: A };
  const uhu = { figure: 'uhu', player: A } as const;
  const trull = { figure: 'trull', player: A } as const;

  test('on a figure stays at its place, and leaves those of others', () => {
    const draft = { ...dreier, announcements: [trull, uhu] };
    const doubled = saying.withFigureKontra(FOUR, draft, uhu, 'kontra');
    expect(doubled.announcements).toEqual([trull, { ...uhu, kontra: 'kontra' }]);
    const both = saying.withFigureKontra(FOUR, doubled, trull, 'rekontra');
    expect(both.announcements).toEqual([
      { ...trull, kontra: 'rekontra' },
      { ...uhu, kontra: 'kontra' },
    ]);
    expect(saying.withFigureKontra(FOUR, both, uhu, 'kontra').announcements).toStrictEqual([
      { ...trull, kontra: 'rekontra' },
      uhu,
    ]);
  });
  /** 'medan de i negativa spel bara gäller för den motspelare som angav kontra' */
  test('on a negative game is each opponent’s own, at the same level or another', () => {
    const piccolo: KoenigrufenDraft = { contract: 'piccolo', declarer: A };
    const say = (draft: KoenigrufenDraft, player: typeof A, kontra: 'kontra' | 'rekontra') =>
      saying.withPersonalKontra(FOUR, draft, null, { player, kontra });
    const two = say(say(piccolo, B, 'kontra'), C, 'kontra');
    expect(two.personalKontra).toEqual([
      { player: B, kontra: 'kontra' },
      { player: C, kontra: 'kontra' },
    ]);
    expect(say(two, C, 'rekontra').personalKontra).toEqual([
      { player: B, kontra: 'kontra' },
      { player: C, kontra: 'rekontra' },
    ]);
    expect(say(two, B, 'kontra').personalKontra).toEqual([{ player: C, kontra: 'kontra' }]);
  });
  test('on a game of a bei that is not there yet is nobody’s', () => {
    expect(saying.personalKontraOf({ contract: 'bei' }, 0)).toEqual([]);
    expect(saying.personalKontraOf({ contract: 'bei', games: [{ game: 'piccolo' }] }, 1)).toEqual(
      [],
    );
    expect(saying.personalKontraOf({ contract: 'piccolo' }, null)).toEqual([]);
  });
});
