import { randomUUID } from 'node:crypto';
import type { AuditPage } from '../../../src/audit/log/view.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import type { LedgerPage } from '../../../src/reports/ledger-report.js';
import type {
  CorrectionList,
  HandRevisionList,
} from '../../../src/sessions/corrections/correction.view.js';
import type {
  DisputeFileView,
  DisputeOverturnedView,
} from '../../../src/sessions/disputes/dispute.view.js';
import type { RecordedHandView } from '../../../src/sessions/hands/hand.view.js';
import type { ClosingStatement } from '../../../src/sessions/table/session.view.js';
import { claimAll, tableActor } from '../../support/access/access.js';
import {
  expectProblem,
  expectStatus,
  serveTestApp,
  type ServedApp,
} from '../../support/api/api.js';
import { MODES } from '../../support/corrections/corrections.js';
import { expectDescribed } from '../../support/api/described.js';
import { KoenigrufenEvening, stand } from '../../support/koenigrufen/koenigrufen-evening.js';
import { RUFER, dreier, piccolo } from '../../support/koenigrufen/koenigrufen-hands.js';
import { expectMoves } from '../../support/api/moved-club.js';

/** Corrections of Königrufen, and disputes about its hands. */

let served: ServedApp;

beforeAll(async () => {
  served = await serveTestApp();
});
afterAll(async () => {
  await served.close();
});

const open = (opening: Parameters<typeof KoenigrufenEvening.open>[1] = {}) =>
  KoenigrufenEvening.open(served, opening);

describe('corrections', () => {
  /** Rufer of a and c, dreier of b, piccolo of c. */
  const three = async () => {
    const evening = await open();
    await evening.hand(RUFER);
    await evening.hand(dreier('b'));
    await evening.hand(piccolo('c'));
    expect(evening.stand).toEqual(stand(-5, 9, 3, -7));
    return evening;
  };

  test.each(MODES)('%s: the dreier of b was lost, so b pays 8 to each', async (mode) => {
    const evening = await three();
    const lost = [{ hand: 2, record: evening.record(dreier('b', '30')) }];
    const head = await evening.verification();
    const { [mode]: option, version } = await evening.previewCorrection(...lost);
    expect([option.possible, option.refusal, version]).toEqual([true, null, 4]);
    expect(await evening.verification()).toEqual(head);
    const corrected = await evening.correct(mode, lost, 'd');
    expect(corrected.effect).toEqual(option.effect);
    expect(evening.stand).toEqual(stand(3, -15, 11, 1));
    const { effect } = corrected;
    expect(effect.pots).toBeNull();
    expect(evening.byLetter(effect.members, 'points')).toEqual(stand(8, -24, 8, 8));
    expect(evening.byLetter(effect.members, 'money')).toEqual(stand(0, 0, 0, 0));
    expect(
      effect.payments.map(({ from, to, amount, unit, reason, hand, fine }) => [
        ...[evening.letter(from), evening.letter(to), amount, unit, reason, hand, fine],
      ]),
    ).toEqual(['c', 'd', 'a'].map((one) => ['b', one, 8, 'points', 'dreier', 2, null]));
    expect(effect.hands).toMatchObject([
      { hand: 2, corrected: true, was: { pots: null }, now: { pots: null, kind: 'played' } },
    ]);
    expect(corrected).toMatchObject({
      actor: await tableActor(served.base, evening.table.club, evening.id('d')),
      fines: [],
      hands: [{ hand: 2, revision: 2, fineIds: [], overturned: [] }],
    });
    const { path } = evening.table;
    const list = await evening.get<CorrectionList>(`${path}/corrections`);
    const { session: _session, ...made } = corrected;
    expect(list.corrections).toEqual([made]);
    const hand = await evening.get<RecordedHandView>(`${path}/hands/2`);
    expect(hand).toMatchObject({ revision: 2, games: [{ won: false }], pots: null });
    const { revisions } = await evening.get<HandRevisionList>(`${path}/hands/2/revisions`);
    expect(revisions.map(({ revision, by, mode }) => [revision, by, mode])).toEqual([
      [1, 'recorded', null],
      [2, 'corrected', mode],
    ]);
    expect(revisions[1]?.payments).toEqual(hand.payments);
    const { lines } = await evening.get<LedgerPage>(`${path}/ledger?limit=500`);
    const paid = lines.filter(({ kind }) => kind === 'correction-recorded');
    expect(paid.map(({ why, amount }) => [why, amount])).toEqual(
      Array(3).fill(['It was wrong.', 8]),
    );
    const about = lines.filter(({ hand }) => hand === 2);
    expect(new Set(about.map(({ correction }) => correction))).toEqual(new Set([corrected.event]));
    await evening.expectSound();
  });

  test.each(MODES)('%s: from one contract to another', async (mode) => {
    const evening = await three();
    // It was a trischaken that b, forehand, lost: 2 to each. b had 12, others -4: b -18, others +6.
    const trischaken = {
      contract: 'trischaken',
      count: ['a', 'c', 'd'].map((player) => ({ player, blad: 50 })),
    };
    await evening.correct(mode, [{ hand: 2, record: evening.record(trischaken) }]);
    expect(evening.stand).toEqual(stand(1, -9, 9, -1));
    const hand = await evening.get<RecordedHandView>(`${evening.table.path}/hands/2`);
    expect(hand).toMatchObject({
      contract: 'trischaken',
      games: [],
      trischaken: { losers: [evening.id('b')], virgins: [], mayor: false },
    });
    const nothing = await evening.send(
      'corrections',
      {
        mode,
        reason: 'Again',
        corrections: [{ hand: 2, record: evening.record(trischaken) }],
      },
      5,
    );
    expectProblem(nothing, 'correction-refused');
    await evening.expectSound();
  });

  test('an impossible hand cannot be the result of a correction', async () => {
    const evening = await three();
    for (const mode of MODES) {
      const corrections = [{ hand: 1, record: evening.record({ ...RUFER, partner: 'd' }) }];
      const body = { mode, reason: 'Wrong', corrections };
      const refused = await evening.send('corrections', body, 4);
      const problem = refused.body as ProblemBody;
      expect(problem).toMatchObject({ code: 'impossible-hand', field: 'partner', hand: 1 });
    }
    const fine = [{ fine: randomUUID(), void: true }];
    const body = { mode: 'replay', reason: 'Wrong', corrections: fine };
    expectProblem(await evening.send('corrections', body, 4), 'fine-not-found');
    expect(await evening.session()).toMatchObject({ version: 4 });
  });

  test('undo: the latest hand is void, and its dealer deals again', async () => {
    const evening = await three();
    expect(evening.seating).toBe('c deals to dabc');
    await evening.step('undo', {});
    expect(evening.stand).toEqual(stand(-3, 11, -3, -5));
    expect(evening.seating).toBe('b deals to cdab');
    const hand = await evening.get<RecordedHandView>(`${evening.table.path}/hands/3`);
    expect(hand).toMatchObject({ kind: 'voided', record: null, payments: [], pots: null });
    await evening.step('undo', {});
    expect(evening.seating).toBe('a deals to bcda');
    expect(await evening.hand(dreier('d'))).toMatchObject({ number: 4, dealer: evening.id('a') });
    await evening.step('undo', {});
    await evening.step('undo', {});
    expect(evening.stand).toEqual(stand(0, 0, 0, 0));
    expectProblem(await evening.send('undo', {}, evening.view.version), 'hand-not-found');
    await evening.expectSound();
  });

  /** Rufer of a and c, farbendreier of b lost in forehand, trischaken. */
  const shifting = async () => {
    const evening = await open();
    await evening.hand(RUFER);
    // In forehand: 6 to each.
    await evening.hand({
      contract: 'farbendreier',
      declarer: 'b',
      count: [{ player: 'b', points: '30' }],
    });
    expect(evening.stand).toEqual(stand(7, -19, 7, 5));
    // c is forehand, so of b and c with 60 blad each c alone loses: 2 to each.
    const tie = ['b', 'c'].map((player) => ({ player, blad: 60 }));
    await evening.hand({
      contract: 'trischaken',
      count: [...tie, { player: 'a', blad: 50 }],
    });
    expect(evening.stand).toEqual(stand(9, -17, 1, 7));
    return evening;
  };

  test('a hand voided in replay keeps the deal: a later forehand is no longer forehand', async () => {
    const evening = await shifting();
    const { effect } = await evening.correct('replay', [{ hand: 1, void: true }]);
    // Nothing for the rufer. The farbendreier of b, a being forehand: 3 to each. The trischaken, b
    // being forehand: b alone pays 2 to each.
    expect(evening.stand).toEqual(stand(5, -15, 5, 5));
    expect(evening.seating).toBe('b deals to cdab');
    expect(effect.hands.map(({ hand, corrected }) => [hand, corrected])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
    const { revisions } = await evening.get<HandRevisionList>(
      `${evening.table.path}/hands/3/revisions`,
    );
    expect(revisions.map(({ by, revision }) => [by, revision])).toEqual([
      ['recorded', 1],
      ['followed', 1],
    ]);
    await evening.expectSound();
  });

  test('a hand voided in compensation leaves all later ones as they were', async () => {
    const evening = await shifting();
    await evening.correct('compensate', [{ hand: 1, void: true }]);
    expect(evening.stand).toEqual(stand(8, -16, 0, 8));
    expect(evening.seating).toBe('c deals to dabc');
    await evening.expectSound();
  });

  test('a later rufer that is no longer forehand’s must be corrected too', async () => {
    const evening = await shifting();
    await evening.hand({ ...RUFER, declarer: 'd', kingHolder: 'b' });
    const voided = { hand: 1, void: true };
    const { compensate, replay } = await evening.previewCorrection(voided);
    expect([compensate.possible, replay.possible, replay.effect]).toEqual([true, false, null]);
    expect(replay.refusal).toMatchObject({
      code: 'correction-refused',
      hand: 4,
      alsoToCorrect: [{ hand: 4, fine: null }],
    });
    expect(replay.refusal?.detail).toMatch(/forehand/);
    const body = { mode: 'replay', reason: 'Wrong', corrections: [voided] };
    const refused = await evening.send('corrections', body, evening.view.version);
    expectProblem(refused, 'correction-refused');
    const other = { hand: 4, record: evening.record({ ...RUFER, declarer: 'c', kingHolder: 'b' }) };
    await evening.correct('replay', [voided, other]);
    expect(evening.stand).toEqual(stand(4, -14, 6, 4));
    await evening.expectSound();
  });

  test('in replay a hand of somebody who then sat out must be corrected too', async () => {
    const evening = await open({ seats: 'abcde' });
    await evening.hand(dreier('a'));
    await evening.hand(dreier('e'));
    const { replay } = await evening.previewCorrection({ hand: 1, void: true });
    expect(replay.refusal).toMatchObject({ hand: 2, alsoToCorrect: [{ hand: 2 }] });
    expect(replay.refusal?.detail).toMatch(/sits out/);
    await evening.correct('compensate', [{ hand: 1, void: true }]);
    expect(evening.stand).toEqual({ a: 0, b: -4, c: -4, d: -4, e: 12 });
    await evening.expectSound();
  });

  test('joining and leaving are played again too, and a replayed deal goes to who is there', async () => {
    const evening = await open();
    await evening.hand(dreier('b'));
    await evening.step('join', { player: evening.id('e') });
    await evening.hand(dreier('c'));
    await evening.step('leave', { player: evening.id('d') });
    await evening.hand(dreier('e'));
    expect(evening.stand).toEqual({ a: -8, b: 4, c: 4, d: -8, e: 8 });
    await evening.correct('replay', [{ hand: 1, void: true }]);
    // Now d dealt hand 2 and sat it out, instead of a.
    expect(evening.stand).toEqual({ a: -8, b: -8, c: 8, d: 0, e: 8 });
    await evening.expectSound();
  });

  test.each(MODES)('%s after the close moves the money too', async (mode) => {
    const evening = await three();
    await evening.step('close', {});
    expect(await evening.money()).toEqual(stand(-500, 900, 300, -700));
    const lost = { hand: 2, record: evening.record(dreier('b', '30')) };
    const { effect, event } = await evening.correct(mode, [lost]);
    expect(evening.byLetter(effect.members, 'money')).toEqual(stand(800, -2400, 800, 800));
    expect(await evening.money()).toEqual(stand(300, -1500, 1100, 100));
    expect(await evening.session()).toMatchObject({ status: 'closed', pots: null });
    const statement = await evening.get<ClosingStatement>(
      `${evening.table.path}/closing-statement`,
    );
    expect(evening.byLetter(statement.money, 'amount')).toEqual(stand(-500, 900, 300, -700));
    expect(evening.byLetter(statement.moneyNow, 'amount')).toEqual(stand(300, -1500, 1100, 100));
    expect(statement.corrections.map((one) => one.event)).toEqual([event]);
    await evening.expectSound();
    await expectMoves(evening);
  });
});

describe('a dispute about a hand', () => {
  const GIVEN_UP = { contract: 'rufer', kingHolder: 'talon', gaveUp: true };

  test.each(MODES)('is overturned by %s, by one who had no part in it', async (mode) => {
    const evening = await open();
    await claimAll(served.base, evening.table);
    await evening.hand(GIVEN_UP, 'b');
    expect(evening.stand).toEqual(stand(-3, 1, 1, 1));
    await evening.hand(dreier('b'));
    const raised = expectStatus(await evening.dispute('', 'a', { hand: 1 }), 201).body;
    expect(raised).toMatchObject({ hand: 1, fine: null, state: 'open' });
    expectStatus(await evening.dispute(`/${raised.id}/answers`, 'b'), 201);
    // It was a rufer that a won with 40, kontra: 2 from each.
    const record = evening.record({
      contract: 'rufer',
      kingHolder: 'talon',
      kontra: 'kontra',
      count: [{ player: 'a', points: '40' }],
    });
    const decision = { mode, corrections: [{ hand: 1, record }] };
    const overturn = (actor: string) =>
      evening.dispute<DisputeOverturnedView>(`/${raised.id}/overturn`, actor, decision, 3);
    for (const actor of ['a', 'b']) expectProblem(await overturn(actor), 'decision-refused');
    const { correction, session, dispute } = expectStatus(await overturn('e'), 200).body;
    evening.view = session;
    expect(dispute).toMatchObject({ state: 'overturned' });
    expect(correction).toMatchObject({ mode, dispute: raised.id, hands: [{ hand: 1 }] });
    expect(correction.effect.pots).toBeNull();
    expect(evening.stand).toEqual(stand(2, 10, -6, -6));
    const { club } = evening.table;
    const file = await evening.get<DisputeFileView>(`/v1/clubs/${club}/disputes/${raised.id}`);
    expect(file).toMatchObject({
      state: 'overturned',
      disputedFine: null,
      disputedHand: { revision: 1, kind: 'given-up', record: evening.record(GIVEN_UP) as object },
      correction: { event: correction.event, mode },
    });
    expect(file.steps.map(({ kind }) => kind)).toEqual([
      'dispute-raised',
      'dispute-answered',
      'dispute-overturned',
    ]);
    const audit = `/v1/clubs/${club}/audit?session=${evening.table.session.id}&hand=1`;
    const { entries } = await evening.get<AuditPage>(audit);
    expect(entries.map(({ kind }) => kind)).toEqual([
      'hand-recorded',
      'dispute-raised',
      'dispute-answered',
      'dispute-overturned',
      'correction-recorded',
    ]);
    const changed = entries.at(-1)?.changes;
    expect(changed).toEqual([
      { what: 'hand', hand: 1, fine: null, was: evening.record(GIVEN_UP), now: record },
    ]);
    await evening.expectSound();
    await evening.step('close', {});
    await expectMoves(evening);
  });

  test.each(MODES)('is overturned by %s with a void: no such hand was played', async (mode) => {
    const evening = await open();
    await evening.hand({ contract: 'farbensolo', declarer: 'c', suitCards: 2 });
    await evening.hand(dreier('a'));
    expect(evening.stand).toEqual(stand(18, 2, -22, 2));
    const raised = expectStatus(await evening.dispute('', 'c', { hand: 1 }), 201).body;
    const decision = { mode, corrections: [{ hand: 1, void: true }] };
    const path = `/${raised.id}/overturn`;
    const sent = await evening.dispute<DisputeOverturnedView>(path, 'f', decision, 3);
    expectDescribed(served, 'POST', `${evening.table.path}/disputes${path}`, sent, {
      text: 'The table remembers it so.',
      ...decision,
    });
    evening.view = expectStatus(sent, 200).body.session;
    expect(evening.stand).toEqual(stand(12, -4, -4, -4));
    expect(evening.seating).toBe(mode === 'replay' ? 'a deals to bcda' : 'b deals to cdab');
    const { club } = evening.table;
    const file = await evening.get<DisputeFileView>(`/v1/clubs/${club}/disputes/${raised.id}`);
    expect(file.disputedHand).toMatchObject({ kind: 'lost-at-once' });
    await evening.expectSound();
  });

  test('is upheld, and then nothing moves', async () => {
    const evening = await open();
    await evening.hand(GIVEN_UP);
    const raised = expectStatus(await evening.dispute('', 'd', { hand: 1 }), 201).body;
    expectStatus(await evening.dispute(`/${raised.id}/uphold`, 'f'), 200);
    expect(await evening.session()).toMatchObject({ version: 2, pots: null });
    await evening.expectSound();
  });

  test('an overturning with the record of the other game is refused', async () => {
    const evening = await open();
    await evening.hand(GIVEN_UP);
    const raised = expectStatus(await evening.dispute('', 'd', { hand: 1 }), 201).body;
    const decision = { mode: 'replay', corrections: [{ hand: 1, record: { redeal: true } }] };
    const refused = await evening.dispute(`/${raised.id}/overturn`, 'f', decision, 2);
    expect(expectProblem(refused, 'rule-refused').field).toBe('game');
    await evening.expectSound();
  });
});
