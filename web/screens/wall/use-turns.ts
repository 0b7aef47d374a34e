import { useEffect, useState } from 'react';

/** Long enough to read it from across the room. */
const TURN_MS = 20_000;

/**
 * Two things by turns on a screen where nobody is. Somebody who is there turns by hand, and what they
 * chose stays for a whole turn.
 *
 * @param isOn whether there is a second one
 */
export function useTurns(isOn: boolean) {
  const [isSecond, show] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const turning = setTimeout(() => {
      show(!isSecond);
    }, TURN_MS);
    return () => {
      clearTimeout(turning);
    };
  }, [isOn, isSecond]);
  return {
    isSecond: isOn && isSecond,
    turn: () => {
      show(!isSecond);
    },
  };
}
