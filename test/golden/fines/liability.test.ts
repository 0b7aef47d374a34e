import type { FineCode } from '../../../src/rules/fine-record.js';
import { refusal } from '../../support/tarok/refusal.js';
import {
  A,
  B,
  C,
  LAST_TRICK,
  evening,
  fine,
  kingLost,
  last,
  net,
  pagatLost,
  pagatWon,
  settled,
  type Part,
} from '../../support/tarok/tarok.js';

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

describe('wolff §6, an ultimo prevented by wrong cards, recorded as it was played', () => {
  const prevented = { player: A, card: 'pagat' } as const;
  const fines = [fine(C, 'wrong-card-count')];
  /** A's 21 drew one trump only, so the pagat went in the second-last trick, and 20 took the last. */
  const asPlayed: Part = {
    fines,
    events: [pagatWon(A)],
    lastTrick: { ...last(A), liable: C, prevented },
  };
  const asUltimo: Part = { fines, lastTrick: { ...last(A, [A, 'pagat']), liable: C } };

  test('A has the ultimo: C pays for both and replaces the pot; the pagat is paid once', () => {
    const hand = settled(at, asPlayed);
    expect(net(hand, ...LAST_TRICK)).toEqual({ a: 90 + 125, c: -90 - 125 });
    expect(net(hand, 'pagat-won', 'last-trick', 'foundation')).toEqual({});
    expect(hand.outcome.ultimo).toEqual({ player: A, card: 'pagat' });
    expect(hand.table.pots).toEqual({ 'king-pot': 125, 'pagat-pot': 125 });
    expect(net(hand)).toEqual(net(settled(at, asUltimo)));
  });
  test('the same when the pagat was lost on its way, or another took the last trick', () => {
    for (const part of [
      { ...asPlayed, events: [pagatLost(A)] },
      { ...asPlayed, lastTrick: { ...last(B), liable: C, prevented } },
    ]) {
      expect(net(settled(at, part))).toEqual(net(settled(at, asUltimo)));
    }
  });
  test('the loss of another card is paid', () => {
    const events = [kingLost(A, 'clubs'), pagatWon(A)];
    expect(net(settled(at, { ...asPlayed, events }), 'king-lost', 'pagat-won')).toEqual({
      a: -15,
      b: 5,
      c: 5,
      king: 5,
    });
  });
  test('a king that went bagud by another’s wrong cards is an ultimo, and the bagud falls away', () => {
    const hand = settled(at, {
      fines,
      lastTrick: {
        ...last(B, [A, 'king-spades']),
        liable: C,
        prevented: { player: A, card: 'king-spades' },
      },
    });
    expect(net(hand, ...LAST_TRICK)).toEqual({ a: 80 + 125, c: -80 - 125 });
    expect(hand.outcome.bagud).toEqual([]);
    expect(hand.table.pots['king-pot']).toBe(125);
  });
  test('a revoke that took the card refunds no loss that was not paid', () => {
    const part = {
      ...asPlayed,
      fines: [...fines, fine(B, 'revoke', { took: 0 })],
      events: [pagatLost(A)],
    };
    expect(net(settled(at, part), 'taken-card-refunded', 'pagat-lost')).toEqual({});
  });

  test.each<[string, Part, string]>([
    [
      'an ultimo that was made comes first',
      { ...asPlayed, lastTrick: { ...last(B, [B, 'king-clubs']), liable: C, prevented } },
      'ultimo-was-made',
    ],
    ['beside a nolo none counts', { ...asPlayed, trickless: [B] }, 'no-ultimo-to-prevent'],
    ['nor beside a tout', { ...asPlayed, trickless: [B, C] }, 'no-ultimo-to-prevent'],
    [
      'who is barred has none',
      { ...asPlayed, fines: [...fines, fine(A, 'revoke')] },
      'prevented-but-barred',
    ],
    [
      'it is wrong cards that prevent it, not a revoke',
      { ...asPlayed, fines: [fine(C, 'revoke')] },
      'prevented-without-wrong-cards',
    ],
    [
      'those of the liable player',
      { ...asPlayed, fines: [fine(B, 'wrong-card-count'), fine(C, 'revoke')] },
      'prevented-without-wrong-cards',
    ],
    [
      'who is named',
      { ...asPlayed, lastTrick: { ...last(A), prevented } },
      'prevented-without-wrong-cards',
    ],
    [
      'the card is its holder’s',
      { ...asPlayed, lastTrick: { ...last(A), liable: C, prevented: { ...prevented, player: B } } },
      'card-in-two-hands',
    ],
  ])('%s', (_, part, reason) => {
    expect(refusal(() => settled(at, part)).reason).toBe(reason);
  });
  test('nobody prevents their own ultimo', () => {
    const part = { ...asPlayed, fines: [fine(A, 'wrong-card-count')] };
    const own = { ...part, lastTrick: { ...last(A), liable: A, prevented } };
    // With wrong cards A is barred anyway.
    expect(refusal(() => settled(at, own)).reason).toBe('prevented-but-barred');
  });
  test.each(['brix-1996', 'vlk-1970'] as const)('%s knows no liable player', (book) => {
    const part: Part = { events: [pagatWon(A)], lastTrick: { ...last(A), prevented } };
    expect(refusal(() => settled(evening(book), part)).reason).toBe('liability-unknown');
  });
});
