import {
  A,
  B,
  BOOKS,
  C,
  evening,
  fine,
  full,
  fullKings,
  half,
  halfKings,
  kingLost,
  matadors,
  pagatLost,
  pagatWon,
  settled,
  trumps,
  type Evening,
  type Part,
} from '../../support/tarok/tarok.js';

/** There is a duty to declare (vlk 4, wolff §4: 'ens pligt'); a missed one warns, it never refuses. */
describe.each(BOOKS)('a melding that the cards show and nobody made: %s', (book) => {
  const warned = (part: Parameters<typeof settled>[1]) =>
    settled(evening(book), { counts: { a: 40, b: 20, c: 15 }, ...part }).warnings.map(
      ({ player, melding }) => [player, melding],
    );

  test('ten matadors are ten trumps', () => {
    expect(warned({ meldinger: [matadors(A, 10)] })).toEqual([[A, 'trumps']]);
    expect(warned({ meldinger: [matadors(A, 9)] })).toEqual([]);
    expect(warned({ meldinger: [matadors(A, 10), trumps(A, 10, true)] })).toEqual([]);
  });

  test('four kings in four cavallerier are kings', () => {
    const three = [full(A, 'hearts'), full(A, 'spades'), full(A, 'clubs')];
    expect(warned({ meldinger: three })).toEqual([]);
    expect(warned({ meldinger: [...three, full(A, 'diamonds')] })).toEqual([[A, 'kings']]);
  });

  test('a king lost beside two that they showed with the fool makes half kings', () => {
    const meldinger = [half(B, 'hearts', 'jack'), half(B, 'clubs', 'jack')];
    const events = [kingLost(B, 'spades')];
    expect(warned({ meldinger, events })).toEqual([[B, 'kings']]);
    expect(warned({ meldinger: [...meldinger, halfKings(B, 'diamonds')], events })).toEqual([]);
  });

  test('no warning where the fine already says so', () => {
    const fines = [fine(A, 'melding-omitted', { stage: 'after' })];
    expect(warned({ meldinger: [matadors(A, 10)], fines })).toEqual([]);
  });
});

/**
 * A pagat that falls nowhere was laid, and with it every trump of the dealer: nineteen of the 22 at the
 * least lie with the two others, so one of them has ten.
 */
describe('ten trumps among two', () => {
  const warned = (at: Evening, part: Part) =>
    settled(at, { counts: { a: 40, b: 20, c: 15 }, unsaid: true, ...part }).warnings.map(
      ({ code, reason, params, player }) => [code, reason, params, player],
    );
  const meldinger = [half(C, 'hearts', 'jack')];
  const among = ['melding-missed', 'ten-trumps-among', { players: [B, C] }, null];

  test.each(['wolff-1899', 'brix-1996'] as const)('%s: the dealer laid the pagat', (book) => {
    const at = evening(book);
    expect(warned(at, { meldinger })).toEqual([among]);
    expect(warned(at, { meldinger: [...meldinger, trumps(B, 10)] })).toEqual([]);
    expect(warned(at, { meldinger: [...meldinger, trumps(C, 10)] })).toEqual([]);
  });
  test.each(['wolff-1899', 'brix-1996'] as const)('%s: a pagat that fell says nothing', (book) => {
    expect(warned(evening(book), { meldinger, events: [pagatLost(B)] })).toEqual([]);
  });
  test('nor does a fine that says so already, nor wrong cards', () => {
    const at = evening('wolff-1899');
    for (const code of ['melding-omitted', 'wrong-card-count', 'skat-error'] as const) {
      const by = code === 'skat-error' ? A : B;
      expect(warned(at, { meldinger, fines: [fine(by, code, { stage: 'after' })] })).toEqual([]);
    }
  });
  test('brix with R10: a pagat that is not spoken of may have won a trick', () => {
    const at = evening('brix-1996', { house: { readings: { R10: 'not-paid' } } });
    expect(warned(at, { meldinger })).toEqual([]);
  });
  test('nor trumps that were declared wrongly: a fine says that', () => {
    const wrong = fine(B, 'melding-false', { melding: 1, stage: 'after' });
    const said = [...meldinger, trumps(B, 12)];
    expect(warned(evening('wolff-1899'), { meldinger: said, fines: [wrong] })).toEqual([]);
  });
  test('a hand that was broken off need not have shown its pagat', () => {
    const broken = { abandoned: true, lastTrick: null, count: [], unsaid: true } as const;
    const fines = [fine(B, 'revoke')];
    expect(settled(evening('brix-1996'), { ...broken, meldinger, fines }).warnings).toEqual([]);
  });
});

/** 'Det er ens pligt at melde, hvad man kan melde' (wolff §4). */
describe.each(BOOKS)('the duty to declare, %s', (book) => {
  const warned = (part: Parameters<typeof settled>[1]) =>
    settled(evening(book), { counts: { a: 52, b: 10, c: 10 }, ...part }).warnings;

  test('22 trumps are three matadors as well', () => {
    expect(warned({ meldinger: [trumps(A, 22, true)] })).toMatchObject([
      { code: 'melding-missed', player: A, melding: 'matadors' },
    ]);
    const both = [trumps(A, 22, true), matadors(A, 22)];
    expect(warned({ meldinger: both })).toEqual([]);
  });
  test('another’s trumps do not declare theirs', () => {
    const meldinger = [matadors(A, 10), trumps(B, 10)];
    expect(warned({ meldinger })).toMatchObject([{ player: A, melding: 'trumps' }]);
  });
  test('kings in the cavallerier of two players make no kings', () => {
    const meldinger = [full(A, 'hearts'), full(A, 'spades'), full(B, 'clubs'), full(B, 'diamonds')];
    expect(warned({ meldinger })).toEqual([]);
  });
  test('three kings without the fool make none either', () => {
    const meldinger = [full(A, 'hearts'), full(A, 'spades'), full(A, 'clubs')];
    expect(warned({ meldinger })).toEqual([]);
  });
  test('four kings declared are one king of each suit, and no cavallerie', () => {
    expect(warned({ meldinger: [fullKings(A)] })).toEqual([]);
  });
  test('a half cavallerie without its king is declared', () => {
    expect(warned({ meldinger: [half(A, 'hearts', 'king'), half(A, 'clubs', 'jack')] })).toEqual(
      [],
    );
  });
  test.each(['melding-omitted', 'melding-late'] as const)('%s says so already', (code) => {
    const broken = book === 'brix-1996' && code === 'melding-late';
    const stage = broken || code === 'melding-omitted' ? 'after' : 'play';
    const fines = [fine(A, code, { stage })];
    expect(warned({ meldinger: [matadors(A, 10)], fines })).toEqual([]);
  });
  test('another’s fine does not, nor one for something else', () => {
    for (const one of [
      fine(B, 'melding-omitted', { stage: 'after' }),
      fine(A, 'fool-called-in-vain'),
    ]) {
      expect(warned({ meldinger: [matadors(A, 10)], fines: [one] })).toMatchObject([
        { player: A, melding: 'trumps' },
      ]);
    }
  });
  test('a pagat that won shows one trump, and no more', () => {
    expect(warned({ events: [pagatWon(A)] })).toEqual([]);
  });
});
