import type { AddedMembers, MemberList } from '../../../src/clubs/view.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  openClub,
  read,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { expectDescribed } from '../../support/api/described.js';

/** The members of a club's list, added in one write. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

const named = (names: readonly string[]) => ({ members: names.map((name) => ({ name })) });

async function send(names: readonly string[], key?: string) {
  const { base } = served;
  const { club } = await openClub(base, 0);
  const path = `/v1/clubs/${club}/member-lists`;
  const body = named(names);
  const more = key === undefined ? {} : { key };
  const add = () => call<AddedMembers>(base, 'POST', path, { body, ...more });
  const answer = await add();
  expectDescribed(served, 'POST', path, answer, body);
  const members = async () =>
    (await read<MemberList>(base, `/v1/clubs/${club}/members`)).members.map(({ name }) => name);
  return { answer, add, club, members };
}

test('all of them are added, in their order, and two may share a name', async () => {
  const { answer, club, members } = await send(['Jens', ' Anna ', 'Jens']);
  const { members: added } = expectStatus(answer, 201).body;
  expect(added.map(({ name }) => name)).toEqual(['Jens', 'Anna', 'Jens']);
  expect(await members()).toEqual(['Anna', 'Jens', 'Jens']);
  await expectVerified(served.base, club);
});

test('the same key adds them once', async () => {
  const { answer, add, members } = await send(['Anna', 'Bent'], 'one-list');
  expect((await add()).body).toEqual(answer.body);
  expect(await members()).toEqual(['Anna', 'Bent']);
});

test.each([
  ['no name', ['Anna', ' ']],
  ['a name that is too long', ['Anna', 'x'.repeat(101)]],
  ['nobody', []],
])('%s in it adds nobody', async (_, names) => {
  const { answer, members } = await send(names);
  expectProblem(answer, 'validation-failed');
  expect(await members()).toEqual([]);
});
