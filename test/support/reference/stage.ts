import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { MeView } from '../../../src/access/access.view.js';
import type { Role } from '../../../src/people/roles.js';
import type { ProblemBody } from '../../../src/platform/http/reference/problem-body.js';
import { createTestApp, setupSecret, type TestApp } from '../api/app.js';
import { Description } from '../api/openapi.js';
import { setClock } from '../database/clock.js';
import { bodyOf } from './bodies.js';
import { EVENING } from './fixed.js';
import { EXAMPLE, PLACES } from './ids.js';
import { setIdsInOrder } from './ids-in-order.js';
import { Recorder } from './recorder.js';

/**
 * Plays the API by its reference: addresses and headers are taken from it, every body that is taken must
 * be one that it describes, and so must every answer. Bodies and answers are recorded.
 */

export type Json = Readonly<Record<string, unknown>>;

export interface Sending {
  /** Name of the body that is sent (test/support/reference/bodies.ts). */
  readonly example?: string;
  readonly body?: unknown;
  readonly raw?: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly version?: number | string;
  /** The bearer token to send: the owner's when left out; null sends none. */
  readonly as?: string | null;
  /** The browser that sends it, instead of a bearer token. */
  readonly browser?: Browser;
  /** The member in Acting-Member. */
  readonly actor?: string;
  /** A new one when left out; null sends none. */
  readonly key?: string | null;
  readonly type?: string;
  /** The ETag of what is there already. */
  readonly known?: string | undefined;
  /** The event after which a listener goes on. */
  readonly after?: number;
}

export interface Browser {
  readonly cookie: string;
  readonly csrfToken?: string;
}

interface Stage {
  readonly testApp: TestApp;
  readonly base: string;
  readonly description: Description;
  /** The bearer token of Karen, who owns the clubs. */
  karen: string;
}

let raised: Stage | null = null;
export const recorder = new Recorder();
/** The service's value for an id or a secret of the bodies. */
export const given = new Map<string, string>();
/** The operations that succeeded, and the codes of the problems that others met. */
export const succeeded = new Set<string>();
export const met = new Set<string>();
let keysGiven = 0;
/** Keys in their order: the id of a club follows from the key that opened it. */
const nextKey = () => `evening-${(keysGiven += 1)}`;

/** The secrets of the bodies. */
export const SECRET = {
  setup: 'kopsetup_…',
  invite: 'kopinvite_…',
  pair: 'koppair_…',
  calendar: 'kopcal_…',
  book: 'kopbook_…',
  reset: 'kopreset_…',
};

/** The service that is played, where Karen is signed in. */
export function stage(): Stage {
  if (raised === null) throw new Error('no service is up');
  return raised;
}

/**
 * Starts a service of its own on the evening of the examples, and sets it up.
 *
 * @returns ends it
 */
export async function raise(): Promise<() => Promise<void>> {
  const setClockBack = setClock(EVENING);
  const setIdsBack = setIdsInOrder();
  const testApp = await createTestApp();
  await testApp.app.listen(0, '127.0.0.1');
  const base = await testApp.app.getUrl();
  const description = new Description(testApp.describe(), { closed: true });
  raised = { testApp, base, description, karen: '' };
  given.set(SECRET.setup, (await setupSecret(testApp.app)) ?? '');
  const { body, status } = await send('setUp', { example: 'setup', as: null });
  const { user, clubs } = body as unknown as MeView;
  given.set(EXAMPLE.user, user?.id ?? '').set(EXAMPLE.club, clubs[0]?.id ?? '');
  show('setUp', { status, body }, 'firstOwner');
  await signKarenIn();
  return async () => {
    setClockBack();
    setIdsBack();
    await testApp.close();
  };
}

export async function signKarenIn() {
  const sent = await send('signIn', { example: 'program', as: null });
  stage().karen = String(sent.body['token']);
  return sent;
}

/** The browser that an answer has let in. */
export function browserOf({ headers, body }: Answered): Browser {
  const cookie = /kopperne_session=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
  return { cookie, csrfToken: String(body['csrfToken']) };
}

export const PLAYERS = [
  [EXAMPLE.karen, 'Karen'],
  [EXAMPLE.borge, 'Børge'],
  [EXAMPLE.else, 'Else'],
  [EXAMPLE.aksel, 'Aksel'],
] as const;

export async function addMembers(players: readonly (typeof PLAYERS)[number][]): Promise<void> {
  for (const [id, name] of players) {
    const member = await send('addMember', { body: { name } });
    given.set(id, String(member.body['id']));
  }
}

/** A device that a tablet is paired as; gives its bearer token. */
export async function pairTablet(): Promise<string> {
  const { body: device } = await send('addDevice', { example: 'device' });
  given.set(EXAMPLE.device, String(device['id']));
  const { body: link } = await send('makePairingLink');
  const asked = { token: link['token'], bearer: true };
  const { body: paired } = await send('pairDevice', { as: null, body: asked });
  return String(paired['token']);
}

/** Somebody new comes into the club by a link; gives their bearer token. */
export async function signUp(role: Role, member?: string): Promise<string> {
  const invite = { roles: [role], ...(member === undefined ? {} : { member: given.get(member) }) };
  const { body: made } = await send('makeInvite', { body: invite });
  const name = `${randomUUID()}@example.org`;
  const asked = { token: made['token'], name, password: 'kopper paa bordet', bearer: true };
  const { body } = await send('signUp', { as: null, body: asked });
  return String(body['token']);
}

/** With the ids that the service gave. */
export function translate(value: unknown): unknown {
  let text = JSON.stringify(value);
  for (const [example, real] of given) text = text.replaceAll(example, real);
  return JSON.parse(text) as unknown;
}

/** Sends a request as the reference says, and fails unless the answer is one it describes. */
export async function send(id: string, sending: Sending = {}) {
  const { base, description, karen } = stage();
  const operation = description.operation(id);
  const { example, key = nextKey(), version, actor, query = '', browser, as = karen } = sending;
  const places: Record<string, string> = {};
  const address = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = sending.path?.[name] ?? PLACES[name] ?? '';
    return (places[name] = given.get(value) ?? value);
  });
  const asks = (name: string) => operation.parameters.some((one) => one.name === name);
  const body = example === undefined ? sending.body : translate(bodyOf(id, example));
  const text = sending.raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const type = sending.type ?? (text === undefined ? undefined : 'application/json');
  const headers = {
    ...(browser === undefined
      ? as !== null && { authorization: `Bearer ${as}` }
      : {
          cookie: browser.cookie,
          ...(browser.csrfToken !== undefined && { 'x-csrf-token': browser.csrfToken }),
        }),
  };
  const answer = await fetch(`${base}${address}${query}`, {
    method: operation.method,
    headers: {
      ...headers,
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(asks('Idempotency-Key') && key !== null ? { 'idempotency-key': key } : {}),
      ...(version === undefined ? {} : { 'if-match': `${version}` }),
      ...(actor === undefined ? {} : { 'acting-member': given.get(actor) ?? actor }),
      ...(sending.after === undefined ? {} : { 'last-event-id': `${sending.after}` }),
      ...(sending.known === undefined ? {} : { 'if-none-match': sending.known }),
    },
    ...(text === undefined ? {} : { body: text }),
  });
  const answered = await describedAnswer(id, answer);
  if (answered.status < 300) {
    for (const [name, value] of Object.entries(places)) recorder.place(name, value);
    if (body !== undefined) recordTaken(id, example, body);
    recorder.answer(id, example, answered.body);
  }
  return answered;
}

/** Records a body that was taken; the reference must say that it is. */
function recordTaken(id: string, name: string | undefined, body: unknown): void {
  const { description } = stage();
  const media = description.operation(id).requestBody?.content['application/json'];
  expect([id, description.mistakes(media?.schema, body)]).toEqual([id, '']);
  recorder.request(id, name, body);
}

export type Answered = Awaited<ReturnType<typeof describedAnswer>>;

async function describedAnswer(id: string, answer: globalThis.Response) {
  const { description } = stage();
  const { status, headers } = answer;
  const response = description.response(description.operation(id), status);
  if (status === 304) return { status, headers, body: {} };
  const type = headers.get('content-type')?.split(';', 1)[0] ?? '';
  const media = response.content[type];
  if (!media) throw new Error(`${id} does not say that ${status} can be ${type}`);
  const text = type === 'text/event-stream' ? await beginningOf(answer) : await answer.text();
  const isText = /^text\/|ndjson$|pdf$/.test(type);
  const body: unknown = isText ? text : JSON.parse(text);
  expect([id, status, description.mistakes(media.schema, body), text]).toEqual([
    id,
    status,
    '',
    text,
  ]);
  for (const [name, about] of Object.entries(response.headers)) {
    const header = description.resolve<{ required?: boolean; schema: unknown }>(about);
    const value = headers.get(name);
    if (value === null) expect([id, status, name, header.required ?? false]).toContain(false);
    else expect([id, name, description.mistakes(header.schema, value)]).toEqual([id, name, '']);
  }
  if (status !== 400 && status !== 414) expect(headers.get('x-request-id')).not.toBeNull();
  if (status < 300) {
    succeeded.add(id);
  } else {
    const { code } = body as ProblemBody;
    met.add(code);
    recorder.problem(code, body);
    expect([id, Object.keys(media.examples ?? {})]).toEqual([id, expect.arrayContaining([code])]);
  }
  return { status, headers, body: body as Json };
}

/**
 * The first entry of an answer that does not end. An entry ends with an empty line; it arrives in
 * parts of any size, so that the first part alone would be another text from run to run.
 */
async function beginningOf({ body }: globalThis.Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (reader !== undefined && !/\S[^]*\n\n/.test(text)) {
    const part: { done: boolean; value?: Uint8Array } = await reader.read();
    if (part.done) break;
    text += decoder.decode(part.value, { stream: true });
  }
  await reader?.cancel();
  return text.trimStart().split('\n\n', 1)[0] ?? '';
}

/** Sends a write of the evening and records its answer. */
export async function play(
  id: string,
  example: string | undefined,
  version: number,
  answer: string,
) {
  const sent = await send(id, {
    ...(example === undefined ? {} : { example }),
    version: `"${version}"`,
  });
  expect(sent.headers.get('etag')).toBe(`"${version + 1}"`);
  learnFines(sent.body);
  show(id, sent, answer);
  return sent;
}

const FINES = [EXAMPLE.fineInHand, EXAMPLE.fineAbandoning, EXAMPLE.fineForMisdeal];

function learnFines({ fineIds }: Json): void {
  for (const real of (fineIds as string[] | undefined) ?? []) {
    const next = FINES.find((example) => !given.has(example));
    if (next !== undefined) given.set(next, real);
  }
}

/** Records an answer under a name of its own. */
export function show(
  id: string,
  { status, body }: { status: number; body: Json },
  name: string,
): void {
  expect([id, status < 300]).toEqual([id, true]);
  recorder.answer(id, name, body);
}

/**
 * A caller with too many requests: writes of a user, and what anybody sends from here.
 *
 * @returns forgets them
 */
export async function useUp(user: string): Promise<() => Promise<void>> {
  const pool = new pg.Pool({ ...stage().testApp.database.connection, max: 1 });
  const keys = [
    `writes:${user}`,
    'links:127.0.0.1',
    'sign-in-address:127.0.0.1',
    'mail-links:127.0.0.1',
    'forgotten-passwords:127.0.0.1',
  ];
  for (const key of keys) {
    await pool.query(
      `INSERT INTO rate_count (key, since, count) VALUES ($1, now(), 100000)
        ON CONFLICT (key) DO UPDATE SET since = now(), count = 100000`,
      [key],
    );
  }
  return async () => {
    await pool.query('DELETE FROM rate_count WHERE key = ANY ($1)', [keys]);
    await pool.end();
  };
}
