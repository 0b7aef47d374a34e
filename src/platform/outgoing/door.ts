import { lookup } from 'node:dns/promises';
import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP } from 'node:net';
import { reachOf, type Outgoing, type Place } from './reachable.js';

/** As much of an answer as anybody is shown. */
const MOST_ANSWER = 200;

/** The answer of a receiver. */
export interface Answered {
  readonly status: number;
  /** Its first characters. */
  readonly answer: string;
  /** Its `Retry-After`. */
  readonly retryAfter: string | undefined;
}

/** A message to send. */
export interface Posting {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly signal: AbortSignal;
}

/** Nothing could be sent there; the message says why, without the address. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

/**
 * The one door for what goes out to addresses that somebody else than the operator gave. A name is looked
 * up once, and the address that was judged is the one connected to: a name that changes meanwhile leads
 * nowhere else. A redirect is an answer, and not followed.
 */
export class Door {
  constructor(private readonly allowed: Outgoing) {}

  /** @throws NotReached where it may not or cannot be reached, or does not answer in time */
  async post(to: URL, posting: Posting): Promise<Answered> {
    const address = await this.#find(to);
    try {
      return await send(to, address, posting);
    } catch (error) {
      const why = posting.signal.aborted ? 'no answer in time' : codeOf(error);
      throw new NotReached(why, { cause: error });
    }
  }

  async #find(to: URL): Promise<string> {
    const isSecure = to.protocol === 'https:';
    if (!isSecure && to.protocol !== 'http:') throw new NotReached('neither http nor https');
    const port = Number(to.port === '' ? (isSecure ? 443 : 80) : to.port);
    const [found, databases] = await Promise.all([addressesOf(hostOf(to)), this.#databases()]);
    if (found.length === 0) throw new NotReached('the name is not known');
    const open = found.find((host) => {
      const reach = reachOf({ host, port }, this.allowed, databases);
      return reach === 'near' || (reach === 'public' && isSecure);
    });
    if (open === undefined) throw new NotReached('the service may not reach this address');
    return open;
  }

  async #databases(): Promise<readonly Place[]> {
    const found = this.allowed.database.map(async ({ host, port }) =>
      (await addressesOf(host)).map((address) => ({ host: address, port })),
    );
    return (await Promise.all(found)).flat();
  }
}

function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

async function addressesOf(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}

function send(to: URL, address: string, { headers, body, signal }: Posting): Promise<Answered> {
  const host = hostOf(to);
  const isSecure = to.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? overHttps : overHttp)(
      {
        method: 'POST',
        host: address,
        ...(to.port === '' ? {} : { port: Number(to.port) }),
        path: to.pathname + to.search,
        headers: { ...headers, host: to.host, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal,
        ...(isSecure && isIP(host) === 0 ? { servername: host } : {}),
      },
      (answer) => {
        firstOf(answer).then(resolve, reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The status with the beginning of the answer; the rest of it is not waited for. */
async function firstOf(from: IncomingMessage): Promise<Answered> {
  let answer = '';
  from.setEncoding('utf8');
  for await (const piece of from) {
    answer += String(piece);
    if (answer.length >= MOST_ANSWER) break;
  }
  from.destroy();
  const retryAfter = from.headers['retry-after'];
  return { status: from.statusCode ?? 0, answer: answer.slice(0, MOST_ANSWER), retryAfter };
}

function codeOf(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : 'the connection broke';
}
