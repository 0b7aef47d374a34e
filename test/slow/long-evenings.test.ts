import type pg from 'pg';
import { readFineRegister, registerFines } from '../../src/audit/fine-register/fine-register.js';
import { ClubWriter } from '../../src/ledger/write/club-writer.js';
import { createLogger } from '../../src/platform/logging.js';
import { createPool, type ReadPool } from '../../src/platform/database/pools.js';
import type { TarokHandRecord } from '../../src/rules/tarok/record/hand.js';
import { previewCorrection } from '../../src/sessions/corrections/preview-correction.js';
import { readCorrections, readRevisions } from '../../src/sessions/corrections/read-corrections.js';
import { recordHand } from '../../src/sessions/hands/record-hand.js';
import { readHand, readHands } from '../../src/sessions/hands/read-hand.js';
import { readSteps } from '../../src/sessions/steps/read-steps.js';
import { readClosingStatement } from '../../src/sessions/table/closing-statement.js';
import type { TableView } from '../../src/sessions/table/table.view.js';
import { asOwner } from '../support/access/access.js';
import {
  call,
  expectProblem,
  expectStatus,
  openClub,
  openSession,
  plainHand,
  type Table,
} from '../support/api/api.js';
import { databaseUrl } from '../support/database/database-url.js';
import { createTestDatabase, type TestDatabase } from '../support/database/database.js';
import { loweredThreads } from '../support/api/lowered-threads.js';
import { letOwnerIn, spawnService, type ServiceProcess } from '../support/database/service.js';

/** An evening so long that folding it would keep everybody waiting is folded beside recording. */

const HANDS = 301;

let database: TestDatabase;
let pool: pg.Pool;
let service: ServiceProcess;
let base: string;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ ...database.connection }, createLogger('silent'));
  service = spawnService({ DATABASE_URL: databaseUrl(database) });
  base = await letOwnerIn(service);
});
afterAll(async () => {
  service.child.kill('SIGTERM');
  await service.ended();
  await pool.end();
  await database.drop();
});

/** Plays hands after one round of the table, as many as fit into a statement at a time. */
async function playOn({ club, path }: Table, round: readonly TarokHandRecord[]): Promise<void> {
  const writer = new ClubWriter(pool);
  const sessionId = path.split('/').at(-1) ?? '';
  for (let played = round.length; played < HANDS;) {
    const few = Array.from({ length: Math.min(50, HANDS - played) }, () => {
      const record = round[played++ % round.length];
      if (record === undefined) throw new Error('no hand');
      const key = { key: crypto.randomUUID(), requestHash: 'played on' };
      return recordHand(writer, { clubId: club, sessionId, version: played, ...key }, record);
    });
    await Promise.all(few);
  }
}

/** Writes to an evening, each on the version that the last one left. */
function writerTo({ path }: Table, from = 1) {
  let version = from;
  return async (what: string, body: object) => {
    const answer = await call<{ session: TableView }>(base, 'POST', `${path}/${what}`, {
      body,
      version: version++,
    });
    if (answer.status >= 300) throw new Error(`${what}: ${JSON.stringify(answer.body)}`);
    return answer.body.session;
  };
}

const first = ({ session }: Table) => plainHand(session);
const voided = (hand: number) => ({ corrections: [{ hand, void: true }] });

async function asked(path: string): Promise<string> {
  const answer = await fetch(`${base}${path}`, { headers: asOwner(base) });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** The answers of the thread that serves requests about an evening, by their addresses. */
function reads(read: ReadPool, { club, path }: Table): Record<string, () => Promise<object>> {
  const session = path.split('/').at(-1) ?? '';
  const by = { club, roles: ['owner'], member: null } as const;
  const page = { after: 0, limit: 100 };
  return {
    steps: async () => (await readSteps(read, club, session)).steps,
    hands: async () => ({ hands: await readHands(read, club, session, page) }),
    'hands/2': () => readHand(read, club, session, 2),
    'hands/2/revisions': async () => ({
      hand: 2,
      revisions: await readRevisions(read, club, session, 2, by),
    }),
    corrections: async () => ({ corrections: await readCorrections(read, club, session, by) }),
    'closing-statement': () => readClosingStatement(read, club, session),
    '../../fines': () =>
      readFineRegister(read, club, {}, (of, rows) => registerFines(read, of, rows)),
  };
}

test('a long evening read by the worker equals that of the thread itself, byte for byte', async () => {
  const club = await openClub(base, 4);
  const short = await openSession(base, club);
  await asked(`${short.path}/steps`);
  await asked(`/v1/clubs/${club.club}/fines`);
  if (process.platform === 'linux') expect(await loweredThreads(service.child.pid ?? 0)).toBe(0);

  const table = await openSession(base, club);
  const begin = writerTo(table);
  const round: TarokHandRecord[] = [];
  for (let view: TableView = table.session; round.length < 3;) {
    const hand = plainHand(view);
    round.push(hand);
    view = await begin('hands', hand);
  }
  await playOn(table, round);
  const write = writerTo(table, HANDS + 1);
  const reason = 'It went otherwise.';
  await write('corrections', { mode: 'compensate', reason, ...voided(3) });
  const record = { ...round[1], events: [] };
  await write('corrections', { mode: 'replay', reason, corrections: [{ hand: 2, record }] });
  await write('undo', {});
  const session = table.path.split('/').at(-1) ?? '';
  const preview = await call(base, 'POST', `${table.path}/corrections/preview`, {
    body: voided(5),
  });
  const here = await previewCorrection({ pool }, club.club, session, voided(5).corrections, null);
  expect(JSON.stringify(expectStatus(preview, 200).body)).toBe(JSON.stringify(here));
  if (process.platform === 'linux') expect(await loweredThreads(service.child.pid ?? 0)).toBe(1);

  await write('fines', { player: club.members[0], code: 'superficial', stage: 'after' });
  await write('close', {});
  for (const [what, read] of Object.entries(reads({ pool }, table))) {
    expect([what, await asked(`${table.path}/${what}`)]).toEqual([
      what,
      JSON.stringify(await read()),
    ]);
  }
  const sheet = await fetch(`${base}${table.path}/sheet.pdf`, { headers: asOwner(base) });
  expect([sheet.status, (await sheet.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  expectProblem(await call(base, 'GET', `${table.path}/hands/999`), 'hand-not-found');
  const never = { body: { corrections: [{ hand: 999, record: first(table) }] } };
  const refused = await call(base, 'POST', `${table.path}/corrections/preview`, never);
  expectProblem(refused, 'hand-not-found');
}, 60_000);
