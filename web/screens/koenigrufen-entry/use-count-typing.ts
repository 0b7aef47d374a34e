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
  wholeNumber,
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
  /** Whole points by one tap; null takes them out. */
  readonly number: (points: number | null) => void;
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
  /** Of several players who was counted last. */
  const [last, setLast] = useState<Pile | null>(null);
  const isMany = piles.length > 2;
  const [usual, setUsual] = useLocalStorage<CountUnit>({ key: KEPT, defaultValue: 'points' });
  const unit = unitOf(draft) ?? usual;
  const isTyped = (pile: Pile) => typedOf(setting, draft, pile) !== undefined;
  const known = piles.find((pile) => chosen !== null && isSamePile(pile, chosen));
  const open = isMany ? piles.find((pile) => !isTyped(pile)) : piles.find(isTyped);
  const at = known ?? open ?? piles[0];
  if (at === undefined) return null;

  const goTo = (pile: Pile) => {
    setChosen(pile);
    setDigits(0);
  };
  const toNext = (from: Pile) => {
    const place = piles.findIndex((pile) => isSamePile(pile, from));
    goTo(piles[(place + 1) % piles.length] ?? from);
  };
  /** Of several players the blad over belong to who was just counted, as long as nobody else is begun. */
  const overOf = (): Pile => {
    const counted = piles.find((pile) => last !== null && isSamePile(pile, last));
    return digits === 0 && counted !== undefined && isTyped(counted) ? counted : at;
  };
  const textOf = (pile: Pile): string | null => {
    const typed = typedOf(setting, draft, pile);
    return typed === undefined ? null : (typed.points ?? String(typed.blad));
  };
  const put = (typing: Typing, pile: Pile = at) => {
    setChosen(pile);
    setDigits(typing.digits);
    change(withCount(setting, draft, pile, unit, typing.text));
    if (!isMany) return;
    setLast(pile);
    if (isFull(typing, unit)) toNext(pile);
  };
  const digit = (value: number) => {
    put(typeDigit({ text: textOf(at), digits }, value, unit));
  };
  const erase = () => {
    const pile = isTyped(at) ? at : overOf();
    put(eraseDigit({ text: textOf(pile), digits }), pile);
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
    goTo: (pile) => {
      setLast(null);
      goTo(pile);
    },
    digit,
    blad: (over) => {
      const pile = overOf();
      put(withBlad({ text: textOf(pile), digits }, over), pile);
    },
    number: (points) => {
      put(points === null ? { text: null, digits: 0 } : wholeNumber(points));
    },
    erase,
    // Of two sides one is enough.
    next: isMany
      ? () => {
          toNext(at);
        }
      : null,
    countIn: (next) => {
      setUsual(next);
      setDigits(0);
      change(withUnit(setting, draft, next));
    },
    // The third digit is the blad over: 8/1 is typed as it is written.
    key: (key) => {
      if (key !== '/') return false;
      setChosen(overOf());
      setDigits(2);
      return true;
    },
  };
}
