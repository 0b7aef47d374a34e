import { A, B, BOOKS, C, D, evening, fine, last, settled } from '../support/tarok/tarok.js';

/** The outcome of a hand in words of the game, beside its payments. */

describe.each(BOOKS)('%s', (book) => {
  const at = evening(book, { players: 4 });

  test('a hand without anything: nobody has tout, nolo, ultimo or bagud', () => {
    expect(settled(at, {}).outcome).toEqual({
      kind: 'played',
      dealer: A,
      active: [A, B, D],
      nolo: null,
      tout: null,
      ultimo: null,
      bagud: [],
      lastTrickPaid: true,
    });
  });
  test('an ultimo beside a bagud', () => {
    const lastTrick = last(B, [B, 'king-hearts'], [D, 'king-clubs']);
    expect(settled(at, { lastTrick }).outcome).toMatchObject({
      ultimo: { player: B, card: 'king-hearts' },
      bagud: [{ player: D, card: 'king-clubs' }],
      lastTrickPaid: false,
    });
  });
  test('a nolo, a tout', () => {
    expect(settled(at, { trickless: [D] }).outcome).toMatchObject({ nolo: D, tout: null });
    expect(settled(at, { trickless: [A, D] }).outcome).toMatchObject({ nolo: null, tout: B });
  });
  test('cards dealt again: there was no last trick', () => {
    const part = { redeal: true, lastTrick: null, count: [], unsaid: true } as const;
    expect(settled(at, { ...part, fines: [fine(A, 'misdeal')] }).outcome).toEqual({
      kind: 'redeal',
      dealer: A,
      active: [A, B, D],
      nolo: null,
      tout: null,
      ultimo: null,
      bagud: [],
      lastTrickPaid: false,
    });
  });
  test('the price of each fine, in the order of the record', () => {
    const fines = [
      fine(B, 'superficial'),
      fine(D, 'fool-called-in-vain', { stage: 'after' }),
      fine(A, 'other', { amount: 5, stage: 'deal' }),
    ];
    expect(settled(at, { fines }).fineAmounts).toEqual([0, 20, 5]);
  });
});

test('vlk, R16: where the same dealer deals after an abandoned hand, a played one passes the deal on', () => {
  const at = evening('vlk-1970', { house: { readings: { R16: 'same-dealer' } } });
  const abandoned = { abandoned: true, lastTrick: null, count: [], unsaid: true } as const;
  expect(settled(at, {}).table.dealer).toBe(B);
  expect(settled(at, { ...abandoned, fines: [fine(C, 'revoke')] }).table.dealer).toBe(A);
});
