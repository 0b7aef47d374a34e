import { randomUUID } from 'node:crypto';
import type { SessionView } from '../../src/sessions/session.view.js';
import type { TableView } from '../../src/sessions/table.view.js';
import { asOwner } from '../support/access.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  openClub,
  openSession,
  read,
  serveTestApp,
  sumOfPoints,
  type ServedApp,
  type Table,
} from '../support/api.js';

/** Fines of the club in Königrufen: to the other players, or to the kitty. */

interface Fined {
  readonly id: string;
  readonly session: TableView;
}

let served: ServedApp;
let table: Table;
let version: number;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

beforeEach(async () => {
  table = await openSession(served.base, await openClub(served.base, 4), {
    book: 'koenigrufen',
    rate: 50,
  });
  ({ version } = table.session);
});

async function fine(body: object): Promise<Fined> {
  const player = table.session.seats[1];
  const answer = await call<Fined>(served.base, 'POST', `${table.path}/fines`, {
    body: { player, code: 'other', stage: 'after', ...body },
    version,
  });
  ({ version } = expectStatus(answer, 201).body.session);
  return answer.body;
}

const points = ({ standings }: TableView) => standings.map((one) => one.points);
const money = async () => {
  const path = (member: string) => `/v1/clubs/${table.club}/members/${member}/balance`;
  const balances = table.members.map((member) =>
    read<{ money: number }>(served.base, path(member)),
  );
  return (await Promise.all(balances)).map((balance) => balance.money);
};

test('6 to each of the others: 18 for them, none in the kitty', async () => {
  const { session } = await fine({ amount: 6 });
  expect(points(session)).toEqual([6, -18, 6, 6]);
  expect([session.kitty, session.pots, sumOfPoints(session)]).toEqual([0, null, 0]);
  await expectVerified(served.base, table.club);
});

test('10 to the kitty; at the close the cash box keeps its money', async () => {
  const { session } = await fine({ amount: 10, to: 'kitty' });
  expect([points(session), session.kitty, sumOfPoints(session)]).toEqual([[0, -10, 0, 0], 10, 0]);
  expectStatus(await call(served.base, 'POST', `${table.path}/close`, { version }), 200);
  expect(await money()).toEqual([0, -500, 0, 0]);
  await expectVerified(served.base, table.club);
  const file = await fetch(`${served.base}/v1/clubs/${table.club}/export`, {
    headers: asOwner(served.base),
  });
  const accounts = (await file.text())
    .split('\n')
    .filter((line) => line.startsWith('{"type":"account"'))
    .map((line) => JSON.parse(line) as { kind: string; balance: number });
  expect(accounts.find(({ kind }) => kind === 'kitty')?.balance).toBe(10);
  expect(accounts.find(({ kind }) => kind === 'cash-box')?.balance).toBe(500);
});

test.each(['compensate', 'replay'] as const)('given back by %s, before the close', async (mode) => {
  const { id } = await fine({ amount: 10, to: 'kitty' });
  const body = { mode, reason: 'Nobody heard him.', corrections: [{ fine: id, void: true }] };
  const answer = await call<{ effect: { kitty: number }; session: SessionView }>(
    served.base,
    'POST',
    `${table.path}/corrections`,
    { body, version },
  );
  const { effect, session } = expectStatus(answer, 201).body;
  expect([effect.kitty, session.kitty, points(session)]).toEqual([-10, 0, [0, 0, 0, 0]]);
  await expectVerified(served.base, table.club);
});

test.each(['compensate', 'replay'] as const)('given back by %s, after it', async (mode) => {
  const { id } = await fine({ amount: 10, to: 'kitty' });
  expectStatus(await call(served.base, 'POST', `${table.path}/close`, { version }), 200);
  const body = { mode, reason: 'Nobody heard him.', corrections: [{ fine: id, void: true }] };
  const path = `${table.path}/corrections`;
  expectStatus(await call(served.base, 'POST', path, { body, version: version + 1 }), 201);
  expect(await money()).toEqual([0, 0, 0, 0]);
  await expectVerified(served.base, table.club);
});

test('to the others in place of the kitty: another fine', async () => {
  const { id } = await fine({ amount: 3, to: 'kitty' });
  const player = table.session.seats[1];
  const record = { player, code: 'other', stage: 'after', amount: 3, to: 'players' };
  const body = { mode: 'replay', reason: 'As agreed.', corrections: [{ fine: id, record }] };
  const answer = await call<{ session: TableView }>(
    served.base,
    'POST',
    `${table.path}/corrections`,
    { body, version },
  );
  expect(points(expectStatus(answer, 201).body.session)).toEqual([3, -9, 3, 3]);
  const { fines } = await read<{ fines: { id: string; state: string; pots: unknown[] }[] }>(
    served.base,
    `/v1/clubs/${table.club}/fines`,
  );
  expect(fines.map((one) => [one.id === id, one.state, one.pots])).toEqual([
    [false, 'recorded', []],
    [true, 'overturned', []],
  ]);
  await expectVerified(served.base, table.club);
});

test('a fine of Tarok, a kitty in Tarok, and a payee that there is not', async () => {
  const send = (path: string, body: object) =>
    call(served.base, 'POST', `${path}/fines`, { body, version: 1, key: randomUUID() });
  const [player] = table.session.seats;
  const revoke = { player, code: 'revoke', stage: 'play' };
  expectProblem(await send(table.path, revoke), 'rule-refused');
  const other = { player, code: 'other', stage: 'after', amount: 5 };
  expectProblem(await send(table.path, { ...other, to: 'bank' }), 'validation-failed');
  const tarok = await openSession(served.base, table, { players: 3 });
  expectProblem(await send(tarok.path, { ...other, to: 'kitty' }), 'rule-refused');
});
