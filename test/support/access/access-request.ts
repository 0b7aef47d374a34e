import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { ProblemCode } from '../../../src/problems/kinds.js';

/** Requests as a browser, a program or an attacker sends them: every header is the test's own. */

/** The cookies of a sign-in and of the browser's mark. */
export const SESSION_COOKIE = 'kopperne_session';
export const KNOWN_COOKIE = 'kopperne_known';

export interface Asked {
  readonly bearer?: string | null;
  /** By name. */
  readonly cookies?: Readonly<Record<string, string>>;
  readonly csrf?: string;
  /** A text goes out as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address that it is sent from, e.g. 127.0.0.2. */
  readonly from?: string;
}

export interface Told {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The code of a refusal; null for any other answer. */
  readonly code: ProblemCode | null;
  /** The cookies it sets in the browser, by name. */
  readonly cookies: ReadonlyMap<string, SetCookie>;
}

export interface SetCookie {
  readonly value: string;
  /** In lower case, sorted, without those that say how long. */
  readonly flags: readonly string[];
}

let addresses = 0;

/** An address that nothing was sent from before, so that no test counts against another. */
export function newAddress(): string {
  addresses += 1;
  return `127.7.${Math.floor(addresses / 200)}.${(addresses % 200) + 1}`;
}

const agent = new Agent({ keepAlive: true, maxSockets: 60 });

/** Sends one request and gives the answer as it came; one that streams is left after its headers. */
export function ask(base: string, method: string, path: string, asked: Asked = {}): Promise<Told> {
  const { hostname, port } = new URL(base);
  const { body, from } = asked;
  const localAddress = from === undefined ? {} : { localAddress: from };
  return new Promise((resolve, reject) => {
    const options = { agent, hostname, port, method, path, headers: headersOf(asked) };
    const sent = request({ ...options, ...localAddress }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      let text = '';
      const done = () => {
        const code = codeOf(headers, text);
        resolve({ status, headers, text, code, cookies: cookiesOf(headers) });
      };
      if (headers['content-type']?.startsWith('text/event-stream') === true) {
        answer.destroy();
        done();
        return;
      }
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('error', reject).on('end', done);
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : textOf(body));
  });
}

/** The body of a success; fails when it is none. */
export function bodyOf<T>({ status, text }: Told): Readonly<T> {
  if (status < 200 || status > 299) throw new Error(`${status}: ${text}`);
  return JSON.parse(text) as T;
}

/** The secret that an answer puts in a cookie; fails when it does not. */
export function cookieIn({ cookies, text }: Told, name: string): string {
  const value = cookies.get(name)?.value ?? '';
  if (value === '') throw new Error(`no cookie ${name} was set: ${text}`);
  return value;
}

/** Lets go of the connections kept open. */
export function hangUp(): void {
  agent.destroy();
}

function headersOf({ bearer, cookies, csrf, body, headers }: Asked): Record<string, string> {
  const jar = Object.entries(cookies ?? {}).map(([name, value]) => `${name}=${value}`);
  return {
    ...(bearer == null ? {} : { authorization: `Bearer ${bearer}` }),
    ...(jar.length === 0 ? {} : { cookie: jar.join('; ') }),
    ...(csrf === undefined ? {} : { 'x-csrf-token': csrf }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function codeOf({ 'content-type': type }: IncomingHttpHeaders, text: string): ProblemCode | null {
  // An answer to HEAD says only of what type its body would be.
  if (text === '' || type?.startsWith('application/problem+json') !== true) return null;
  return (JSON.parse(text) as { readonly code: ProblemCode }).code;
}

function cookiesOf({ 'set-cookie': lines = [] }: IncomingHttpHeaders): Map<string, SetCookie> {
  return new Map(
    lines.map((line) => {
      const [pair = '', ...attributes] = line.split(/; */);
      const [name = '', value = ''] = pair.split('=', 2);
      const flags = attributes
        .map((one) => one.toLowerCase())
        .filter((one) => !/^(max-age|expires)=/.test(one));
      return [name, { value, flags: flags.sort() }];
    }),
  );
}
