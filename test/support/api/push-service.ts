import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../until.js';

/** A push as it came to a browser. */
interface Came {
  readonly device: string;
  readonly headers: IncomingHttpHeaders;
  /** As the push service sees it. */
  readonly raw: Buffer;
  readonly push: {
    readonly web_push: number;
    readonly notification: Readonly<Record<'title' | 'body' | 'navigate' | 'tag' | 'lang', string>>;
  };
}

/** An answer of the service: a status with headers, or none at all. */
type Answer = 'hangs' | { readonly status: number; readonly headers?: Record<string, string> };

/** A push service on this machine, with the browsers that subscribe at it. */
export class PushService {
  readonly got: Came[] = [];
  /** Messages that came and were not taken. */
  refused = 0;
  /** Answers to the next messages, one each; then all are taken. */
  readonly next: Answer[] = [];
  readonly #devices = new Map<string, { readonly ecdh: ECDH; readonly auth: Buffer }>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const answer = this.next.shift() ?? { status: 201 };
        const isTaken = answer !== 'hangs' && answer.status < 300;
        if (isTaken) this.#take(request.url ?? '', request.headers, Buffer.concat(pieces));
        else this.refused += 1;
        if (answer !== 'hangs') response.writeHead(answer.status, answer.headers).end();
      });
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => void service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  /** Its address and port. */
  get place(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The subscription of a new browser, as it is given to the service under test. */
  subscription(name: string) {
    const ecdh = createECDH('prime256v1');
    const p256dh = ecdh.generateKeys('base64url');
    const auth = randomBytes(16);
    const device = `/${randomBytes(8).toString('hex')}`;
    this.#devices.set(device, { ecdh, auth });
    const origin = 'https://kopperne.example.org';
    const endpoint = `http://${this.place}${device}`;
    return { endpoint, p256dh, auth: auth.toString('base64url'), origin, name };
  }

  /** Waits until so many pushes were taken. */
  async holds(count: number): Promise<readonly Came[]> {
    await until(`${count} pushes came`, () => this.got.length >= count);
    return this.got;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => void this.#server.close(resolve));
  }

  #take(device: string, headers: IncomingHttpHeaders, raw: Buffer): void {
    const keys = this.#devices.get(device);
    if (keys === undefined) return;
    const text = decrypt(keys, raw);
    this.got.push({ device, headers, raw, push: JSON.parse(text) as Came['push'] });
  }
}

/** RFC 8291 around RFC 8188, of one record. */
function decrypt(
  { ecdh, auth }: { readonly ecdh: ECDH; readonly auth: Buffer },
  raw: Buffer,
): string {
  const salt = raw.subarray(0, 16);
  const begins = 21 + raw.readUInt8(20);
  const theirs = raw.subarray(21, begins);
  const derive = (from: Buffer, with_: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
  const secret = derive(ecdh.computeSecret(theirs), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(raw.subarray(-16));
  const padded = Buffer.concat([cipher.update(raw.subarray(begins, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** The claims that a push is signed with (RFC 8292); a signature of another key fails the test. */
export function readVapid(authorization: string, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization) ?? [];
  expect(key).toBe(publicKey);
  const [head = '', claims = '', mark = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) =>
    one.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(mark, 'base64url'),
  );
  expect(isTheirs).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<string, unknown>;
}
