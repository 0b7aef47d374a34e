import type { PlayerId } from '../../../src/rules/payment.js';
import type { FineDraft } from '../fine-entry/fine-draft.js';
import { entryOf } from '../hand-entry/frame/entry-context.js';
import type { Setting, TarokDraft } from '../../../src/rules/tarok/partial/draft.js';

/** The panel below its row, for a more exact choice. */
export type Panel =
  | { readonly kind: 'melding' | 'king' | 'bagud'; readonly player: PlayerId }
  | { readonly kind: 'fine'; readonly fine: FineDraft };

export const { EntryProvider, useEntry } = entryOf<Setting, TarokDraft, Panel>();

/** Whether a panel is the open one. */
export function isOpen(panel: Panel | null, kind: Panel['kind'], player: PlayerId): boolean {
  return panel?.kind === kind && 'player' in panel && panel.player === player;
}
