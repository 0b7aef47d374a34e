import type { KoenigrufenDraft } from '../../../src/rules/koenigrufen/partial/draft.js';
import { edited, without } from '../../../src/rules/koenigrufen/partial/edited.js';
import type { TrickCount } from '../../../src/rules/koenigrufen/record/hand.js';
import { FOUR } from '../../support/koenigrufen/typist.js';
import { hand, id, trischaken } from '../../support/koenigrufen/koenigrufen.js';

/** A record that is opened again: checks of the rest go, and every part that decided something stays. */

const [A, B, C, D] = [id('a'), id('b'), id('c'), id('d')];
const opened = (draft: KoenigrufenDraft) => edited(FOUR, draft);

describe('a trischaken that is changed', () => {
  test('has its counts, and neither tricks, virgins nor a declarer', () => {
    const { count, ...rest } = trischaken(0, 110, 60, 40);
    const tricks = [{ player: A, tricks: 0 }];
    expect(
      opened({ ...rest, count: count ?? [], tricks, virgins: [A], forehand: A }),
    ).toStrictEqual({ contract: 'trischaken', count });
  });
});

describe('a positive game that is changed', () => {
  test('has a declarer and no empty part', () => {
    expect(opened({})).toStrictEqual({ contract: 'rufer', declarer: A });
    expect(opened({ declarer: B })).toStrictEqual({ declarer: B });
  });
  test('has one word for the holder of the king: the partner is who held it', () => {
    expect(opened({ contract: 'rufer', partner: C, won: true, dealer: D })).toStrictEqual({
      contract: 'rufer',
      declarer: A,
      kingHolder: C,
    });
  });
  test('has no players who only said kontra', () => {
    const uhu = { figure: 'uhu', player: A, kontra: 'kontra' } as const;
    const after = opened({
      contract: 'dreier',
      kontra: 'kontra',
      kontraBy: B,
      announcements: [{ ...uhu, kontraBy: D }],
    });
    expect(after).toStrictEqual({
      contract: 'dreier',
      declarer: A,
      kontra: 'kontra',
      announcements: [uhu],
    });
  });

  const DECLARERS = [{ figure: 'valat', side: 'declarer' }];
  const OPPONENTS = [{ figure: 'valat', side: 'opponents' }];
  /** 'Valat: all twelve tricks' of a side. */
  test.each<readonly [string, readonly TrickCount[], typeof DECLARERS | undefined]>([
    ['all twelve of the declarer’s side', [{ side: 'declarer', tricks: 12 }], DECLARERS],
    ['all twelve of the opponents', [{ side: 'opponents', tricks: 12 }], OPPONENTS],
    [
      'all twelve of the declarer with the partner',
      [
        { player: A, tricks: 7 },
        { player: C, tricks: 5 },
      ],
      DECLARERS,
    ],
    [
      'all twelve of both opponents',
      [
        { player: B, tricks: 8 },
        { player: D, tricks: 4 },
      ],
      OPPONENTS,
    ],
    ['none of the opponents', [{ side: 'opponents', tricks: 0 }], DECLARERS],
    ['none of the declarer’s side', [{ side: 'declarer', tricks: 0 }], OPPONENTS],
    [
      'none of one opponent, and of both together',
      [
        { player: B, tricks: 0 },
        { side: 'opponents', tricks: 0 },
      ],
      DECLARERS,
    ],
    [
      'one of each',
      [
        { side: 'declarer', tricks: 11 },
        { side: 'opponents', tricks: 1 },
      ],
      undefined,
    ],
    ['none of one opponent alone', [{ player: B, tricks: 0 }], undefined],
    ['eleven of the declarer', [{ player: A, tricks: 11 }], undefined],
  ])('has a valat by its tricks: %s', (_, tricks, figures) => {
    const rufer: KoenigrufenDraft = { contract: 'rufer', declarer: A, kingHolder: C };
    expect(opened({ ...rufer, tricks })).toStrictEqual({ ...rufer, ...(figures && { figures }) });
  });

  test('has its valat once, beside its other figures', () => {
    const all = [{ side: 'declarer', tricks: 12 }] as const;
    const made = [{ figure: 'valat', player: A }] as const;
    expect(opened({ contract: 'dreier', figures: made, tricks: all }).figures).toEqual(made);
    const uhu = [{ figure: 'uhu', side: 'declarer' }] as const;
    expect(opened({ contract: 'dreier', figures: uhu, tricks: all }).figures).toEqual([
      ...uhu,
      { figure: 'valat', side: 'declarer' },
    ]);
  });
  test('has the valat of its tricks beside one that the others declared and lost', () => {
    const theirs = { figure: 'valat', player: B, lost: true } as const;
    const tricks = [{ side: 'declarer', tricks: 12 }] as const;
    expect(opened({ contract: 'dreier', figures: [theirs], tricks }).figures).toEqual([
      theirs,
      { figure: 'valat', side: 'declarer' },
    ]);
  });
});

describe('a negative game that is changed', () => {
  const piccolo: KoenigrufenDraft = { contract: 'piccolo', declarer: B };
  test('has the tricks of its declarer alone, which say whether it was won', () => {
    const tricks = [
      { player: A, tricks: 7 },
      { player: B, tricks: 1 },
      { player: C, tricks: 4 },
    ];
    expect(opened({ ...piccolo, tricks, won: true })).toStrictEqual({
      ...piccolo,
      tricks: [{ player: B, tricks: 1 }],
    });
  });
  test('keeps its result where nobody counted the declarer’s tricks', () => {
    expect(opened({ ...piccolo, won: false })).toStrictEqual({ ...piccolo, won: false });
    const others = [{ player: A, tricks: 3 }];
    expect(opened({ ...piccolo, tricks: others, won: false })).toStrictEqual({
      ...piccolo,
      won: false,
    });
  });
});

describe('a bei that is changed', () => {
  const bei: KoenigrufenDraft = {
    contract: 'bei',
    games: [
      { game: 'piccolo', declarer: C },
      { game: 'bettler', declarer: A },
    ],
  };
  test('has the tricks of both declarers', () => {
    const own = [
      { player: C, tricks: 2 },
      { player: A, tricks: 0 },
    ];
    expect(opened({ ...bei, tricks: [...own, { player: B, tricks: 10 }] })).toStrictEqual({
      ...bei,
      tricks: own,
    });
  });
  test('keeps the result of a game alone whose tricks nobody counted', () => {
    const games = [
      { game: 'piccolo', declarer: C, won: false },
      { game: 'bettler', declarer: A, won: true },
    ] as const;
    const tricks = [{ player: A, tricks: 0 }];
    expect(opened({ ...bei, games, tricks })).toStrictEqual({
      contract: 'bei',
      games: [
        { game: 'piccolo', declarer: C, won: false },
        { game: 'bettler', declarer: A },
      ],
      tricks,
    });
  });
  test('has no tricks of a side, also while the base game is open', () => {
    const open: KoenigrufenDraft = {
      contract: 'bei',
      games: [{ game: 'piccolo' }, { game: 'bettler', declarer: A }],
    };
    expect(opened({ ...open, tricks: [{ side: 'opponents', tricks: 3 }] })).toStrictEqual(open);
  });
});

test('a draft without some of its parts keeps the others', () => {
  const record = hand('rufer', { points: '40', kontra: 'kontra' });
  const { kontra: _kontra, count: _count, ...rest } = record;
  expect(without(record, 'kontra', 'count', 'won')).toStrictEqual(rest);
});
