import { correctCourse, foldCourse, stateOf } from '../../../src/evening/course.js';
import type { Broken } from '../../../src/evening/broken-step.js';
import { handFolded } from '../../../src/evening/compensation.js';
import { handContent, revisionOf } from '../../../src/evening/lookup.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import { MOST_POINTS, points } from '../../../src/rules/points.js';
import { resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import { BrixEvening, LED } from '../../support/brix-evening.js';
import { hand as koenigrufenHand } from '../../support/koenigrufen.js';
import { LoggedEvening } from '../../support/logged-evening.js';
import { refusal } from '../../support/refusal.js';
import { A, B, C, D, E, fine, full, last } from '../../support/tarok.js';

/** Three plain hands: a, b and c have dealt. */
function threeHands(): BrixEvening {
  const evening = new BrixEvening();
  for (let n = 0; n < 3; n++) evening.hand();
  return evening;
}

const MODES = ['compensate', 'replay'] as const;

describe('a compensation pays the difference now', () => {
  test('history stands: the table of that time is paid again, the deal stays where it is', () => {
    const evening = threeHands();
    const before = evening.stand();
    const { dealer } = evening.state.table;
    const fined = { ...evening.says(1), fines: [LED(B)] };
    evening.correct('compensate', [{ hand: 1, record: fined }]);
    expect(evening.moved()).toEqual([
      'b pays king-pot 20 points: fine',
      'b pays pagat-pot 20 points: fine',
    ]);
    const after = { ...before, b: (before['b'] ?? 0) - 40, king: 95, pagat: 95 };
    expect(evening.stand()).toEqual(after);
    expect(evening.state).toMatchObject({ version: 5, hands: 3, table: { dealer } });
    expect(evening.course).toHaveLength(5);
    expect(evening.course.at(-1)?.payments).toEqual([]);
    expect(evening.course[1]?.step).toMatchObject({ record: { events: [{ kind: 'pagat-won' }] } });
    expect(evening.says(1)?.fines).toEqual([LED(B)]);
    expect(evening.course[1]?.step).not.toMatchObject({ record: { fines: [LED(B)] } });
  });
  test('a hand of which nothing is left pays all of it back', () => {
    const evening = new BrixEvening();
    const record = evening.plain();
    evening.hand();
    evening.correct('compensate', [{ hand: 1, void: true }]);
    expect(evening.stand()).toEqual({ a: -40, b: -40, c: -40, king: 60, pagat: 60 });
    expect(handContent(evening.course, 1)).toEqual({ record: null, fineIds: [] });
    expect(evening.state.hands).toBe(1);
    evening.correct('compensate', [{ hand: 1, record }]);
    expect(evening.says(1)).toEqual(record);
    expect(evening.stand()).toEqual({ a: -15, b: -65, c: -50, king: 65, pagat: 65 });
  });
  test('a fine between hands is given back, or is another’s', () => {
    const evening = new BrixEvening();
    const id = evening.fined(B);
    evening.correct('compensate', [{ fine: id, record: LED(C) }]);
    expect(evening.stand()).toEqual({ a: -40, b: -40, c: -80, king: 80, pagat: 80 });
    const [, fine, correction] = evening.course;
    if (correction?.step.kind !== 'correction-recorded') throw new Error('no correction');
    const [change] = correction.step.changes;
    expect(change).toMatchObject({ fine: id, was: { fineId: id }, now: { record: LED(C) } });
    const second = change && 'fine' in change ? change.now.fineId : '';
    expect(second).not.toBe(id);
    expect(fine?.step).toMatchObject({ fineId: id, record: LED(B) });
    evening.correct('compensate', [{ fine: second, void: true }]);
    expect(evening.stand()).toEqual({ a: -40, b: -40, c: -40, king: 60, pagat: 60 });
    expect(evening.postings.map(({ fineId }) => fineId)).toEqual([second, second]);
  });
  test('also where there are no pots', () => {
    const rules = resolveRules(ruleBook('koenigrufen'));
    const evening = new LoggedEvening(rules, [A, B, C, D], D);
    const record = {
      ...koenigrufenHand('rufer', { points: '35/2' }),
      game: 'koenigrufen',
    } as const;
    evening.ask({ kind: 'hand', record });
    evening.correct('compensate', [{ hand: 1, void: true }]);
    expect(evening.state.standings.map(({ points }) => points)).toEqual([0, 0, 0, 0]);
    expect(evening.state.table.pots).toBeUndefined();
  });
  test('after the close what comes into a pot is split at once, and all becomes money', () => {
    const evening = new BrixEvening();
    evening.ask({ kind: 'close' });
    const { version } = evening.state;
    expect(evening.stand()).toEqual({ a: 0, b: 0, c: 0, king: 0, pagat: 0 });
    const open = new BrixEvening();
    open.hand();
    open.ask({ kind: 'close' });
    const { a = 0, b = 0, c = 0 } = open.stand();
    open.correct('compensate', [{ hand: 1, record: { ...open.says(1), fines: [LED(B)] } }]);
    // 40 into the pots, of which everybody has a share: 20 are 5, 5, 5 and 5 more.
    const stand = open.stand();
    expect([stand['king'], stand['pagat']]).toEqual([0, 0]);
    expect((stand['a'] ?? 0) + (stand['b'] ?? 0) + (stand['c'] ?? 0)).toBe(a + b + c);
    const money = open.postings.filter(({ unit }) => unit === 'money');
    const gained = Object.fromEntries(
      money.map(({ from, to, amount }) =>
        from === 'cash-box' ? [to, amount] : [from, 0 - amount],
      ),
    );
    expect(gained).toEqual({
      a: ((stand['a'] ?? 0) - a) * 10,
      b: ((stand['b'] ?? 0) - b) * 10,
      c: ((stand['c'] ?? 0) - c) * 10,
    });
    expect(open.state.version).toBe(version + 2);
    expect(open.state.closed).toBe(true);
  });
  test('not what a pot has no more', () => {
    const fines = Array.from({ length: 6 }, () => LED(C));
    const fined = new BrixEvening();
    fined.hand({ fines });
    for (let n = 0; n < 8; n++) {
      const dealer = fined.state.table.dealer;
      fined.hand({ lastTrick: last(dealer, [dealer, 'king-hearts']) });
    }
    const holds = fined.stand()['king'] ?? 0;
    const without = { ...fined.says(1), fines: [] };
    const said = refusal(() => fined.correct('compensate', [{ hand: 1, record: without }]));
    expect([said.code, said.reason, said.params]).toEqual([
      'correction-refused',
      'pot-cannot-pay',
      { pot: 'king-pot', holds, pays: 120 },
    ]);
    expect(holds).toBeLessThan(120);
  });
  test('a pot that holds just what is taken back pays it', () => {
    const evening = new BrixEvening();
    const id = evening.fined(B);
    evening.ask({ kind: 'fine', fine: LED(C), hand: null });
    evening.correct('compensate', [{ fine: id, void: true }]);
    expect(evening.stand()).toMatchObject({ king: 80, pagat: 80 });
  });
  test('the deal is given back to whoever sits there, and to nobody else', () => {
    const evening = new BrixEvening(4);
    const [id = ''] = evening.hand({
      ...{ redeal: true, lastTrick: null, count: [], unsaid: true },
      fines: [fine(A, 'misdeal', { stage: 'deal' })],
    });
    evening.hand();
    const asked = [{ fine: id, void: true }] as const;
    const backTo = (dealGivenBack: typeof A) => () =>
      evening.correct('compensate', asked, { dealGivenBack });
    expect(refusal(backTo(E))).toMatchObject({
      code: 'correction-refused',
      reason: 'deal-back-to-one-who-left',
      params: { player: E },
    });
    backTo(C)();
    expect(evening.state.table.dealer).toBe(C);
  });
});

describe('a replay plays the evening again', () => {
  test('with the corrected hand in its place: later hands are dealt and paid as they now are', () => {
    const evening = threeHands();
    const record = { ...evening.says(1), fines: [LED(B)] };
    evening.correct('replay', [{ hand: 1, record }]);
    const again = new BrixEvening();
    again.hand({ fines: [LED(B)] });
    again.hand();
    again.hand();
    expect(evening.stand()).toEqual(again.stand());
    expect(evening.state.version).toBe(5);
    expect(evening.course.map(({ step }) => step.kind)).toEqual([
      'session-opened',
      ...Array.from({ length: 3 }, () => 'hand-recorded'),
      'correction-recorded',
    ]);
    expect(evening.course[1]?.step).toMatchObject({
      hand: 1,
      revision: 2,
      record: { fines: [LED(B)] },
    });
    expect(evening.course[2]?.step).not.toHaveProperty('revision');
    expect(evening.course.at(-1)).toMatchObject({ payments: [], postings: [] });
  });
  test('a voided hand is as if it had not been dealt', () => {
    const evening = new BrixEvening();
    evening.hand();
    evening.correct('replay', [{ hand: 1, void: true }]);
    expect(evening.state).toMatchObject({ hands: 1, version: 3, table: { dealer: A } });
    expect(evening.stand()).toEqual({ a: -40, b: -40, c: -40, king: 60, pagat: 60 });
    expect(evening.course[1]).toMatchObject({ payments: [], postings: [] });
    expect(evening.course[1]).not.toHaveProperty('settlement');
    evening.hand();
    expect(evening.state.hands).toBe(2);
  });
  test('a voided fine between hands is as if it had not been', () => {
    const evening = new BrixEvening();
    const id = evening.fined(B);
    evening.correct('replay', [{ fine: id, void: true }]);
    expect(evening.stand()).toMatchObject({ b: -40, king: 60 });
    expect(evening.course[1]?.step).toMatchObject({ kind: 'fine-recorded', record: null });
  });
  test('what was compensated of the same hand falls away, of another it stays', () => {
    const evening = threeHands();
    for (const hand of [1, 2]) {
      evening.correct('compensate', [{ hand, record: { ...evening.says(hand), fines: [LED(B)] } }]);
    }
    evening.correct('replay', [{ hand: 1, record: { ...evening.says(1), fines: [] } }]);
    const left = evening.course.flatMap(({ step }) =>
      step.kind === 'correction-recorded' ? [step.changes.length] : [],
    );
    expect(left).toEqual([0, 1, 1]);
    expect(revisionOf(evening.course, 1)).toBe(3);
    expect(revisionOf(evening.course, 2)).toBe(2);
    expect(evening.says(1)?.fines).toEqual([]);
    expect(evening.says(2)?.fines).toEqual([LED(B)]);
  });
  test.each([
    ['of two changes one stays, and the deal is given back still', [1], B],
    ['with the last of them goes what came with it', [1, 2], A],
  ] as const)('%s', (_, hands, dealer) => {
    const evening = threeHands();
    const fined = [1, 2].map((hand) => ({
      hand,
      record: { ...evening.says(hand), fines: [LED(B)] },
    }));
    evening.correct('compensate', fined, { dealGivenBack: B });
    expect(evening.state.table.dealer).toBe(B);
    const without = hands.map((hand) => ({
      hand,
      record: { ...evening.says(hand), fines: [LED(C)] },
    }));
    evening.correct('replay', without);
    expect(evening.state.table.dealer).toBe(dealer);
  });
  test('a fine between hands by whatever id it has now', () => {
    const evening = new BrixEvening();
    const first = evening.fined(B);
    const change = evening.correct('compensate', [{ fine: first, record: LED(C) }]).changes[0];
    const second = change && 'fine' in change ? change.now.fineId : '';
    evening.correct('replay', [{ fine: second, record: LED(A) }]);
    expect(evening.stand()).toMatchObject({ a: -80, b: -40, c: -40, king: 80 });
    expect(evening.course[2]?.step).toMatchObject({ changes: [] });
  });
});

describe('what stands in the way of a correction', () => {
  /** Dorte is fined in hand 1; then she leaves, and of hand 2 she is no part. */
  const left = () => {
    const evening = new BrixEvening(4);
    evening.hand();
    evening.ask({ kind: 'leave', player: D });
    evening.ask({ kind: 'join', player: E, seat: 3 });
    evening.hand();
    return evening;
  };
  test.each(MODES)('what it is corrected to is refused as it is in itself, %s', (mode) => {
    const evening = left();
    const record = { ...evening.says(1), trickless: [E] };
    const said = refusal(() => evening.correct(mode, [{ hand: 1, record }]));
    expect(said).toMatchObject({
      code: 'impossible-hand',
      reason: 'not-in-hand',
      params: { player: E },
      concerned: { field: 'trickless[0]', hand: 1 },
    });
  });
  test.each(MODES)('so is a fine between hands, %s', (mode) => {
    const evening = new BrixEvening();
    const id = evening.fined(B);
    const said = refusal(() => evening.correct(mode, [{ fine: id, record: LED(E) }]));
    expect([said.code, said.concerned.hand]).toEqual(['impossible-hand', undefined]);
  });
  test('a replay after which a later hand cannot stand', () => {
    const evening = new BrixEvening();
    const first = evening.plain();
    evening.hand();
    evening.hand({ dealer: B });
    const said = refusal(() => evening.correct('replay', [{ hand: 1, void: true }]));
    expect(said).toMatchObject({
      code: 'correction-refused',
      reason: 'step-cannot-stand',
      params: { step: 'hand', because: { reason: 'not-the-dealer', params: { player: B } } },
      concerned: { field: 'dealer', hand: 2 },
    });
    evening.correct('replay', [
      { hand: 1, void: true },
      { hand: 2, record: { ...first, dealer: A } },
    ]);
    expect(evening.state.table.dealer).toBe(B);
  });
  test('or a compensation, for what it is to be or for what it was', () => {
    const evening = new BrixEvening();
    evening.hand();
    const fines = [fine(C, 'wrong-card-count')];
    evening.hand({ abandoned: true, lastTrick: null, count: [], unsaid: true, fines });
    const record = evening.says(2);
    evening.correct('compensate', [{ hand: 2, record: { ...record, dealer: B } }]);
    evening.correct('compensate', [
      { hand: 2, record: { ...record, meldinger: [full(A, 'clubs')] } },
    ]);
    const event = evening.correction('replay', [{ hand: 1, void: true }]);
    const because = { reason: 'not-the-dealer', params: { player: B } };
    expect(
      refusal(() => {
        evening.fold(event);
      }),
    ).toMatchObject({
      code: 'correction-refused',
      params: { step: 'compensation', because },
      concerned: { field: 'dealer', hand: 2 },
    });
    const told: Broken[] = [];
    correctCourse(evening.rules, evening.course, event, (broken) => told.push(broken));
    const second = { reason: 'step-cannot-stand', params: { step: 'hand', because } };
    expect(told).toMatchObject([
      { step: 'compensation', hand: 2, fine: null, refusal: because },
      { step: 'compensation', hand: 2, fine: null, refusal: second },
    ]);
  });
  test('whoever listens is told of every step that then cannot stand, and on what table', () => {
    const evening = new BrixEvening();
    evening.hand();
    evening.hand({ dealer: B });
    evening.hand({ dealer: C });
    evening.hand({ dealer: A });
    const event = evening.correction('replay', [{ hand: 1, void: true }]);
    const broken: [Broken, string][] = [];
    const { course, postings } = correctCourse(
      evening.rules,
      evening.course,
      event,
      (one, before) => broken.push([one, before.table.dealer]),
    );
    expect(
      broken.map(
        ([
          {
            step,
            hand,
            fine: id,
            refusal: { reason },
          },
          dealer,
        ]) => [step, hand, id, reason, dealer],
      ),
    ).toEqual([
      ['hand', 2, null, 'not-the-dealer', A],
      ['hand', 3, null, 'not-the-dealer', B],
      ['hand', 4, null, 'not-the-dealer', C],
    ]);
    expect(stateOf(course)).toMatchObject({ version: 6, hands: 4, table: { dealer: A } });
    expect(course.slice(2, 5).every((one) => one.payments.length + one.postings.length === 0)).toBe(
      true,
    );
    expect(postings.length).toBeGreaterThan(0);
    expect(evening.course).toHaveLength(5);
  });
  test('a hand dealt again that cannot stand leaves the deal where it is', () => {
    const evening = new BrixEvening();
    evening.hand();
    evening.hand({
      ...{ redeal: true, lastTrick: null, count: [], unsaid: true, dealer: B },
      fines: [fine(B, 'misdeal', { stage: 'deal' })],
    });
    evening.ask({ kind: 'join', player: D, seat: 3 });
    const event = evening.correction('replay', [{ hand: 1, void: true }]);
    const broken: Broken[] = [];
    const { course } = correctCourse(evening.rules, evening.course, event, (one) =>
      broken.push(one),
    );
    expect(broken.map(({ step }) => step)).toEqual(['hand']);
    expect(stateOf(course).table.dealer).toBe(A);
  });
  test('a fine or a seat that cannot stand is named by its sort', () => {
    const { rules, course } = new BrixEvening();
    const [opening] = course;
    if (opening === undefined) throw new Error('no opening');
    const session = 'session';
    const told: Broken[] = [];
    const folded = foldCourse(
      rules,
      [
        opening.step,
        { kind: 'fine-recorded', session, fineId: 'f', hand: null, record: LED(E) },
        { kind: 'player-left', session, player: A },
        { kind: 'hand-recorded', session, hand: 1, record: null, fineIds: [] },
      ],
      (broken) => told.push(broken),
    );
    expect(told.map(({ step, hand, fine: id }) => [step, hand, id])).toEqual([
      ['fine', null, 'f'],
      ['seat', null, null],
    ]);
    expect(stateOf(folded)).toMatchObject({ version: 4, hands: 1 });
  });
  test('without anybody who listens the first one ends it', () => {
    const { rules, course } = new BrixEvening();
    const steps = course.map(({ step }) => step);
    const gone = { kind: 'player-left', session: 'session', player: A } as const;
    expect(refusal(() => foldCourse(rules, [...steps, gone]))).toMatchObject({
      code: 'correction-refused',
      params: { step: 'seat', because: { reason: 'too-few-left' } },
    });
  });
  test('an error that is no refusal is one still', () => {
    const { rules, course } = new BrixEvening();
    const steps = course.map(({ step }) => step);
    const none = {
      kind: 'correction-recorded',
      session: '',
      mode: 'compensate',
      reason: '',
      dispute: null,
    } as const;
    const change = {
      hand: 1,
      revision: 2,
      was: { record: null, fineIds: [] },
      now: { record: null, fineIds: [] },
    };
    const told: Broken[] = [];
    const odd = { ...none, changes: null as never };
    expect(() => foldCourse(rules, [...steps, odd], (one) => told.push(one))).toThrow(TypeError);
    expect(
      refusal(() => foldCourse(rules, [...steps, { ...none, changes: [change] }])),
    ).toMatchObject({
      params: { step: 'compensation', because: { reason: 'no-such-hand' } },
      concerned: { hand: 1 },
    });
    expect(told).toEqual([]);
  });
  test('a log that says something else than what was before is none', () => {
    const evening = new BrixEvening();
    const [id = ''] = evening.hand({ fines: [LED(B)] });
    const between = evening.fined(C);
    const of = (changes: Parameters<typeof correctCourse>[2]['changes']) => () =>
      correctCourse(evening.rules, evening.course, {
        ...{ kind: 'correction-recorded', session: '', mode: 'replay', reason: '', dispute: null },
        changes,
      });
    const now = { record: null, fineIds: [] };
    const record = evening.says(1);
    const hand = { hand: 1, revision: 2, now };
    expect(of([{ ...hand, was: { record, fineIds: [id] } }])).not.toThrow();
    expect(of([{ ...hand, was: { record, fineIds: ['other'] } }])).toThrow('does not follow');
    const free = { record: null, fineId: between };
    expect(
      of([{ fine: between, was: { record: LED(C), fineId: between }, now: free }]),
    ).not.toThrow();
    expect(of([{ fine: between, was: { record: LED(C), fineId: 'x' }, now: free }])).toThrow(
      'does not follow',
    );
    expect(of([{ fine: 'x', was: { record: LED(C), fineId: 'x' }, now: free }])).toThrow(
      'does not follow',
    );
  });
  test('no pot grows without end', () => {
    const evening = new BrixEvening();
    evening.hand();
    const [opening, hand] = evening.course;
    if (opening === undefined || hand === undefined) throw new Error('no hand');
    const pots = { 'king-pot': points(MOST_POINTS - 20), 'pagat-pot': points(0) };
    const table = { ...hand.state.table, pots };
    evening.course = [opening, { ...hand, state: { ...hand.state, table } }];
    const fined = (fines: readonly FineRecord[]) => () =>
      evening.correct('compensate', [{ hand: 1, record: { ...evening.says(1), fines } }]);
    expect(refusal(fined([LED(B), LED(C)]))).toMatchObject({
      code: 'amount-too-large',
      params: { most: MOST_POINTS },
    });
    fined([LED(B)])();
    expect(evening.stand()).toMatchObject({ king: MOST_POINTS, pagat: 20 });
  });
});

describe('a hand as it would be', () => {
  test('on the table that it was played on; nothing where it is voided', () => {
    const evening = new BrixEvening();
    evening.hand();
    const change = evening.correction('compensate', [{ hand: 1, void: true }]).changes[0];
    if (!change || !('hand' in change)) throw new Error('no hand');
    expect(handFolded(evening.rules, evening.course, change, 'now')).toBeNull();
    expect(handFolded(evening.rules, evening.course, change, 'was')?.postings).toEqual(
      evening.postings,
    );
  });
});
