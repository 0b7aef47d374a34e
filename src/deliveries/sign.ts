import { createHmac, randomBytes } from 'node:crypto';

/** Standard Webhooks, version 1 (https://www.standardwebhooks.com). */

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret of a webhook. */
export function makeWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/** A message as it is signed. */
interface Message {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The headers of a message.
 * @param secrets all that are valid now, each of which signs it
 */
export function signedHeaders(
  secrets: readonly string[],
  { id, timestamp, body }: Message,
): Readonly<Record<string, string>> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
