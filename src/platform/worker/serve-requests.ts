import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { parentPort, type MessagePort } from 'node:worker_threads';
import type { Asking, WorkerMessage } from './messages.js';
import { toThrown } from './thrown.js';

/** The result of a request: plain data, and a stream of bytes where one belongs to it. */
export interface Result {
  readonly answer: unknown;
  readonly stream?: Readable;
}

/**
 * Answers the requests to this worker, with less right to the processor than the service has.
 * @param answer gets a signal that is aborted when nobody waits for the answer any more
 */
export function serveRequests(
  answer: (request: unknown, gone: AbortSignal) => Promise<Result>,
): void {
  yieldToTheService();
  parentPort?.on('message', ({ request, port }: Asking<unknown>) => {
    void serve(port, (gone) => answer(request, gone));
  });
}

/** On Linux a priority is that of a thread; elsewhere it would be that of the whole service. */
function yieldToTheService(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}

async function serve(
  port: MessagePort,
  work: (gone: AbortSignal) => Promise<Result>,
): Promise<void> {
  const gone = new AbortController();
  port.once('close', () => {
    gone.abort();
  });
  try {
    const { answer, stream } = await work(gone.signal);
    if (stream !== undefined) give(port, stream);
    if (gone.signal.aborted) stream?.destroy();
    say(port, { kind: 'answer', answer });
    if (stream === undefined) port.close();
  } catch (error) {
    say(port, { kind: 'thrown', thrown: toThrown(error) });
    port.close();
  }
}

/** Gives a piece of the stream whenever the other side asks for one. */
function give(port: MessagePort, stream: Readable): void {
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  port.on('message', () => {
    pieces.next().then(
      ({ done, value }) => {
        if (done !== true) {
          // A copy, which is then the other side's: the rest of the page stays here.
          const piece = Uint8Array.from(value);
          say(port, { kind: 'piece', piece }, [piece.buffer]);
          return;
        }
        say(port, { kind: 'end' });
        port.close();
      },
      () => undefined, // The stream itself reports it.
    );
  });
  port.once('close', () => stream.destroy());
  stream.once('error', (error) => {
    say(port, { kind: 'thrown', thrown: toThrown(error) });
    port.close();
  });
}

function say(port: MessagePort, said: WorkerMessage, given: readonly ArrayBuffer[] = []): void {
  port.postMessage(said, given);
}
