import { Webhook } from 'standardwebhooks';
import { makeWebhookSecret, signedHeaders } from '../../../src/deliveries/sign.js';

const [old, renewed] = [makeWebhookSecret(), makeWebhookSecret()];
const body = '{"type":"fine-recorded"}';
const now = () => Math.floor(Date.now() / 1_000);

test('the published library verifies a message, by each of the secrets that are valid', () => {
  const headers = signedHeaders([renewed, old], { id: 'club:7', timestamp: now(), body });
  for (const secret of [old, renewed]) {
    expect(new Webhook(secret).verify(body, { ...headers })).toEqual(JSON.parse(body));
  }
});

test.each([
  ['another secret', makeWebhookSecret(), body, {}],
  ['another body', old, `${body} `, {}],
  ['another id', old, body, { 'webhook-id': 'club:8' }],
  ['another time', old, body, { 'webhook-timestamp': String(now() - 60) }],
])('%s is refused', (_, secret, text, other) => {
  const headers = signedHeaders([old], { id: 'club:7', timestamp: now(), body });
  expect(() => new Webhook(secret).verify(text, { ...headers, ...other })).toThrow();
});
