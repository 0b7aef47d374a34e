import type { FineCode } from '../../src/rules/fine-record.js';
import { A, B, C, LAST_TRICK, evening, fine, last, net, settled } from '../support/tarok.js';

/** Wolff §6. The pots hold 100, the dealing 5, and what the fault itself cost. */
const at = evening('wolff-1899');

describe('wolff §6, an ultimo beyond doubt the result of another’s fault', () => {
  test.each<[string, FineCode, number]>([
    ['1: C’s revoke lets A ultimate the king', 'revoke', 20],
    ['3: B’s wrong cards', 'wrong-card-count', 20],
    ['§4: a melding not made', 'melding-omitted', 5],
    ['§4: a melding stated wrongly', 'melding-false', 5],
  ])('example %s: the liable player bears all premiums and replaces the pot', (_, code, fined) => {
    const hand = settled(at, {
      fines: [fine(A, code)],
      lastTrick: { ...last(B, [B, 'king-diamonds']), liable: A },
    });
    const pot = 105 + fined;
    expect(net(hand, ...LAST_TRICK)).toEqual({ a: -80 - pot, b: 80 + pot });
    expect(net(hand, 'foundation')).toEqual({});
    expect(hand.table.pots['king-pot']).toBe(pot);
    expect(net(hand, 'fine')).toEqual({ a: -2 * fined, king: fined, pagat: fined });
  });

  test('example 2: an indifferent revoke: nobody is liable, each pays their own', () => {
    const hand = settled(at, {
      fines: [fine(C, 'revoke')],
      lastTrick: last(B, [B, 'king-hearts']),
    });
    expect(net(hand, ...LAST_TRICK)).toEqual({ a: -40, b: 80 + 125, c: -40, king: -125 });
    expect(net(hand, 'foundation')).toEqual({ a: -20, b: -20, c: -20, king: 60 });
  });

  test('A’s pagat ultimo, prevented by a trump of C’s on the floor, is given to A', () => {
    const hand = settled(at, {
      fines: [fine(C, 'wrong-card-count')],
      lastTrick: { ...last(A, [A, 'pagat']), liable: C },
    });
    expect(net(hand, ...LAST_TRICK)).toEqual({ a: 90 + 125, c: -90 - 125 });
    expect(hand.outcome.ultimo).toEqual({ player: A, card: 'pagat' });
    expect(hand.table.pots['pagat-pot']).toBe(125);
  });

  test('nobody founds what the liable player replaced, the one who sits out neither', () => {
    const hand = settled(evening('wolff-1899', { players: 4 }), {
      fines: [fine(A, 'revoke')],
      lastTrick: { ...last(B, [B, 'king-diamonds']), liable: A },
    });
    expect(net(hand)['c']).toBeUndefined();
    expect(net(hand, 'foundation')).toEqual({});
  });
});

describe('wolff §6, a bagud by another’s fault', () => {
  test('A goes bagud by B’s wrong cards: B pays the others and doubles the pot', () => {
    const hand = settled(at, {
      fines: [fine(C, 'wrong-card-count')],
      lastTrick: { ...last(A, [B, 'king-spades']), liable: C },
    });
    expect(net(hand, ...LAST_TRICK)).toEqual({ a: 40, c: -40 - 125, king: 125 });
    expect(hand.table.pots['king-pot']).toBe(250);
  });

  test('the same on the pagat', () => {
    const hand = settled(at, {
      fines: [fine(C, 'revoke')],
      lastTrick: { ...last(A, [B, 'pagat']), liable: C },
    });
    expect(net(hand, ...LAST_TRICK)).toEqual({ a: 45, c: -45 - 125, pagat: 125 });
  });

  test('the liable player’s own bagud is for them to pay', () => {
    const part = { fines: [fine(B, 'revoke')], lastTrick: last(A, [B, 'pagat'] as const) };
    const own = settled(at, part);
    const named = settled(at, { ...part, lastTrick: { ...part.lastTrick, liable: B } });
    expect(net(named)).toEqual(net(own));
    expect(net(named, ...LAST_TRICK)).toEqual({ a: 45, b: -90 - 125, c: 45, pagat: 125 });
  });

  test('C ultimates while A goes bagud, B liable: B pays both, the pot holds 2 P, nobody founds', () => {
    const hand = settled(at, {
      fines: [fine(C, 'wrong-card-count')],
      lastTrick: { ...last(A, [A, 'king-hearts'], [B, 'king-spades']), liable: C },
    });
    // Ultimo: 40 for c and 40 for b. Bagud: 40 to a; the 40 due to c fall away.
    expect(net(hand, ...LAST_TRICK)).toEqual({ a: 120 + 125, c: -120 - 250, king: 125 });
    expect(hand.table.pots['king-pot']).toBe(250);
    expect(net(hand, 'foundation')).toEqual({});
  });

  test('a pagat ultimo and a king bagud at once: one pot replaced, the other doubled', () => {
    const hand = settled(at, {
      fines: [fine(C, 'wrong-card-count')],
      lastTrick: { ...last(A, [A, 'pagat'], [B, 'king-spades']), liable: C },
    });
    expect(hand.table.pots).toEqual({ 'king-pot': 250, 'pagat-pot': 125 });
    expect(net(hand, ...LAST_TRICK)).toEqual({
      a: 90 + 125 + 40,
      c: -90 - 125 - 40 - 125,
      king: 125,
    });
    expect(net(hand, 'foundation')).toEqual({});
  });
});
