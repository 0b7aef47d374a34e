import { createTransport, type Transporter } from 'nodemailer';
import type { MailSettings } from './mail-settings.js';

const CONNECT_MS = 10_000;
/** No answer for so long: less than the lease of a message. */
const SILENT_MS = 15_000;
/** The beginning of an answer that is kept. */
const MOST_ANSWER = 300;

/** A mail as it is given to the relay. */
export interface Mail {
  readonly to: string;
  /** Without the brackets; the same for every attempt. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * How the relay took a mail. `given` to it is not yet delivered. `address`: it refuses the address for
 * good; `channel`: it refuses us; `refused`: it refuses this mail for good; `soft`: it may be tried again.
 */
export interface Given {
  readonly outcome: 'given' | 'address' | 'channel' | 'refused' | 'soft';
  readonly answer: string;
}

/** Gives mails to the relay of the instance. */
export class Mailer {
  readonly #transport: Transporter;

  constructor(readonly settings: MailSettings) {
    const { hostname, protocol, username } = new URL(settings.url);
    const isNear = /^(localhost|127\.|\[::1\])/.test(hostname);
    this.#transport = createTransport({
      url: settings.url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      // A password goes over no open line to another machine.
      requireTLS: username !== '' && protocol === 'smtp:' && !isNear,
    } as Parameters<typeof createTransport>[0]);
  }

  async send({ to, id, subject, text, html, headers }: Mail): Promise<Given> {
    const { from, publicUrl } = this.settings;
    const messageId = `<${id}@${new URL(publicUrl).hostname}>`;
    try {
      const mail = { from, to, subject, text, html, messageId, headers: { ...headers } };
      const { response } = (await this.#transport.sendMail({
        ...mail,
        // Other programs do not answer what a program sent.
        disableFileAccess: true,
        disableUrlAccess: true,
      })) as { response?: string };
      return { outcome: 'given', answer: (response ?? '').slice(0, MOST_ANSWER) };
    } catch (error) {
      return givenOf(error as Refusal);
    }
  }

  close(): void {
    this.#transport.close();
  }
}

/** An error of nodemailer. */
interface Refusal {
  readonly message: string;
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** The meaning of an error (RFC 5321, 4.2; RFC 3463 for the codes with dots). */
export function givenOf({ message, code, command, response, responseCode }: Refusal): Given {
  const said = response ?? message;
  const answer = said.slice(0, MOST_ANSWER);
  const [, detail = ''] = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(said) ?? [];
  const isHard = responseCode !== undefined && responseCode >= 500;
  if (code === 'EAUTH') return { outcome: 'channel', answer };
  if (!isHard) return { outcome: 'soft', answer };
  if (detail === '7' || command === 'MAIL FROM') return { outcome: 'channel', answer };
  if (detail === '1' || (command === 'RCPT TO' && detail === '' && responseCode === 550)) {
    return { outcome: 'address', answer };
  }
  // A full mailbox is emptied some day.
  return { outcome: detail === '2' ? 'soft' : 'refused', answer };
}
