import { TextDecoder } from 'node:util';

/** A line of a file. */
export interface TextLine {
  /** From 1. */
  readonly number: number;
  /** With its line break. */
  readonly bytes: Buffer;
  /** Without it; null when it is not UTF-8 or longer than any line that is written. */
  readonly text: string | null;
  /** Whether it ends with a line break: the last one of a file may not. */
  readonly ended: boolean;
}

/** A request may hold 1 MB; an event says it twice at most, and quotes in it are written double. */
const MOST_BYTES = 64 * 1024 * 1024;
const LINE_BREAK = 0x0a;

/** Splits what is read into lines; only the line at hand is kept. */
export async function* textLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<TextLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let number = 0;
  let pieces: Buffer[] = [];
  let length = 0;
  const line = (ended: boolean): TextLine => {
    const [only] = pieces;
    const bytes = pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces);
    pieces = [];
    length = 0;
    number += 1;
    return { number, bytes, text: decode(decoder, bytes, ended), ended };
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(LINE_BREAK, start);
      if (end === -1) break;
      pieces.push(chunk.subarray(start, end + 1));
      yield line(true);
      start = end + 1;
    }
    if (start < chunk.length) pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > MOST_BYTES) {
      yield { number: number + 1, bytes: chunk, text: null, ended: false };
      return;
    }
  }
  if (pieces.length > 0) yield line(false);
}

function decode(decoder: TextDecoder, bytes: Buffer, ended: boolean): string | null {
  try {
    return decoder.decode(ended ? bytes.subarray(0, -1) : bytes);
  } catch {
    return null;
  }
}
