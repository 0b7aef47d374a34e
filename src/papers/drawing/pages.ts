import type { Document } from './typesetter.js';

/** A4 upright, in points. */
export const PAGE = { width: 595.28, height: 841.89, left: 32, top: 30, bottom: 34 };
export const ROOM = PAGE.width - 2 * PAGE.left;
const LOWEST = PAGE.height - PAGE.bottom;

/** A part of a paper that is on one page: a row, a heading. */
export interface Piece {
  /** In points. */
  readonly height: number;
  /** Draws it with its upper edge at `y`. */
  readonly draw: (y: number) => void;
  /** The part that is repeated where it begins a page. */
  readonly repeats?: Piece;
  /** The next part has to begin on the same page. */
  readonly leads?: boolean;
  /** The number of these that have room on a page. */
  readonly most?: number;
}

/** Pieces one after another, with a null wherever somebody else may have the thread meanwhile. */
export type Pieces<Result = void> = Generator<Piece | null, Result>;

/** A piece in its place. */
interface Placed {
  readonly piece: Piece;
  readonly y: number;
}

/** Which pieces are on which page. */
export function paged(pieces: readonly Piece[]): readonly (readonly Placed[])[] {
  const pages: Placed[][] = [];
  let page: Placed[] = [];
  let y = PAGE.top;
  const put = (piece: Piece) => {
    page.push({ piece, y });
    y += piece.height;
  };
  pieces.forEach((piece, at) => {
    const counted = page.filter((one) => one.piece.most === piece.most).length;
    const isFull = piece.most !== undefined && counted >= piece.most;
    if (page.length > 0 && (isFull || y + heightTogether(pieces, at) > LOWEST)) {
      pages.push(page);
      [page, y] = [[], PAGE.top];
      if (piece.repeats !== undefined) put(piece.repeats);
    }
    put(piece);
  });
  return page.length === 0 ? pages : [...pages, page];
}

/** A piece with what has to begin on its page. */
function heightTogether(pieces: readonly Piece[], at: number): number {
  const piece = pieces[at];
  if (piece === undefined) return 0;
  return piece.height + (piece.leads === true ? heightTogether(pieces, at + 1) : 0);
}

/** The tree of what is what on a paper, for screen readers. */
export type Tag = ReturnType<Document['struct']>;

/** Draws something as a thing of its own in the tree. */
export function tagged(
  doc: Document,
  { within, as, ...more }: { within: Tag; as: string; scope?: 'Column' | 'Row'; alt?: string },
  draw: () => void,
): void {
  const tag = doc.struct(as, more);
  within.add(tag);
  const content = doc.markStructureContent(as);
  draw();
  doc.endMarkedContent();
  tag.add(content);
}

/** A part of the tree that holds others. */
export function group(doc: Document, within: Tag, as: string, title?: string): Tag {
  const tag = doc.struct(as, title === undefined ? {} : { title });
  within.add(tag);
  return tag;
}

/** Draws what says nothing: lines, and heads that were said before. */
export function unsaid(
  doc: Document,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}
