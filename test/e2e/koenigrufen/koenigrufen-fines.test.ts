import type { AuditPage } from '../../../src/audit/log/view.js';
import type { FineRegisterPage } from '../../../src/audit/fine-register/view.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import type { LedgerPage } from '../../../src/reports/ledger-report.js';
import type {
  DisputeFileView,
  DisputeOverturnedView,
} from '../../../src/sessions/disputes/dispute.view.js';
import type { FineLine, FineRecordedView } from '../../../src/sessions/fines/fine.view.js';
import type { SessionClosedView } from '../../../src/sessions/table/session.view.js';
import {
  call,
  expectProblem,
  expectStatus,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { MODES, voidFine } from '../../support/corrections/corrections.js';
import {
  KoenigrufenEvening,
  RATE,
  openTarok,
  stand,
} from '../../support/koenigrufen/koenigrufen-evening.js';
import { RUFER } from '../../support/koenigrufen/koenigrufen-hands.js';
import { expectMoves, exportOf } from '../../support/api/moved-club.js';

/** Fines of the club in Königrufen: to the other players, or to the kitty. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(() => served.close());

const fine = (player: string, amount: number, more: object = {}) => ({
  player,
  code: 'other',
  stage: 'after',
  amount,
  ...more,
});
const record = (evening: KoenigrufenEvening, body: object) =>
  evening.step<FineRecordedView>('fines', evening.told(body));

const open = (rate = RATE) => KoenigrufenEvening.open(served, { rate });

test('6 to each of the others: 18 for them, none in the kitty', async () => {
  const evening = await open();
  await record(evening, fine('b', 6));
  expect(evening.stand).toEqual(stand(6, -18, 6, 6));
  expect(evening.view.kitty).toBe(0);
  await evening.expectSound();
});

test('10 to the kitty; at the close its money is the club’s income', async () => {
  const evening = await open(50);
  await record(evening, fine('b', 10, { to: 'kitty' }));
  expect([evening.stand, evening.view.kitty]).toEqual([stand(0, -10, 0, 0), 10]);
  await evening.step('close', {});
  expect(await evening.money()).toEqual(stand(0, -500, 0, 0));
  await evening.expectSound();
  const accounts = (await exportOf(served.base, evening.table.club))
    .split('\n')
    .filter((line) => line.startsWith('{"type":"account"'))
    .map((line) => JSON.parse(line) as { kind: string; balance: number });
  expect(accounts.find(({ kind }) => kind === 'kitty')?.balance).toBe(10);
  const inMoney = accounts.filter(({ kind, balance }) => kind !== 'kitty' && balance !== 0);
  expect(inMoney.filter(({ balance }) => Math.abs(balance) === 500)).toMatchObject([
    { kind: 'income', balance: 500 },
    { kind: 'member', balance: -500 },
  ]);
});

test.each(MODES)('given back by %s, before the close', async (mode) => {
  const evening = await open();
  const { id } = await record(evening, fine('b', 10, { to: 'kitty' }));
  const { effect } = await evening.correct(mode, [voidFine(id)]);
  expect([effect.kitty, evening.view.kitty, evening.stand]).toEqual([-10, 0, stand(0, 0, 0, 0)]);
  await evening.expectSound();
});

test.each(MODES)('given back by %s, after it', async (mode) => {
  const evening = await open();
  const { id } = await record(evening, fine('b', 10, { to: 'kitty' }));
  await evening.step('close', {});
  await evening.correct(mode, [voidFine(id)]);
  expect(await evening.money()).toEqual(stand(0, 0, 0, 0));
  await evening.expectSound();
});

test('to the others in place of the kitty: another fine', async () => {
  const evening = await open();
  const { id } = await record(evening, fine('b', 3, { to: 'kitty' }));
  const instead = evening.told(fine('b', 3, { to: 'players' }));
  await evening.correct('replay', [{ fine: id, record: instead }]);
  expect(evening.stand).toEqual(stand(3, -9, 3, 3));
  const { fines } = await evening.get<FineRegisterPage>(`/v1/clubs/${evening.table.club}/fines`);
  expect(fines.map((one) => [one.id === id, one.state, one.pots])).toEqual([
    [false, 'recorded', []],
    [true, 'overturned', []],
  ]);
  await evening.expectSound();
});

test('a fine of Tarok, a kitty in Tarok, and a payee that there is not', async () => {
  const evening = await open();
  const revoke = evening.told({ player: 'a', code: 'revoke', stage: 'play' });
  expectProblem(await evening.send('fines', revoke, 1), 'rule-refused');
  const bank = evening.told(fine('a', 5, { to: 'bank' }));
  expectProblem(await evening.send('fines', bank, 1), 'validation-failed');
  const tarok = await openTarok(served.base, evening);
  const body = evening.told(fine('a', 5, { to: 'kitty' }));
  const sent = { body, version: 1 };
  const refused = await call(served.base, 'POST', `${tarok.path}/fines`, sent);
  expectProblem(refused, 'rule-refused');
});

describe('fines of the club', () => {
  /** Rufer of a and c; b pays 5 to each of the others; c pays 7 to the kitty. */
  const fined = async () => {
    const evening = await open();
    await evening.hand(RUFER);
    const toPlayers = await record(
      evening,
      fine('b', 5, { hand: 1, note: 'Late', reportedBy: 'd' }),
    );
    expect(evening.stand).toEqual(stand(6, -16, 6, 4));
    const toKitty = await record(evening, fine('c', 7, { to: 'kitty' }));
    expect([evening.stand, evening.view.kitty]).toEqual([stand(6, -16, -1, 4), 7]);
    return { evening, toPlayers, toKitty };
  };

  test('go to every other player, or to the kitty, and the deal stays', async () => {
    const { evening, toPlayers, toKitty } = await fined();
    expect(evening.words(toPlayers.payments)).toEqual(
      ['a', 'c', 'd'].map((one) => `b pays ${one} 5: fine`),
    );
    expect(evening.words(toKitty.payments)).toEqual(['c pays kitty 7: fine']);
    expect(toPlayers).toMatchObject({
      hand: 1,
      amount: 5,
      note: 'Late',
      reportedBy: evening.id('d'),
      source: 'koenigrufen, fine of the club',
    });
    expect(evening.seating).toBe('a deals to bcda');
    await evening.step('join', { player: evening.id('e') });
    // Also to a, who sits out.
    await record(evening, fine('e', 1, { to: 'players' }));
    expect(evening.stand).toEqual({ ...stand(7, -15, 0, 5), e: -4 });
    const { club, path } = evening.table;
    const { fines } = await evening.get<{ fines: FineLine[] }>(`${path}/fines`);
    expect(fines.map(({ player, amount }) => [evening.letter(player), amount])).toEqual([
      ['b', 5],
      ['c', 7],
      ['e', 1],
    ]);
    await evening.get(`/v1/clubs/${club}/fines`);
    const { entries } = await evening.get<AuditPage>(`/v1/clubs/${club}/audit?fine=${toKitty.id}`);
    expect(entries).toMatchObject([{ kind: 'fine-recorded', payments: [{ to: 'kitty' }] }]);
    const { lines } = await evening.get<LedgerPage>(`${path}/ledger?limit=500`);
    expect(lines.filter(({ to }) => to === 'kitty').map(({ amount }) => amount)).toEqual([7]);
    await evening.expectSound();
  });

  test('are in the register, which adds up what they brought', async () => {
    const { evening, toKitty } = await fined();
    const register = () => evening.get<FineRegisterPage>(`/v1/clubs/${evening.table.club}/fines`);
    // 3 × 5 to the players, 7 to the kitty.
    expect((await register()).totals).toEqual({ fines: 2, standing: 2, points: 22 });
    await evening.correct('replay', [{ fine: toKitty.id, void: true }]);
    const { totals, fines } = await register();
    expect(totals).toEqual({ fines: 2, standing: 1, points: 15 });
    expect(fines.map(({ state }) => state)).toEqual(['overturned', 'recorded']);
  });

  test('become money with the rest: the clearing account keeps what the kitty holds', async () => {
    const { evening } = await fined();
    const closed = await evening.step<SessionClosedView>('close', {});
    expect(evening.byLetter(closed.money, 'amount')).toEqual(stand(600, -1600, -100, 400));
    expect(await evening.money()).toEqual(stand(600, -1600, -100, 400));
    expect(evening.view.kitty).toBe(7);
    await evening.expectSound();
    await expectMoves(evening);
  });

  test.each(MODES)('%s: a fine is voided, or another takes its place', async (mode) => {
    const { evening, toPlayers, toKitty } = await fined();
    const voided = await evening.correct(mode, [{ fine: toKitty.id, void: true }]);
    expect([evening.stand, evening.view.kitty]).toEqual([stand(6, -16, 6, 4), 0]);
    expect(voided.effect).toMatchObject({ pots: null, kitty: -7 });
    expect(voided.effect.payments).toMatchObject([
      { from: 'kitty', to: evening.id('c'), amount: 7, reason: 'fine', fine: toKitty.id },
    ]);
    // 15 come back to b, and 9 go to the kitty.
    const instead = evening.told(fine('b', 9, { to: 'kitty' }));
    const { [mode]: option } = await evening.previewCorrection({
      fine: toPlayers.id,
      record: instead,
    });
    const replaced = await evening.correct(mode, [{ fine: toPlayers.id, record: instead }]);
    expect(replaced.effect).toEqual({
      ...option.effect,
      // The fine in its place has an id only once it is recorded.
      payments: replaced.effect.payments,
    });
    expect([evening.stand, evening.view.kitty]).toEqual([stand(1, -10, 1, -1), 9]);
    expect(replaced.fines).toMatchObject([{ fine: toPlayers.id, now: instead }]);
    const { club, path } = evening.table;
    const { fines } = await evening.get<{ fines: FineLine[] }>(`${path}/fines`);
    expect(fines.map(({ state }) => state)).toEqual(['overturned', 'overturned', 'recorded']);
    await evening.get(`/v1/clubs/${club}/fines`);
    await evening.expectSound();
  });

  test.each(MODES)('%s after the close: the clearing account gives it back', async (mode) => {
    const { evening, toKitty, toPlayers } = await fined();
    await evening.step('close', {});
    const corrections = [
      { fine: toKitty.id, void: true },
      { fine: toPlayers.id, void: true },
    ];
    const { effect } = await evening.correct(mode, corrections);
    expect(evening.byLetter(effect.members, 'money')).toEqual(stand(-500, 1500, 200, -500));
    expect(await evening.money()).toEqual(stand(100, -100, 100, -100));
    expect(evening.view.kitty).toBe(0);
    await evening.get(`${evening.table.path}/closing-statement`);
    await evening.get(`/v1/clubs/${evening.table.club}/fines`);
    await evening.expectSound();
    await expectMoves(evening);
  });

  test.each(MODES)('a dispute about one is overturned by %s', async (mode) => {
    const { evening, toKitty } = await fined();
    const { club } = evening.table;
    const raised = expectStatus(await evening.dispute('', 'c', { fine: toKitty.id }), 201).body;
    const { version } = evening.view;
    const path = `/${raised.id}/overturn`;
    const sent = await evening.dispute<DisputeOverturnedView>(path, 'e', { mode }, version);
    evening.view = expectStatus(sent, 200).body.session;
    expect([evening.stand, evening.view.kitty]).toEqual([stand(6, -16, 6, 4), 0]);
    const file = await evening.get<DisputeFileView>(`/v1/clubs/${club}/disputes/${raised.id}`);
    expect(file).toMatchObject({ disputedFine: { amount: 7, state: 'overturned' } });
    await evening.get(`/v1/clubs/${club}/fines`);
    await evening.expectSound();
  });

  test('that the club cannot have agreed on are refused', async () => {
    const { evening, toKitty } = await fined();
    const { version } = evening.view;
    for (const [body, refusal] of [
      [fine('a', 5, { code: 'revoke' }), 'rule-refused code'],
      [fine('a', 0), 'rule-refused amount'],
      [fine('a', 5, { amount: null }), 'rule-refused amount'],
      [fine('a', 5, { melding: 0 }), 'rule-refused melding'],
      [fine('e', 5), 'impossible-hand player'],
      [fine('a', 5, { reportedBy: 'e' }), 'impossible-hand reportedBy'],
      [fine('a', 100_001), 'validation-failed amount'],
      [fine('a', 5, { to: 'king-pot' }), 'validation-failed to'],
      [fine('a', 5, { hand: 2 }), 'hand-not-found hand'],
    ] as const) {
      const { code, field } = (await evening.send('fines', evening.told(body), version))
        .body as ProblemBody;
      expect(`${code} ${field ?? '-'}`).toBe(refusal);
    }
    const faulty = await evening.send('faulty-deck', { fine: toKitty.id }, version);
    expectProblem(faulty, 'rule-refused');
    const tarok = await openTarok(served.base, evening);
    const body = { ...fine(tarok.members[0] ?? '', 5), to: 'kitty' };
    const sent = { body, version: 1 };
    const refused = await call(served.base, 'POST', `${tarok.path}/fines`, sent);
    expect(expectProblem(refused, 'rule-refused').field).toBe('to');
    await evening.expectSound();
  });
});
