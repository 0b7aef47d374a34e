import { asOwner } from '../../support/access/access.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  plainHand,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { MODES, write } from '../../support/corrections/corrections.js';
import {
  close,
  fileOf,
  fineBetween,
  handWithFine,
  openTable,
  raise,
  sessionOf,
  step,
  type DisputeTable,
} from '../../support/corrections/disputes.js';

/** The parties of a dispute, by each of the ways to be one, and their rights. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

const PLAYERS = 4;

/** Four of six play; Anna deals the first hand, and Carl, opposite, sits out. */
async function fourOfSix() {
  const table = await openTable(served.base, 6, { players: PLAYERS });
  const [anna = '', bent = '', carl = '', dorte = '', erik = '', fie = ''] = table.members;
  return { table, anna, bent, carl, dorte, erik, fie };
}

async function record(table: DisputeTable, more: object = {}) {
  const view = await sessionOf(table);
  const body = { ...plainHand(view), ...more };
  const sent = { path: `${table.path}/hands`, body, version: view.version };
  expectStatus(await write(served.base, { ...sent, headers: asOwner(served.base) }), 201);
}

/** The part of each member, by the order of the members; those without one are left out. */
async function partsOf(table: DisputeTable, dispute: { readonly id: string }) {
  const { parties, withoutPart } = await fileOf(table, dispute);
  const parts = table.members.map((id) => parties.find(({ member }) => member === id)?.part);
  expect(withoutPart).toEqual(table.members.filter((_, at) => parts[at] === undefined));
  return parts;
}

const PAID = 'paid-in-hand';
const SAT = 'sat-at-table';

test('of a hand: everybody with a payment in it, and nobody who sat out', async () => {
  const { table, bent, carl, fie } = await fourOfSix();
  await record(table);
  const raised = await raise(table, fie, { hand: 1 });
  expect(await partsOf(table, raised)).toEqual([
    PAID,
    PAID,
    undefined,
    PAID,
    undefined,
    'raised-dispute',
  ]);
  const refused = expectProblem(
    await step(table, `/${raised.id}/uphold`, bent),
    'decision-refused',
  );
  expect(refused).toMatchObject({
    reason: 'decides-own-part',
    params: { names: ['Bent'], parts: [PAID] },
  });
  expectStatus(await step(table, `/${raised.id}/uphold`, carl), 200);
  await expectVerified(served.base, table.club);
});

test('of a hand in which a cup was founded: the player who sat out too', async () => {
  const { table, bent, carl, fie } = await fourOfSix();
  const pagat = { winner: bent, ultimoCards: [{ player: bent, card: 'pagat' }] };
  await record(table, { lastTrick: pagat, events: [] });
  const raised = await raise(table, fie, { hand: 1 });
  expect(await partsOf(table, raised)).toEqual([
    PAID,
    PAID,
    PAID,
    PAID,
    undefined,
    'raised-dispute',
  ]);
  expectProblem(await step(table, `/${raised.id}/uphold`, carl), 'decision-refused');
});

test.each(MODES)(
  'of a hand that was corrected by %s: the players who paid before or after',
  async (mode) => {
    const { table, bent, erik } = await fourOfSix();
    const pagat = { winner: bent, ultimoCards: [{ player: bent, card: 'pagat' }] };
    const view = await sessionOf(table);
    await record(table);
    const now = { ...plainHand(view), lastTrick: pagat, events: [] };
    const corrected = await write(served.base, {
      path: `${table.path}/corrections`,
      body: { mode, reason: 'The pagat won it.', corrections: [{ hand: 1, record: now }] },
      version: (await sessionOf(table)).version,
      headers: asOwner(served.base),
    });
    expectStatus(corrected, 201);
    const raised = await raise(table, erik, { hand: 1 });
    expect(await partsOf(table, raised)).toEqual([
      PAID,
      PAID,
      PAID,
      PAID,
      'raised-dispute',
      undefined,
    ]);
  },
);

test('of a fine in a hand: everybody at the table, for its cups are theirs', async () => {
  const { table, anna, bent, carl, erik } = await fourOfSix();
  const { fine, player } = await handWithFine(table, { actor: erik, reportedBy: anna, fined: 1 });
  expect(player).toBe(bent);
  const raised = await raise(table, bent, { fine });
  const parts = ['reported-fine', 'was-fined', SAT, SAT, 'recorded-fine', undefined];
  expect(await partsOf(table, raised)).toEqual(parts);
  const refused = await step(table, `/${raised.id}/uphold`, carl);
  expect(expectProblem(refused, 'decision-refused').params).toEqual({
    names: ['Carl'],
    parts: [SAT],
  });
});

test('of a fine between hands: those at the table then, not those who came later', async () => {
  const { table, anna, dorte, erik, fie } = await fourOfSix();
  const { id } = await fineBetween(table, anna);
  const { version } = await sessionOf(table);
  const left = await call(served.base, 'POST', `${table.path}/leave`, {
    body: { player: dorte },
    version,
  });
  expectStatus(left, 200);
  const joined = await call(served.base, 'POST', `${table.path}/join`, {
    body: { player: erik },
    version: version + 1,
  });
  expectStatus(joined, 200);
  await close(table);
  const raised = await raise(table, anna, { fine: id });
  const parts = ['was-fined', SAT, SAT, SAT, undefined, undefined];
  expect(await partsOf(table, raised)).toEqual(parts);
  expectStatus(await step(table, `/${raised.id}/uphold`, erik, { body: { together: [fie] } }), 200);
});

test('where all are parties, any of them decides, and the dispute says that nobody else is there', async () => {
  const table = await openTable(served.base, 3);
  const [anna = '', bent = ''] = table.members;
  await record(table);
  const raised = await raise(table, anna, { hand: 1 });
  expect((await fileOf(table, raised)).withoutPart).toEqual([]);
  const guest = await call<{ id: string }>(served.base, 'POST', `/v1/clubs/${table.club}/guests`, {
    body: { name: 'Per' },
  });
  // A guest is no member, and keeps nobody from deciding.
  expect((await fileOf(table, raised)).withoutPart).toEqual([]);
  const together = [expectStatus(guest, 201).body.id];
  expectStatus(await step(table, `/${raised.id}/uphold`, bent, { body: { together } }), 200);
});
