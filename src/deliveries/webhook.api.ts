import { acts, reads, writes } from '../platform/http/reference/operation.js';
import { pathId } from '../platform/http/path-part.js';
import { CLUB_ID } from '../ledger/requests/club-write.js';
import { AddWebhookDto, SendAgainDto } from './webhook.dto.js';
import {
  SentAgainView,
  TestedView,
  WebhookList,
  WebhookSecretView,
  WebhookView,
} from './webhook.view.js';

export const WEBHOOK_ID = pathId('webhookId', 'A webhook of the club.', 'webhook-not-found');

/** The API reference of webhooks. */
export const webhooksApi = {
  add: writes({
    id: 'addWebhook',
    summary: 'Add a webhook',
    description:
      'Events of the chosen kinds are sent to an address as they are added to the log, from the moment ' +
      'on at which the webhook has a secret. A message has ids only, and the same id at every attempt. ' +
      'An answer of 2xx is success; a redirect is a failure; 410 ends the webhook.',
    of: [CLUB_ID],
    body: { type: AddWebhookDto, description: 'The address and the kinds.' },
    answer: { status: 201, description: 'The webhook, without a secret yet.', type: WebhookView },
    refusals: ['webhook-address-refused', 'too-many-webhooks'],
  }),
  list: reads({
    id: 'listWebhooks',
    summary: 'The webhooks of a club',
    description: 'With the last attempts of each, their status and the beginning of the answer.',
    of: [CLUB_ID],
    answer: { description: 'The webhooks.', type: WebhookList },
  }),
  secret: acts({
    id: 'makeWebhookSecret',
    summary: 'Make a secret of a webhook',
    description:
      'Messages are signed with it from now on (Standard Webhooks, v1). The secret before it signs as ' +
      'well for another day, so that the receiver can change over.',
    of: [CLUB_ID, WEBHOOK_ID],
    answer: { status: 201, description: 'The secret.', type: WebhookSecretView },
  }),
  test: acts({
    id: 'testWebhook',
    summary: 'Send a test message',
    description: 'Sends a message of the type `test` at once, and waits for its answer.',
    of: [CLUB_ID, WEBHOOK_ID],
    answer: { status: 201, description: 'The answer of the receiver.', type: TestedView },
  }),
  again: acts({
    id: 'sendAgain',
    summary: 'Send again',
    description: 'Sends an event, or all that failed, once more under the same id.',
    of: [CLUB_ID, WEBHOOK_ID],
    body: { type: SendAgainDto, description: 'The event.' },
    answer: { status: 201, description: 'The number of events.', type: SentAgainView },
  }),
  end: writes({
    id: 'endWebhook',
    summary: 'End a webhook',
    description: 'Nothing is sent there any more, also not what waits.',
    of: [CLUB_ID, WEBHOOK_ID],
    answer: { description: 'The webhook, ended.', type: WebhookView },
  }),
};
