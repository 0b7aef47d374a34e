import type { Side } from '../../../src/rules/koenigrufen/record/hand.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { entryOf } from '../hand-entry/frame/entry-context.js';
import type { KoenigrufenDraft, Setting } from '../../../src/rules/koenigrufen/partial/draft.js';

/** The panel below its row, for a more exact choice. */
export type Panel =
  | { readonly kind: 'bids' }
  | { readonly kind: 'said'; readonly player: PlayerId }
  | { readonly kind: 'figures'; readonly side: Side };

export const { EntryProvider, useEntry } = entryOf<Setting, KoenigrufenDraft, Panel>();
