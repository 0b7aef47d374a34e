import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the part of the hand that is asked for next into sight, as soon as it is another one: on a phone
 * it is often below the edge of the screen.
 *
 * @param next the part, as `data-part` has it; null where nothing is missing
 * @returns the reference to the element around the parts
 */
export function useNextInSight(next: string | null): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useRef(next);
  useEffect(() => {
    if (seen.current === next) return;
    seen.current = next;
    if (next === null) return;
    const part = frame.current?.querySelector(`[data-part~='${next}']`);
    part?.scrollIntoView({ block: 'nearest' });
  }, [next]);
  return frame;
}
