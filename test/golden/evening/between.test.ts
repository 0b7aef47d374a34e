import { brokenBy } from '../../../src/evening/corrections/broken-step.js';
import type { Course } from '../../../src/evening/course.js';
import { kindTakenBack, type CorrectionRecorded } from '../../../src/evening/event.js';
import { correctCourse } from '../../../src/evening/fold-course.js';
import { refusal } from '../../../src/evening/reasons.js';
import {
  BETWEEN_KINDS,
  findStepChange,
  isBetween,
  stepName,
  takingBack,
} from '../../../src/evening/steps.js';
import { correctionRecorded } from '../../../src/events/session/correction.js';
import { viewChanges } from '../../../src/sessions/corrections/view-changes.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { LANGUAGES } from '../../../src/people/languages.js';
import { stepTakenBack } from '../../../src/words/step-words.js';
import { steps as da } from '../../../src/words/da/steps.js';
import { steps as de } from '../../../src/words/de/steps.js';
import { steps as en } from '../../../src/words/en/steps.js';
import { steps as sv } from '../../../src/words/sv/steps.js';
import { refusal as refused } from '../../support/tarok/refusal.js';
import { BrixEvening, LED } from '../../support/tarok/brix-evening.js';
import { A, B, C, D } from '../../support/tarok/tarok.js';

/** Dorte sits down, Aksel gets up, and a hand is played. */
function played(): BrixEvening {
  const evening = new BrixEvening();
  evening.ask({ kind: 'join', player: D, seat: null });
  evening.ask({ kind: 'leave', player: A });
  evening.hand();
  return evening;
}

const back = (course: Course) => course.map((folded) => takingBack(course, folded));

describe('steps between two hands', () => {
  test('is in one table, by its kind and by its name', () => {
    const names = Object.fromEntries(BETWEEN_KINDS.map((kind) => [kind, stepName(kind)]));
    expect(names).toMatchObject({ 'player-joined': 'join', 'player-left': 'leave' });
    expect(played().course.map(({ step }) => isBetween(step))).toEqual([false, true, true, false]);
  });
  test('is taken back by its step, and the log names it by who moved, as it always did', () => {
    const { course } = played();
    expect(back(course)).toEqual([null, { step: 2 }, { step: 3 }, { hand: 1 }]);
    expect(course.map((_, place) => findStepChange(course, place + 1))).toEqual([
      undefined,
      { step: 2, seat: 'joined', player: D },
      { step: 3, seat: 'left', player: A },
      undefined,
    ]);
  });
  test('a close, and what is taken back already, are not taken back', () => {
    const evening = played();
    evening.ask({ kind: 'undo', reason: null });
    evening.ask({ kind: 'undo', reason: null });
    evening.ask({ kind: 'close' });
    expect(back(evening.course)).toEqual([null, { step: 2 }, null, null, null, null, null]);
  });
  test('a fine is taken back by the id that it has now, and its place in the order stays', () => {
    const evening = new BrixEvening();
    const id = evening.fined(B);
    evening.correct('compensate', [{ fine: id, record: LED(A) }]);
    const [, now] = back(evening.course);
    expect(now).toMatchObject({ fine: expect.not.stringMatching(`^${id}$`) as string });
    evening.ask({ kind: 'undo', reason: null });
    expect(evening.course.map(({ state }) => state.version)).toEqual([1, 2, 3, 4]);
    expect(back(evening.course)).toEqual([null, null, null, null]);
  });
  test('joiners and leavers are known by their changes in old logs', () => {
    expect(kindTakenBack({ seat: 'joined' })).toBe('player-joined');
    expect(kindTakenBack({ seat: 'left' })).toBe('player-left');
    expect(kindTakenBack({ kind: 'player-left' })).toBe('player-left');
  });
  test('a log that names a step otherwise than it was is no log of ours', () => {
    const { rules, course } = played();
    const says = (change: CorrectionRecorded['changes'][number]) => () =>
      correctCourse(rules, course, {
        ...{ kind: 'correction-recorded', session: '', mode: 'replay', reason: '', dispute: null },
        changes: [change],
      });
    expect(says({ step: 3, seat: 'left', player: B })).toThrow('does not follow');
    expect(says({ step: 3, seat: 'joined', player: A })).toThrow('does not follow');
    expect(says({ step: 3, kind: 'player-left' })).toThrow('does not follow');
    expect(says({ step: 4, seat: 'left', player: A })).toThrow('does not follow');
  });
});

describe('the dealer that the table sets', () => {
  const dealer = (player: PlayerId) =>
    ({ kind: 'dealer', player, reason: 'Agreed at the table.' }) as const;

  test('deals the next hand, nothing is paid, and the deal goes on from there', () => {
    const evening = new BrixEvening();
    expect(evening.ask(dealer(C))).toMatchObject({ kind: 'dealer-set', dealer: C });
    expect(evening.course.at(-1)).toMatchObject({ payments: [], state: { table: { dealer: C } } });
    evening.hand();
    expect(evening.state.table.dealer).toBe(A);
  });
  test('sits at the table', () => {
    const evening = new BrixEvening();
    expect(refused(() => evening.ask(dealer(D)))).toMatchObject({
      code: 'seats-refused',
      reason: 'not-seated',
      params: { player: D },
      field: 'player',
    });
  });
  test('is not set after the close', () => {
    const evening = new BrixEvening();
    evening.ask({ kind: 'close' });
    expect(refused(() => evening.ask(dealer(B))).code).toBe('session-closed');
  });
  test('is taken back by its step, and the deal is as it was', () => {
    const evening = new BrixEvening();
    evening.ask(dealer(C));
    expect(findStepChange(evening.course, 2)).toEqual({ step: 2, kind: 'dealer-set' });
    evening.ask({ kind: 'undo', reason: null });
    expect(evening.state.table.dealer).toBe(A);
    expect(back(evening.course)).toEqual([null, null, null]);
  });
});

describe('a step between hands that has no name of its own in corrections', () => {
  const change = { step: 3, kind: 'player-left' } as const;

  test('a step that cannot follow and has no other name is something later at the table', () => {
    const { state } = played();
    const because = refusal('session-is-closed', {});
    const close = { kind: 'session-closed', session: '' } as const;
    expect(brokenBy(close, state, because)).toMatchObject({ step: 'step', version: null });
    const left = { kind: 'player-left', session: '', player: A } as const;
    expect(brokenBy(left, state, because)).toMatchObject({ step: 'seat', version: 5 });
    const joined = { kind: 'player-joined', session: '', player: A, seat: 0 } as const;
    expect(brokenBy(joined, state, because)).toMatchObject({ step: 'seat', version: 5 });
  });
  test('is listed by its kind, beside the seats', () => {
    const seat = { step: 2, seat: 'joined', player: D } as const;
    expect(viewChanges([change, seat])).toEqual({
      ...{ hands: [], fines: [] },
      seats: [seat],
      steps: [change],
    });
    expect(viewChanges([seat])).not.toHaveProperty('steps');
  });
  test('is in the log by its kind, in every language', () => {
    const event = { changes: [change], mode: 'replay', dispute: null } as never;
    const logged = { seq: 1, time: '', actor: '', session: null, event };
    const [said] = correctionRecorded.params(logged, { fines: new Map() } as never).changes;
    expect(said).toMatchObject({ kind: 'player-left', seat: null, done: 'voided' });
    expect(correctionRecorded.about(logged)).toEqual({ dispute: null });
    expect(correctionRecorded.changes(logged, {} as never)).toEqual([]);
    const words = { da, sv, de, en };
    for (const language of LANGUAGES) {
      const sentence = said && stepTakenBack(words[language], said, {} as never);
      expect(sentence).toBe(words[language].takenBack['player-left'](''));
    }
  });
});
