import type { ChargedDues } from '../../../../web/api/money/dues.js';
import { leftOut, proposeDues } from '../../../../web/screens/cash-record/dues/last-charge.js';

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

test.each([
  ['Kontingent 2026', 'Kontingent 2027'],
  ['Kontingent 2026/27', 'Kontingent 2027/28'],
  ['2099/00: dues', '2100/01: dues'],
  ['Dues 2026-2027', 'Dues 2027-2028'],
  ['Kontingent, anden sæson', ''],
  ['Lokale 12345', ''],
])('after %p comes %p', (name, next) => {
  expect(proposeDues([charged({ name }, {})], TODAY)?.name).toBe(next);
});

test('a due day exists in the year after, and is not before today', () => {
  expect(proposeDues([charged({ dueDay: '2028-02-29' }, {})], TODAY)?.dueDay).toBe('2029-02-28');
  expect(proposeDues([charged({ dueDay: '2020-03-01' }, {})], TODAY)?.dueDay).toBe(TODAY);
  expect(proposeDues([], TODAY)).toBeNull();
});

test('a member who joined later and was charged half a year is proposed a whole one, under the usual due day', () => {
  const all = charged({}, { a: 'active', b: 'half-year' });
  const joined = charged({ dueDay: '2026-08-01', day: '2026-07-01' }, { c: 'half-year' });
  const proposed = proposeDues([joined, all], TODAY);
  expect(proposed?.dueDay).toBe('2027-03-01');
  expect(Object.fromEntries(proposed?.classOf ?? [])).toEqual({ a: 'active', b: 'half-year' });
});

test('the dues of this year leave out who joined since, until they are charged', () => {
  const members = ['a', 'b', 'c'].map((member) => ({ member }));
  const all = charged({}, { a: 'active', b: 'active' });
  expect(leftOut([all], members, TODAY)).toEqual({ dues: all, members: [{ member: 'c' }] });
  expect(leftOut([charged({}, { c: 'half-year' }), all], members, TODAY)).toBeNull();
  const reversed = charged({ reversedBy: 9 }, { c: 'half-year' });
  expect(leftOut([reversed, all], members, TODAY)?.members).toEqual([{ member: 'c' }]);
  expect(leftOut([all], members, '2027-01-05')).toBeNull();
  expect(leftOut([], members, TODAY)).toBeNull();
});
