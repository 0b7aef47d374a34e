import { eventAsked, type AskedStep } from '../../../src/evening/asked.js';
import { stateOf } from '../../../src/evening/course.js';
import { pointsUnder, underRules } from '../../../src/evening/what-if/under-rules.js';
import { readChanges } from '../../../src/rules/own-book/read-book.js';
import { deriveBook } from '../../../src/rules/own-book/derive-book.js';
import type { HandRecord, Rules } from '../../../src/rules/game.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import { BOOK_IDS, resolveRules, ruleBook, type BookId } from '../../../src/rules/rule-book.js';
import { LoggedEvening, SESSION } from '../../support/evening/logged-evening.js';
import { nextAsked, nextKoenigrufen } from '../../support/evening/random-asked.js';
import { randomBook } from '../../support/own-book/random-book.js';
import { randomOf } from '../../support/tarok/cards.js';

/*
 * Evenings by another book against a slow second way: a new table that really plays them by that book,
 * step by step, with the dealers who dealt.
 */

const MEMBERS = ['anna', 'bo', 'clara', 'dan', 'eva', 'finn'] as PlayerId[];
const EVENINGS = 50;
const STEPS = 16;
const RATE = 3;

/** A step as the table asked for it, with the dealer of its hand. */
interface Played {
  step: AskedStep;
  readonly dealer: PlayerId;
}

function bookOf(id: BookId, seed: number): Rules {
  const book = ruleBook(id);
  return resolveRules(
    deriveBook(book, readChanges(book, randomBook(randomOf(seed), id), 'changes')),
  );
}

/** An evening of random steps; at its end one hand is compensated, by which its fines go, and a fine paid back. */
function randomEvening(rules: Rules, random: () => number) {
  const evening = new LoggedEvening(rules, MEMBERS.slice(0, 4), 'anna' as PlayerId, RATE);
  const played: Played[] = [];
  const next = rules.game === 'koenigrufen' ? nextKoenigrufen : nextAsked;
  for (let count = 0; count < STEPS; count += 1) {
    const asked = next(evening, MEMBERS, random);
    // A hand that is refused has no number in the second way: fines are about none.
    const step = asked.kind === 'fine' ? { ...asked, hand: null } : asked;
    if (!['hand', 'fine', 'join', 'leave', 'dealer'].includes(step.kind)) continue;
    const { dealer } = evening.state.table;
    if (unlessRefused(() => evening.ask(step))) played.push({ step, dealer });
  }
  const hands = played.filter(({ step }) => step.kind === 'hand');
  const changed = hands.findIndex(
    ({ step }) => step.kind === 'hand' && (step.record.fines?.length ?? 0) > 0,
  );
  const hand = hands[changed];
  if (hand?.step.kind === 'hand') {
    const record = { ...hand.step.record, fines: [] } as HandRecord;
    const corrections = [{ hand: changed + 1, record }];
    if (unlessRefused(() => evening.correct('compensate', corrections))) {
      hand.step = { kind: 'hand', record };
    }
  }
  const fines = evening.course.flatMap(({ step }) => (step.kind === 'fine-recorded' ? [step] : []));
  const between = played.findLastIndex(({ step }) => step.kind === 'fine');
  const last = fines.at(-1);
  if (
    last !== undefined &&
    unlessRefused(() => evening.correct('paid-back', [{ fine: last.fineId, void: true }]))
  ) {
    played.splice(between, 1);
  }
  return { evening, played };
}

function unlessRefused(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Really plays it; a step that the book refuses is none. */
function playAgain(rules: Rules, played: readonly Played[]) {
  const again = new LoggedEvening(rules, MEMBERS.slice(0, 4), 'anna' as PlayerId, RATE);
  const everythingPlayed: Rules = { ...rules, notPlayed: [] };
  let refused = 0;
  for (const { step, dealer } of played) {
    if (step.kind === 'hand' && dealer !== again.state.table.dealer) {
      again.ask({ kind: 'dealer', player: dealer, reason: 'They dealt.' });
    }
    // As a log holds it: a new hand announces nothing that the book does not play.
    const event = () =>
      eventAsked(everythingPlayed, SESSION, again.course, step, () => again.newId());
    const isPlayed = unlessRefused(() => {
      again.fold(event());
    });
    if (!isPlayed) refused += 1;
  }
  return { again, refused };
}

const sorted = (points: Iterable<readonly [string, number]>) =>
  [...points].toSorted(([one], [other]) => (one < other ? -1 : 1));

test.each(BOOK_IDS)(
  'evenings by a book after %s as if they were really played by another one',
  (id) => {
    let compared = 0;
    for (let seed = 1; seed <= EVENINGS; seed += 1) {
      const random = randomOf(seed * 7919);
      const { evening, played } = randomEvening(bookOf(id, seed), random);
      const others = bookOf(id, seed + 1000);
      const under = underRules(evening.rules, evening.course, others);
      const { again, refused } = playAgain(others, played);
      expect(under.unplayable).toHaveLength(refused);
      if (under.parted !== null) continue;
      compared += 1;
      const { standings, table } = again.state;
      expect(sorted(pointsUnder(under.now, null))).toEqual(
        sorted(standings.map(({ player, points }) => [player, points])),
      );
      expect(stateOf(under.now).table.pots).toEqual(table.pots);
    }
    expect(compared).toBeGreaterThan(EVENINGS / 2);
  },
);
