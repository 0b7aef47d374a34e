import { paidInto } from '../../../../web/screens/my-money/paid-into.js';

/** The ways by which a member says that they have paid. */

const mobilePay = { kind: 'mobilepay-number', purse: 'bank' } as const;
const transfer = { kind: 'bank-account', purse: 'bank' } as const;

test('two ways into one purse are two choices, and either names the purse', () => {
  const into = paidInto([mobilePay, transfer], []);
  expect(into).toMatchObject({
    by: 'way',
    choices: ['mobilepay-number', 'bank-account', 'cash'],
    usual: '',
  });
  expect(['mobilepay-number', 'bank-account', '', 'cash'].map(into.purseOf)).toEqual([
    'bank',
    'bank',
    'bank',
    null,
  ]);
});

test('the only way is chosen; a way without a purse names none', () => {
  expect(paidInto([transfer], [])).toMatchObject({
    choices: ['bank-account', 'cash'],
    usual: 'bank-account',
  });
  const box = { kind: 'mobilepay-box', purse: 'box' } as const;
  const into = paidInto([transfer, box, { kind: 'swish', purse: null }], []);
  expect(into.choices).toEqual(['bank-account', 'mobilepay-box', 'swish', 'cash']);
  expect(['bank-account', 'mobilepay-box', 'swish', ''].map(into.purseOf)).toEqual([
    'bank',
    'box',
    null,
    null,
  ]);
  expect(paidInto([], [])).toMatchObject({ choices: ['cash'], usual: '' });
});

test('a member who knows the purses chooses one of them', () => {
  const into = paidInto([mobilePay], ['drawer', 'bank']);
  expect(into).toMatchObject({ by: 'purse', choices: ['drawer', 'bank'], usual: 'bank' });
  expect([into.purseOf('drawer'), into.purseOf('')]).toEqual(['drawer', null]);
});
