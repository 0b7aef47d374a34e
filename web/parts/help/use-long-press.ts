import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { Term } from '../../../src/rules/house-rules/terms.js';

/** As long as the browsers wait before they open a menu of their own. */
const LONG_MS = 500;
/** A finger that goes further scrolls. */
const STILL_PX = 10;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Listens to presses on what has a `data-term`: held long, or '?' on the keyboard, it is asked about. */
export function useLongPress(ask: (term: Term) => void) {
  const press = useRef<Press | null>(null);
  const wasLong = useRef(false);
  const end = () => {
    if (press.current !== null) clearTimeout(press.current.timer);
    press.current = null;
  };
  return {
    onPointerDown: ({ target, clientX: x, clientY: y }: PointerEvent) => {
      end();
      wasLong.current = false;
      const term = termOf(target);
      if (term === null) return;
      const timer = setTimeout(() => {
        wasLong.current = true;
        swallowClick();
        ask(term);
      }, LONG_MS);
      press.current = { x, y, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x = clientX, y = clientY } = press.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The browser's own menu would cover the answer; a right click is a question too.
    onContextMenu: (event: MouseEvent) => {
      const term = termOf(event.target);
      if (term === null) return;
      event.preventDefault();
      end();
      if (!wasLong.current) ask(term);
    },
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      const term = key === '?' ? termOf(target) : null;
      if (term !== null) ask(term);
    },
  };
}

/**
 * A press that was a question chooses nothing, and does not close the answer below the finger: some
 * browsers still send its click, to either. The next press is one again.
 */
function swallowClick(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, signal });
  const leave = () => {
    listening.abort();
  };
  addEventListener('pointerdown', leave, { capture: true, signal });
  addEventListener('keydown', leave, { capture: true, signal });
}

/** The term at a place of the screen; null for a place without one. */
function termOf(target: EventTarget): Term | null {
  if (!(target instanceof Element)) return null;
  const named = target.closest<HTMLElement>('[data-term]');
  // Only `term` of choices and marks sets it.
  return (named?.dataset['term'] as Term | undefined) ?? null;
}
