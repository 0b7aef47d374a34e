import { useState } from 'react';
import type { PlayerId } from '../../../../src/rules/payment.js';
import type { Keys } from '../../hand-entry/rows/count.js';
import {
  countingPlayers,
  countOf,
  withCount,
  withTheRest,
  type Setting,
  type TarokDraft,
} from '../../../../src/rules/tarok/partial/draft.js';

export interface CountTyping extends Keys {
  /** The counting players, in the order of typing; empty when nobody counts. */
  readonly counting: readonly PlayerId[];
  /** The player whose count gets the keys; null when all is counted. */
  readonly at: PlayerId | null;
  /** The player whose count follows from the others. */
  readonly following: PlayerId | null;
  readonly goTo: (player: PlayerId) => void;
  /** A whole count by one tap, then the next player; null takes it out. */
  readonly number: (counted: number | null) => void;
}

/**
 * Typing the counts: one tap or two digits each, then the next player. Where all three count, the last follows
 * from the others to 78 until it is typed itself.
 */
export function useCountTyping(
  setting: Setting,
  draft: TarokDraft,
  change: (draft: TarokDraft) => void,
): CountTyping {
  const counting = countingPlayers(setting, draft);
  const [chosen, setChosen] = useState<PlayerId | null>(null);
  /** How many digits of the number at hand are typed; the first of a new one replaces the old. */
  const [digits, setDigits] = useState(0);
  const allCount = setting.rules.conventions.counting === 'all-exact';
  const [everTyped, setTyped] = useState<readonly PlayerId[]>(() => {
    const counted = counting.filter((player) => countOf(draft, player) !== null);
    // In a hand that comes back whole the last follows again.
    return allCount && counted.length === counting.length ? counted.slice(0, -1) : counted;
  });
  // A draft can be cleared from outside.
  const typed = everTyped.filter((player) => countOf(draft, player) !== null);
  const open = counting.find((player) => countOf(draft, player) === null);
  const at = chosen !== null && counting.includes(chosen) ? chosen : (open ?? null);
  const untyped = counting.filter((player) => !typed.includes(player));
  const following = allCount && untyped.length === 1 ? (untyped[0] ?? null) : null;

  const put = (player: PlayerId, counted: number | null) => {
    const known = typed.filter((one) => one !== player);
    const now = counted === null ? known : [...known, player];
    setTyped(now);
    change(withTheRest(setting, withCount(draft, player, counted), now));
  };
  const goTo = (player: PlayerId | null, typedSoFar = 0) => {
    setChosen(player);
    setDigits(typedSoFar);
  };
  const next = () => {
    const place = at === null ? -1 : counting.indexOf(at);
    goTo(counting[(place + 1) % counting.length] ?? null);
  };
  /** The next player to count; nobody when the rest is counted or follows. */
  const openAfter = (player: PlayerId) => {
    const left = untyped.filter((one) => one !== player);
    return allCount && left.length < 2 ? null : (left[0] ?? null);
  };
  const digit = (value: number) => {
    if (at === null) return;
    put(at, digits === 0 ? value : (countOf(draft, at) ?? 0) * 10 + value);
    if (digits === 0) goTo(at, 1);
    else goTo(openAfter(at));
  };
  const number = (counted: number | null) => {
    if (at === null) return;
    put(at, counted);
    goTo(counted === null ? at : openAfter(at));
  };
  const erase = () => {
    const last = at ?? typed.at(-1);
    if (last === undefined) return;
    const counted = countOf(draft, last);
    put(last, counted === null || counted < 10 ? null : Math.floor(counted / 10));
    goTo(last, counted === null || counted < 10 ? 0 : 1);
  };
  return { counting, at, following, goTo, digit, number, erase, next };
}
