import { useState } from 'react';
import type { SessionView } from '../../api/evenings/club-queries.js';
import { useTurns } from './use-turns.js';

/** The tables on the wall: by turns, beside one another, or the one of this session. */
type TablesChoice = 'turns' | 'beside' | (string & {});

const KEPT = 'kopperne-wall-tables';

export interface WallTables {
  readonly choice: TablesChoice;
  readonly choose: (choice: TablesChoice) => void;
  readonly shown: readonly SessionView[];
}

/** The running evenings that the wall shows, as somebody has chosen there: by turns at first. */
export function useWallTables(running: readonly SessionView[]): WallTables {
  const [kept, setKept] = useState<TablesChoice>(readChoice);
  const one = running.find(({ id }) => id === kept);
  // The chosen table may have ended.
  const choice = kept === 'beside' || one !== undefined ? kept : 'turns';
  const { place } = useTurns(choice === 'turns' ? running.length : 1);
  const inTurn = running.slice(place, place + 1);
  return {
    choice,
    choose: (next) => {
      setKept(next);
      try {
        localStorage.setItem(KEPT, next);
      } catch {
        // Without storage it lasts until the page is closed.
      }
    },
    shown: choice === 'beside' ? running : one === undefined ? inTurn : [one],
  };
}

function readChoice(): TablesChoice {
  try {
    return localStorage.getItem(KEPT) ?? 'turns';
  } catch {
    return 'turns';
  }
}
