import { useEffect, useRef } from 'react';

/** The same function at every drawing, which does what the latest one does. */
export function useLatest<Args extends readonly unknown[]>(does: (...args: Args) => void) {
  const latest = useRef(does);
  useEffect(() => {
    latest.current = does;
  });
  return useRef((...args: Args) => {
    latest.current(...args);
  }).current;
}
