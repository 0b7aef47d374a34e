import { applyDispute, checkUndisputed } from '../../../src/evening/disputes/dispute.js';
import { isDispute, type CorrectionRecorded } from '../../../src/evening/event.js';
import { firstCourse, foldHistory } from '../../../src/evening/history.js';
import type { CorrectionAsked } from '../../../src/evening/corrections/changes.js';
import type { Broken } from '../../../src/evening/corrections/broken-step.js';
import { correctCourse } from '../../../src/evening/fold-course.js';
import { latestHand } from '../../../src/evening/lookup.js';
import { undoing } from '../../../src/evening/corrections/undo.js';
import { BrixEvening, LED, finedEvening } from '../../support/tarok/brix-evening.js';
import { SESSION } from '../../support/evening/logged-evening.js';
import { refusal } from '../../support/tarok/refusal.js';
import { A, B, C, D } from '../../support/tarok/tarok.js';

describe('an undo', () => {
  test('takes back the latest hand, then the one before, also after the close', () => {
    const evening = new BrixEvening();
    evening.hand();
    evening.hand();
    expect(evening.ask({ kind: 'undo', reason: null })).toMatchObject({
      kind: 'correction-recorded',
      session: SESSION,
      mode: 'replay',
      reason: 'Undone.',
      dispute: null,
      changes: [{ hand: 2, revision: 2, now: { record: null, fineIds: [] } }],
    });
    evening.ask({ kind: 'close' });
    const event = evening.ask({ kind: 'undo', reason: '  Misread. ' });
    expect(event).toMatchObject({ reason: 'Misread.', changes: [{ hand: 1 }] });
    expect(evening.state.closed).toBe(true);
    expect(refusal(() => evening.ask({ kind: 'undo', reason: null }))).toMatchObject({
      code: 'hand-not-found',
      reason: 'nothing-to-undo',
    });
  });
  test('takes back whatever came last: a fine, a leaving, a joining, then the hand', () => {
    const evening = new BrixEvening();
    evening.hand();
    const played = evening.state;
    evening.ask({ kind: 'join', player: D, seat: null });
    const joined = evening.state;
    evening.ask({ kind: 'leave', player: B });
    const left = evening.state;
    const fine = evening.fined(A, 1);
    const undo = () => {
      const { changes } = evening.ask({ kind: 'undo', reason: null }) as CorrectionRecorded;
      const { version: _version, ...state } = evening.state;
      return { changes, state };
    };
    const { version: _of, ...afterLeaving } = left;
    expect(undo()).toMatchObject({
      changes: [{ fine, was: { fineId: fine }, now: { record: null, fineId: fine } }],
      state: afterLeaving,
    });
    const { version: _joined, ...afterJoining } = joined;
    expect(undo()).toEqual({
      changes: [{ step: 4, seat: 'left', player: B }],
      state: afterJoining,
    });
    const { version: _played, ...afterHand } = played;
    expect(undo()).toEqual({
      changes: [{ step: 3, seat: 'joined', player: D }],
      state: afterHand,
    });
    expect(evening.moved().toSorted()).toEqual([
      `king-pot pays ${D} 20 points: joining`,
      `pagat-pot pays ${D} 20 points: joining`,
    ]);
    expect(undo()).toMatchObject({ changes: [{ hand: 1 }] });
    expect(refusal(undo).reason).toBe('nothing-to-undo');
    expect(foldHistory(evening.events).state).toEqual(evening.state);
  });
  test('passes over a hand that was voided otherwise', () => {
    const evening = new BrixEvening();
    evening.hand();
    evening.hand();
    evening.correct('compensate', [{ hand: 2, void: true }]);
    expect(undoing(evening.course, null)).toMatchObject({ changes: [{ hand: 1 }] });
  });
});

describe('somebody who sat down or got up', () => {
  test('is taken back by a replay only, and once', () => {
    const evening = new BrixEvening();
    evening.ask({ kind: 'join', player: D, seat: null });
    const back = { step: 2, void: true } as const;
    expect(refusal(() => evening.correct('compensate', [back]))).toMatchObject({
      code: 'correction-refused',
      reason: 'seats-only-replayed',
    });
    const why = (...asked: CorrectionAsked[]) =>
      refusal(() => evening.correct('replay', asked)).reason;
    expect(why(back, back)).toBe('no-such-seat-change');
    expect(why({ step: 1, void: true })).toBe('no-such-seat-change');
    expect(why({ step: 9, void: true })).toBe('no-such-seat-change');
    expect(why({ step: 2 })).toBe('say-record-or-void');
    evening.correct('replay', [back]);
    expect(why(back)).toBe('no-such-seat-change');
  });
  test('breaks later steps that depend on it: hands with them, and their leaving', () => {
    const evening = new BrixEvening();
    evening.ask({ kind: 'join', player: D, seat: null });
    evening.hand();
    evening.ask({ kind: 'leave', player: D });
    const event = evening.correction('replay', [{ step: 2, void: true }]);
    const told: Broken[] = [];
    correctCourse(evening.rules, evening.course, event, (broken) => told.push(broken));
    expect(told.map(({ step, hand, version }) => [step, hand, version])).toEqual([
      ['hand', 1, null],
      ['seat', null, 4],
    ]);
    evening.correct('replay', [
      { step: 2, void: true },
      { hand: 1, void: true },
      { step: 4, void: true },
    ]);
    expect(evening.state.table.players).toEqual([A, B, C]);
    expect(evening.state.standings.map(({ player }) => player)).toEqual([A, B, C]);
  });
});

describe('a fine about a hand that was taken back', () => {
  test('is refused; the one before is the latest then', () => {
    const evening = new BrixEvening();
    expect(latestHand(evening.course)).toBeNull();
    evening.hand();
    evening.hand();
    evening.ask({ kind: 'undo', reason: null });
    expect(latestHand(evening.course)).toBe(1);
    expect(refusal(() => evening.fined(A, 2))).toMatchObject({
      code: 'hand-not-found',
      reason: 'fine-of-void-hand',
      field: 'hand',
    });
    evening.fined(A, 1);
    expect(refusal(() => evening.fined(A, 7)).reason).toBe('no-such-hand');
  });
});

describe('the event that is asked for', () => {
  test('has the number, the ids and the place that were left open', () => {
    const evening = new BrixEvening();
    const record = evening.plain({ fines: [LED(B), LED(C)] });
    expect(evening.ask({ kind: 'hand', record })).toEqual({
      kind: 'hand-recorded',
      session: SESSION,
      hand: 1,
      record,
      fineIds: ['id 1', 'id 2'],
    });
    expect(evening.ask({ kind: 'fine', fine: LED(), hand: 1 })).toEqual({
      kind: 'fine-recorded',
      session: SESSION,
      fineId: 'id 3',
      hand: 1,
      record: LED(),
    });
    expect(evening.ask({ kind: 'join', player: 'd' as typeof A, seat: 0 })).toEqual({
      kind: 'player-joined',
      session: SESSION,
      player: 'd',
      seat: 0,
    });
    expect(evening.ask({ kind: 'leave', player: A })).toEqual({
      kind: 'player-left',
      session: SESSION,
      player: A,
    });
    const { fines: _, ...none } = evening.plain();
    expect(evening.ask({ kind: 'hand', record: none })).toMatchObject({ hand: 2, fineIds: [] });
    expect(evening.ask({ kind: 'close' })).toEqual({ kind: 'session-closed', session: SESSION });
  });
});

describe('a dispute', () => {
  const raised = { kind: 'dispute-raised', dispute: 'q', hand: 1, fine: null } as const;
  test('is open until it is upheld, overturned or withdrawn; an answer leaves it open', () => {
    const { evening } = finedEvening();
    const { version } = evening.state;
    evening.dispute(raised);
    const open = { hand: 1, fine: null, raisedBy: 'anna', state: 'open' };
    expect(evening.state.disputes).toEqual({ q: open });
    evening.dispute({ kind: 'dispute-answered', dispute: 'q' });
    expect(evening.state.disputes).toEqual({ q: open });
    for (const end of ['upheld', 'overturned', 'withdrawn'] as const) {
      const step = { session: SESSION, dispute: 'q', by: 'bo', text: '' };
      const after = applyDispute(evening.state, { ...step, kind: `dispute-${end}`, together: [] });
      expect(after).toEqual({ ...evening.state, disputes: { q: { ...open, state: end } } });
      expect(() => applyDispute(after, { ...step, kind: 'dispute-answered' })).toThrow(
        'is not open',
      );
    }
    expect(() => {
      evening.dispute(raised);
    }).toThrow('was raised before');
    evening.dispute({ ...raised, dispute: 'r' });
    expect(Object.keys(evening.state.disputes ?? {})).toEqual(['q', 'r']);
    expect(evening.state.version).toBe(version);
    expect(foldHistory(evening.events).state).toEqual(evening.state);
  });
  test('is raised first', () => {
    const { evening } = finedEvening();
    expect(() => {
      evening.dispute({ kind: 'dispute-answered', dispute: 'q' });
    }).toThrow('is not open');
  });
  test('is a kind of its own among events', () => {
    const { evening } = finedEvening();
    evening.dispute(raised);
    expect(evening.events.map(({ event }) => isDispute(event))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
  test('a fine in dispute is taken back by nothing else than its decision', () => {
    const { evening, ofB, ofC } = finedEvening();
    evening.dispute({ ...raised, fine: ofB });
    const taken = (fine: string, settled: string | null) => () => {
      checkUndisputed(evening.state.disputes, [fine], settled);
    };
    expect(refusal(taken(ofB, null))).toMatchObject({
      code: 'correction-refused',
      reason: 'fine-is-disputed',
    });
    expect(refusal(taken(ofB, 'another')).reason).toBe('fine-is-disputed');
    expect(taken(ofB, 'q')).not.toThrow();
    expect(taken(ofC, null)).not.toThrow();
    const run = () => evening.correct('replay', [{ fine: ofB, void: true }]);
    expect(refusal(run).reason).toBe('fine-is-disputed');
    evening.ask({ kind: 'undo', reason: null });
    expect(refusal(() => evening.ask({ kind: 'undo', reason: null })).reason).toBe(
      'fine-is-disputed',
    );
    evening.dispute({ kind: 'dispute-withdrawn', dispute: 'q' });
    run();
    expect(evening.says(1)?.fines).toEqual([LED(C)]);
  });
  test('a dispute about a hand is not about its fines', () => {
    const { evening, ofB } = finedEvening();
    evening.dispute(raised);
    evening.correct('replay', [{ fine: ofB, void: true }], { dispute: null });
    expect(evening.says(1)?.fines).toEqual([LED(C)]);
  });
  test('the decision takes it back, and names the dispute', () => {
    const { evening, ofB } = finedEvening();
    evening.dispute({ ...raised, fine: ofB });
    evening.correct('replay', [{ fine: ofB, void: true }], { dispute: 'q' });
    expect(evening.says(1)?.fines).toEqual([LED(C)]);
  });
});

test('the first result of an event is in the course before the next correction', () => {
  const { evening } = finedEvening();
  const [, , fine] = evening.events;
  evening.correct('replay', [{ hand: 1, void: true }]);
  evening.hand();
  evening.correct('replay', [{ hand: 2, void: true }]);
  const history = foldHistory(evening.events);
  const [first, second] = history.corrections;
  expect(history.corrections.map(({ seq }) => seq)).toEqual([4, 6]);
  expect(firstCourse(history, fine?.seq ?? 0)).toBe(first?.before);
  expect(firstCourse(history, 4)).toBe(second?.before);
  expect(firstCourse(history, 5)).toBe(second?.before);
  expect(firstCourse(history, 6)).toBe(history.course);
  expect(second?.after).toEqual(history.course);
  expect(second?.postings).toEqual(evening.postings);
});
