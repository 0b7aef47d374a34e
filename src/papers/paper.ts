import type { LanguageId } from '../people/languages.js';

/**
 * A sheet of paper as rows of text, without its looks. It is plain data, so that another
 * thread can draw it.
 */
export interface Paper {
  readonly language: LanguageId;
  /** The first line, and the title of the document. */
  readonly title: string;
  readonly subtitle: string;
  /** The time of the event that it was made at (ISO 8601): paper knows no other clock. */
  readonly madeAt: string;
  /** Identifies this paper: the same paper has the same id, and the same bytes. */
  readonly id: string;
  /** At the foot of every page, with `{page}` and `{pages}`. */
  readonly footer: string;
  /** Letters may be smaller so that all of it is on so many pages; null for as many as there are. */
  readonly pages: number | null;
  readonly blocks: readonly Block[];
}

export type Block = Heading | Lines | Facts | PaperTable | Signatures | Proof | Slip;

export interface Heading {
  readonly kind: 'heading';
  readonly text: string;
}

/** Paragraphs. */
export interface Lines {
  readonly kind: 'lines';
  readonly lines: readonly string[];
}

/** Named facts: 'Book: Brix 1996'. */
export interface Facts {
  readonly kind: 'facts';
  readonly facts: readonly (readonly [name: string, what: string])[];
}

export interface PaperColumn {
  readonly title: string;
  /** Its share of the width that numbers and times leave; of those the least that they have, in points. */
  readonly share: number;
  /** Numbers are aligned at their end, in a column as wide as they need. */
  readonly isNumber?: boolean;
  /** Days and times take one line each, in a column as wide as they need in any language. */
  readonly isTime?: boolean;
}

export interface PaperRow {
  /** One for each column; may be empty. */
  readonly cells: readonly string[];
  /** `between` is said beside the rows that count, `total` sums them. */
  readonly kind?: 'between' | 'total';
  /** Whether the next row has to begin on the same page. */
  readonly leads?: boolean;
}

export interface PaperTable {
  readonly kind: 'table';
  /** The title for screen readers. */
  readonly title: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  /** At most so many rows on a page, those between not counted. */
  readonly mostOnPage?: number;
}

/** Lines to sign on. */
export interface Signatures {
  readonly kind: 'signatures';
  readonly who: readonly string[];
}

/** The head of the log, to check the paper by. */
export interface Proof {
  readonly kind: 'proof';
  readonly title: string;
  /** As people type it. */
  readonly short: string;
  /** As the QR code has it. */
  readonly long: string;
  readonly how: readonly string[];
  /** The description of the picture for screen readers. */
  readonly picture: string;
}

/** A slip to cut out and hand over, with a QR code. */
export interface Slip {
  readonly kind: 'slip';
  readonly title: string;
  readonly lines: readonly string[];
  /** The content of the QR code, which is also written below. */
  readonly code: string;
  /** The description of the picture for screen readers. */
  readonly picture: string;
}
