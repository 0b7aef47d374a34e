import * as typing from '../../../src/rules/tarok/partial/draft.js';
import { A, B, C, evening, fine, halfKings, matadors, trumps } from '../../support/tarok/tarok.js';

const { EMPTY_DRAFT, recordOf } = typing;
type Draft = typing.TarokDraft;
const brix: typing.Setting = evening('brix-1996');
const wolff: typing.Setting = evening('wolff-1899');
const vlk: typing.Setting = evening('vlk-1970');

const kingLost = (player: typeof A, suit: 'hearts' | 'clubs') =>
  ({ kind: 'king-lost', player, suit }) as const;

describe('meldinger of a draft', () => {
  test('the same kind of another player stays, and cavallerie is one of each suit', () => {
    const hearts = { player: A, kind: 'cavallerie', suit: 'hearts', grade: 'full' } as const;
    const clubs = { ...hearts, suit: 'clubs' } as const;
    const draft = [trumps(A, 10), trumps(B, 10), matadors(A, 3), hearts, clubs].reduce<Draft>(
      typing.withMelding,
      EMPTY_DRAFT,
    );
    expect(draft.meldinger).toHaveLength(5);
    const again = typing.withMelding(draft, { ...hearts, grade: 'abundant' });
    expect(again.meldinger?.[3]).toEqual({ ...hearts, grade: 'abundant' });
    expect(again.meldinger).toHaveLength(5);
  });
  test('one is taken out, and the fines of the later ones follow them', () => {
    const draft: Draft = {
      meldinger: [trumps(A, 10), halfKings(B, 'hearts'), matadors(C, 3)],
      fines: [
        fine(A, 'melding-false', { melding: 0 }),
        fine(B, 'melding-false', { melding: 1 }),
        fine(C, 'melding-false', { melding: 2 }),
        fine(C, 'revoke'),
      ],
    };
    const without = typing.withoutMelding(draft, 1);
    expect(without.meldinger).toEqual([trumps(A, 10), matadors(C, 3)]);
    expect(without.fines?.map(({ melding }) => melding)).toEqual([0, undefined, 1, undefined]);
    expect(typing.withoutMelding({ meldinger: [trumps(A, 10)] }, 0)).toEqual({ meldinger: [] });
  });
});

describe('the counts to choose from', () => {
  const counts = (setting: typing.Setting, trickless: Draft['trickless'], player = A) => {
    const numbers = typing.countsToChoose(setting, { trickless: trickless ?? [] }, player);
    return [numbers[0], numbers.at(-1), numbers.length];
  };
  test('are the usual ones', () => {
    expect(counts(brix, [])).toEqual([12, 45, 34]);
  });
  test('are all that are possible after a tout', () => {
    // A, the dealer, has the skat: 1, at most 11 with three cards in it, and 4 for the fool.
    expect(counts(brix, [A, C], A)).toEqual([1, 15, 15]);
    // C has the fool or nothing.
    expect(counts(brix, [A, C], C)).toEqual([0, 4, 2]);
    // B has all but a skat and the fool.
    expect(counts(brix, [A, C], B)).toEqual([63, 78, 16]);
    // The dealer has all, or all but the fool.
    expect(counts(brix, [B, C], A)).toEqual([74, 78, 2]);
  });
});

describe('kings and pagat of a draft', () => {
  test('an event that is taken out leaves the revoke that took its card', () => {
    const draft: Draft = {
      events: [kingLost(A, 'hearts'), kingLost(B, 'clubs')],
      fines: [fine(C, 'revoke', { took: 0 }), fine(C, 'revoke', { took: 1 })],
    };
    const without = typing.withoutEvent(draft, 0);
    expect(without.events).toEqual([kingLost(B, 'clubs')]);
    expect(without.fines?.map(({ took }) => took)).toEqual([undefined, 0]);
  });
  test('the pagat has one fate, among the kings in its place', () => {
    let draft = typing.withEvent(EMPTY_DRAFT, kingLost(A, 'hearts'));
    draft = typing.withPagat(draft, B, 'pagat-won');
    draft = typing.withEvent(draft, kingLost(C, 'clubs'));
    draft = typing.withPagat(draft, C, 'pagat-lost');
    expect(draft.events).toEqual([
      kingLost(A, 'hearts'),
      { kind: 'pagat-lost', player: C },
      kingLost(C, 'clubs'),
    ]);
  });
  test('a pagat with a fate in play is no ultimo card; a king stays one', () => {
    let draft = typing.withCard(typing.withWinner(EMPTY_DRAFT, A), A, 'pagat');
    draft = typing.withCard(draft, B, 'king-hearts');
    draft = typing.withPagat(draft, A, 'pagat-won');
    expect(draft.lastTrick?.ultimoCards).toEqual([{ player: B, card: 'king-hearts' }]);
  });
});

describe('the last trick of a draft', () => {
  test('is taken with an ordinary card, and is open again by a second tap', () => {
    const won = typing.withWinner(EMPTY_DRAFT, A);
    expect(won.lastTrick).toEqual({ winner: A, ultimoCards: [] });
    expect(typing.withWinner(won, A)).toEqual(EMPTY_DRAFT);
  });
  test('another winner takes the cards of both out, and leaves the third', () => {
    let draft = typing.withWinner(EMPTY_DRAFT, A);
    draft = typing.withCard(draft, A, 'king-hearts');
    draft = typing.withCard(draft, B, 'king-clubs');
    draft = typing.withCard(draft, C, 'pagat');
    expect(typing.withWinner(draft, B).lastTrick).toEqual({
      winner: B,
      ultimoCards: [{ player: C, card: 'pagat' }],
    });
  });
  test('a player has one card in it, or none', () => {
    const won = typing.withWinner(EMPTY_DRAFT, A);
    const king = typing.withCard(typing.withCard(won, A, 'king-hearts'), A, 'king-clubs');
    expect(king.lastTrick?.ultimoCards).toEqual([{ player: A, card: 'king-clubs' }]);
    expect(typing.withCard(king, A, null).lastTrick?.ultimoCards).toEqual([]);
    expect(typing.withCard(EMPTY_DRAFT, A, 'pagat')).toEqual(EMPTY_DRAFT);
  });
  test('is liable who is named; a second tap takes them out', () => {
    const draft = typing.withLiable(typing.withWinner(EMPTY_DRAFT, A), B);
    expect(draft.lastTrick).toEqual({ winner: A, ultimoCards: [], liable: B });
    expect(typing.withLiable(draft, C).lastTrick?.liable).toBe(C);
    expect(typing.withLiable(draft, B).lastTrick?.liable).toBeNull();
    expect(typing.withLiable(EMPTY_DRAFT, A)).toEqual(EMPTY_DRAFT);
  });
  test('an ultimo is prevented only in a last trick, and another card takes its place', () => {
    const fined = typing.withFine(wolff, EMPTY_DRAFT, fine(C, 'wrong-card-count'));
    expect(typing.withPrevented(fined, A, 'pagat')).toEqual(fined);
    const draft = typing.withPrevented(typing.withWinner(fined, B), A, 'pagat');
    const king = typing.withPrevented(draft, A, 'king-hearts');
    expect(king.lastTrick).toMatchObject({
      liable: C,
      prevented: { player: A, card: 'king-hearts' },
    });
  });
  test('a fine for other faults prevents nothing', () => {
    const draft = { fines: [fine(C, 'revoke'), fine(B, 'wrong-card-count')] };
    expect([A, B, C].map((player) => typing.whoPrevented(draft, player))).toEqual([B, null, B]);
  });
});

describe('the counts of a draft', () => {
  test('one takes the place of the other; null takes it out', () => {
    const draft = typing.withCount(typing.withCount(EMPTY_DRAFT, A, 10), A, 12);
    expect(draft.count).toEqual([{ player: A, points: 12 }]);
    expect([typing.countOf(draft, A), typing.countOf(draft, B)]).toEqual([12, null]);
    expect(typing.withCount(draft, A, null).count).toEqual([]);
  });
  test('where all three count, the last one follows from the two others', () => {
    const counting = typing.countingPlayers(wolff, EMPTY_DRAFT);
    const [one = A, two = B, last = C] = counting;
    const draft = typing.withCount(typing.withCount(EMPTY_DRAFT, one, 30), two, 20);
    expect(typing.countOf(typing.withTheRest(wolff, draft, [one, two]), last)).toBe(28);
    // While two are open none follows, not even one that followed before.
    const followed = typing.withTheRest(wolff, draft, [one, two]);
    expect(typing.withTheRest(wolff, followed, [one]).count).toEqual([{ player: one, points: 30 }]);
    const all = typing.withCount(draft, last, 1);
    expect(typing.withTheRest(wolff, all, counting)).toEqual(all);
    const full = typing.withCount(draft, two, 48);
    expect(typing.countOf(typing.withTheRest(wolff, full, [one, two]), last)).toBe(0);
    const tooMuch = typing.withCount(draft, two, 49);
    expect(typing.countOf(typing.withTheRest(wolff, tooMuch, [one, two]), last)).toBeNull();
  });
  test('where two count, none follows', () => {
    const draft = typing.withCount(EMPTY_DRAFT, A, 30);
    expect(typing.withTheRest(brix, draft, [A])).toEqual(draft);
  });
  test('nobody counts in a hand that is broken off or dealt again', () => {
    expect(typing.countingPlayers(brix, { abandoned: true })).toEqual([]);
    expect(typing.countingPlayers(brix, { redeal: true })).toEqual([]);
    expect(typing.countingPlayers(brix, EMPTY_DRAFT)).toHaveLength(2);
    expect(typing.countingPlayers(wolff, EMPTY_DRAFT)).toHaveLength(3);
  });
});

describe('the record of a draft', () => {
  const full: Draft = {
    meldinger: [trumps(A, 10)],
    events: [kingLost(B, 'hearts')],
    trickless: [C],
    lastTrick: { winner: A },
    count: [{ player: B, points: 20 }],
    fines: [fine(A, 'misdeal')],
  };
  test('has what a hand of its kind has', () => {
    const { fines, meldinger, events, trickless, lastTrick } = full;
    expect(recordOf(brix, { ...full, redeal: true })).toEqual({ fines, redeal: true });
    expect(recordOf(brix, { ...full, abandoned: true })).toEqual({
      ...{ fines, meldinger, events },
      abandoned: true,
    });
    expect(recordOf(brix, full)).toEqual({ fines, meldinger, events, trickless, lastTrick });
  });
  test('has no empty lists, and no last trick that is open', () => {
    const empty = { meldinger: [], events: [], trickless: [], count: [], lastTrick: null };
    expect(recordOf(brix, empty)).toEqual({});
  });
  test('has the counts of those who count', () => {
    const [one = A, two = B] = typing.countingPlayers(brix, EMPTY_DRAFT);
    const other = [A, B, C].find((player) => player !== one && player !== two) ?? C;
    const count = [one, two, other].map((player) => ({ player, points: 20 }));
    expect(recordOf(brix, { count }).count).toEqual(count.slice(0, 2));
  });
});

describe('the fines of a draft', () => {
  test('the last fine takes along what only a fine brings about', () => {
    const fines = [fine(A, 'misdeal'), fine(B, 'revoke')];
    const lastTrick = { winner: A, liable: B, prevented: { player: C, card: 'pagat' } } as const;
    const draft: Draft = { fines, redeal: true, lastTrick };
    expect(typing.withoutFine(draft, 0)).toEqual({ ...draft, fines: [fine(B, 'revoke')] });
    expect(typing.withoutFine({ ...draft, fines: [fine(A, 'misdeal')] }, 0)).toEqual({
      fines: [],
      lastTrick: { winner: A },
    });
    expect(typing.withoutFine({ fines: [fine(A, 'misdeal')], abandoned: true }, 0)).toEqual({
      fines: [],
    });
  });
  test('a misdeal is dealt again by vlk', () => {
    const draft = typing.withFine(vlk, EMPTY_DRAFT, fine(A, 'misdeal'));
    expect(recordOf(vlk, draft)).toEqual({ fines: [fine(A, 'misdeal')], redeal: true });
  });
});
