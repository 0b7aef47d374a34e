import { meansName, readSearched } from '../../../src/money/searched-text.js';
import { referenceOf } from '../../../src/money/reference.js';

const CODE = referenceOf('a member', 0);
const NOTHING = { references: [], amount: null, voucher: null, words: [] };

test.each([
  ['', NOTHING],
  [CODE, { ...NOTHING, references: [CODE] }],
  [CODE.toLowerCase(), { ...NOTHING, references: [CODE] }],
  [`${CODE} 117,05`, { ...NOTHING, references: [CODE], amount: 11_705 }],
  [`24-11-2026;${CODE};+117,05;4.550,20`, { ...NOTHING, references: [CODE], amount: 11_705 }],
  [`24.11.2026 "${CODE}" 1 234,50 DKK`, { references: [CODE], amount: 123_450 }],
  ['-117.05', { ...NOTHING, amount: 11_705 }],
  ['1.234,50', { ...NOTHING, amount: 123_450 }],
  ['17', { ...NOTHING, amount: 1700, voucher: { year: null, number: 17 } }],
  ['2026-17', { ...NOTHING, voucher: { year: '2026', number: 17 } }],
  ['2026/27-3', { ...NOTHING, voucher: { year: '2026/27', number: 3 } }],
  ['2026-11-24', NOTHING],
  ['Clara Holm', { ...NOTHING, words: ['clara', 'holm'] }],
])('%p is read', (text, parts) => {
  expect(readSearched(text, 'DKK')).toMatchObject(parts);
});

test.each([
  ['clara', 'Clara Holm', true],
  ['cla hol', 'Clara Holm', true],
  ['overførsel fra clara holm', 'Clara Holm', true],
  ['holm', 'Bent Lund', false],
  ['overførsel fra clara', 'Clara Holm', false],
  ['', 'Clara Holm', false],
])('%p means %p: %p', (text, name, means) => {
  expect(meansName(readSearched(text, 'DKK').words, name)).toBe(means);
});
