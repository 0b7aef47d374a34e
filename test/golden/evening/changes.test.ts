import { overturned, type CorrectionAsked } from '../../../src/evening/corrections/changes.js';
import {
  findFine,
  findHand,
  fineContent,
  firstIdOf,
  revisionOf,
} from '../../../src/evening/lookup.js';
import type { HandRecord } from '../../../src/rules/game.js';
import { BrixEvening, LED, finedEvening } from '../../support/tarok/brix-evening.js';
import { refusal } from '../../support/tarok/refusal.js';
import { A, B, C, full, kingLost } from '../../support/tarok/tarok.js';

/** The change of a hand that is asked for. */
function changed(evening: BrixEvening, asked: CorrectionAsked) {
  const [change] = evening.correction('replay', [asked]).changes;
  if (change === undefined || !('hand' in change)) throw new Error('no change of a hand');
  return change;
}

describe('requested corrections', () => {
  test.each<[string, { readonly record?: HandRecord | null; readonly void?: boolean }]>([
    ['neither a record nor a void', {}],
    ['a record of nothing', { record: null }],
    ['a void that is none', { void: false }],
    ['both', { record: {}, void: true }],
  ])('says one thing: not %s', (_, asked) => {
    const { evening } = finedEvening();
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
    const { evening, ofB, ofC, between } = finedEvening();
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
    expect(changes).toMatchObject([{ hand: 1 }, { fine: between }]);
  });
  test('it must change something; a field that is null says as little as none', () => {
    const { evening, between } = finedEvening();
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
    const { evening } = finedEvening();
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
    const { evening, ofB, between } = finedEvening();
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

test('one of several changes of a correction is overturned like any other', () => {
  const { evening, ofB, between } = finedEvening();
  evening.correct('replay', [
    { fine: ofB, void: true },
    { fine: between, record: LED(C) },
  ]);
  const reasonOf = (fine: string) =>
    refusal(() => evening.correct('replay', [{ fine, void: true }])).reason;
  expect([ofB, between, 'x'].map(reasonOf)).toEqual([
    'fine-is-overturned',
    'fine-is-overturned',
    'no-such-fine',
  ]);
});

test('a fine about what the record does not say is refused by the rules', () => {
  const evening = new BrixEvening();
  evening.hand();
  const { events: _, ...rest } = evening.says(1) ?? {};
  const early = { player: B, code: 'melding-early', stage: 'meldinger', melding: 0 } as const;
  const revoke = { player: B, code: 'revoke', stage: 'play', amount: 0, took: 0 } as const;
  for (const fines of [[early], [revoke]]) {
    const run = () => evening.correct('replay', [{ hand: 1, record: { ...rest, fines } }]);
    expect(refusal(run).code).toBe('impossible-hand');
  }
  const without = { ...evening.says(1), meldinger: [full(B, 'clubs')] };
  expect(without).not.toHaveProperty('fines');
  expect(changed(evening, { hand: 1, record: without }).now.fineIds).toEqual([]);
});

describe('which fines are the same after a correction', () => {
  test('one that says the same keeps its id, in whatever order', () => {
    const { evening, ofB, ofC } = finedEvening();
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
  test('an omitted field equals no, and an empty note', () => {
    const { evening, ofB, ofC } = finedEvening();
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
  test('a fine about a melding is about the melding itself, at any index', () => {
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
    const { evening, ofB, ofC } = finedEvening();
    const { now } = changed(evening, { fine: ofB, record: LED(A) });
    expect((now.record as { fines: unknown }).fines).toEqual([LED(A), LED(C)]);
    expect(now.fineIds[0]).not.toBe(ofB);
    expect(now.fineIds[1]).toBe(ofC);
  });
  test('a fine of a hand that is voided is gone; its fellow is not', () => {
    const { evening, ofB, ofC } = finedEvening();
    const { now } = changed(evening, { fine: ofB, void: true });
    expect(now.fineIds).toEqual([ofC]);
    expect((now.record as { fines: unknown }).fines).toEqual([LED(C)]);
  });
  test('a correction takes back the fines that are no more', () => {
    const { evening, ofB, ofC, between } = finedEvening();
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
    const { evening, between } = finedEvening();
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
  test('of two fines between hands each has its own', () => {
    const evening = new BrixEvening();
    const [one, other] = [evening.fined(A), evening.fined(B)];
    evening.correct('compensate', [{ fine: one, record: LED(C) }]);
    evening.correct('compensate', [{ fine: other, record: LED(A) }]);
    const [first, second] = evening.course.flatMap(({ step }) =>
      step.kind === 'fine-recorded' ? [fineContent(evening.course, step)] : [],
    );
    expect([first?.record, second?.record]).toEqual([LED(C), LED(A)]);
    expect(firstIdOf(evening.course, first?.fineId ?? '')).toBe(one);
    expect(firstIdOf(evening.course, second?.fineId ?? '')).toBe(other);
  });
  test('each correction of a hand is a revision more, in whatever mode', () => {
    const { evening } = finedEvening();
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
