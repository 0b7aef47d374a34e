import { createContext, useContext } from 'react';
import type { Side } from '../../../src/rules/koenigrufen/hand.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import type { KoenigrufenDraft, Setting } from './draft.js';

/** What is open below its row, to choose more exactly. */
export type Panel =
  | { readonly kind: 'bids' }
  | { readonly kind: 'said'; readonly player: PlayerId }
  | { readonly kind: 'figures'; readonly side: Side };

/** What every row of the entry works on. */
export interface Entry {
  readonly setting: Setting;
  readonly draft: KoenigrufenDraft;
  /** Forehand first, then as the seats follow. */
  readonly players: readonly PlayerId[];
  readonly nameOf: (player: string) => string;
  readonly change: (draft: KoenigrufenDraft) => void;
  /** Why the hand cannot be so, in words; undefined when it can. */
  readonly whyNot: (draft: KoenigrufenDraft) => string | undefined;
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
