import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LogNote } from '../../src/live/live.view.js';
import { asOwner, memberAt, signOwnerIn } from '../support/access.js';
import {
  call,
  expectProblem,
  expectStatus,
  openClub,
  serveTestApp,
  type OpenedClub,
  type ServedApp,
} from '../support/api.js';
import { createInstance } from '../support/app.js';

let served: ServedApp;
let openedClub: OpenedClub;

beforeAll(async () => {
  served = await serveTestApp();
  openedClub = await openClub(served.base, 4);
});
afterEach(() => {
  for (const listening of opened.splice(0)) listening.close();
});
afterAll(() => served.close());

const opened: Listening[] = [];

/** A listener as a browser is one. */
class Listening {
  readonly notes: (LogNote & { readonly id: string })[] = [];
  readonly #stop = new AbortController();
  #isOver = false;

  private constructor() {
    // Made by `open`.
  }

  static async open(
    base: string,
    club: string,
    { after, headers = asOwner(base) }: { after?: number; headers?: Record<string, string> } = {},
  ): Promise<Listening> {
    const listening = new Listening();
    opened.push(listening);
    const answer = await fetch(`${base}/v1/clubs/${club}/live`, {
      headers: {
        accept: 'text/event-stream',
        ...headers,
        ...(after === undefined ? {} : { 'last-event-id': String(after) }),
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

  /** Waits for the note about an event. */
  async heard(event: number): Promise<LogNote> {
    for (let i = 0; i < 100; i++) {
      const note = this.notes.find((one) => one.event === event && one.type !== 'ping');
      if (note !== undefined) return note;
      await sleep(50);
    }
    throw new Error(`nothing was heard of event ${event}: ${JSON.stringify(this.notes)}`);
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

async function addMember(base: string, name: string): Promise<void> {
  const path = `/v1/clubs/${openedClub.club}/members`;
  expectStatus(await call(base, 'POST', path, { body: { name } }), 201);
}

test('what is recorded is heard, with its number and kind and nothing of what it says', async () => {
  const listening = await Listening.open(served.base, openedClub.club);
  const head = await listening.heard(5);
  expect(head).toEqual({ type: 'head', event: 5, kind: null, session: null, id: '5' });
  await addMember(served.base, 'Grete');
  const note = await listening.heard(6);
  expect(note).toEqual({ type: 'log', event: 6, kind: 'member-added', session: null, id: '6' });
});

test('who was away is told what they missed, once and in order', async () => {
  await addMember(served.base, 'Hans');
  const listening = await Listening.open(served.base, openedClub.club, { after: 2 });
  await listening.heard(7);
  await sleep(900);
  expect(listening.notes.map(({ event }) => event)).toEqual([3, 4, 5, 6, 7]);
});

test('an instance tells what another one recorded, and lets its listeners go when it stops', async () => {
  const other: NestFastifyApplication = await createInstance(served.database);
  await other.listen(0, '127.0.0.1');
  const base = await other.getUrl();
  await signOwnerIn(base);
  const listening = await Listening.open(base, openedClub.club);
  await listening.heard(7);
  await addMember(served.base, 'Ida');
  expect(await listening.heard(8)).toMatchObject({ kind: 'member-added' });
  await other.close();
  for (let i = 0; i < 40 && !listening.isOver; i++) await sleep(50);
  expect(listening.isOver).toBe(true);
});

test('a member hears of their own club; nobody hears of another, or without signing in', async () => {
  const [anna = ''] = openedClub.members;
  const token = await memberAt(served.base, openedClub.club, anna, 'member');
  const headers = { authorization: `Bearer ${token}` };
  const listening = await Listening.open(served.base, openedClub.club, { headers });
  await listening.heard(9);
  const other = await openClub(served.base, 0);
  const path = `/v1/clubs/${other.club}/live`;
  expectProblem(await call(served.base, 'GET', path, { as: token }), 'club-not-found');
  expectProblem(await call(served.base, 'GET', path, { as: null }), 'not-signed-in');
});
