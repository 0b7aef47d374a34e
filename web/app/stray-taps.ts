/** Within this time after a tap nobody has read what has come under the finger since, in ms. */
const UNREAD_MS = 300;

/** The second tap of a double tap lands this near to the first one at most, in px. */
const FINGER_PX = 30;

const CONTROLS = 'button, a, input, select, textarea, label, summary, [role]';

interface Tap {
  /** The number of its press, which it shares with the tap that a label passes to its field. */
  readonly press: number;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** The control under the finger, null for none, and what it said then. */
  readonly control: Element | null;
  readonly says: string;
}

/**
 * Drops the second tap of a double tap where the first one brought something else under the finger: the
 * page behind a dialog, the next page, or the same key for the next player (`data-of`).
 */
export function dropStrayTaps(): void {
  let press = 0;
  let isTouch = false;
  let last: Tap | null = null;
  const heard = { capture: true, passive: true };
  const pressed = ({ pointerType }: PointerEvent) => {
    press += 1;
    isTouch = pointerType !== 'mouse';
  };
  document.addEventListener('pointerdown', pressed, heard);
  const tapped = (event: MouseEvent) => {
    // A key that presses a button has no place.
    if (!isTouch || event.detail === 0) return;
    const tap = tapOf(event, press);
    if (last !== null && isStray(last, tap)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    last = tap;
  };
  document.addEventListener('click', tapped, { capture: true });
  // A page that was scrolled has been looked at.
  const scrolled = () => {
    last = null;
  };
  document.addEventListener('scroll', scrolled, heard);
}

function tapOf({ target, timeStamp: at, clientX: x, clientY: y }: MouseEvent, press: number): Tap {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  const of = control?.closest('[data-of]')?.getAttribute('data-of') ?? '';
  return { press, at, x, y, control, says: `${of} ${control?.textContent ?? ''}` };
}

function isStray(last: Tap, { press, at, x, y, control, says }: Tap): boolean {
  if (press === last.press || control === null) return false;
  if (at - last.at > UNREAD_MS || Math.hypot(x - last.x, y - last.y) > FINGER_PX) return false;
  return control !== last.control || says !== last.says;
}
