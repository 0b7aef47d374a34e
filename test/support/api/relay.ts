import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { until } from '../until.js';

/** A mail as it came. */
export interface Came {
  readonly to: string;
  /** Headers by their names in small letters, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly raw: string;
  /** The plain text. */
  readonly text: string;
  readonly html: string;
}

/** How the relay takes mails: `dies` in the middle of one, `hangs` without an answer. */
type Manner = 'accepts' | 'dies' | 'hangs' | { readonly code: number; readonly said: string };

/** A relay of mails on this machine. */
export class Relay {
  readonly got: Came[] = [];
  /** Mails that it was given and did not take. */
  begun = 0;
  /** At the recipient, and when it has the whole mail. */
  rcpt: Manner = 'accepts';
  data: Manner = 'accepts';
  /** Answers to the next mails, one each, before the lasting ones. */
  readonly nextRcpt: Manner[] = [];
  readonly nextData: Manner[] = [];
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      hideENHANCEDSTATUSCODES: true,
      closeTimeout: 100,
      onRcptTo: (_address, _session, done) => {
        this.#answer(this.nextRcpt.shift() ?? this.rcpt, done);
      },
      onData: (stream, session, done) => {
        void this.#take(stream, session.envelope.rcptTo.map(({ address }) => address).join(), done);
      },
    });
    // A sender that is killed breaks its connection.
    this.#server.on('error', () => undefined);
  }

  static async open(): Promise<Relay> {
    const relay = new Relay();
    await new Promise<void>((resolve) => {
      relay.#server.listen(0, '127.0.0.1', resolve);
    });
    return relay;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** Waits until so many mails came. */
  async holds(count: number): Promise<readonly Came[]> {
    await until(`${count} mails came`, () => this.got.length >= count);
    return this.got;
  }

  /** Waits until so many mails were begun and not taken. */
  async begins(count: number): Promise<void> {
    await until(`${count} mails were begun`, () => this.begun >= count);
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(resolve);
    });
  }

  #answer(manner: Manner, done: (error?: Error | null) => void): void {
    if (manner === 'accepts') {
      done();
      return;
    }
    this.begun += 1;
    if (manner === 'hangs') return;
    if (manner === 'dies') {
      for (const connection of this.#server.connections as Set<{ close: () => void }>)
        connection.close();
      return;
    }
    done(Object.assign(new Error(manner.said), { responseCode: manner.code }));
  }

  async #take(
    stream: SMTPServerDataStream,
    to: string,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    const pieces: Buffer[] = [];
    try {
      for await (const piece of stream as AsyncIterable<Buffer>) pieces.push(piece);
    } catch {
      // The sender was killed in the middle of it.
      return;
    }
    const manner = this.nextData.shift() ?? this.data;
    if (manner === 'accepts') this.got.push(readMail(to, Buffer.concat(pieces).toString('utf8')));
    this.#answer(manner, done);
  }
}

function readMail(to: string, raw: string): Came {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())];
    }),
  );
  return { to, headers, raw, text: partOf(raw, 'text/plain'), html: partOf(raw, 'text/html') };
}

/** Headers with other letters than those of ASCII (RFC 2047). */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, said: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(said, 'base64').toString('utf8')
        : decodeQuoted(said.replaceAll('_', ' ')),
    );
}

function decodeQuoted(said: string): string {
  const bytes = said.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function partOf(raw: string, type: string): string {
  const at = raw.indexOf(`Content-Type: ${type}`);
  if (at < 0) return '';
  const from = raw.indexOf('\r\n\r\n', at) + 4;
  const boundary = raw.indexOf('\r\n--', from);
  // `-- ` begins what is below a text.
  const [body, headers] = [raw.slice(from, endOfPart(raw, from, boundary)), raw.slice(at, from)];
  if (/base64/i.test(headers)) return Buffer.from(body, 'base64').toString('utf8');
  const plain = /quoted-printable/i.test(headers)
    ? decodeQuoted(body.replaceAll(/=\r\n/g, ''))
    : body;
  return plain.replaceAll('\r\n', '\n');
}

function endOfPart(raw: string, from: number, first: number): number {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const at = boundary === undefined ? first : raw.indexOf(`\r\n--${boundary}`, from);
  return at < 0 ? raw.length : at;
}
