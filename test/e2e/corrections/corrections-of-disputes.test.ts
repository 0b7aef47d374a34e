import type {
  CorrectionList,
  HandRevisionList,
} from '../../../src/sessions/corrections/correction.view.js';
import { bearer, deviceAt, memberAt } from '../../support/access/access.js';
import { someone } from '../../support/access/access-club.js';
import {
  call,
  expectProblem,
  expectStatus,
  serveTestApp,
  type Answer,
  type ServedApp,
} from '../../support/api/api.js';
import { write } from '../../support/corrections/corrections.js';
import {
  handWithFine,
  openTable,
  raise,
  sessionOf,
  step,
  WHY,
  type DisputeTable,
} from '../../support/corrections/disputes.js';

/** The relation of a correction to the dispute that it settles. */

let served: ServedApp;
let table: DisputeTable;

beforeAll(async () => {
  served = await serveTestApp();
});
beforeEach(async () => {
  table = await openTable(served.base, 4);
});
afterAll(() => served.close());

async function overturn(dispute: string): Promise<void> {
  const { version } = await sessionOf(table);
  const decided = await step(table, `/${dispute}/overturn`, table.members[3] ?? '', {
    body: { text: 'Anna had it right.', mode: 'replay' },
    version,
  });
  expectStatus(decided, 200);
}

describe('a preview that names a dispute', () => {
  async function preview(corrections: object[], dispute: string): Promise<Answer<unknown>> {
    const path = `${table.path}/corrections/preview`;
    return write(table.base, { path, body: { corrections, dispute } });
  }

  test('is of one that there is', async () => {
    const { fine } = await handWithFine(table);
    const asked = [{ fine, void: true }];
    expectProblem(await preview(asked, crypto.randomUUID()), 'dispute-not-found');
  });

  test('is of what is disputed, and says the same as the decision', async () => {
    const { fine, player } = await handWithFine(table);
    const { fine: other } = await handWithFine(table);
    const raised = await raise(table, player, { fine });
    expectStatus(await preview([{ fine, void: true }], raised.id), 200);
    const refused = await preview([{ fine: other, void: true }], raised.id);
    expect(expectProblem(refused, 'correction-refused').reason).toBe('corrects-another-fine');
  });

  test('is of one that is open', async () => {
    const { fine, player } = await handWithFine(table);
    const { fine: other } = await handWithFine(table);
    const raised = await raise(table, player, { fine });
    await overturn(raised.id);
    const refused = await preview([{ fine: other, void: true }], raised.id);
    expect(expectProblem(refused, 'dispute-closed').params).toEqual({ end: 'overturned' });
  });
});

test('the text of a dispute is shown with its correction to those who may read the dispute', async () => {
  const { base, club } = table;
  const { fine, player } = await handWithFine(table);
  const raised = await raise(table, player, { fine });
  await overturn(raised.id);
  const { version } = await sessionOf(table);
  const corrected = await write(base, {
    path: `${table.path}/undo`,
    body: { reason: WHY },
    version,
  });
  expectStatus(corrected, 201);
  const reasonsFor = async (as: string) => {
    const told = await call<CorrectionList>(base, 'GET', `${table.path}/corrections`, { as });
    return expectStatus(told, 200).body.corrections.map(({ reason }) => reason);
  };
  const revisionsFor = async (as: string) => {
    const told = await call<HandRevisionList>(base, 'GET', `${table.path}/hands/1/revisions`, {
      as,
    });
    return expectStatus(told, 200).body.revisions.map(({ reason }) => reason);
  };
  const bystander = await someone(base, club, 'member');
  const fined = await memberAt(base, club, player);
  const path = `/v1/clubs/${club}/memberships/${await userOf(fined)}`;
  const lowered = await call(base, 'PATCH', path, { body: { roles: ['member'] } });
  expectStatus(lowered, 200);
  const text = 'Anna had it right.';
  for (const as of [await memberAt(base, club, table.members[3] ?? ''), fined]) {
    expect(await reasonsFor(as)).toEqual([text, WHY]);
    expect(await revisionsFor(as)).toEqual([null, text, WHY]);
  }
  for (const as of [await deviceAt(base, club), bystander.token]) {
    expect(await reasonsFor(as)).toEqual(['', WHY]);
    expect(await revisionsFor(as)).toEqual([null, '', WHY]);
  }
});

async function userOf(token: string): Promise<string> {
  const answer = await fetch(`${table.base}/v1/me`, { headers: bearer(token) });
  return ((await answer.json()) as { user: { id: string } }).user.id;
}
