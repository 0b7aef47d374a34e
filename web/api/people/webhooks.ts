import { queryOptions } from '@tanstack/react-query';
import type { Bodies } from '../bodies.js';
import { api, take } from '../client.js';

export type Webhook = Bodies['WebhookWithDeliveries'];
export type Delivery = Bodies['DeliveryView'];
export type NewWebhook = Bodies['AddWebhookDto'];

export const webhooksQuery = (club: string) =>
  queryOptions({
    queryKey: ['webhooks', club],
    queryFn: async () => {
      const asked = { params: { path: { clubId: club } } };
      return (await take(api.GET('/v1/clubs/{clubId}/webhooks', asked))).webhooks;
    },
  });

export function addWebhook(
  clubId: string,
  body: NewWebhook,
  key: string,
): Promise<Bodies['WebhookView']> {
  const params = { path: { clubId }, header: { 'Idempotency-Key': key } };
  return take(api.POST('/v1/clubs/{clubId}/webhooks', { params, body }));
}

export function endWebhook(
  clubId: string,
  webhookId: string,
  key: string,
): Promise<Bodies['WebhookView']> {
  const params = { path: { clubId, webhookId }, header: { 'Idempotency-Key': key } };
  return take(api.POST('/v1/clubs/{clubId}/webhooks/{webhookId}/end', { params }));
}

/** Makes another secret; the answer is the only one that holds it. */
export function makeSecret(
  clubId: string,
  webhookId: string,
): Promise<Bodies['WebhookSecretView']> {
  const params = { path: { clubId, webhookId } };
  return take(api.POST('/v1/clubs/{clubId}/webhooks/{webhookId}/secret', { params }));
}

export function testWebhook(clubId: string, webhookId: string): Promise<Bodies['TestedView']> {
  const params = { path: { clubId, webhookId } };
  return take(api.POST('/v1/clubs/{clubId}/webhooks/{webhookId}/test', { params }));
}

/** @param event null for all that failed */
export function sendAgain(
  clubId: string,
  webhookId: string,
  event: number | null,
): Promise<Bodies['SentAgainView']> {
  const params = { path: { clubId, webhookId } };
  return take(
    api.POST('/v1/clubs/{clubId}/webhooks/{webhookId}/send-again', { params, body: { event } }),
  );
}
