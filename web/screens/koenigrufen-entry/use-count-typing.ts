import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import type { Keys } from '../hand-entry/count.js';
import {
  countedOf,
  eraseDigit,
  inUnit,
  isFull,
  isSamePile,
  pilesOf,
  typeDigit,
  typedOf,
  unitOf,
  withBlad,
  withCount,
  withUnit,
  type CountUnit,
  type Pile,
  type Typing,
} from './count.js';
import type { KoenigrufenDraft, Setting } from './draft.js';

export interface CountTyping extends Keys {
  readonly piles: readonly Pile[];
  /** Which count the keys go to. */
  readonly at: Pile;
  readonly unit: CountUnit;
  /** What is shown of a count; null while it is open. */
  readonly shown: (pile: Pile) => string | null;
  readonly follows: (pile: Pile) => boolean;
  readonly goTo: (pile: Pile) => void;
  readonly blad: (blad: number) => void;
  readonly countIn: (unit: CountUnit) => void;
  /** On a keyboard: what is no digit, where it means something. */
  readonly key: (key: string) => boolean;
}

/** Where the unit that the club counts in is kept on this device. */
const KEPT = 'kopperne-counted-in';

/** Typing the counts: of a side, or of the players one after the other. */
export function useCountTyping(
  setting: Setting,
  draft: KoenigrufenDraft,
  change: (draft: KoenigrufenDraft) => void,
): CountTyping | null {
  const piles = pilesOf(setting, draft);
  const [chosen, setChosen] = useState<Pile | null>(null);
  /** How many digits of the number at hand are typed; the first of a new one replaces the old. */
  const [digits, setDigits] = useState(0);
  const [usual, setUsual] = useLocalStorage<CountUnit>({ key: KEPT, defaultValue: 'points' });
  const unit = unitOf(draft) ?? usual;
  const isTyped = (pile: Pile) => typedOf(setting, draft, pile) !== undefined;
  const known = piles.find((pile) => chosen !== null && isSamePile(pile, chosen));
  const open = piles.length > 2 ? piles.find((pile) => !isTyped(pile)) : piles.find(isTyped);
  const at = known ?? open ?? piles[0];
  if (at === undefined) return null;

  const goTo = (pile: Pile) => {
    setChosen(pile);
    setDigits(0);
  };
  const toNext = () => {
    const place = piles.findIndex((pile) => isSamePile(pile, at));
    goTo(piles[(place + 1) % piles.length] ?? at);
  };
  const textOf = (pile: Pile): string | null => {
    const typed = typedOf(setting, draft, pile);
    return typed === undefined ? null : (typed.points ?? String(typed.blad));
  };
  const now = (): Typing => ({ text: textOf(at), digits });
  const put = (typing: Typing) => {
    setChosen(at);
    setDigits(typing.digits);
    change(withCount(setting, draft, at, unit, typing.text));
    if (isFull(typing) && piles.length > 2) toNext();
  };
  const digit = (value: number) => {
    put(typeDigit(now(), value, unit));
  };
  const erase = () => {
    put(eraseDigit(now()));
  };
  return {
    piles,
    at,
    unit,
    shown: (pile) => {
      const blad = countedOf(setting, draft, pile);
      return blad === null ? textOf(pile) : inUnit(blad, unit);
    },
    follows: (pile) => !isTyped(pile) && countedOf(setting, draft, pile) !== null,
    goTo,
    digit,
    blad: (over) => {
      put(withBlad(now(), over));
    },
    erase,
    // Of two sides one is enough.
    next: piles.length > 2 ? toNext : null,
    countIn: (next) => {
      setUsual(next);
      setDigits(0);
      change(withUnit(setting, draft, next));
    },
    // The third digit is the blad over: 8/1 is typed as it is written.
    key: (key) => {
      if (key === '/') setDigits(2);
      return key === '/';
    },
  };
}
