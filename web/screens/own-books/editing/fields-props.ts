import type { Book } from '../../../../src/rules/game.js';
import type { BookDraft } from './draft.js';

export interface FieldsProps {
  /** The book of the sources that is changed. */
  readonly book: Book;
  readonly draft: BookDraft;
  readonly onChange: (draft: BookDraft) => void;
  /** The refusal at a place of the changes, in words; null for none. */
  readonly errorAt: (place: string) => string | null;
}
