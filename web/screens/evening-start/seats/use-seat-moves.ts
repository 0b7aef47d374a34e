import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';

/** A finger that only taps may shake by so many pixels. */
const SHAKE = 8;

/** To the right is the direction of play. */
const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowRight: 1, ArrowLeft: -1 };

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Drag {
  readonly seat: number;
  readonly from: Place;
  readonly by: Place;
}

/**
 * Moving players between seats: by dragging, by tapping two, or with the arrow keys.
 *
 * @param count how many seats there are
 * @param onSwap two seats change places
 * @param onPick a seat waits for the one to swap with
 * @returns the seat that waits, and what the button of a seat needs
 */
export function useSeatMoves(
  count: number,
  onSwap: (one: number, other: number) => void,
  onPick: (seat: number) => void,
) {
  const [picked, setPicked] = useState<number | null>(null);
  const buttons = useRef(new Map<number, HTMLElement>());
  const swap = (one: number, other: number) => {
    setPicked(null);
    if (one !== other) onSwap(one, other);
  };
  const tap = (seat: number) => {
    if (picked !== null) {
      swap(picked, seat);
    } else {
      setPicked(seat);
      onPick(seat);
    }
  };
  const dragging = useDragging(tap, (seat, x, y) => {
    const under = seatAt(buttons.current, x, y, seat);
    if (under !== null) swap(seat, under);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, seat: number) => {
    const step = STEPS[event.key] ?? 0;
    if (event.key === 'Enter' || event.key === ' ') {
      tap(seat);
    } else if (step === 0) {
      return;
    } else {
      const { currentTarget } = event;
      swap(seat, (seat + step + count) % count);
      // The player's button moves along; the browser may let go of it on the way.
      requestAnimationFrame(() => {
        currentTarget.focus();
      });
    }
    event.preventDefault();
  };
  const handlers = (seat: number) => ({
    ...dragging(seat),
    ref: (element: HTMLButtonElement | null) => {
      if (element === null) buttons.current.delete(seat);
      else buttons.current.set(seat, element);
    },
    onClick: ({ detail }: { readonly detail: number }) => {
      // Neither finger nor key: a screen reader.
      if (detail === 0) tap(seat);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      onKeyDown(event, seat);
    },
  });
  return { picked, handlers };
}

/** Follows a finger or a mouse on a seat: a tap where it does not move, else a drop. */
function useDragging(
  onTap: (seat: number) => void,
  onDrop: (seat: number, x: number, y: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  return (seat: number) => ({
    style:
      drag?.seat === seat
        ? ({ transform: `translate(${drag.by.x}px, ${drag.by.y}px)` } satisfies CSSProperties)
        : undefined,
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientX: x, clientY: y } = event;
      setDrag({ seat, from: { x, y }, by: { x: 0, y: 0 } });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (drag === null) return;
      setDrag({ ...drag, by: { x: clientX - drag.from.x, y: clientY - drag.from.y } });
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (drag === null) return;
      setDrag(null);
      if (Math.hypot(drag.by.x, drag.by.y) < SHAKE) onTap(seat);
      else onDrop(seat, clientX, clientY);
    },
    onPointerCancel: () => {
      setDrag(null);
    },
    'data-dragged': drag?.seat === seat,
  });
}

/** The seat under a finger, other than the one that is dragged. */
function seatAt(
  buttons: ReadonlyMap<number, HTMLElement>,
  x: number,
  y: number,
  dragged: number,
): number | null {
  for (const [seat, button] of buttons) {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const isUnder = x >= left && x <= right && y >= top && y <= bottom;
    if (isUnder && seat !== dragged) return seat;
  }
  return null;
}
