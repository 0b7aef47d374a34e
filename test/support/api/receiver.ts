import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A message as it came. */
interface Message {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A program outside, on this machine, that is sent messages. */
export class Receiver {
  readonly got: Message[] = [];
  /** The status of its answers; null hangs, 'dies' breaks the connection. */
  answer: number | null | 'dies' = 200;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (piece: string) => (body += piece));
      request.on('end', () => {
        this.got.push({ headers: request.headers, body });
        if (this.answer === null) return;
        if (this.answer === 'dies') request.socket.destroy();
        else response.writeHead(this.answer, { location: '/elsewhere' }).end('the answer');
      });
    });
  }

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    const server = receiver.#server;
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  /** Its address and port. */
  get place(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The ids of its messages, as they came. */
  get ids(): readonly string[] {
    return this.got.map(({ headers }) => String(headers['webhook-id']));
  }

  /** Waits until so many messages came. */
  async holds(count: number): Promise<void> {
    for (let i = 0; i < 600 && this.got.length < count; i++) await sleep(50);
    expect(this.got.length).toBeGreaterThanOrEqual(count);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => void this.#server.close(resolve));
  }
}
