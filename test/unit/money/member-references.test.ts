import { memberReferences, referenceOfMember } from '../../../src/money/member-references.js';
import { normalisedReference, referenceOf } from '../../../src/money/reference.js';
import { isWayToPay } from '../../../src/money/pay/how-to-pay.js';

/** Ids enough that some of them would have the same reference. */
const MANY = Array.from({ length: 20_000 }, (_, n) => `member-${n}`);

test('everybody has a reference of their own, and those who come later change none', () => {
  const all = memberReferences(MANY);
  expect(all.size).toBe(MANY.length);
  const first = new Set(MANY.map((id) => referenceOf(`member ${id}`, 0)));
  expect(first.size).toBeLessThan(MANY.length);
  const before = memberReferences(MANY.slice(0, 10_000));
  expect([...all].slice(0, 10_000)).toEqual([...before]);
  for (const reference of [...all.keys()].slice(0, 100)) {
    expect(normalisedReference(reference)).toBe(reference);
    expect(referenceOfMember(all.get(reference) ?? '', all)).toBe(reference);
  }
  expect(referenceOfMember('nobody', all)).toBeUndefined();
});

const PURSE = '00585d63-efa5-4f10-add7-d5208a1bde9b';

test.each([
  [{ kind: 'bank-account', said: { registration: '1234', account: '5678' } }, true],
  [{ kind: 'euro-transfer', said: { iban: 'DK5000400440116243', name: 'K', bic: null } }, true],
  [{ kind: 'bank-account', said: { registration: '12-34', account: '5678' } }, false],
  [{ kind: 'bank-account', said: { registration: '1234' } }, false],
  [{ kind: 'bank-account', said: { registration: '1234', account: '5678', box: '1' } }, false],
  [{ kind: 'bank-account', said: { registration: 1234, account: 5678 } }, false],
  [{ kind: 'bank-account', said: { registration: '1234', account: '5678' }, purse: PURSE }, true],
  [{ kind: 'bank-account', said: { registration: '1234', account: '5678' }, purse: 'x' }, false],
  [{ kind: 'bank-account', said: { registration: '1234', account: '5678' }, purse: null }, false],
  [{ kind: 'bank-account', said: null }, false],
  [{ kind: 'bank-account' }, false],
  [{ kind: 'gold', said: {} }, false],
])('a way to pay of an imported log is in this service’s own form: %j', (way, isKept) => {
  expect(isWayToPay(way)).toBe(isKept);
});
