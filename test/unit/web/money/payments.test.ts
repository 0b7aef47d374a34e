import { settle } from '../../../../src/rules/tarok/settle.js';
import { netOf, paymentLines } from '../../../../web/parts/payments/payment-lines.js';
import { potMoves, potTaken } from '../../../../web/parts/payments/pot-moves.js';
import { withCode } from '../../../../web/screens/fine-entry/fine-draft.js';
import { A, B, C, evening, pagatWon, trumps } from '../../../support/tarok/tarok.js';

describe('payments in words', () => {
  const { payments } = settle(evening('brix-1996').rules, evening('brix-1996').table, {
    meldinger: [trumps(A, 11)],
    events: [pagatWon(C)],
    lastTrick: { winner: B, ultimoCards: [{ player: B, card: 'king-hearts' }] },
    count: [
      { player: A, points: 40 },
      { player: C, points: 20 },
    ],
  });

  test('lines say each payment once', () => {
    const again = paymentLines(payments).flatMap(({ from, to, ...what }) =>
      from.flatMap((payer) => to.map((paid) => ({ ...what, from: payer, to: paid }))),
    );
    expect(again).toEqual(payments);
    expect(paymentLines(payments).length).toBeLessThan(payments.length);
  });

  test('everyone’s net result is the sum of the payments', () => {
    const sum = [...netOf(payments).values()].reduce((all, one) => all + one, 0);
    const toPots = payments.reduce(
      (all, { from, to, points }) =>
        all + (/pot/.test(to) ? points : 0) - (/pot/.test(from) ? points : 0),
      0,
    );
    expect(sum).toBe(-toPots);
  });
});

describe('the moves of a pot', () => {
  const ultimo = settle(evening('vlk-1970').rules, evening('vlk-1970').table, {
    events: [pagatWon(C)],
    lastTrick: { winner: B, ultimoCards: [{ player: B, card: 'king-hearts' }] },
    count: [
      { player: A, points: 40 },
      { player: C, points: 20 },
    ],
  }).payments;

  test('a pot that is taken and founded again moves both ways, in that order', () => {
    const dealt = 5;
    expect(potMoves(ultimo, 'king-pot')).toEqual([dealt, -(100 + dealt), 60]);
    expect(potTaken(ultimo, 'king-pot')).toEqual({
      player: B,
      points: 100 + dealt,
      foundedWith: 60,
    });
  });
  test('a pot that nobody takes only gains, in one sum', () => {
    expect(potMoves(ultimo, 'pagat-pot')).toEqual([5]);
    expect(potTaken(ultimo, 'pagat-pot')).toBeNull();
    expect(potMoves([], 'king-pot')).toEqual([]);
  });
});

test('a fine with a new code keeps nothing of the old one', () => {
  const before = { player: A, code: 'melding-omitted', unknown: true, stage: 'after' } as const;
  expect(withCode(before, 'revoke')).toEqual({ player: A, code: 'revoke' });
  expect(withCode({ ...before, note: 'seen' }, 'misdeal')).toMatchObject({ note: 'seen' });
});
