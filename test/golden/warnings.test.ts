import {
  A,
  B,
  BOOKS,
  evening,
  fine,
  full,
  half,
  halfKings,
  kingLost,
  matadors,
  settled,
  trumps,
} from '../support/tarok.js';

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
