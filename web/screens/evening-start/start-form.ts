import { gameOf } from '../../../src/rules/game.js';
import type { HouseRules } from '../../../src/rules/house-rules.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { Refusal } from '../../../src/rules/refusal.js';
import { BOOK_IDS, resolveRules, ruleBook, type BookId } from '../../../src/rules/rule-book.js';
import type { components } from '../../api/schema.js';

type Session = components['schemas']['SessionView'];

/** An evening as it is being put together. */
export interface StartForm {
  /** Counter-clockwise: each sits to the right of the one before. */
  readonly seats: readonly PlayerId[];
  readonly book: BookId;
  /** Minor units of money a point; 0 plays for honour. */
  readonly rate: number;
  /** Null as long as it is whoever sits first. */
  readonly dealer: PlayerId | null;
}

/** With the book and rate of the latest evening; plain Tarok for honour when there is none. */
export function startLike(latest: Session | undefined): StartForm {
  const book = BOOK_IDS.find((id) => id === latest?.book) ?? 'brix-1996';
  return { seats: [], book, rate: latest?.rate ?? 0, dealer: null };
}

export function dealerOf({ seats, dealer }: StartForm): PlayerId | undefined {
  return dealer !== null && seats.includes(dealer) ? dealer : seats[0];
}

/** Why the table cannot be laid so; null when it can. */
export function whyNotOpen(form: StartForm, house: HouseRules | null): Refusal | null {
  const dealer = dealerOf(form);
  try {
    const rules = resolveRules(ruleBook(form.book), house ?? {});
    gameOf(rules).open(rules, form.seats, dealer ?? ('' as PlayerId));
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The most that any book seats; more chips cannot be chosen. */
export const MOST_SEATS = 5;

/** Seats and first dealer by lot. */
export function drawLots(form: StartForm): StartForm {
  const seats = [...form.seats];
  for (let left = seats.length - 1; left > 0; left--) {
    const drawn = below(left + 1);
    const [one, other] = [seats[left], seats[drawn]];
    if (one === undefined || other === undefined) break;
    seats[left] = other;
    seats[drawn] = one;
  }
  return { ...form, seats, dealer: seats[below(seats.length)] ?? null };
}

/** A fair number from 0 to `end` - 1. */
function below(end: number): number {
  const random = new Uint32Array(1);
  const fair = Math.floor(2 ** 32 / end) * end;
  do crypto.getRandomValues(random);
  while ((random[0] ?? 0) >= fair);
  return (random[0] ?? 0) % end;
}

/** Two players change places. */
export function swapped(form: StartForm, one: number, other: number): StartForm {
  const [left, right] = [form.seats[one], form.seats[other]];
  if (left === undefined || right === undefined) return form;
  return { ...form, seats: form.seats.with(one, right).with(other, left) };
}
