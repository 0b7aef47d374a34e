import type { BalanceReport } from '../../../src/reports/balance-report.js';
import type { AuditPage } from '../../../src/audit/log/view.js';
import type { FineRegisterPage } from '../../../src/audit/fine-register/view.js';
import type {
  CorrectionMadeView,
  CorrectionPreview,
} from '../../../src/sessions/corrections/correction.view.js';
import type { DisputeOverturnedView } from '../../../src/sessions/disputes/dispute.view.js';
import {
  call,
  expectProblem,
  expectStatus,
  expectVerified,
  read,
  serveTestApp,
  sumOfPoints,
  type ServedApp,
} from '../../support/api/api.js';
import { voidFine, voidHand } from '../../support/corrections/corrections.js';
import {
  close,
  fileOf,
  fineBetween,
  fineStates,
  handWithFine,
  openTable,
  pointsOf,
  raise,
  sessionOf,
  step,
  type DisputeTable,
} from '../../support/corrections/disputes.js';

/** A fine that is paid back, by a correction and by the decision of a dispute. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

const REASON = 'There was nothing to fine.';

async function pay(table: DisputeTable, corrections: readonly object[], mode = 'paid-back') {
  const { version } = await sessionOf(table);
  const body = { mode, reason: REASON, corrections };
  return call<CorrectionMadeView>(table.base, 'POST', `${table.path}/corrections`, {
    body,
    version,
  });
}

async function preview(table: DisputeTable, corrections: readonly object[]) {
  const path = `${table.path}/corrections/preview`;
  const answer = await call<CorrectionPreview>(table.base, 'POST', path, { body: { corrections } });
  return expectStatus(answer, 200).body;
}

const moneyOf = async ({ base, club }: DisputeTable, member: string) =>
  (await read<BalanceReport>(base, `/v1/clubs/${club}/members/${member}/balance`)).money;

test('the answer is the previewed effect; the hand keeps its record and the fine is overturned', async () => {
  const table = await openTable(served.base);
  const { fine, player } = await handWithFine(table);
  await handWithFine(table, { fined: 1 });
  const before = await sessionOf(table);
  const hand = await read<object>(served.base, `${table.path}/hands/1`);
  const { paidBack } = await preview(table, [voidFine(fine)]);
  expect(paidBack).toMatchObject({ possible: true, effect: { hands: [] } });

  const made = expectStatus(await pay(table, [voidFine(fine)]), 201).body;
  expect(made).toMatchObject({ mode: 'paid-back', hands: [], fines: [], paidBack: [fine] });
  expect(made.effect).toEqual(paidBack?.effect);
  const after = await sessionOf(table);
  expect(pointsOf(after, player) - pointsOf(before, player)).toBe(40);
  expect(sumOfPoints(after)).toBe(0);
  expect(after.dealer).toBe(before.dealer);
  expect(await read<object>(served.base, `${table.path}/hands/1`)).toEqual(hand);
  expect(await fineStates(table)).toEqual(['overturned', 'recorded']);
  const register = await read<FineRegisterPage>(served.base, `/v1/clubs/${table.club}/fines`);
  expect(register.fines.find(({ id }) => id === fine)).toMatchObject({
    state: 'overturned',
    correction: { mode: 'paid-back', replacedBy: null },
    pots: [{ now: 'given-back' }, { now: 'given-back' }],
  });
  await expectVerified(served.base, table.club);
});

test('anything but one voided fine is refused at its field, and has no such preview', async () => {
  const table = await openTable(served.base);
  const { fine, player } = await handWithFine(table);
  const between = await fineBetween(table, player);
  const record = { player, code: 'superficial', stage: 'play' };
  for (const corrections of [
    [voidFine(fine), voidFine(between.id)],
    [voidHand(1)],
    [{ fine, record }],
    [{ fine, record, void: true }],
  ]) {
    const refused = expectProblem(await pay(table, corrections), 'validation-failed');
    expect(refused).toMatchObject({ reason: 'pays-back-one-fine', field: 'corrections' });
  }
  expect((await preview(table, [voidFine(fine), voidFine(between.id)])).paidBack).toBeNull();
  expectStatus(await pay(table, [voidFine(fine)]), 201);
  expectProblem(await pay(table, [voidFine(fine)]), 'fine-overturned');
  const late = expectProblem(await pay(table, [voidHand(1)], 'compensate'), 'correction-refused');
  expect(late.reason).toBe('hand-has-fine-paid-back');
  const disputed = await raise(table, player, { fine: between.id });
  const open = expectProblem(await pay(table, [voidFine(between.id)]), 'correction-refused');
  expect(open.reason).toBe('fine-is-disputed');
  expect((await fileOf(table, disputed)).state).toBe('open');
  await expectVerified(served.base, table.club);
});

test('a replay of its hand afterwards does not overturn it a second time in the log', async () => {
  const table = await openTable(served.base);
  const { fine } = await handWithFine(table);
  expectStatus(await pay(table, [voidFine(fine)]), 201);
  const changesOfFine = async () => {
    const { entries } = await read<AuditPage>(
      served.base,
      `/v1/clubs/${table.club}/audit?kind=correction-recorded&limit=100`,
    );
    return entries
      .flatMap(({ changes }) => changes)
      .filter((one) => one.what === 'fine-state' && one.fine === fine);
  };
  const once = [expect.objectContaining({ was: 'recorded', now: 'overturned' }) as object];
  expect(await changesOfFine()).toEqual(once);
  expectStatus(await pay(table, [voidHand(1)], 'replay'), 201);
  expect(await changesOfFine()).toEqual(once);
  await expectVerified(served.base, table.club);
});

test('a dispute after the close is decided so, without corrections; money follows at the rate', async () => {
  const table = await openTable(served.base, 5, { rate: 10 });
  const [, , , dorte = ''] = table.members;
  const { fine, player } = await handWithFine(table);
  await handWithFine(table, { fined: 1 });
  const closed = await close(table);
  const before = await moneyOf(table, player);
  const { id } = await raise(table, player, { fine });
  const sent = await step<DisputeOverturnedView>(table, `/${id}/overturn`, dorte, {
    body: { mode: 'paid-back' },
    version: closed.version,
  });
  const { correction, session } = expectStatus(sent, 200).body;
  const points = pointsOf(session, player) - pointsOf(closed, player);
  expect(points).toBeGreaterThan(0);
  expect(points).toBeLessThan(40);
  expect((await moneyOf(table, player)) - before).toBe(points * 10);
  expect(correction).toMatchObject({ mode: 'paid-back', dispute: id, paidBack: [fine] });
  expect(session.pots).toEqual({ king: 0, pagat: 0 });
  expect(await fileOf(table, { id })).toMatchObject({
    state: 'overturned',
    correction: { mode: 'paid-back' },
  });
  expect(await fineStates(table)).toEqual(['overturned', 'recorded']);
  await expectVerified(served.base, table.club);
});

test('a dispute about a hand is not decided so', async () => {
  const table = await openTable(served.base);
  const { player } = await handWithFine(table);
  const [, , , dorte = ''] = table.members;
  const { id } = await raise(table, player, { hand: 1 });
  const { version } = await sessionOf(table);
  const sent = await step(table, `/${id}/overturn`, dorte, {
    body: { mode: 'paid-back' },
    version,
  });
  expect(expectProblem(sent, 'validation-failed')).toMatchObject({
    reason: 'pays-back-one-fine',
    field: 'mode',
  });
});
