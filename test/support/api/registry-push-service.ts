import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Runs the server of the package; its own command leaves a process behind. */
const PROGRAM = `
  const { PushApiModel } = require('web-push-testing/src/PushApiModel.js');
  const Server = require('web-push-testing/src/server.js');
  new Server(new PushApiModel(), Number(process.argv[1])).startServer();`;

interface Subscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly clientHash: string;
}

/** The testing service of web-push, in a process of its own. */
export class RegistryPushService {
  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
  ) {}

  static async open(): Promise<RegistryPushService> {
    const port = await freePort();
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    const child = spawn(process.execPath, ['-e', PROGRAM, String(port)], { stdio: [...stdio] });
    await once(child.stdout, 'data');
    return new RegistryPushService(port, child);
  }

  /** Its address and port. */
  get place(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** A new browser. */
  async subscribe(applicationServerKey: string) {
    const body = { userVisibleOnly: 'true', applicationServerKey };
    const { data } = await this.#post<{ data: Subscribed }>('/subscribe', body);
    const { keys, clientHash, endpoint } = data;
    const plain = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_');
    return { endpoint, p256dh: plain(keys.p256dh), auth: plain(keys.auth), clientHash };
  }

  /** The messages to a browser, decrypted. */
  async messages(clientHash: string): Promise<readonly string[]> {
    const asked = { clientHash };
    const { data } = await this.#post<{ data: { messages: string[] } }>(
      '/get-notifications',
      asked,
    );
    return data.messages;
  }

  async expire(clientHash: string): Promise<void> {
    await fetch(`http://${this.place}/expire-subscription/${clientHash}`, { method: 'POST' });
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }

  async #post<T>(path: string, body: object): Promise<T> {
    const answer = await fetch(`http://${this.place}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as T;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
