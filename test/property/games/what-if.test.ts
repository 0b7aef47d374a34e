import { eventAsked, type AskedStep } from '../../../src/evening/asked.js';
import type { Course } from '../../../src/evening/course.js';
import {
  handsOf,
  heldAtEnd,
  pointsUnder,
  underRules,
} from '../../../src/evening/what-if/under-rules.js';
import { hasFine } from '../../../src/rules/by-other-rules.js';
import { readChanges } from '../../../src/rules/own-book/read-book.js';
import { deriveBook } from '../../../src/rules/own-book/derive-book.js';
import type { HandRecord, Rules } from '../../../src/rules/game.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { Refusal } from '../../../src/rules/refusals/refusal.js';
import {
  BOOK_IDS,
  GAME_OF,
  resolveRules,
  ruleBook,
  type BookId,
} from '../../../src/rules/rule-book.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import { LoggedEvening, SESSION } from '../../support/evening/logged-evening.js';
import { nextAsked, nextKoenigrufen } from '../../support/evening/random-asked.js';
import { randomBook } from '../../support/own-book/random-book.js';
import { randomOf } from '../../support/tarok/cards.js';

/*
 * Evenings by another book against a slow second way: two new tables that really play the same hands by
 * both books, step by step, with the dealers who dealt.
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

/** The refusal of something that is tried; null where it went through. */
function refusalOf(run: () => unknown): Refusal | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** A step as another book can take it: without fines that it has not and counts that it does not ask for. */
function readBy(step: AskedStep, { reason, params, field = '' }: Refusal): AskedStep | null {
  if (reason === 'fine-unknown' || reason === 'own-fine-unknown') {
    if (step.kind !== 'hand') return null;
    const at = Number(/\d+/.exec(field)?.[0]);
    return withRecord(step, {
      fines: (step.record.fines ?? []).filter((_, place) => place !== at),
    });
  }
  if (step.kind !== 'hand') return null;
  if (reason === 'nothing-counted') return withRecord(step, { count: [] });
  if (reason !== 'does-not-count') return null;
  const { count = [] } = step.record as TarokHandRecord;
  return withRecord(step, { count: count.filter(({ player }) => player !== params['player']) });
}

function withRecord(
  step: Extract<AskedStep, { kind: 'hand' }>,
  parts: Partial<TarokHandRecord>,
): AskedStep {
  return { kind: 'hand', record: { ...step.record, ...parts } as HandRecord };
}

/** Asks for a step in a way that the book can take; false where there is none. */
function askedAs(table: LoggedEvening, step: AskedStep): boolean {
  // As a log holds it: a new hand announces nothing that the book does not play.
  const everything: Rules = { ...table.rules, notPlayed: [] };
  const why = refusalOf(() => {
    table.fold(eventAsked(everything, SESSION, table.course, step, () => table.newId()));
  });
  if (why === null) return true;
  const other = readBy(step, why);
  return other !== null && askedAs(table, other);
}

/** Deals the next hand from where it was dealt, if that player sits there. */
function dealFrom(table: LoggedEvening, player: PlayerId): void {
  const { dealer, players } = table.state.table;
  if (dealer === player || !players.includes(player)) return;
  table.ask({ kind: 'dealer', player, reason: 'They dealt.' });
}

/**
 * Really plays the same hands at two new tables, by both books. A hand that one of them refuses, or for
 * which other people sit at the table, is played at neither.
 */
function playTwice(own: Rules, others: Rules, played: readonly Played[]) {
  const open = (rules: Rules) =>
    new LoggedEvening(rules, MEMBERS.slice(0, 4), 'anna' as PlayerId, RATE);
  const [here, there] = [open(own), open(others)];
  let hands = 0;
  for (const { step, dealer } of played) {
    const isContent = step.kind === 'hand' || step.kind === 'fine';
    if (!isContent) {
      here.ask(step);
      refusalOf(() => there.ask(step));
      continue;
    }
    if (step.kind === 'hand') for (const table of [here, there]) dealFrom(table, dealer);
    if (here.state.table.players.join() !== there.state.table.players.join()) continue;
    if (!askedAs(there, step) && !isUnknownFine(step, others)) continue;
    here.ask(step);
    if (step.kind === 'hand') hands += 1;
  }
  for (const table of [here, there]) table.ask({ kind: 'close' });
  return { here, there, hands };
}

/** A fine between hands of a kind that the book does not have: it is paid at the own table alone. */
function isUnknownFine(step: AskedStep, others: Rules): boolean {
  return step.kind === 'fine' && !hasFine(others, step.fine);
}

const sorted = (points: Iterable<readonly [string, number]>) =>
  [...points].toSorted(([one], [other]) => (one < other ? -1 : 1));

const standingOf = ({ state: { standings } }: LoggedEvening) =>
  sorted(standings.map(({ player, points }) => [player, points]));

/** The points of everybody, with what the kitty keeps; cups are empty after the close. */
function sumWithKitty(course: Course): number {
  const points = [...pointsUnder(course).values(), heldAtEnd(course).get('kitty') ?? 0];
  return points.reduce((sum, one) => sum + one, 0);
}

/** Every book, and the same with another one of its game as the other book. */
const PAIRS = BOOK_IDS.flatMap((id) =>
  BOOK_IDS.filter((other) => GAME_OF[other] === GAME_OF[id]).map((other) => [id, other] as const),
);

test.each(PAIRS)(
  'both sides of evenings by a book after %s and by one after %s are as if the same hands were really played',
  (id, other) => {
    let [compared, fallen, unknown] = [0, 0, 0];
    for (let seed = 1; seed <= EVENINGS; seed += 1) {
      const random = randomOf(seed * 7919);
      const { evening, played } = randomEvening(bookOf(id, seed), random);
      evening.ask({ kind: 'close' });
      const others = bookOf(other, seed + 1000);
      const under = underRules(evening.rules, evening.course, others);
      const { here, there, hands } = playTwice(evening.rules, others, played);
      const sides = [pointsUnder(under.then), pointsUnder(under.now)].map(sorted);
      expect([under.then, under.now].map(handsOf)).toEqual([hands, hands]);
      expect(sides).toEqual([standingOf(here), standingOf(there)]);
      expect([sumWithKitty(under.then), sumWithKitty(under.now)]).toEqual([0, 0]);
      compared += hands;
      fallen += handsOf(evening.course) - hands;
      unknown += under.unknownFines.length;
    }
    expect(compared).toBeGreaterThan(EVENINGS / 2);
    // The only fines of random evenings of Königrufen are those that every book has.
    if (GAME_OF[id] === 'tarok') expect(unknown).toBeGreaterThan(0);
    // Books of one parent differ in little that is played.
    if (id !== other) expect(fallen).toBeGreaterThan(0);
  },
);
