import { useEffect, useState } from 'react';

/** Long enough to read it from across the room. */
const TURN_MS = 20_000;

/**
 * Several things by turns on a screen where nobody is. Somebody who is there turns by hand, and what they
 * chose stays for a whole turn.
 *
 * @param count how many there are
 * @returns which of them is shown, counted from 0
 */
export function useTurns(count: number) {
  const [at, show] = useState(0);
  const next = count < 2 ? 0 : (at + 1) % count;
  useEffect(() => {
    if (count < 2) return undefined;
    const turning = setTimeout(() => {
      show(next);
    }, TURN_MS);
    return () => {
      clearTimeout(turning);
    };
  }, [count, at, next]);
  return {
    place: count < 2 ? 0 : at % count,
    turn: () => {
      show(next);
    },
  };
}
