import { createContext, use } from 'react';
import type { Game } from '../../../src/rules/game.js';
import type { Term } from '../../../src/rules/house-rules/terms.js';
import type { Reason } from '../../../src/rules/payment.js';

type Ask = (term: Term) => void;

interface Terms {
  readonly ask: Ask;
  /** The game that is played. */
  readonly game: Game;
}

/** The terms that can be asked about here; null where nothing answers. */
export const Asking = createContext<Terms | null>(null);

/** Asks what something means; null where nothing answers. */
export function useTermHelp(): Ask | null {
  return use(Asking)?.ask ?? null;
}

/** The terms for payments and cups in the rules; undefined where nothing answers. */
export function useTermsOf() {
  const game = use(Asking)?.game;
  return {
    reason: (reason: Reason) => game?.termOf(reason),
    cup: game?.termOfKeeper,
    fine: game?.termOf('fine'),
  };
}
