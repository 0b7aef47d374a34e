import type { EventKind, Logged } from '../kind.js';
import { isId, isText, meaning } from '../payload.js';
import type { WebhookAdded, WebhookEnded, WebhookSecretMade } from './event.js';

type WebhookEvent = WebhookAdded | WebhookEnded | WebhookSecretMade;

/** The parts that all events of a webhook share. Its address and its secrets are in no log. */
const WEBHOOK = {
  group: 'access',
  live: 'read-all',
  payload: {
    webhook: meaning(isId, 'The webhook.'),
    name: meaning(isText, 'The name given by the club.'),
  },
  subjects: ({ webhook }: WebhookEvent) => [webhook],
  about: ({ event: { name: subject } }: Logged<WebhookEvent>) => ({ subject }),
  params: ({ event: { name } }: Logged<WebhookEvent>) => ({ name }),
  changes: () => [],
} as const;

/** A program outside that hears of the log. */
export const webhookAdded = WEBHOOK satisfies EventKind<WebhookAdded, unknown>;

export const webhookSecretMade = WEBHOOK satisfies EventKind<WebhookSecretMade, unknown>;

export const webhookEnded = WEBHOOK satisfies EventKind<WebhookEnded, unknown>;
