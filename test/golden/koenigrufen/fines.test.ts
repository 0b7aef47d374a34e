import { gameOf } from '../../../src/rules/game.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import { evening, id } from '../../support/koenigrufen/koenigrufen.js';
import { refusal } from '../../support/tarok/refusal.js';

/** The source has no fines; a club may record one of its own (digest, 7). */

function fined(fine: Partial<FineRecord>, players: 4 | 5 = 4) {
  const { rules, table } = evening({ players });
  const record: FineRecord = { player: id('b'), code: 'other', stage: 'after', ...fine };
  return gameOf(rules).fine(rules, table, record);
}

function refused(fine: Partial<FineRecord>): (string | undefined)[] {
  const { code, reason, field } = refusal(() => fined(fine));
  return [code, reason, field];
}

const paid = (step: ReturnType<typeof fined>) =>
  step.payments.map(({ from, to, points, reason }) => [from, to, points, reason]);

test('5 to each of the three others', () => {
  const step = fined({ amount: 5 });
  expect(paid(step)).toEqual([
    ['b', 'a', 5, 'fine'],
    ['b', 'c', 5, 'fine'],
    ['b', 'd', 5, 'fine'],
  ]);
  expect([step.amount, step.source]).toEqual([5, 'koenigrufen, fine of the club']);
});

test('of five at the table, also to the dealer who sits out', () => {
  expect(fined({ amount: 2, to: 'players' }, 5).payments.map(({ to }) => to)).toEqual([
    'a',
    'c',
    'd',
    'e',
  ]);
});

test('5 to the kitty, once', () => {
  expect(paid(fined({ amount: 5, to: 'kitty' }))).toEqual([['b', 'kitty', 5, 'fine']]);
});

test.each([
  ['a fine of Tarok', { code: 'revoke', amount: 5 }, 'rule-refused', 'fine-not-of-club', 'code'],
  ['no amount', {}, 'rule-refused', 'fine-amount-missing', 'amount'],
  ['nothing', { amount: 0 }, 'rule-refused', 'fine-amount-missing', 'amount'],
  ['more than can be', { amount: 100_001 }, 'rule-refused', 'fine-amount-missing', 'amount'],
  ['about a melding', { amount: 5, melding: 0 }, 'rule-refused', 'fine-of-part', 'melding'],
  ['about a card', { amount: 5, took: 0 }, 'rule-refused', 'fine-of-part', 'took'],
  [
    'of nobody at the table',
    { amount: 5, player: id('e') },
    'impossible-hand',
    'fined-not-seated',
    'player',
  ],
  [
    'reported from elsewhere',
    { amount: 5, reportedBy: id('e') },
    'impossible-hand',
    'reporter-not-seated',
    'reportedBy',
  ],
] as const)('refused: %s', (_what, fine, ...why) => {
  expect(refused(fine)).toEqual(why);
});
