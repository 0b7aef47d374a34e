import { settle } from '../../../src/rules/tarok/settle.js';
import { netOf, paymentLines } from '../../../web/parts/payments/payment-lines.js';
import { withCode } from '../../../web/screens/fine-entry/fine-draft.js';
import { A, B, C, evening, pagatWon, trumps } from '../../support/tarok/tarok.js';

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

test('a fine with a new code keeps nothing of the old one', () => {
  const before = { player: A, code: 'melding-omitted', unknown: true, stage: 'after' } as const;
  expect(withCode(before, 'revoke')).toEqual({ player: A, code: 'revoke' });
  expect(withCode({ ...before, note: 'seen' }, 'misdeal')).toMatchObject({ note: 'seen' });
});
