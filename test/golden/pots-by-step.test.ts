import { A, B, C, ROUNDED, evening, fine, last, net, settled } from '../support/tarok/tarok.js';

/* The last trick step by step: each payment to and from a pot, with its place in the book. */

const THREE_KINGS = last(A, [A, 'king-hearts'], [B, 'king-clubs'], [C, 'king-spades']);

describe('R3: the second bagud doubles what the first has left in the pot', () => {
  test.each(['wolff-1899', 'vlk-1970'] as const)('%s, after an ultimo has emptied it', (book) => {
    const at = evening(book, { house: { readings: { R3: 'as-then-in-pot' } } });
    const hand = settled(at, { lastTrick: THREE_KINGS });
    expect(net(hand, 'pot-taken')).toEqual({ a: 105, king: -105 });
    expect(net(hand, 'pot-doubled')).toEqual({ b: -105, c: -105, king: 210 });
    expect(hand.table.pots['king-pot']).toBe(210 + 60);
  });
});

describe('R13: where a bagud beside a tout is dropped, one without a tout is paid', () => {
  test.each(['wolff-1899', 'vlk-1970'] as const)('%s', (book) => {
    const at = evening(book, { house: { readings: { R13: 'falls-away' } } });
    const hand = settled(at, { lastTrick: last(A, [B, 'king-clubs']) });
    expect(net(hand, 'king-bagud')).toEqual({ a: 40, b: -80, c: 40 });
    expect(net(hand, 'pot-doubled')).toEqual({ b: -105, king: 105 });
  });
});

describe('wolff §6: the burden of the liable player, payment by payment', () => {
  const part = {
    fines: [fine(C, 'revoke')],
    lastTrick: { ...last(A, [A, 'king-hearts'], [B, 'king-spades']), liable: C },
  };
  const lines = () =>
    settled(evening('wolff-1899'), part).payments.filter(({ stage }) => stage === 'last-trick');
  test('nobody pays themselves', () => {
    expect(lines().map(({ from, to, reason, points }) => [from, to, reason, points])).toEqual([
      [C, A, 'king-ultimo', 40],
      [C, A, 'king-ultimo', 40],
      [C, A, 'king-bagud', 40],
      ['king-pot', A, 'pot-taken', 125],
      [C, 'king-pot', 'pot-replaced', 125],
      [C, 'king-pot', 'pot-doubled', 125],
    ]);
  });
  test('by the place that makes them liable, where they pay for another', () => {
    const source = (reason: string) => lines().find((line) => line.reason === reason)?.source;
    const { rules } = evening('wolff-1899');
    expect(rules.sources.liability).not.toBe(rules.sources.potDoubled);
    expect(source('pot-replaced')).toBe(rules.sources.liability);
    expect(source('pot-doubled')).toBe(rules.sources.liability);
    expect(source('pot-taken')).toBe(rules.sources.potTaken);
  });
  test.each(['wolff-1899', ...ROUNDED] as const)(
    '%s: without one, by the place of the pot',
    (book) => {
      const at = evening(book);
      const { payments } = settled(at, { lastTrick: last(A, [B, 'king-spades']) });
      const doubled = payments.filter(({ reason }) => reason === 'pot-doubled');
      expect(doubled.map(({ source }) => source)).toEqual([at.rules.sources.potDoubled]);
    },
  );
});
