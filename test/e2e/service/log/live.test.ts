import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { memberAt, signOwnerIn } from '../../../support/access/access.js';
import {
  call,
  expectProblem,
  expectStatus,
  openClub,
  serveTestApp,
  type OpenedClub,
  type ServedApp,
} from '../../../support/api/api.js';
import { createInstance } from '../../../support/api/app.js';
import { headAt, Listening, stopListening } from '../../../support/api/listening.js';

let served: ServedApp;
let openedClub: OpenedClub;

beforeAll(async () => {
  served = await serveTestApp({ alone: true });
  openedClub = await openClub(served.base, 4);
});
afterEach(stopListening);
afterAll(() => served.close());

async function addMember(base: string, name: string): Promise<void> {
  const path = `/v1/clubs/${openedClub.club}/members`;
  expectStatus(await call(base, 'POST', path, { body: { name } }), 201);
}

test('a recorded step is heard, with its number and kind and nothing of its content', async () => {
  const listening = await Listening.open(served.base, openedClub.club);
  const head = await listening.heard(5);
  expect(head).toEqual({
    type: 'head',
    event: 5,
    kind: null,
    session: null,
    id: expect.stringMatching(/^5:[0-9a-f-]{19}$/) as string,
  });
  await addMember(served.base, 'Grete');
  const note = await listening.heard(6);
  expect(note).toEqual({
    type: 'log',
    event: 6,
    kind: 'member-added',
    session: null,
    id: expect.stringMatching(/^6:[0-9a-f-]{19}$/) as string,
  });
});

test('a listener who was away gets the missed events, once and in order', async () => {
  await addMember(served.base, 'Hans');
  const listening = await Listening.open(served.base, openedClub.club, {
    after: await headAt(served.pool, openedClub.club, 2),
  });
  await listening.heard(7);
  await sleep(900);
  expect(listening.notes.map(({ event }) => event)).toEqual([3, 4, 5, 6, 7]);
});

test('an instance announces what another one recorded, and lets its listeners go when it stops', async () => {
  const other: NestFastifyApplication = await createInstance(served.database);
  await other.listen(0, '127.0.0.1');
  const base = await other.getUrl();
  await signOwnerIn(base);
  const listening = await Listening.open(base, openedClub.club);
  await listening.heard(7);
  await addMember(served.base, 'Ida');
  expect(await listening.heard(8)).toMatchObject({ kind: 'member-added' });
  await other.close();
  for (let i = 0; i < 40 && !listening.isOver; i++) await sleep(50);
  expect(listening.isOver).toBe(true);
});

test('a member hears of their own club; nobody hears of another, or without signing in', async () => {
  const [anna = ''] = openedClub.members;
  const token = await memberAt(served.base, openedClub.club, anna, 'member');
  const headers = { authorization: `Bearer ${token}` };
  const listening = await Listening.open(served.base, openedClub.club, { headers });
  await listening.heard(9);
  const other = await openClub(served.base, 0);
  const path = `/v1/clubs/${other.club}/live`;
  expectProblem(await call(served.base, 'GET', path, { as: token }), 'club-not-found');
  expectProblem(await call(served.base, 'GET', path, { as: null }), 'not-signed-in');
});

test('news marked as seen on one device are heard on the others of that user, and by nobody else', async () => {
  const [anna = '', bent = ''] = openedClub.members;
  const path = `/v1/clubs/${openedClub.club}/news/seen`;
  const tokenOf = async (member: string) => memberAt(served.base, openedClub.club, member);
  const as = await tokenOf(anna);
  const lineOf = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const line = await Listening.open(served.base, openedClub.club, { headers });
    await line.until(({ notes }) => notes.length > 0);
    return line;
  };
  const lines = [await lineOf(as), await lineOf(as)];
  const bents = await lineOf(await tokenOf(bent));
  const seen = (line: Listening) => line.notes.filter(({ type }) => type === 'seen');
  expect(lines.flatMap(seen)).toEqual([]);
  for (const times of [1, 2]) {
    expectStatus(await call(served.base, 'POST', path, { as, body: { event: 1 } }), 200);
    for (const line of lines) await line.until(() => seen(line).length === times);
  }
  // Both kinds of notes come by the same look.
  await addMember(served.base, 'Karen');
  await bents.until(({ notes }) => notes.some(({ kind }) => kind === 'member-added'));
  expect(seen(bents)).toEqual([]);
});
