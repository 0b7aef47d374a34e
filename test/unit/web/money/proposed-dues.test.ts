import type { ChargedDues } from '../../../../web/api/money/dues.js';
import { proposeDues } from '../../../../web/screens/cash-record/dues/last-charge.js';

const TODAY = '2026-11-25';

function charged(more: Partial<ChargedDues>, lines: Readonly<Record<string, string>>): ChargedDues {
  return {
    id: 'dues',
    name: 'Kontingent 2026',
    income: 'income',
    day: '2026-01-05',
    dueDay: '2026-03-01',
    event: 1,
    reversedBy: null,
    lines: Object.entries(lines).map(([member, of]) => {
      return { member, name: member, class: of, amount: 1, part: null, left: 0, waivedBy: null };
    }),
    ...more,
  };
}

test('the last dues are proposed a year later, with the class of each member', () => {
  const before = charged({ name: 'Kontingent 2025' }, { c: 'active' });
  const active = charged({}, { a: 'active', b: 'active' });
  const passive = charged({}, { b: 'passive' });
  const wrong = charged({ name: 'Wrong', reversedBy: 9 }, { d: 'active' });
  const proposed = proposeDues([wrong, passive, active, before], TODAY);
  expect(proposed).toMatchObject({ name: 'Kontingent 2027', dueDay: '2027-03-01' });
  expect(Object.fromEntries(proposed?.classOf ?? [])).toEqual({ a: 'active', b: 'passive' });
});

test('a due day exists in the year after, and is not before today', () => {
  expect(proposeDues([charged({ dueDay: '2028-02-29' }, {})], TODAY)?.dueDay).toBe('2029-02-28');
  expect(proposeDues([charged({ dueDay: '2020-03-01' }, {})], TODAY)?.dueDay).toBe(TODAY);
  expect(proposeDues([], TODAY)).toBeNull();
});
