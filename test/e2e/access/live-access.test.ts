import { DAY_MS } from '../../../src/values/day.js';
import type { MemberView } from '../../../src/clubs/view.js';
import { make, pairedTablet, someone } from '../../support/access/access-club.js';
import { bearer } from '../../support/access/access.js';
import {
  call,
  expectStatus,
  openClub,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { setClock } from '../../support/database/clock.js';
import { headAt, Listening, stopListening } from '../../support/api/listening.js';

/** A listener of a club hears everything they may hear, as long as they may. */

let served: ServedApp;
let base: string;
let club: string;
let here: string;

beforeAll(async () => {
  served = await serveTestApp();
  base = served.base;
});
beforeEach(async () => {
  ({ club } = await openClub(base, 0));
  here = `/v1/clubs/${club}`;
});
afterEach(stopListening);
afterAll(() => served.close());

/** The id of the note about an event. */
const idOf = (event: number) => expect.stringMatching(`^${event}:[0-9a-f-]{19}$`) as string;

function listen(token: string, after?: string): Promise<Listening> {
  const more = after === undefined ? {} : { after };
  return Listening.open(base, club, { headers: bearer(token), ...more });
}

/** Listens, once the head has come; gives the listener and the number of the head. */
async function listening(token: string): Promise<Listening> {
  const line = await listen(token);
  for (let i = 0; i < 100 && line.notes.length === 0; i++) await pause();
  expect(line.notes).toMatchObject([{ type: 'head' }]);
  return line;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 25));
}

async function addMembers(n: number): Promise<void> {
  for (let i = 0; i < n; i++) await make<MemberView>(base, `${here}/members`, { name: `Nr. ${i}` });
}

test('a line ends with the role, and no later event is sent on it', async () => {
  const member = await someone(base, club, 'member');
  const line = await listening(member.token);
  const heard = line.notes.length;
  await make(base, `${here}/memberships/${member.id}/end`);
  await addMembers(3);
  await line.over();
  expect(line.notes).toHaveLength(heard);
});

test('the line of a tablet ends when it is revoked', async () => {
  const { id, token } = await pairedTablet(base, club);
  const line = await listening(token);
  await make(base, `${here}/devices/${id}/revoke`);
  await addMembers(1);
  await line.over();
  expect(line.notes).toHaveLength(1);
});

test('a line ends when its user signs out, though nothing is written to any log', async () => {
  const member = await someone(base, club, 'member');
  const line = await listening(member.token);
  expectStatus(await call(base, 'POST', '/v1/sign-out', { as: member.token }), 200);
  await line.over();
});

test('a line ends when its user signs out, though the clock of the machine was set back', async () => {
  const member = await someone(base, club, 'member');
  const setBack = setClock(new Date(Date.now() + DAY_MS));
  const line = await listening(member.token);
  // Lines are checked before the head is sent: at a time that the clock will not reach today.
  setBack();
  expectStatus(await call(base, 'POST', '/v1/sign-out', { as: member.token }), 200);
  await line.over();
});

test('a new member hears no more of the events that only others may hear', async () => {
  const secretary = await someone(base, club, 'secretary');
  const line = await listening(secretary.token);
  await make(base, `${here}/devices`, { name: 'Den røde' });
  const told = await line.heard((line.notes[0]?.event ?? 0) + 1);
  expect(told.kind).toBe('device-added');
  const path = `${here}/memberships/${secretary.id}`;
  expectStatus(await call(base, 'PATCH', path, { body: { roles: ['member'] } }), 200);
  await make(base, `${here}/devices`, { name: 'Den blå' });
  await addMembers(1);
  await line.heard(told.event + 3);
  expect(line.notes.slice(2)).toMatchObject([
    { type: 'ping', event: told.event + 1, id: idOf(told.event + 1), kind: null },
    { type: 'ping', event: told.event + 2, id: idOf(told.event + 2), kind: null },
    { type: 'log', event: told.event + 3, kind: 'member-added' },
  ]);
});

test('a listener who comes back after a hidden event gets its number and not its kind', async () => {
  const { token: tablet } = await pairedTablet(base, club);
  const member = await someone(base, club, 'member');
  await addMembers(1);
  await make(base, `${here}/devices`, { name: 'Den blå' });
  for (const token of [tablet, member.token]) {
    const line = await listen(token, await headAt(served.pool, club, 1));
    await line.heard(4);
    for (let i = 0; i < 100 && line.notes.length < 4; i++) await pause();
    // The tablet's own coming, the member's role, a member of the club, another tablet.
    expect(line.notes.map(({ type, event, kind }) => [type, event, kind])).toEqual([
      ['ping', 2, null],
      ['ping', 3, null],
      ['log', 4, 'member-added'],
      ['ping', 5, null],
    ]);
  }
});

test('one token has ten places, and gets back those that it leaves', async () => {
  const member = await someone(base, club, 'member');
  const other = await someone(base, club, 'member');
  const lines = await Promise.all(Array.from({ length: 10 }, () => listen(member.token)));
  const refused = await fetch(`${base}${here}/live`, { headers: bearer(member.token) });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  expect(await refused.json()).toMatchObject({ reason: 'share-used-up' });
  await listening(other.token);
  lines[0]?.close();
  for (let i = 0; i < 40; i++) {
    await pause();
    const again = await fetch(`${base}${here}/live`, { headers: bearer(member.token) });
    await again.body?.cancel();
    if (again.status === 200) return;
  }
  throw new Error('a place was not given back');
});
