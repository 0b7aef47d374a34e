import { ALL_BLAD, bladOf, wordsOf } from '../record/form.js';
import type { CardCount, Side } from '../record/hand.js';
import { SIDES } from '../record/hand.js';
import type { PlayerId } from '../../payment.js';
import { Refusal } from '../../refusals/refusal.js';
import { contractOf, playersOf, sideOf, type KoenigrufenDraft, type Setting } from './draft.js';
import { edited, without } from './edited.js';

/** A pile that is counted: the cards of a side, in trischaken those of a player. */
export type Pile = { readonly side: Side } | { readonly player: PlayerId };

/** Points with the blad over, '35/2', or everything in blad. */
export type CountUnit = 'points' | 'blad';

export function isSamePile(one: Pile, other: Pile): boolean {
  if ('side' in one) return 'side' in other && one.side === other.side;
  return 'player' in other && one.player === other.player;
}

/** The piles to count; one of them always follows from the others. */
export function pilesOf(setting: Setting, draft: KoenigrufenDraft): readonly Pile[] {
  if (contractOf(setting, draft) === 'trischaken') {
    return playersOf(setting).map((player) => ({ player }));
  }
  return SIDES.map((side) => ({ side }));
}

function isCountOf(setting: Setting, draft: KoenigrufenDraft, pile: Pile) {
  return ({ side, player }: CardCount): boolean => {
    if ('player' in pile) return player === pile.player;
    return player == null ? side === pile.side : sideOf(setting, draft, player) === pile.side;
  };
}

/** The count of a pile as it is typed; undefined where it is not. */
export function typedOf(
  setting: Setting,
  draft: KoenigrufenDraft,
  pile: Pile,
): CardCount | undefined {
  return draft.count?.find(isCountOf(setting, draft, pile));
}

/** The card points of a pile in blad, typed or following from the others; null while it is open. */
export function countedOf(setting: Setting, draft: KoenigrufenDraft, pile: Pile): number | null {
  const typed = typedOf(setting, draft, pile);
  if (typed !== undefined) return inBlad(typed);
  const others = pilesOf(setting, draft).filter((other) => !isSamePile(other, pile));
  let rest = ALL_BLAD;
  for (const other of others) {
    const one = typedOf(setting, draft, other);
    const blad = one === undefined ? null : inBlad(one);
    if (blad === null) return null;
    rest -= blad;
  }
  return rest < 0 ? null : rest;
}

/** A count in blad; null for one that no deck has. */
function inBlad(count: CardCount): number | null {
  try {
    return bladOf(count, '');
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The unit that the hand is counted in; undefined while nothing is. */
export function unitOf({ count }: KoenigrufenDraft): CountUnit | undefined {
  const first = count?.[0];
  if (first === undefined) return undefined;
  return first.points == null ? 'blad' : 'points';
}

/** Card points in a unit: '35/2' or '107'. */
export function inUnit(blad: number, unit: CountUnit): string {
  return unit === 'points' ? wordsOf(blad) : String(blad);
}

/**
 * Types the count of a pile. Of two sides only one is typed; of four players the last one follows.
 *
 * @param typed as it is on the keys; null takes it out
 */
export function withCount(
  setting: Setting,
  draft: KoenigrufenDraft,
  pile: Pile,
  unit: CountUnit,
  typed: string | null,
): KoenigrufenDraft {
  const before = edited(setting, draft);
  const kept = 'side' in pile ? [] : before.count?.filter((one) => one.player !== pile.player);
  const one = typed === null ? [] : [entryOf(pile, unit, typed)];
  const count = [...(kept ?? []), ...one];
  return count.length === 0 ? without(before, 'count') : { ...before, count };
}

function entryOf(pile: Pile, unit: CountUnit, typed: string): CardCount {
  return { ...pile, ...(unit === 'points' ? { points: typed } : { blad: Number(typed) }) };
}

/** The same counts in another unit. */
export function withUnit(
  setting: Setting,
  draft: KoenigrufenDraft,
  unit: CountUnit,
): KoenigrufenDraft {
  if (draft.count === undefined) return draft;
  const before = edited(setting, draft);
  const count = draft.count.map((one): CardCount => {
    const blad = inBlad(one);
    const { blad: _blad, points: _points, ...pile } = one;
    if (blad === null) return one;
    return { ...pile, ...(unit === 'points' ? { points: wordsOf(blad) } : { blad }) };
  });
  return { ...before, count };
}

/** A number on the keys: digits as they are typed, and how many of them. */
export interface Typing {
  readonly text: string | null;
  readonly digits: number;
}

/**
 * Another digit. Points have two, and then the blad over as a third: 3, 8, 1 is 38/1. The first digit
 * of a new number takes the place of the old one.
 */
export function typeDigit({ text, digits }: Typing, digit: number, unit: CountUnit): Typing {
  if (digits === 0 || text === null) return { text: String(digit), digits: 1 };
  if (unit === 'blad') {
    return digits < 3
      ? { text: String(Number(text + String(digit))), digits: digits + 1 }
      : { text, digits };
  }
  const [points = '0'] = text.split('/');
  if (digits === 1) return { text: String(Number(points + String(digit))), digits: 2 };
  return digit > 2 ? { text, digits } : withBlad({ text, digits }, digit);
}

/** The blad over, chosen by itself. */
export function withBlad({ text }: Typing, blad: number): Typing {
  const [points = '0'] = (text ?? '0').split('/');
  return { text: blad === 0 ? points : `${points}/${blad}`, digits: 3 };
}

/** Takes the last digit out. */
export function eraseDigit({ text }: Typing): Typing {
  if (text === null) return { text: null, digits: 0 };
  const [points = '', blad] = text.split('/');
  if (blad !== undefined) return { text: points, digits: 2 };
  const left = points.slice(0, -1);
  return left === '' ? { text: null, digits: 0 } : { text: left, digits: left.length };
}

/** A whole number, chosen by itself. */
export function wholeNumber(points: number): Typing {
  return { text: String(points), digits: 2 };
}

/**
 * Whether the next number is due. Of points that is after two digits, so that the counts of several
 * players can be typed one behind the other; the blad over is chosen by itself then.
 */
export function isFull({ digits }: Typing, unit: CountUnit): boolean {
  return digits >= (unit === 'points' ? 2 : 3);
}
