import type { AskedEvent } from '../../../src/evening/asked.js';
import { stateOf, type Course } from '../../../src/evening/course.js';
import { foldHistory } from '../../../src/evening/history.js';
import { gameOf } from '../../../src/rules/game.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { resolveRules, ruleBook, type BookId } from '../../../src/rules/rule-book.js';
import { LoggedEvening } from '../../support/evening/logged-evening.js';
import { nextAsked, nextKoenigrufen } from '../../support/evening/random-asked.js';
import { randomOf } from '../../support/tarok/cards.js';

/*
 * Evenings in which people join and leave and dealers are agreed on. After every hand each hand is taken
 * back in an evening of its own, with the dealers that the later hands had.
 */

const MEMBERS = ['anna', 'bo', 'clara', 'dan', 'eva', 'finn'] as PlayerId[];
const BOOKS: readonly BookId[] = ['wolff-1899', 'brix-1996', 'vlk-1970', 'koenigrufen'];
const STEPS = 22;
const RATE = 3;

/** Dealer and players of every hand. */
function handsOf({ rules }: LoggedEvening, course: Course) {
  return course.flatMap(({ step, before }) =>
    step.kind === 'hand-recorded' && before !== null
      ? [
          {
            hand: step.hand,
            dealer: before.table.dealer,
            active: gameOf(rules).active(rules, before.table),
          },
        ]
      : [],
  );
}

function sumOf(course: Course, isKept: boolean): number {
  const { standings, table } = stateOf(course);
  const points = standings.reduce((sum, one) => sum + one.points, 0);
  const { 'king-pot': king = 0, 'pagat-pot': pagat = 0 } = table.pots ?? {};
  return isKept ? points + king + pagat : points;
}

function open(book: BookId): LoggedEvening {
  const seats = MEMBERS.slice(0, 4);
  return new LoggedEvening(resolveRules(ruleBook(book)), seats, 'anna' as PlayerId, RATE);
}

/** Takes one hand back and keeps the dealers; false where a cup could not pay then. */
function takeBack(evening: LoggedEvening, hand: number): boolean {
  const before = handsOf(evening, evening.course);
  const copy = open(evening.rules.book);
  for (const { event } of evening.events.slice(1)) copy.fold(event as AskedEvent);
  try {
    copy.correct('replay', [{ hand, void: true }], { keepDealers: true });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // No reason is about dealers or players.
    expect(JSON.stringify(error.params)).not.toMatch(/not-the-dealer|does-not-count|not-seated/);
    return false;
  }
  expect(handsOf(copy, copy.course)).toEqual(before);
  expect(sumOf(copy.course, evening.rules.game === 'tarok')).toBe(
    sumOf(evening.course, evening.rules.game === 'tarok'),
  );
  const again = foldHistory(copy.events);
  expect(stateOf(again.course)).toEqual(stateOf(copy.course));
  return true;
}

test.each(BOOKS)('%s: later hands keep their dealers and players', (book) => {
  let taken = 0;
  for (const seed of [1, 2, 3]) {
    const random = randomOf(seed);
    const evening = open(book);
    for (let step = 0; step < STEPS; step += 1) {
      try {
        const next = book === 'koenigrufen' ? nextKoenigrufen : nextAsked;
        evening.ask(next(evening, MEMBERS, random));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
      if (step === STEPS - 3) evening.ask({ kind: 'close' });
    }
    for (let hand = 1; hand <= evening.state.hands; hand += 1) {
      if (takeBack(evening, hand)) taken += 1;
    }
  }
  expect(taken).toBeGreaterThan(10);
});
