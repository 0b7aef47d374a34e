import { stateOf } from '../../../src/evening/course.js';
import { correctCourse, foldCourse } from '../../../src/evening/fold-course.js';
import { refusalOf, type Broken } from '../../../src/evening/corrections/broken-step.js';
import { refusal as tooLarge } from '../../../src/evening/reasons.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import { MOST_POINTS, points } from '../../../src/rules/points.js';
import { BrixEvening, LED } from '../../support/tarok/brix-evening.js';
import { refusal } from '../../support/tarok/refusal.js';
import { A, B, C, D, E, fine, full, last } from '../../support/tarok/tarok.js';

const MODES = ['compensate', 'replay'] as const;

describe('obstacles to a correction', () => {
  /** Dorte is fined in hand 1; then she leaves, and of hand 2 she is no part. */
  const left = () => {
    const evening = new BrixEvening(4);
    evening.hand();
    evening.ask({ kind: 'leave', player: D });
    evening.ask({ kind: 'join', player: E, seat: 3 });
    evening.hand();
    return evening;
  };
  test.each(MODES)('impossible new content is refused for its own fault, %s', (mode) => {
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
  test('a replay after which a later hand cannot follow', () => {
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
      { step: 'compensation', hand: 2, fine: null, version: null, refusal: because },
      { step: 'compensation', hand: 2, fine: null, version: null, refusal: second },
    ]);
  });
  test('a listener gets every step that then cannot follow, with its table', () => {
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
  test('a hand dealt again that cannot follow leaves the deal unchanged', () => {
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
  test('a fine or a seat that cannot follow is named by its sort', () => {
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
  describe('a compensation that a pot cannot pay any more', () => {
    const withKing = (dealer: typeof A) => ({ lastTrick: last(dealer, [dealer, 'king-hearts']) });
    /** The steps that a replay would break which voids fines that fed the pots. */
    const broken = (evening: BrixEvening, fed: readonly string[]) => {
      const voided = fed.map((fine) => ({ fine, void: true }) as const);
      const event = evening.correction('replay', voided);
      const told: Broken[] = [];
      correctCourse(evening.rules, evening.course, event, (one) => told.push(one));
      return told.map(({ step, hand, refusal: { reason } }) => [step, hand, reason]);
    };
    test('is named by its hand', () => {
      const evening = new BrixEvening();
      evening.hand({ fines: Array.from({ length: 5 }, () => LED(C)) });
      evening.hand();
      evening.hand();
      const fed = Array.from({ length: 3 }, () => evening.fined(B));
      // Each takes the pot as it stood, 170 and 175, and founds it with 60 again.
      for (const [hand, dealer] of [
        [2, B],
        [3, C],
      ] as const) {
        const record = { ...evening.says(hand), ...withKing(dealer) };
        evening.correct('compensate', [{ hand, record }]);
      }
      expect(broken(evening, fed)).toEqual([['compensation', 3, 'pot-cannot-pay']]);
    });
    test('or by none, where it is about fines between hands', () => {
      const evening = new BrixEvening();
      const taken = Array.from({ length: 5 }, () => evening.fined(C));
      evening.hand(withKing(A));
      const fed = Array.from({ length: 3 }, () => evening.fined(B));
      evening.correct(
        'compensate',
        taken.map((fine) => ({ fine, void: true })),
      );
      expect(evening.stand()).toMatchObject({ king: 20 });
      expect(broken(evening, fed)).toEqual([['compensation', null, 'pot-cannot-pay']]);
    });
  });
  test('a fine that is asked for does not make a hand asked for', () => {
    const evening = new BrixEvening();
    const id = evening.fined(B);
    evening.hand();
    evening.hand({ dealer: B });
    const asked = [
      { hand: 1, void: true },
      { fine: id, record: LED(C) },
    ] as const;
    expect(refusal(() => evening.correct('replay', asked))).toMatchObject({
      code: 'correction-refused',
      params: { step: 'hand', because: { reason: 'not-the-dealer' } },
      concerned: { hand: 2 },
    });
  });
  test('of several things that are asked for each is, whichever is at fault', () => {
    const evening = new BrixEvening();
    const id = evening.fined(B);
    evening.hand();
    const asked = [
      { hand: 1, record: { ...evening.says(1), trickless: [E] } },
      { fine: id, record: LED(C) },
    ] as const;
    expect(refusal(() => evening.correct('replay', asked)).code).toBe('impossible-hand');
  });
  test('an impossible opening is refused, with or without a listener', () => {
    const { rules, course } = new BrixEvening();
    const [opening] = course;
    if (opening?.step.kind !== 'session-opened') throw new Error('no opening');
    const told: Broken[] = [];
    const run = () =>
      foldCourse(rules, [{ ...opening.step, seats: [A, B] } as never], (one) => told.push(one));
    expect(refusal(run).reason).toBe('party-size');
    expect(told).toEqual([]);
  });
  test('a standing that grows too large is refused by that name, in later steps too', () => {
    const most = tooLarge('standing-too-large', { most: MOST_POINTS });
    const broken = { step: 'hand', hand: 3, fine: null, version: null } as const;
    expect(refusalOf({ ...broken, refusal: most }, false)).toMatchObject({
      code: 'amount-too-large',
      concerned: { hand: 3 },
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
    const hand = { kind: 'hand-recorded', session: '', hand: 1, fineIds: [] } as const;
    const nothing = { ...hand, record: undefined as never };
    expect(() => foldCourse(rules, [...steps, nothing], (one) => told.push(one))).toThrow(
      TypeError,
    );
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
  test('nor is one that takes back a seat that nobody took or left so', () => {
    const evening = new BrixEvening();
    evening.hand();
    evening.ask({ kind: 'join', player: D, seat: null });
    const step = evening.state.version;
    const of = (...changes: Parameters<typeof correctCourse>[2]['changes']) => {
      const said = { session: '', mode: 'replay', reason: '', dispute: null } as const;
      const event = { kind: 'correction-recorded', ...said, changes } as const;
      return () => correctCourse(evening.rules, evening.course, event);
    };
    expect(of({ step, seat: 'joined', player: D })).not.toThrow();
    expect(of({ step, seat: 'left', player: D })).toThrow('does not follow');
    expect(of({ step, seat: 'joined', player: E })).toThrow('does not follow');
    expect(of({ step: step - 1, seat: 'joined', player: D })).toThrow('does not follow');
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
