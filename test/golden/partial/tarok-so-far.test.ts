import * as typing from '../../../src/rules/tarok/partial/draft.js';
import { needsPagat, soFar, whyNot } from '../../../src/rules/tarok/partial/possible.js';
import { A, B, C, evening, fine, matadors, trumps } from '../../support/tarok/tarok.js';

const { EMPTY_DRAFT } = typing;
type Draft = typing.TarokDraft;
const brix: typing.Setting = evening('brix-1996');
const wolff: typing.Setting = evening('wolff-1899');
const vlk: typing.Setting = evening('vlk-1970');

/** The reasons of the payments that are certain, each once, in their order. */
const certain = (setting: typing.Setting, draft: Draft) => [
  ...new Set(soFar(setting, draft)?.payments.map(({ reason }) => reason)),
];

describe('the payments of a partial hand, however it ends', () => {
  test('nothing but the dealing at first', () => {
    expect(certain(brix, EMPTY_DRAFT)).toEqual(['dealing']);
    expect(soFar(brix, EMPTY_DRAFT)?.pots).toEqual({ 'king-pot': 105, 'pagat-pot': 105 });
  });
  test('a melding and a lost king', () => {
    let draft = typing.withMelding(EMPTY_DRAFT, trumps(A, 11));
    draft = typing.withEvent(draft, { kind: 'king-lost', player: B, suit: 'hearts' });
    expect(certain(brix, draft)).toEqual(['dealing', 'trumps', 'king-lost']);
  });
  test('a pagat that is known, and none that is guessed', () => {
    expect(certain(vlk, EMPTY_DRAFT)).toEqual(['dealing']);
    expect(certain(vlk, typing.withPagat(EMPTY_DRAFT, A, 'pagat-won'))).toEqual([
      'dealing',
      'pagat-won',
    ]);
  });
  test('the last trick with its winner', () => {
    const draft = typing.withWinner(EMPTY_DRAFT, A);
    expect(certain(brix, draft)).toEqual(['dealing', 'last-trick']);
  });
  test('an ultimo, and the pot that is founded again', () => {
    const draft = typing.withCard(typing.withWinner(EMPTY_DRAFT, A), A, 'king-hearts');
    const known = soFar(brix, draft);
    expect(certain(brix, draft)).toEqual(['dealing', 'king-ultimo', 'pot-taken', 'foundation']);
    expect(known?.pots['king-pot']).toBe(60);
  });
  test('a nolo and a tout, before the last trick is known', () => {
    expect(certain(brix, typing.withNolo(EMPTY_DRAFT, A))).toContain('nolo');
    expect(certain(brix, typing.withTout(brix, EMPTY_DRAFT, A))).toContain('tout');
  });
  test('a tout says nothing of a pot that a lost pagat would fill before it is taken', () => {
    const tout = typing.withTout(vlk, EMPTY_DRAFT, A);
    const open = soFar(vlk, tout);
    expect(open?.openPots).toEqual(['pagat-pot']);
    expect(open?.payments.some(({ from }) => from === 'king-pot')).toBe(true);
    expect(open?.payments.some(({ from }) => from === 'pagat-pot')).toBe(false);
    expect(open?.pots['pagat-pot']).toBe(105);
    const said = soFar(vlk, typing.withPagat(tout, B, 'pagat-lost'));
    expect(said?.openPots).toEqual([]);
    const taken = said?.payments.find(({ from }) => from === 'pagat-pot');
    expect(taken?.points).toBe(110);
  });
  test('a king ultimo of a hand whose pagat is open takes its pot all the same', () => {
    const king = typing.withCard(typing.withWinner(EMPTY_DRAFT, A), A, 'king-hearts');
    expect(soFar(vlk, king)?.openPots).toEqual([]);
    expect(certain(vlk, king)).toContain('pot-taken');
  });
  test('a count with one of the two, where each counts by itself', () => {
    const won = typing.withWinner(EMPTY_DRAFT, B);
    const [one = A] = typing.countingPlayers(brix, won);
    const draft = typing.withCount(won, one, 40);
    const counts = soFar(brix, draft)?.payments.filter(({ stage }) => stage === 'count') ?? [];
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.every(({ from, to }) => from === one || to === one)).toBe(true);
  });
  test('no count where all three count and one is open', () => {
    const draft = typing.withCount(typing.withPagat(EMPTY_DRAFT, A, 'pagat-won'), A, 40);
    const payments = soFar(wolff, typing.withWinner(draft, B))?.payments ?? [];
    expect(payments.filter(({ stage }) => stage === 'count')).toEqual([]);
  });
  test('all counts, where the typed ones are the whole hand', () => {
    const won = typing.withWinner(typing.withPagat(EMPTY_DRAFT, A, 'pagat-won'), B);
    const counted = [A, B, C].reduce<Draft>(
      (draft, player) => typing.withCount(draft, player, 26),
      won,
    );
    const high = typing.withCount(typing.withCount(counted, A, 40), B, 12);
    const counts = soFar(wolff, high)?.payments.filter(({ stage }) => stage === 'count') ?? [];
    expect(counts.length).toBeGreaterThan(0);
  });
  test('no count beside counts that no hand can have', () => {
    const [one = A, other = B] = typing.countingPlayers(brix, EMPTY_DRAFT);
    const won = typing.withWinner(EMPTY_DRAFT, B);
    const draft = typing.withCount(typing.withCount(won, one, 60), other, 60);
    expect(certain(brix, draft)).toEqual(['dealing', 'last-trick']);
  });
  test('no pagat of the last trick that is only guessed', () => {
    const draft = typing.withWinner(EMPTY_DRAFT, A);
    expect(certain(vlk, draft)).toEqual(['dealing', 'last-trick']);
  });
  test('a bagud with its pot', () => {
    const draft = typing.withCard(typing.withWinner(EMPTY_DRAFT, A), B, 'king-hearts');
    expect(certain(brix, draft)).toContain('king-bagud');
    expect(soFar(brix, draft)?.pots['king-pot']).toBeGreaterThan(105);
  });
  test('nothing of a last trick that is open, beside a melding of the pagat', () => {
    const held = typing.withMelding(EMPTY_DRAFT, trumps(A, 10, true));
    expect(certain(brix, held)).toEqual(['dealing', 'trumps']);
  });
  test('a hand that is dealt again pays its fine', () => {
    const draft = typing.withFine(vlk, EMPTY_DRAFT, fine(A, 'misdeal'));
    expect(whyNot(vlk, draft)).toBeNull();
    expect(certain(vlk, draft)).toContain('fine');
  });
  test('a fine', () => {
    const draft = typing.withFine(brix, EMPTY_DRAFT, fine(A, 'lead-out-of-turn'));
    expect(certain(brix, draft)).toContain('fine');
  });
  test('nothing can be said of what is impossible', () => {
    const twice = typing.withMelding(
      typing.withMelding(EMPTY_DRAFT, matadors(A, 3)),
      matadors(B, 3),
    );
    expect(soFar(brix, twice)).toBeNull();
  });
});

describe('the fate of the pagat', () => {
  test('is due where the book asks for it, until it is said', () => {
    expect(needsPagat(vlk, EMPTY_DRAFT)).toBe(true);
    expect(needsPagat(brix, EMPTY_DRAFT)).toBe(false);
    expect(needsPagat(vlk, typing.withPagat(EMPTY_DRAFT, A, 'pagat-won'))).toBe(false);
    const ultimo = typing.withCard(typing.withWinner(EMPTY_DRAFT, A), A, 'pagat');
    expect(needsPagat(vlk, ultimo)).toBe(false);
  });
  test('is due in brix where a melding shows who held it', () => {
    const held = typing.withMelding(EMPTY_DRAFT, trumps(A, 10, true));
    expect(needsPagat(brix, held)).toBe(true);
  });
  test('is not due in a hand that is broken off', () => {
    const draft = typing.withFine(brix, EMPTY_DRAFT, fine(C, 'wrong-card-count'));
    expect(needsPagat(brix, draft)).toBe(false);
    expect(whyNot(brix, draft)).toBeNull();
  });
});

describe('why a draft cannot be a hand', () => {
  test.each<readonly [string, Draft, string | undefined]>([
    ['a king lost twice', twoKings(), 'king-lost-twice'],
    ['a broken-off hand without a fine is open', { abandoned: true }, undefined],
    ['a kept king of a player without tricks is open', keptKing(), undefined],
    [
      'the mondo with a player without tricks',
      {
        meldinger: [matadors(A, 3)],
        events: [{ kind: 'pagat-lost', player: A }],
        trickless: [A],
      },
      'trickless-with-mondo',
    ],
    [
      'a melding is said before the last trick',
      {
        meldinger: [matadors(A, 3), matadors(B, 3)],
        trickless: [C],
        lastTrick: { winner: C },
      },
      'card-in-two-hands',
    ],
    [
      'a king before the last trick, and in it',
      {
        events: [{ kind: 'king-lost', player: A, suit: 'hearts' }],
        lastTrick: { winner: B, ultimoCards: [{ player: A, card: 'king-hearts' }] },
      },
      'king-lost-twice',
    ],
    [
      'a pagat that a player without tricks won with',
      { events: [{ kind: 'pagat-won', player: A }], trickless: [A] },
      'trickless-won-with-pagat',
    ],
    [
      'a pagat in play and in the last trick',
      {
        events: [{ kind: 'pagat-won', player: A }],
        lastTrick: { winner: A, ultimoCards: [{ player: A, card: 'pagat' }] },
      },
      'pagat-falls-twice',
    ],
    ['a dealt-again hand with a melding', { meldinger: [trumps(A, 10)], redeal: true }, undefined],
    ['the counts are left out', { count: [{ player: A, points: 99 }] }, undefined],
  ])('%s', (_, draft, reason) => {
    expect(whyNot(brix, draft)?.reason).toBe(reason);
  });
});

describe('the bearer of an ultimo', () => {
  const fined = typing.withFine(wolff, EMPTY_DRAFT, fine(C, 'wrong-card-count'));
  const won = typing.withWinner(typing.withPagat(fined, A, 'pagat-won'), A);
  test('must have a fault, and something to bear', () => {
    expect(whyNot(wolff, typing.withLiable(won, B))?.reason).toBe('liable-without-fault');
    expect(whyNot(wolff, typing.withLiable(won, C))?.reason).toBe('nothing-to-bear');
    const king = typing.withCard(won, A, 'king-hearts');
    expect(whyNot(wolff, typing.withLiable(king, C))).toBeNull();
  });
  test('is not known to every book', () => {
    const draft = typing.withLiable(typing.withWinner(EMPTY_DRAFT, A), B);
    expect(whyNot(brix, draft)?.reason).toBe('liability-unknown');
  });
});

function twoKings(): Draft {
  const lost = { kind: 'king-lost', player: A, suit: 'hearts' } as const;
  return { events: [lost, lost] };
}

function keptKing(): Draft {
  return { meldinger: [{ player: A, kind: 'kings', grade: 'full' }], trickless: [A] };
}
