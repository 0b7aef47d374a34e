import { readActingMember } from '../../../src/ledger/requests/acting-member.js';
import { Problem } from '../../../src/platform/http/problem/problem.js';

const ID = '0d6a3c58-1f0b-4a3e-8f52-3b1f6f0c9a01';

test('Acting-Member is the id of a member, in any case, or nobody', () => {
  expect(readActingMember({})).toBeNull();
  expect(readActingMember({ 'acting-member': '' })).toBeNull();
  expect(readActingMember({ 'acting-member': ID.toUpperCase() })).toBe(ID);
  for (const bad of ['Karen', `${ID} `, `${ID},${ID}`, [ID, ID]]) {
    expect(() => readActingMember({ 'acting-member': bad })).toThrow(
      new Problem('acting-member-malformed', {}, { field: 'Acting-Member' }),
    );
  }
});
