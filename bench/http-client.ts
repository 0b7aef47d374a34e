import { connect, type Socket } from 'node:net';

export interface HttpAnswer {
  readonly status: number;
  readonly etag: string | null;
  readonly body: string;
}

/**
 * One keep-alive connection that sends one request at a time. It does as little as it can, since
 * the load and the service share the cores.
 */
export class HttpClient {
  readonly #socket: Socket;
  readonly #host: string;
  readonly #tokens: readonly string[];
  #sent: number;
  #received: Buffer = Buffer.alloc(0);
  #waiting: { resolve(answer: HttpAnswer): void; reject(error: Error): void } | null = null;

  private constructor(socket: Socket, host: string, tokens: readonly string[]) {
    this.#socket = socket;
    this.#host = host;
    this.#tokens = tokens;
    // Many clients do not begin with the same one.
    this.#sent = Math.floor(Math.random() * tokens.length);
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => {
      this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
      this.#answer();
    });
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('the service closed the connection')));
  }

  /** @param tokens what it sends its requests with, in turns */
  static open(address: string, tokens: readonly string[]): Promise<HttpClient> {
    const { hostname, port, host } = new URL(address);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        resolve(new HttpClient(socket, host, tokens));
      });
      socket.once('error', reject);
    });
  }

  request(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<HttpAnswer> {
    let head = `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n`;
    const token = this.#tokens[this.#sent++ % this.#tokens.length] ?? '';
    head += `authorization: Bearer ${token}\r\n`;
    for (const [name, value] of Object.entries(headers)) head += `${name}: ${value}\r\n`;
    if (body !== '') {
      head += `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    }
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(`${head}\r\n${body}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #answer(): void {
    const end = this.#received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const total = end + 4 + length;
    if (this.#received.length < total) return;
    const body = this.#received.toString('utf8', end + 4, total);
    this.#received = this.#received.subarray(total);
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve({
      status: Number(head.slice(9, 12)),
      etag: /\r\netag: ([^\r]+)/i.exec(head)?.[1] ?? null,
      body,
    });
  }
}
