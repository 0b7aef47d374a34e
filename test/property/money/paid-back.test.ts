import { correctCourse } from '../../../src/evening/fold-course.js';
import { foldHistory } from '../../../src/evening/history.js';
import { fineContent, handContent, isPaidBack } from '../../../src/evening/lookup.js';
import { stateOf, type Course } from '../../../src/evening/course.js';
import type { CorrectionRecorded } from '../../../src/evening/event.js';
import { pointsOf } from '../../../src/evening/fold.js';
import type { EveningPosting } from '../../../src/evening/posting.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { resolveRules, ruleBook, type BookId } from '../../../src/rules/rule-book.js';
import { effectOf } from '../../../src/sessions/corrections/effect.js';
import { expectAddsUp } from '../../support/evening/adds-up.js';
import { LoggedEvening } from '../../support/evening/logged-evening.js';
import { correctionAsked, nextAsked, nextKoenigrufen } from '../../support/evening/random-asked.js';
import { pick, randomOf } from '../../support/tarok/cards.js';

/*
 * Evenings in which people join and leave and anything is corrected, before and after the close. After
 * every step each fine that counts is paid back in a course of its own.
 */

const MEMBERS = ['anna', 'bo', 'clara', 'dan', 'eva', 'finn'] as PlayerId[];
const BOOKS: readonly BookId[] = ['wolff-1899', 'brix-1996', 'vlk-1970', 'koenigrufen'];
const SEEDS = [1, 2, 3, 4];
const STEPS = 26;
const RATE = 3;

/** The fines that count, with their players. */
function finesOf(course: Course): ReadonlyMap<string, PlayerId> {
  const fines = new Map<string, PlayerId>();
  for (const { step } of course) {
    if (step.kind === 'hand-recorded') {
      const { record, fineIds } = handContent(course, step.hand);
      record?.fines?.forEach(({ player }, at) => fines.set(fineIds[at] ?? '', player));
    }
    if (step.kind !== 'fine-recorded') continue;
    const { record, fineId } = fineContent(course, step);
    if (record !== null) fines.set(fineId, record.player);
  }
  for (const id of fines.keys()) if (isPaidBack(course, id)) fines.delete(id);
  return fines;
}

/** The points that a party gets by postings. */
function gainOf(party: string, postings: readonly EveningPosting[], fine?: string): number {
  return postings.reduce((sum, { from, to, unit, amount, fineId }) => {
    if (unit !== 'points' || (fine !== undefined && fineId !== fine)) return sum;
    return sum + (to === party ? amount : 0) - (from === party ? amount : 0);
  }, 0);
}

/** Pays one fine back in a course of its own, and checks all that must hold of it. */
function expectPaidBack({ rules, course, state }: LoggedEvening, fine: string, player: PlayerId) {
  const event: CorrectionRecorded = {
    kind: 'correction-recorded',
    session: 'session',
    mode: 'paid-back',
    reason: 'It was none.',
    dispute: null,
    changes: [{ paidBack: fine }],
  };
  const { course: after, postings } = correctCourse(rules, course, event);
  const now = stateOf(after);
  const points = postings.filter(({ unit }) => unit === 'points');
  // Every other step is the very same one, with its payments.
  expect(course.every((folded, place) => after[place] === folded)).toBe(true);
  expect(after.length).toBe(course.length + 1);
  expect([now.table.players, now.table.dealer]).toEqual([state.table.players, state.table.dealer]);
  // Only the fined player gets anything, and never more than the fine still costs them.
  for (const { from, to, amount, fineId } of points) {
    expect([to, fineId]).toEqual([player, fine]);
    expect(from).not.toBe(player);
    expect(amount).toBeGreaterThan(0);
  }
  const cost = -gainOf(
    player,
    course.flatMap((folded) => folded.postings),
    fine,
  );
  expect(gainOf(player, points)).toBeLessThanOrEqual(Math.max(0, cost));
  const { pots } = now.table;
  const held = pots === undefined ? [] : [pots['king-pot'], pots['pagat-pot']];
  expect(held.every((amount) => amount >= 0)).toBe(true);
  if (state.closed) expect(held.every((amount) => amount === 0)).toBe(true);
  for (const { player: one } of now.standings) {
    const gained = pointsOf(now, one) - pointsOf(state, one);
    expect(gained).toBe(gainOf(one, points));
    const money = postings.reduce((sum, { from, to, unit, amount }) => {
      if (unit !== 'money') return sum;
      return sum + (to === one ? amount : 0) - (from === one ? amount : 0);
    }, 0);
    expect(money).toBe(state.closed ? gained * RATE : 0);
  }
  expectAddsUp(effectOf(rules, { event, before: course, after, postings }));
  return points.length;
}

function next(evening: LoggedEvening, random: () => number, left: number): void {
  const { state } = evening;
  const chance = random();
  if (left === 7) {
    evening.ask({ kind: 'close' });
  } else if (chance < 0.2 && state.hands > 0) {
    const mode = pick(random, ['compensate', 'replay'] as const);
    evening.correct(mode, [correctionAsked(evening, random)]);
  } else if (chance < 0.35) {
    const [fine] = pick(random, [...finesOf(evening.course), ['']]);
    evening.correct('paid-back', [{ fine, void: true }]);
  } else {
    const ask = evening.rules.game === 'koenigrufen' ? nextKoenigrufen : nextAsked;
    evening.ask(ask(evening, MEMBERS, random));
  }
}

function play(book: BookId, seed: number) {
  const random = randomOf(seed);
  const seats = MEMBERS.slice(0, (book === 'koenigrufen' ? 4 : 3) + (seed % 2));
  const evening = new LoggedEvening(resolveRules(ruleBook(book)), seats, pick(random, seats), RATE);
  const seen = { fines: 0, moved: 0, closed: 0, made: 0 };
  for (let left = STEPS; left > 0; left--) {
    try {
      next(evening, random, left);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    for (const [fine, player] of finesOf(evening.course)) {
      seen.fines += 1;
      if (expectPaidBack(evening, fine, player) > 0) seen.moved += 1;
      if (evening.state.closed) seen.closed += 1;
    }
  }
  seen.made = evening.events.filter(
    ({ event }) => event.kind === 'correction-recorded' && event.mode === 'paid-back',
  ).length;
  expect(foldHistory(evening.events).course).toEqual(evening.course);
  return seen;
}

test.each(BOOKS)('any fine of a random evening under %s can be paid back at any time', (book) => {
  const seen = SEEDS.map((seed) => play(book, seed));
  const sum = (of: keyof (typeof seen)[number]) => seen.reduce((all, one) => all + one[of], 0);
  expect(sum('fines')).toBeGreaterThan(50);
  expect(sum('moved')).toBeGreaterThan(40);
  expect(sum('closed')).toBeGreaterThan(10);
  expect(sum('made')).toBeGreaterThan(3);
});
