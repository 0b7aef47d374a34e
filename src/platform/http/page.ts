import { QueryNumber } from '../validation/validation.js';
import { Text, WholeNumber } from '../validation/fields.js';
import { Problem } from './problem/problem.js';

/** A page of a long list: so many entries after a cursor. */
export class PageQuery {
  @Text(1, 40, {
    optional: true,
    description: '`next` of the page before; the first page when left out.',
    example: '8.12',
  })
  readonly cursor?: string;
  @QueryNumber()
  @WholeNumber(1, 500, { optional: true, usually: 100, description: 'At most so many entries.' })
  readonly limit?: number;
}

export const USUAL_PAGE = 100;

/** Where a page goes on: an event of the log, and a line in it. */
export interface LogCursor {
  readonly seq: number;
  readonly line: number;
}

/**
 * @returns null for none
 * @throws Problem 'validation-failed' for a text that is no cursor of ours
 */
export function readCursor(cursor: string | null | undefined): LogCursor | null {
  if (cursor == null) return null;
  const parts = /^(\d{1,15})\.(\d{1,9})$/.exec(cursor);
  if (!parts) {
    throw new Problem('cursor-unknown', {}, { field: 'cursor' });
  }
  return { seq: Number(parts[1]), line: Number(parts[2]) };
}

/**
 * A whole list, page by page: each is read when the one before was taken.
 *
 * @param first the cursor it begins at; null for its beginning
 * @param read a page, and the cursor of the one behind it
 */
export async function* pagesFrom<Page, First extends string | null>(
  first: First,
  read: (cursor: First | string) => Promise<{ readonly page: Page; readonly next: string | null }>,
): AsyncGenerator<Page> {
  let cursor: First | string = first;
  for (;;) {
    const { page, next } = await read(cursor);
    yield page;
    if (next === null) return;
    cursor = next;
  }
}

export function writeCursor({ seq, line }: LogCursor): string {
  return `${seq}.${line}`;
}
