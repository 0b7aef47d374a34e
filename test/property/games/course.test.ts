import { findHand, fineContent, handContent, revisionOf } from '../../../src/evening/lookup.js';
import { correctCourse } from '../../../src/evening/fold-course.js';
import type { Course } from '../../../src/evening/course.js';
import type { CorrectionMode, CorrectionRecorded } from '../../../src/evening/event.js';
import { foldHistory, firstCourse } from '../../../src/evening/history.js';
import type { EveningPosting } from '../../../src/evening/posting.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { resolveRules, ruleBook } from '../../../src/rules/rule-book.js';
import type { TarokBookId } from '../../../src/rules/tarok/books/book.js';
import { effectOf } from '../../../src/sessions/corrections/effect.js';
import { expectAddsUp } from '../../support/evening/adds-up.js';
import { pick, randomOf } from '../../support/tarok/cards.js';
import { LoggedEvening } from '../../support/evening/logged-evening.js';
import { correctionAsked, nextAsked } from '../../support/evening/random-asked.js';
import {
  linesBetween,
  slowState,
  SlowRefusal,
  sumLines,
  type SlowState,
} from '../../support/evening/slow-fold.js';
import { BOOKS } from '../../support/tarok/tarok.js';

/*
 * Evenings in which anything is put right at any time, folded by src/evening and by the slow fold,
 * which shares no code with it: after every event both must say the same.
 */

const MEMBERS = ['anna', 'bo', 'clara', 'dan', 'eva'] as PlayerId[];
const RATE = 3;
const STEPS = 22;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

type Random = () => number;

const eventsOf = ({ events }: LoggedEvening) => events.map(({ event }) => event);

/** The next event, open or closed. Throws Refusal for an impossible one. */
function next(evening: LoggedEvening, random: Random, left: number): void {
  const { state } = evening;
  const chance = random();
  if (chance < 0.3 && state.hands > 0) {
    correctSomething(evening, random);
    return;
  }
  const last = evening.course.at(-1)?.step.kind;
  const isSeat = last === 'player-joined' || last === 'player-left';
  if (chance < (isSeat ? 0.6 : 0.4)) {
    const before = evening.course;
    const undone = evening.ask({ kind: 'undo', reason: null });
    if (undone.kind === 'correction-recorded') expectToldWhole(evening, undone, before);
    return;
  }
  if (left === 6) {
    evening.ask({ kind: 'close' });
    return;
  }
  evening.ask(nextAsked(evening, MEMBERS, random));
}

function correctSomething(evening: LoggedEvening, random: Random): void {
  const mode = pick(random, ['compensate', 'replay'] as const);
  const asked = [correctionAsked(evening, random)];
  const other = correctionAsked(evening, random);
  if (random() < 0.3 && JSON.stringify(other) !== JSON.stringify(asked[0])) asked.push(other);
  const back =
    mode === 'compensate' && !evening.state.closed && random() < 0.2
      ? { dealGivenBack: pick(random, evening.state.table.players) }
      : mode === 'replay' && random() < 0.4
        ? { keepDealers: true }
        : {};
  const event = evening.correction(mode, asked, back);
  const slow = slowly([...eventsOf(evening), event]);
  const before = evening.course;
  try {
    evening.fold(event);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (slow !== null) throw new Error(`Refused, for ${error.message}`, { cause: error });
    expectAllToldOf(evening, mode, event, error);
    throw error;
  }
  if (slow === null) throw new Error('Accepted.');
  expectToldWhole(evening, event, before);
}

/** The shown parts of a correction add up to its movements. */
function expectToldWhole(
  { rules, course: after, postings }: LoggedEvening,
  event: CorrectionRecorded,
  before: Course,
): void {
  expectAddsUp(effectOf(rules, { event, before, after, postings }));
}

/** A listener gets every step that a replay breaks, first the one it is refused for. */
function expectAllToldOf(
  { rules, course }: LoggedEvening,
  mode: CorrectionMode,
  event: Parameters<typeof correctCourse>[2],
  error: Refusal,
): void {
  if (mode === 'compensate') return;
  const told: (string | undefined)[] = [];
  correctCourse(rules, course, event, ({ refusal }) => told.push(refusal.field));
  expect(told[0]).toBe(error.field);
}

function slowly(events: Parameters<typeof slowState>[0]): SlowState | null {
  try {
    return slowState(events);
  } catch (error) {
    if (error instanceof SlowRefusal) return null;
    throw error;
  }
}

/** A posting as the ledger shows it. */
const lineOf = ({ handNumber: hand, fineId: fine, ...posting }: EveningPosting) => {
  return { ...posting, hand, fine };
};

function expectSame(evening: LoggedEvening, before: SlowState | undefined): SlowState {
  const { course, state, postings } = evening;
  const slow = slowState(eventsOf(evening));
  const standings = Object.fromEntries(
    state.standings.map(({ player, points }) => [player, points]),
  );
  const { players, dealer, pots } = state.table;
  expect({
    players,
    dealer,
    pots,
    version: state.version,
    closed: state.closed,
    standings,
  }).toEqual({
    players: slow.table.players,
    dealer: slow.table.dealer,
    pots: slow.table.pots,
    version: slow.version,
    closed: slow.closed,
    standings: slow.standings,
  });
  const posted = sumLines(postings.map(lineOf));
  expect(Object.fromEntries(posted)).toEqual(Object.fromEntries(linesBetween(before, slow)));
  expect(postings.every(({ amount, from, to }) => amount > 0 && from !== to)).toBe(true);
  const hands = slow.hands.map(({ number }) => {
    const { before: stood, settlement = null } = findHand(course, number);
    const { record: says, fineIds } = handContent(course, number);
    const revision = revisionOf(course, number);
    return { number, revision, says, fineIds, before: stood?.table, settlement };
  });
  same(
    hands,
    slow.hands.map(({ played: _, before: table, settlement, ...hand }) => {
      return { ...hand, before: table, settlement };
    }),
  );
  const fines = course.flatMap(({ step }) =>
    step.kind === 'fine-recorded' ? [fineContent(course, step)] : [],
  );
  same(
    fines,
    slow.fines.map(({ id: fineId, says: record }) => ({ record, fineId })),
  );
  return slow;
}

/** A log that is read again is the evening as it was folded, step by step, corrections included. */
function expectReadAgain({ events, course, state }: LoggedEvening): void {
  const history = foldHistory(events);
  same([history.course, history.state], [course, state]);
  const corrections = events.filter(({ event }) => event.kind === 'correction-recorded');
  same(
    history.corrections.map(({ seq, event }) => ({ seq, event })),
    corrections.map(({ seq, event }) => ({ seq, event })),
  );
  for (const { seq, event } of events) {
    if (event.kind === 'correction-recorded') continue;
    const first = foldHistory(events.slice(0, seq)).course;
    same(firstCourse(history, seq)[first.length - 1], first.at(-1));
  }
}

/** Compares quickly, and reports differences well. */
function same(left: unknown, right: unknown): void {
  if (JSON.stringify(left) !== JSON.stringify(right)) expect(left).toEqual(right);
}

function play(book: TarokBookId, seed: number) {
  const random = randomOf(seed);
  const seats = MEMBERS.slice(0, 3 + (seed % 2));
  const evening = new LoggedEvening(resolveRules(ruleBook(book)), seats, pick(random, seats), RATE);
  const seen = { taken: 0, refused: 0, seatsTakenBack: 0 };
  let slow = expectSame(evening, undefined);
  for (let left = STEPS; left > 0; left--) {
    const version = evening.events.length;
    try {
      next(evening, random, left);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      expect(evening.events).toHaveLength(version);
      seen.refused += 1;
      continue;
    }
    seen.taken += 1;
    slow = expectSame(evening, slow);
  }
  expectReadAgain(evening);
  seen.seatsTakenBack = evening.course.filter(({ step }) => 'voided' in step && step.voided).length;
  return seen;
}

describe.each(BOOKS)('random evenings under %s', (book) => {
  test('agree with the slow fold, after any correction', () => {
    const seen = SEEDS.map((seed) => play(book, seed));
    expect(Math.min(...seen.map(({ taken }) => taken))).toBeGreaterThan(STEPS / 3);
    expect(Math.max(...seen.map(({ refused }) => refused))).toBeGreaterThan(2);
    expect(Math.max(...seen.map(({ seatsTakenBack }) => seatsTakenBack))).toBeGreaterThan(0);
  });
});
