import { createContext, useContext } from 'react';
import type { PlayerId } from '../../../src/rules/payment.js';
import type { Setting, TarokDraft } from './draft.js';

/** What is open below its row, to choose more exactly. */
export type Panel =
  | { readonly kind: 'melding' | 'king' | 'bagud'; readonly player: PlayerId }
  | { readonly kind: 'fine' };

/** What every row of the entry works on. */
export interface Entry {
  readonly setting: Setting;
  readonly draft: TarokDraft;
  /** Dealer, forehand, third. */
  readonly players: readonly PlayerId[];
  readonly nameOf: (player: string) => string;
  readonly change: (draft: TarokDraft) => void;
  /** Why the hand cannot be so, in words; undefined when it can. */
  readonly whyNot: (draft: TarokDraft) => string | undefined;
  readonly panel: Panel | null;
  readonly open: (panel: Panel | null) => void;
}

const EntryContext = createContext<Entry | null>(null);
export const EntryProvider = EntryContext.Provider;

export function useEntry(): Entry {
  const entry = useContext(EntryContext);
  if (entry === null) throw new Error('a row of the entry stands outside it');
  return entry;
}
