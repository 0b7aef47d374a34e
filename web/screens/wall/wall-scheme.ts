import { useState } from 'react';

export type WallScheme = 'dark' | 'light';

const KEPT = 'kopperne-wall-scheme';

/** Light or dark on the wall, whatever the rest of the app is; a room with cards is dark. */
export function useWallScheme(): readonly [WallScheme, (scheme: WallScheme) => void] {
  const [scheme, setScheme] = useState<WallScheme>(readScheme);
  return [
    scheme,
    (next) => {
      setScheme(next);
      try {
        localStorage.setItem(KEPT, next);
      } catch {
        // Without storage it lasts until the page is closed.
      }
    },
  ];
}

function readScheme(): WallScheme {
  try {
    return localStorage.getItem(KEPT) === 'light' ? 'light' : 'dark';
  } catch {
    return 'dark';
  }
}
