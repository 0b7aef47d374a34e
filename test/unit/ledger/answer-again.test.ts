import { Problem } from '../../../src/platform/http/problem/problem.js';
import { answerAgain } from '../../../src/ledger/write/decide-requests.js';

const [anna, bent] = [
  'a9a9a9a9-0000-4000-8000-000000000001',
  'b9b9b9b9-0000-4000-8000-000000000002',
];
const kept = { requestHash: 'before', status: 201, etag: null, body: '{}' };
const request = { key: 'k', requestHash: 'now', earlierHash: 'before' };
const user = { user: 'u1', device: null, member: null };

describe('an answer that was kept before authors were part of a request', () => {
  test.each([
    ['its author, a member', anna, { ...user, member: anna }],
    ['its author, a user who is no member', 'user:u1', user],
  ])('is given again to %s', (_, author, actor) => {
    expect(answerAgain({ ...request, actor }, { ...kept, author }).status).toBe(201);
  });

  test.each([
    ['another member', anna, { ...user, member: bent }],
    ['a user who is no member', anna, user],
    ['another user', 'user:u2', user],
    ['a member, when a device wrote it', `device:d1 ${anna}`, { ...user, member: anna }],
    ['anybody, when the author is unknown', undefined, user],
  ])('is not given to %s', (_, author, actor) => {
    const first = author === undefined ? kept : { ...kept, author };
    expect(() => answerAgain({ ...request, actor }, first)).toThrow(Problem);
  });

  test('is not given under another hash', () => {
    const actor = { ...user, member: anna };
    const other = { ...kept, author: anna, requestHash: 'other' };
    expect(() => answerAgain({ ...request, actor }, other)).toThrow(Problem);
  });
});
