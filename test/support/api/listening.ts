import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { LogNote } from '../../../src/live/live.view.js';
import { asOwner } from '../access/access.js';

const opened: Listening[] = [];

/** An event of a club with its hash, as a listener names it. */
export async function headAt(pool: Pool, club: string, seq: number): Promise<string> {
  const { rows } = await pool.query<{ hash: string }>(
    'SELECT hash FROM club_event WHERE club_id = $1 AND seq = $2',
    [club, seq],
  );
  return `${seq}:${rows[0]?.hash}`;
}

/** Ends what listens. */
export function stopListening(): void {
  for (const listening of opened.splice(0)) listening.close();
}

/** A listener as a browser is one. */
export class Listening {
  readonly notes: (LogNote & { readonly id: string })[] = [];
  readonly #stop = new AbortController();
  #isOver = false;

  private constructor() {
    // Made by `open`.
  }

  static async open(
    base: string,
    club: string,
    { after, headers = asOwner(base) }: { after?: string; headers?: Record<string, string> } = {},
  ): Promise<Listening> {
    const listening = new Listening();
    opened.push(listening);
    const answer = await fetch(`${base}/v1/clubs/${club}/live`, {
      headers: {
        accept: 'text/event-stream',
        ...headers,
        ...(after === undefined ? {} : { 'last-event-id': after }),
      },
      signal: listening.#stop.signal,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    if (answer.body === null) throw new Error('an answer without a body');
    void listening.#read(answer.body);
    return listening;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  close(): void {
    this.#stop.abort();
  }

  /** Waits until the service has ended it; some seconds at most. */
  async over(): Promise<void> {
    for (let i = 0; i < 800 && !this.#isOver; i++) await sleep(25);
    expect(this.#isOver).toBe(true);
  }

  /** Waits for the note about an event. */
  async heard(event: number): Promise<LogNote> {
    for (let i = 0; i < 100; i++) {
      const note = this.notes.find((one) => one.event === event && one.type !== 'ping');
      if (note !== undefined) return note;
      await sleep(50);
    }
    throw new Error(`nothing was heard of event ${event}: ${JSON.stringify(this.notes)}`);
  }

  /** Waits until the notes so far are as wanted; some seconds at most. */
  async until(isSo: (line: Listening) => boolean): Promise<void> {
    for (let i = 0; i < 100 && !isSo(this); i++) await sleep(50);
    if (!isSo(this)) throw new Error(`heard only ${JSON.stringify(this.notes)}`);
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    try {
      for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          this.#take(text.slice(0, end));
          text = text.slice(end + 2);
        }
      }
    } catch {
      // Closed by us, or by the service; the test looks at what came before.
    }
    this.#isOver = true;
  }

  #take(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
    if (field('data') === '') return;
    const note = JSON.parse(field('data')) as LogNote;
    expect(field('event')).toBe(note.type);
    this.notes.push({ ...note, id: field('id') });
  }
}
