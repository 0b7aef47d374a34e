import { overturned, type CorrectionAsked } from '../../../src/evening/changes.js';
import { applyDispute, checkUndisputed } from '../../../src/evening/dispute.js';
import { isDispute } from '../../../src/evening/event.js';
import { findFine, findHand, firstIdOf, revisionOf } from '../../../src/evening/lookup.js';
import { firstCourse, foldHistory } from '../../../src/evening/history.js';
import { undoing } from '../../../src/evening/undo.js';
import type { HandRecord } from '../../../src/rules/game.js';
import { BrixEvening, LED } from '../../support/brix-evening.js';
import { SESSION } from '../../support/logged-evening.js';
import { refusal } from '../../support/refusal.js';
import { A, B, C, full, kingLost } from '../../support/tarok.js';

/** The change of a hand that is asked for. */
function changed(evening: BrixEvening, asked: CorrectionAsked) {
  const [change] = evening.correction('replay', [asked]).changes;
  if (change === undefined || !('hand' in change)) throw new Error('no change of a hand');
  return change;
}

/** A hand with fines of b and of c, and a fine of a between hands. */
function fined() {
  const evening = new BrixEvening();
  const [ofB = '', ofC = ''] = evening.hand({ fines: [LED(B), LED(C)] });
  const between = evening.fined(A);
  return { evening, ofB, ofC, between };
}

describe('what is asked to be corrected', () => {
  test.each<[string, { readonly record?: HandRecord | null; readonly void?: boolean }]>([
    ['neither a record nor a void', {}],
    ['a record of nothing', { record: null }],
    ['a void that is none', { void: false }],
    ['both', { record: {}, void: true }],
  ])('says one thing: not %s', (_, asked) => {
    const { evening } = fined();
    const run = () =>
      evening.correct('replay', [
        { hand: 1, void: true },
        { hand: 1, ...asked },
      ]);
    expect(refusal(run)).toMatchObject({
      code: 'validation-failed',
      reason: 'say-record-or-void',
      field: 'corrections[1].record',
    });
  });
  test('each hand and each fine once', () => {
    const { evening, ofB, ofC, between } = fined();
    const twice = (...asked: readonly CorrectionAsked[]) => {
      const { code, reason, field } = refusal(() => evening.correct('replay', asked));
      expect(code).toBe('correction-refused');
      return [reason, field];
    };
    const hand = { hand: 1, void: true } as const;
    const fine = { fine: ofB, void: true } as const;
    const other = { fine: ofC, void: true } as const;
    const loose = { fine: between, void: true } as const;
    expect(twice(hand, hand)).toEqual(['hand-corrected-twice', 'corrections[1]']);
    expect(twice(hand, fine)).toEqual(['hand-corrected-twice', 'corrections[1]']);
    expect(twice(fine, hand)).toEqual(['hand-corrected-twice', 'corrections[1]']);
    expect(twice(other, fine, fine)).toEqual(['fine-corrected-twice', 'corrections[2]']);
    expect(twice(loose, loose)).toEqual(['fine-corrected-twice', 'corrections[1]']);
    const { changes } = evening.correction('replay', [fine, loose, other]);
    expect(changes.map((change) => ('hand' in change ? change.hand : change.fine))).toEqual([
      1,
      between,
    ]);
  });
  test('it must change something; a field that is null says as little as none', () => {
    const { evening, between } = fined();
    const record = evening.says(1);
    const reasonOf = (asked: CorrectionAsked) =>
      refusal(() => evening.correct('replay', [asked])).reason;
    expect(reasonOf({ hand: 1, record })).toBe('hand-says-that');
    expect(reasonOf({ hand: 1, record: { ...record, redeal: null } as never })).toBe(
      'hand-says-that',
    );
    const backwards = Object.fromEntries(Object.entries(record ?? {}).reverse());
    expect(reasonOf({ hand: 1, record: backwards })).toBe('hand-says-that');
    expect(reasonOf({ fine: between, record: LED(A) })).toBe('fine-says-that');
    expect(reasonOf({ fine: between, record: { ...LED(A), note: null } as never })).toBe(
      'fine-says-that',
    );
    evening.correct('replay', [{ hand: 1, void: true }]);
    expect(refusal(() => evening.correct('replay', [{ hand: 1, void: true }]))).toMatchObject({
      reason: 'hand-is-void',
      params: { hand: 1 },
      concerned: { hand: 1 },
    });
  });
  test('the order in which things happened is something that a record says', () => {
    const evening = new BrixEvening();
    evening.hand({ events: [kingLost(B, 'clubs'), kingLost(B, 'hearts')] });
    const record = evening.says(1);
    const events = [...(record?.events ?? [])].reverse();
    evening.correct('replay', [{ hand: 1, record: { ...record, events } }]);
    expect(evening.says(1)?.events).toEqual(events);
  });
  test('a hand or a fine that there never was is not found', () => {
    const { evening } = fined();
    expect(refusal(() => evening.correct('replay', [{ hand: 2, void: true }]))).toMatchObject({
      code: 'hand-not-found',
      params: { hand: 2 },
      concerned: { hand: 2 },
    });
    expect(refusal(() => evening.correct('replay', [{ fine: 'x', void: true }]))).toMatchObject({
      code: 'fine-not-found',
      reason: 'no-such-fine',
    });
    expect(findFine(evening.course, 'x')).toBeUndefined();
    expect(refusal(() => findHand(evening.course, 0)).concerned).toEqual({ hand: 0 });
  });
  test.each(['replay', 'compensate'] as const)('a fine that is overturned is over, %s', (mode) => {
    const { evening, ofB, between } = fined();
    evening.correct(mode, [{ fine: ofB, void: true }]);
    evening.correct(mode, [{ fine: between, record: LED(B) }]);
    for (const fine of [ofB, between]) {
      const run = () => evening.correct(mode, [{ fine, void: true }]);
      expect(refusal(run)).toMatchObject({ code: 'fine-overturned', reason: 'fine-is-overturned' });
    }
    const now = evening.course.flatMap(({ step }) =>
      step.kind === 'correction-recorded' ? step.changes : [],
    );
    const second = now.flatMap((change) => ('fine' in change ? [change.now.fineId] : []));
    for (const fine of second) {
      evening.correct(mode, [{ fine, void: true }]);
      expect(refusal(() => evening.correct(mode, [{ fine, record: LED(C) }])).reason).toBe(
        'fine-is-overturned',
      );
    }
  });
});

describe('which fines are the same after a correction', () => {
  test('one that says the same keeps its id, in whatever order', () => {
    const { evening, ofB, ofC } = fined();
    const record = { ...evening.says(1), fines: [LED(C), LED(A), LED(B)] };
    const { was, now, revision } = changed(evening, { hand: 1, record });
    expect(was.fineIds).toEqual([ofB, ofC]);
    expect([now.fineIds[0], now.fineIds[2]]).toEqual([ofC, ofB]);
    expect([ofB, ofC]).not.toContain(now.fineIds[1]);
    expect(revision).toBe(2);
  });
  test('of two that say the same each keeps its own, and a third is new', () => {
    const evening = new BrixEvening();
    const ids = evening.hand({ fines: [LED(B), LED(B)] });
    const record = { ...evening.says(1), fines: [LED(B), LED(B), LED(B)] };
    const { now } = changed(evening, { hand: 1, record });
    expect(now.fineIds.slice(0, 2)).toEqual(ids);
    expect(new Set(now.fineIds).size).toBe(3);
  });
  test('what is left out says the same as no, and as an empty note', () => {
    const { evening, ofB, ofC } = fined();
    const fines = [
      { ...LED(B), selfReported: false, note: '' },
      { ...LED(C), note: 'In trick 4.' },
    ];
    const { now } = changed(evening, { hand: 1, record: { ...evening.says(1), fines } });
    expect(now.fineIds[0]).toBe(ofB);
    expect(now.fineIds[1]).not.toBe(ofC);
    const owned = [LED(B), { ...LED(C), selfReported: true }];
    const after = changed(evening, { hand: 1, record: { ...evening.says(1), fines: owned } }).now;
    expect(after.fineIds[0]).toBe(ofB);
    expect(after.fineIds[1]).not.toBe(ofC);
  });
  test('one about a melding is about the melding itself, wherever that stands', () => {
    const evening = new BrixEvening();
    const late = { player: B, code: 'melding-early', stage: 'meldinger' } as const;
    const [clubs, hearts] = [full(B, 'clubs'), full(B, 'hearts')];
    const [id] = evening.hand({ meldinger: [clubs, hearts], fines: [{ ...late, melding: 1 }] });
    const swapped = (melding: number) => ({
      ...evening.says(1),
      ...{ meldinger: [hearts, clubs], fines: [{ ...late, melding }] },
    });
    expect(changed(evening, { hand: 1, record: swapped(0) }).now.fineIds).toEqual([id]);
    expect(changed(evening, { hand: 1, record: swapped(1) }).now.fineIds).not.toEqual([id]);
  });
  test('and one about a card about the card itself', () => {
    const evening = new BrixEvening();
    const revoke = { player: A, code: 'revoke', stage: 'play', amount: 0 } as const;
    const [clubs, hearts] = [kingLost(B, 'clubs'), kingLost(B, 'hearts')];
    const [id] = evening.hand({ events: [clubs, hearts], fines: [{ ...revoke, took: 1 }] });
    const [, , pagat] = evening.says(1)?.events ?? [];
    const events = [hearts, clubs, ...(pagat ? [pagat] : [])];
    const swapped = (took: number) => ({
      ...evening.says(1),
      events,
      fines: [{ ...revoke, took }],
    });
    expect(changed(evening, { hand: 1, record: swapped(0) }).now.fineIds).toEqual([id]);
    expect(changed(evening, { hand: 1, record: swapped(1) }).now.fineIds).not.toEqual([id]);
  });
  test('a fine of a hand that says something else is another fine; its fellow is not', () => {
    const { evening, ofB, ofC } = fined();
    const { now } = changed(evening, { fine: ofB, record: LED(A) });
    expect((now.record as { fines: unknown }).fines).toEqual([LED(A), LED(C)]);
    expect(now.fineIds[0]).not.toBe(ofB);
    expect(now.fineIds[1]).toBe(ofC);
  });
  test('a fine of a hand that is voided is gone; its fellow is not', () => {
    const { evening, ofB, ofC } = fined();
    const { now } = changed(evening, { fine: ofB, void: true });
    expect(now.fineIds).toEqual([ofC]);
    expect((now.record as { fines: unknown }).fines).toEqual([LED(C)]);
  });
  test('a correction takes back the fines that are no more', () => {
    const { evening, ofB, ofC, between } = fined();
    const taken = (...asked: readonly CorrectionAsked[]) =>
      evening.correction('replay', asked).changes.flatMap(overturned);
    expect(taken({ hand: 1, void: true })).toEqual([ofB, ofC]);
    expect(taken({ fine: ofB, record: LED(A) })).toEqual([ofB]);
    expect(
      taken({ hand: 1, record: { ...evening.says(1), meldinger: [full(B, 'clubs')] } }),
    ).toEqual([]);
    expect(taken({ fine: between, void: true })).toEqual([between]);
    expect(taken({ fine: between, record: LED(C) })).toEqual([between]);
    const same = { record: LED(A), fineId: between };
    expect(overturned({ fine: between, was: same, now: { ...same, record: LED(C) } })).toEqual([]);
  });
});

describe('the ids and revisions of what was corrected more than once', () => {
  test('a fine between hands has one first id, through compensations only', () => {
    const { evening, between } = fined();
    const idAfter = (mode: 'compensate' | 'replay', fine: string, player: typeof A) => {
      const [change] = evening.correct(mode, [{ fine, record: LED(player) }]).changes;
      return change && 'fine' in change ? change.now.fineId : '';
    };
    const second = idAfter('compensate', between, B);
    const third = idAfter('compensate', second, C);
    expect([between, second, third].map((id) => firstIdOf(evening.course, id))).toEqual([
      between,
      between,
      between,
    ]);
    const fourth = idAfter('replay', third, B);
    expect(firstIdOf(evening.course, fourth)).toBe(fourth);
    expect(findFine(evening.course, fourth)?.step.record).toEqual(LED(B));
    expect(findFine(evening.course, between)).toBeUndefined();
    expect(evening.stand()).toMatchObject({ king: 60 + 5 + 40 + 20 });
  });
  test('each correction of a hand is a revision more, in whatever mode', () => {
    const { evening } = fined();
    evening.hand();
    for (const [mode, player, revision] of [
      ['compensate', A, 2],
      ['compensate', B, 3],
      ['replay', C, 4],
      ['compensate', A, 5],
    ] as const) {
      evening.correct(mode, [{ hand: 1, record: { ...evening.says(1), fines: [LED(player)] } }]);
      expect(revisionOf(evening.course, 1)).toBe(revision);
      expect(revisionOf(evening.course, 2)).toBe(1);
    }
  });
});

describe('an undo', () => {
  test('takes back the latest hand that counts, then the one before, also after the close', () => {
    const evening = new BrixEvening();
    evening.hand();
    evening.hand();
    evening.fined();
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
  test('passes over a hand that was voided otherwise', () => {
    const evening = new BrixEvening();
    evening.hand();
    evening.hand();
    evening.correct('compensate', [{ hand: 2, void: true }]);
    expect(undoing(evening.course, null)).toMatchObject({ changes: [{ hand: 1 }] });
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
    const { evening } = fined();
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
    const { evening } = fined();
    expect(() => {
      evening.dispute({ kind: 'dispute-answered', dispute: 'q' });
    }).toThrow('is not open');
  });
  test('is a kind of its own among events', () => {
    const { evening } = fined();
    evening.dispute(raised);
    expect(evening.events.map(({ event }) => isDispute(event))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
  test('a fine in dispute is taken back by nothing else than its decision', () => {
    const { evening, ofB, ofC } = fined();
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
    expect(refusal(() => evening.ask({ kind: 'undo', reason: null })).reason).toBe(
      'fine-is-disputed',
    );
    evening.dispute({ kind: 'dispute-withdrawn', dispute: 'q' });
    run();
    expect(evening.says(1)?.fines).toEqual([LED(C)]);
  });
  test('a dispute about a hand is not about its fines', () => {
    const { evening, ofB } = fined();
    evening.dispute(raised);
    evening.correct('replay', [{ fine: ofB, void: true }], { dispute: null });
    expect(evening.says(1)?.fines).toEqual([LED(C)]);
  });
  test('the decision takes it back, and names the dispute', () => {
    const { evening, ofB } = fined();
    evening.dispute({ ...raised, fine: ofB });
    evening.correct('replay', [{ fine: ofB, void: true }], { dispute: 'q' });
    expect(evening.says(1)?.fines).toEqual([LED(C)]);
  });
});

test('what an event first came to stands in the course before the next correction', () => {
  const { evening } = fined();
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
