import { Readable } from 'node:stream';

/** A client that reads nothing for this long is gone; its place is freed. */
const PATIENCE_MS = 30_000;
const PIECE_BYTES = 16_384;

/**
 * A long file as a stream, which is ended when its reader takes nothing for a while. It goes out in small
 * pieces, so that a slow reader is seen to read; what comes next is made when somebody asks for it.
 *
 * @param patienceMs how long a reader may take nothing before the stream is ended
 */
export function patientStream(
  parts: AsyncIterable<string | Uint8Array>,
  patienceMs = PATIENCE_MS,
): Readable {
  const pieces = piecesOf(parts);
  const stream: Readable = new Readable({
    highWaterMark: PIECE_BYTES,
    read: () => {
      clearTimeout(stalled);
      pieces.next().then(
        ({ done, value }) => {
          if (stream.destroyed) return;
          stalled = setTimeout(end, patienceMs);
          stream.push(done === true ? null : value);
        },
        (error: unknown) => stream.destroy(asError(error)),
      );
    },
    destroy: (error, done) => {
      clearTimeout(stalled);
      done(error);
    },
  });
  const end = () => stream.destroy(new Error('nobody reads it'));
  let stalled = setTimeout(end, patienceMs);
  return stream;
}

async function* piecesOf(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const end = Math.min(at + PIECE_BYTES, bytes.length);
      yield Buffer.from(bytes.buffer, bytes.byteOffset + at, end - at);
    }
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('a file broke off', { cause: error });
}
