import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import type { CardCount } from '../../../../src/rules/koenigrufen/record/hand.js';
import type { Keys } from '../../hand-entry/rows/count.js';
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
} from '../../../../src/rules/koenigrufen/partial/count.js';
import type { KoenigrufenDraft, Setting } from '../../../../src/rules/koenigrufen/partial/draft.js';

export interface CountTyping extends Keys {
  readonly piles: readonly Pile[];
  /** Which count the keys go to. */
  readonly at: Pile;
  readonly unit: CountUnit;
  /** The text of a count; null while it is open. */
  readonly shown: (pile: Pile) => string | null;
  readonly follows: (pile: Pile) => boolean;
  readonly goTo: (pile: Pile) => void;
  readonly blad: (blad: number) => void;
  /** Whole points by one tap; null takes them out. */
  readonly number: (points: number | null) => void;
  readonly countIn: (unit: CountUnit) => void;
  /** On a keyboard: keys other than digits, where they mean something. */
  readonly key: (key: string) => boolean;
}

/** Where the unit that the club counts in is kept on this device. */
const KEPT = 'kopperne-counted-in';

/** Where the keys are. */
interface Place {
  /** Which count they go to, where one was chosen or comes next. */
  readonly pile: Pile | null;
  /** How many digits of the number at hand are typed; the first of a new one replaces the old. */
  readonly digits: number;
  /** Of several players who was counted last, until a count is chosen. */
  readonly last: Pile | null;
}

const START: Place = { pile: null, digits: 0, last: null };

/** Typing the counts: of a side, or of the players one after the other. */
export function useCountTyping(
  setting: Setting,
  draft: KoenigrufenDraft,
  change: (draft: KoenigrufenDraft) => void,
): CountTyping | null {
  const piles = pilesOf(setting, draft);
  const [place, setPlace] = useState(START);
  const [usual, setUsual] = useLocalStorage<CountUnit>({ key: KEPT, defaultValue: 'points' });
  const unit = unitOf(draft) ?? usual;
  const isMany = piles.length > 2;
  const isTyped = (pile: Pile) => typedOf(setting, draft, pile) !== undefined;
  const find = (pile: Pile | null) =>
    piles.find((one) => pile !== null && isSamePile(one, pile)) ?? null;
  const open = isMany ? piles.find((pile) => !isTyped(pile)) : piles.find(isTyped);
  const at = find(place.pile) ?? open ?? piles[0];
  if (at === undefined) return null;

  const { digits } = place;
  const last = find(place.last);
  /** The blad over are of the player who was just counted, as long as nobody else is begun. */
  const counted = digits === 0 && last !== null && isTyped(last) ? last : at;
  const textOf = (pile: Pile) => textOfCount(typedOf(setting, draft, pile));
  const put = (typing: Typing, pile: Pile) => {
    const isDone = isMany && isFull(typing, unit);
    const next = { pile, digits: typing.digits, last: isMany ? pile : null };
    setPlace(isDone ? { pile: after(piles, pile), digits: 0, last: pile } : next);
    change(withCount(setting, draft, pile, unit, typing.text));
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
      setPlace({ pile, digits: 0, last: null });
    },
    digit: (value) => {
      put(typeDigit({ text: textOf(at), digits }, value, unit), at);
    },
    blad: (over) => {
      put(withBlad({ text: textOf(counted), digits }, over), counted);
    },
    number: (points) => {
      put(points === null ? { text: null, digits: 0 } : wholeNumber(points), at);
    },
    erase: () => {
      const pile = isTyped(at) ? at : counted;
      put(eraseDigit({ text: textOf(pile), digits }), pile);
    },
    // Of two sides one is enough.
    next: isMany
      ? () => {
          setPlace({ ...place, pile: after(piles, at), digits: 0 });
        }
      : null,
    countIn: (next) => {
      setUsual(next);
      setPlace({ ...place, digits: 0 });
      change(withUnit(setting, draft, next));
    },
    // The third digit is the blad over: 8/1 is typed as it is written.
    key: (key) => {
      if (key === '/') setPlace({ ...place, pile: counted, digits: 2 });
      return key === '/';
    },
  };
}

/** The next in the order of play, round and round. */
function after(piles: readonly Pile[], pile: Pile): Pile {
  const place = piles.findIndex((one) => isSamePile(one, pile));
  return piles[(place + 1) % piles.length] ?? pile;
}

function textOfCount(typed: CardCount | undefined): string | null {
  return typed === undefined ? null : (typed.points ?? String(typed.blad));
}
