import {
  CONTRACT_IDS,
  type ContractId,
  type KoenigrufenHandRecord,
} from '../../../src/rules/koenigrufen/record/hand.js';
import { CONTRACTS } from '../../../src/rules/koenigrufen/contracts.js';
import * as bidding from '../../../src/rules/koenigrufen/partial/bidding.js';
import * as count from '../../../src/rules/koenigrufen/partial/count.js';
import {
  EMPTY_DRAFT,
  playersOf,
  recordOf,
  type KoenigrufenDraft,
  type Setting,
} from '../../../src/rules/koenigrufen/partial/draft.js';
import type { Missing } from '../../../src/rules/koenigrufen/partial/judge.js';
import { whyNot } from '../../../src/rules/koenigrufen/partial/possible.js';
import * as saying from '../../../src/rules/koenigrufen/partial/saying.js';
import * as taken from '../../../src/rules/koenigrufen/partial/taken.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { examine, FOUR, judged, type DraftState } from '../../support/koenigrufen/typist.js';
import {
  bei,
  beside,
  evening,
  hand,
  id,
  negative as negativeHand,
  openedBefore,
  trischaken as trischakenHand,
} from '../../support/koenigrufen/koenigrufen.js';

const [A, B, C, D] = [id('a'), id('b'), id('c'), id('d')];
const FIVE: Setting = evening({ players: 5 });

/** Hands that need every part of the form. */
const CASES: readonly (readonly [string, KoenigrufenHandRecord, Setting?])[] = [
  ['a rufer', hand('rufer', { points: '38/1' })],
  ['the fourth king', { ...hand('rufer', { points: '36' }), calledKing: 'fourth' }],
  ['a partner instead of the holder', partnerNamed()],
  ['the declarer’s own king', hand('rufer', { king: 'a', points: '35/2' })],
  ['the king in the talon', hand('rufer', { king: 'talon', points: '35/1' })],
  ['given up', hand('rufer', { king: 'talon', gaveUp: true })],
  ['a pagatrufer given up', hand('pagatrufer', { declarer: 'b', king: 'talon', gaveUp: true })],
  ['kontra, re and sub', kontraEverywhere()],
  ['an opponent who declares after a kontra', opponentDeclares()],
  [
    'birds played and missed',
    hand('rufer', { points: '40', missed: ['uhu'], theirMissed: ['kakadu'] }),
  ],
  ['a king ultimo missed', hand('solorufer', { points: '40', missed: ['king-ultimo'] })],
  ['a silent valat', hand('rufer', { made: ['valat'] })],
  ['a valat of the opponents', hand('dreier', { theirs: ['valat'] })],
  ['a valat declared and missed', hand('solodreier', { said: [['valat', 'a']], points: '60' })],
  ['a valat by the tricks alone', tricksOnly()],
  ['too few cards in the suits', hand('farbensolo', { suitCards: 5 })],
  [
    'too few, doubled and counted all the same, in a session that was opened before',
    hand('farbendreier', { suitCards: 3, kontra: 'rekontra', points: '40' }),
    openedBefore(FOUR),
  ],
  ['a piccolo with kontra', negativeHand('piccolo', 'b', 1, ['a', 'kontra'], ['d', 'subkontra'])],
  ['a bettler lost, its tricks not counted', { contract: 'bettler', declarer: C, won: false }],
  ['a zwiccolo won, its tricks not counted', { contract: 'zwiccolo', declarer: C, won: true }],
  [
    'a bei',
    bei(beside('piccolo', 'c', ['a', 'kontra']), beside('bettler', 'a', ['c', 'rekontra']), {
      c: 2,
      a: 0,
    }),
  ],
  ['a trischaken with a tie', trischakenHand(60, 70, 70, 10)],
  ['a trischaken with a mayor and virgins', trischakenHand(0, 110, 100, 0)],
  ['five at the table', hand('rufer', { points: '38/1' }), FIVE],
];

function partnerNamed(): KoenigrufenHandRecord {
  const { kingHolder: _holder, ...rest } = hand('rufer', { points: '36' });
  return { ...rest, partner: C, won: true, dealer: D, forehand: A };
}

function kontraEverywhere(): KoenigrufenHandRecord {
  return hand('uhurufer', {
    kontra: 'subkontra',
    said: [
      ['uhu', 'a', 'rekontra'],
      ['king-ultimo', 'c', 'kontra'],
      ['trull', 'c'],
      ['trull', 'b', 'kontra'],
    ],
    made: ['king-ultimo', 'trull'],
    points: '45/2',
  });
}

function opponentDeclares(): KoenigrufenHandRecord {
  const record = hand('rufer', { kontra: 'kontra', said: [['pagat-ultimo', 'b']], points: '30' });
  return { ...record, kontraBy: B, figures: [{ figure: 'pagat-ultimo', player: B }] };
}

function tricksOnly(): KoenigrufenHandRecord {
  return { contract: 'dreier', declarer: B, tricks: [{ player: B, tricks: 12 }] };
}

describe('every part of the record', () => {
  test.each(CASES.map(([name, record, setting = FOUR]) => ({ name, record, setting })))(
    '$name',
    ({ record, setting }) => {
      expect(examine(record, setting)).toBeNull();
    },
  );
});

/** A hand of every contract. */
function handOf(contract: ContractId): KoenigrufenHandRecord {
  if (contract === 'trischaken') return trischakenHand(50, 60, 70, 30);
  if (contract === 'bei')
    return bei(beside('bettler', 'b'), beside('piccolo', 'd'), { b: 1, d: 1 });
  const played = CONTRACTS[contract];
  return played.kind === 'negative'
    ? negativeHand(contract, 'a', played.goal)
    : hand(contract, { points: '40' });
}

describe('contracts', () => {
  const bids = bidding.BIDS.flatMap((group) => group.bids as readonly bidding.Bid[]);

  test('each is offered, a bei in its four ways', () => {
    expect(new Set(bids.map(({ contract }) => contract))).toEqual(new Set(CONTRACT_IDS));
    expect(bids.filter(({ contract }) => contract === 'bei')).toHaveLength(4);
  });
  test.each(CONTRACT_IDS)('%s can be entered', (contract) => {
    expect(examine(handOf(contract))).toBeNull();
  });
  test('forehand can play all of them, the others not what is for forehand alone', () => {
    const of = (player: PlayerId) =>
      bids.filter((bid) => !bidding.canBid(FOUR, player, bid)).map(({ contract }) => contract);
    expect(of(A)).toEqual([]);
    expect(of(B)).toEqual(['rufer', 'trischaken', 'sechserdreier']);
  });
  test('nothing typed is the rufer of forehand', () => {
    expect(recordOf(FOUR, EMPTY_DRAFT)).toEqual({
      game: 'koenigrufen',
      contract: 'rufer',
      declarer: A,
    });
  });
  test('a declarer who cannot play a rufer must choose', () => {
    const draft = bidding.withDeclarer(FOUR, EMPTY_DRAFT, B);
    expect(judged(draft)).toMatchObject({ is: 'partial', missing: [{ part: 'contract' }] });
    const back = bidding.withDeclarer(FOUR, draft, A);
    expect(recordOf(FOUR, back)?.contract).toBe('rufer');
  });
  test('from one to the other: common entries stay, the rest is gone', () => {
    const rufer = hand('rufer', {
      points: '40',
      kontra: 'kontra',
      said: [
        ['king-ultimo', 'c'],
        ['trull', 'a'],
      ],
      made: ['four-kings'],
    });
    const dreier = recordOf(FOUR, bidding.withBid(FOUR, rufer, { contract: 'dreier' }));
    expect(dreier).toEqual({
      game: 'koenigrufen',
      contract: 'dreier',
      declarer: A,
      kontra: 'kontra',
      announcements: [{ figure: 'trull', player: A }],
      figures: [{ figure: 'four-kings', side: 'declarer' }],
      count: [{ side: 'declarer', points: '40' }],
    });
    const piccolo = recordOf(FOUR, bidding.withBid(FOUR, rufer, { contract: 'piccolo' }));
    expect(piccolo).toEqual({ game: 'koenigrufen', contract: 'piccolo', declarer: A });
  });
  test('another declarer takes the bird of the contract along', () => {
    const said = hand('pagatrufer', { said: [['pagat-ultimo', 'a', 'kontra']], king: 'd' });
    const draft = bidding.withDeclarer(FOUR, said, B);
    expect(saying.saidOf(FOUR, draft)).toMatchObject([
      { figure: 'pagat-ultimo', player: B, isOfContract: true },
    ]);
    expect(judged(draft)).toMatchObject({
      missing: [{ part: 'figure', figure: 'pagat-ultimo', player: B }, { part: 'count' }],
    });
  });
  test('a player who sits out is nobody', () => {
    expect(playersOf(FIVE)).toEqual([A, B, C, D]);
  });
});

/** The state of the form, in one word a part. */
const missing = (draft: KoenigrufenDraft): readonly Missing['part'][] => {
  const state = judged(draft);
  return state.is === 'partial' ? state.missing.map(({ part }) => part) : [];
};

describe('on the way', () => {
  test('an ordinary rufer: king, partner, two digits', () => {
    let draft = bidding.withCalledKing(FOUR, EMPTY_DRAFT, 'hearts');
    expect(missing(draft)).toEqual(['kingHolder', 'count']);
    draft = bidding.withKingHolder(FOUR, draft, C);
    expect(missing(draft)).toEqual(['count']);
    draft = count.withCount(FOUR, draft, { side: 'declarer' }, 'points', '38');
    expect(judged(draft)).toMatchObject({
      is: 'complete',
      record: {
        game: 'koenigrufen',
        contract: 'rufer',
        declarer: A,
        calledKing: 'hearts',
        kingHolder: C,
        count: [{ side: 'declarer', points: '38' }],
      },
    });
    expect(count.countedOf(FOUR, draft, { side: 'opponents' })).toBe(96);
  });
  test('before the count both results are shown', () => {
    const draft = bidding.withKingHolder(FOUR, saying.withKontra(FOUR, EMPTY_DRAFT, 'kontra'), C);
    const state = judged(draft);
    if (state.is !== 'partial') throw new Error(state.is);
    expect(state.either?.won.map(({ points }) => points)).toEqual([2, 2]);
    expect(state.either?.won.map(({ to }) => to)).toEqual([A, C]);
    expect(state.either?.lost.map(({ from }) => from)).toEqual([A, C]);
  });
  test('announcements need a fate: made, lost, or following from the count', () => {
    let draft = bidding.withKingHolder(FOUR, EMPTY_DRAFT, C);
    for (const figure of ['uhu', 'grammeln'] as const) {
      draft = saying.withAnnouncement(FOUR, draft, { figure, player: A });
    }
    draft = count.withCount(FOUR, draft, { side: 'declarer' }, 'blad', '137');
    expect(missing(draft)).toEqual(['figure']);
    const made = judged(taken.withFate(FOUR, draft, { figure: 'uhu', player: A }, 'made'));
    const lost = judged(taken.withFate(FOUR, draft, { figure: 'uhu', player: A }, 'lost'));
    // Rufer 1, grammeln declared 2, uhu declared 4.
    expect(sums(made)).toEqual([1, 1, 2, 2, 4, 4]);
    expect(lost).toMatchObject({
      is: 'complete',
      record: { figures: [{ figure: 'uhu', player: A, lost: true }] },
    });
  });
  test('with all tricks nothing is counted, and trull and four kings follow', () => {
    let draft = bidding.withKingHolder(FOUR, EMPTY_DRAFT, C);
    draft = saying.withAnnouncement(FOUR, draft, { figure: 'trull', player: A });
    draft = taken.withFigure(FOUR, draft, 'valat', 'declarer', 'made');
    expect(taken.isCounted(FOUR, draft)).toBe(false);
    expect(missing(draft)).toEqual([]);
  });
  test('a trischaken: the last count follows, and too much of it is refused', () => {
    let draft = bidding.withBid(FOUR, EMPTY_DRAFT, { contract: 'trischaken' });
    const type = (player: PlayerId, text: string) => {
      draft = count.withCount(FOUR, draft, { player }, 'points', text);
    };
    type(A, '20');
    type(B, '0');
    expect(missing(draft)).toEqual(['countOf', 'countOf']);
    type(C, '36/1');
    expect(judged(draft).is).toBe('complete');
    expect(count.countedOf(FOUR, draft, { player: D })).toBe(41);
    type(C, '60');
    expect(judged(draft)).toMatchObject({
      is: 'impossible',
      refusal: { reason: 'card-points-sum', params: { blad: 240, deck: 210 } },
    });
  });
  test('a bei needs to know who plays the base game', () => {
    let draft = bidding.withDeclarer(FOUR, EMPTY_DRAFT, B);
    const bid = { contract: 'bei', after: 'piccolo', beside: 'bettler' } as const;
    draft = bidding.withBid(FOUR, draft, bid);
    expect(missing(draft)).toEqual(['base', 'tricks']);
    expect(bidding.isBid(FOUR, draft, bid)).toBe(true);
    draft = bidding.withBase(FOUR, draft, A);
    draft = bidding.withDeclarer(FOUR, draft, A);
    expect(missing(draft)).toEqual(['base', 'tricks']);
  });
});

function sums(state: DraftState): number[] {
  return state.is === 'complete' ? state.result.payments.map(({ points }) => points) : [];
}

describe('an impossible choice shows its reason', () => {
  const rufer = bidding.withKingHolder(FOUR, EMPTY_DRAFT, C);
  test.each<readonly [string, KoenigrufenDraft, string]>([
    [
      'king ultimo by another than the holder',
      saying.withAnnouncement(FOUR, rufer, { figure: 'king-ultimo', player: A }),
      'king-ultimo-not-holder',
    ],
    [
      'trull of both sides',
      taken.withFigure(
        FOUR,
        taken.withFigure(FOUR, rufer, 'trull', 'declarer', 'made'),
        'trull',
        'opponents',
        'made',
      ),
      'figure-of-both-sides',
    ],
    [
      'the fourth king, and their own',
      bidding.withCalledKing(FOUR, bidding.withKingHolder(FOUR, EMPTY_DRAFT, A), 'fourth'),
      'fourth-king-held',
    ],
    [
      'an opponent whom nobody knows yet',
      saying.withAnnouncement(FOUR, rufer, { figure: 'uhu', player: B }),
      'opponent-not-known',
    ],
    [
      'trull without the pagat',
      taken.withFigure(
        FOUR,
        taken.withFigure(FOUR, rufer, 'pagat-ultimo', 'opponents', 'made'),
        'trull',
        'declarer',
        'made',
      ),
      'trull-without-pagat',
    ],
  ])('%s', (_, draft, why) => {
    expect(whyNot(FOUR, draft)?.reason).toBe(why);
    expect(judged(draft)).toMatchObject({ is: 'impossible', refusal: { reason: why } });
  });
  test('while the holder is not known, what one of them allows is possible', () => {
    const said = saying.withAnnouncement(FOUR, EMPTY_DRAFT, { figure: 'king-ultimo', player: B });
    expect(whyNot(FOUR, said)).toBeNull();
    expect(whyNot(FOUR, bidding.withKingHolder(FOUR, said, B))).toBeNull();
    expect(whyNot(FOUR, bidding.withKingHolder(FOUR, said, 'talon'))?.field).toBe(
      'announcements[0].figure',
    );
  });
});

describe('typing card points', () => {
  const typed = (unit: count.CountUnit, ...digits: readonly number[]) =>
    digits.reduce<count.Typing>((typing, digit) => count.typeDigit(typing, digit, unit), {
      text: null,
      digits: 0,
    });
  test.each([
    [[3, 8], '38'],
    [[3, 8, 1], '38/1'],
    [[3, 8, 0], '38'],
    [[3, 8, 7], '38'],
    [[0, 8, 2], '8/2'],
    [[8], '8'],
  ] as const)('points %p are %s', (digits, text) => {
    expect(typed('points', ...digits).text).toBe(text);
  });
  test('blad have three digits', () => {
    expect(typed('blad', 1, 0, 7).text).toBe('107');
    expect(typed('blad', 1, 0, 7, 5).text).toBe('107');
  });
  test('digits go as they came', () => {
    const full = typed('points', 3, 8, 1);
    expect(count.isFull(full, 'points')).toBe(true);
    expect(count.isFull({ text: '38', digits: 2 }, 'points')).toBe(true);
    expect(count.isFull({ text: '10', digits: 2 }, 'blad')).toBe(false);
    const one = count.eraseDigit(full);
    expect(one).toEqual({ text: '38', digits: 2 });
    expect(count.eraseDigit(one)).toEqual({ text: '3', digits: 1 });
    expect(count.eraseDigit({ text: '3', digits: 1 })).toEqual({ text: null, digits: 0 });
    expect(count.withBlad({ text: '8', digits: 1 }, 2).text).toBe('8/2');
  });
  test('the first digit of a new number takes the place of the old one', () => {
    expect(count.typeDigit({ text: '38/1', digits: 0 }, 4, 'points').text).toBe('4');
  });
  test('in another unit they are the same', () => {
    const points = hand('rufer', { points: '38/1' });
    const blad = count.withUnit(FOUR, points, 'blad');
    expect(blad.count).toEqual([{ side: 'declarer', blad: 115 }]);
    expect(count.withUnit(FOUR, blad, 'points').count).toEqual(points.count);
    expect(count.unitOf(blad)).toBe('blad');
  });
});

test('too few cards in the suits: kontra and count typed before are left out', () => {
  const typed = { ...hand('farbendreier', { kontra: 'kontra', points: '40' }), suitCards: 5 };
  expect(recordOf(FOUR, typed)).toEqual({
    game: 'koenigrufen',
    ...hand('farbendreier', { suitCards: 5 }),
  });
  expect(recordOf(openedBefore(FOUR), typed)).toMatchObject({ kontra: 'kontra' });
  expect(judged(typed).is).toBe('complete');
});

test('a declared figure that is tapped as lost is recorded as lost, and nothing is left to warn of', () => {
  const declared = { figure: 'trull', player: A } as const;
  const said = saying.withAnnouncement(FOUR, hand('rufer', { points: '38/1' }), declared);
  const record = recordOf(FOUR, taken.withFate(FOUR, said, declared, 'lost'));
  expect(record?.figures).toEqual([{ ...declared, lost: true }]);
  const state = judged(record ?? EMPTY_DRAFT);
  expect(state.is === 'complete' && state.result.warnings).toEqual([]);
  const silent = judged({ ...record, figures: [] });
  expect(silent.is === 'complete' && silent.result.warnings).toMatchObject([
    { code: 'figure-left-out', params: { player: A, figure: 'trull' } },
  ]);
});
