import { Agent, request } from 'node:http';
import { connect } from 'node:net';

/** Requests that no well-behaved client would send. */
export interface Shot {
  readonly method: string;
  /** As it goes over the wire, percent-encoding and all. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, or what passes for it; null sends no body. */
  readonly body: string | null;
}

export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends a request as it is. */
export function fire(base: string, { method, path, headers, body }: Shot): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, method, path, headers }, (answer) => {
      let text = '';
      const status = answer.statusCode ?? 0;
      const type = answer.headers['content-type'] ?? '';
      if (type.startsWith('text/event-stream')) {
        // It has no end; that it began is all there is to see.
        resolve({ status, type, text });
        answer.destroy();
        return;
      }
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('error', reject).on('end', () => {
        resolve({ status, type, text });
      });
    });
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}

/** Lets go of the connections kept open. */
export function ceaseFire(): void {
  agent.destroy();
}

/** Writes these very bytes to the server and gives what it says before it hangs up. */
export function sendBytes(base: string, bytes: Buffer | string): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (part: string) => (said += part));
    socket.on('error', reject).on('close', () => {
      const [head = '', text = ''] = said.split('\r\n\r\n', 2);
      const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? '';
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), type, text });
    });
  });
}
