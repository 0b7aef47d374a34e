import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeWebhookSecret, signedHeaders } from '../../../src/deliveries/sign.js';

/** The verifier of docs/webhooks.md, as it is printed there. */

type Verify = (secret: string, headers: Readonly<Record<string, string>>, body: string) => unknown;

const [old, renewed] = [makeWebhookSecret(), makeWebhookSecret()];
const body = '{"type":"hand-recorded"}';
const now = () => Math.floor(Date.now() / 1_000);
const sign = (timestamp: number) =>
  signedHeaders([renewed, old], { id: 'club:7', timestamp, body });
let verify: Verify;

beforeAll(async () => {
  const page = readFileSync('docs/webhooks.md', 'utf8');
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const file = join(mkdtempSync(join(tmpdir(), 'kopperne-verifier-')), 'verify.mjs');
  writeFileSync(file, code);
  ({ verify } = (await import(pathToFileURL(file).href)) as { verify: Verify });
});

test('takes a message by each of the secrets that are valid', () => {
  for (const secret of [old, renewed]) {
    expect(verify(secret, sign(now()), body)).toEqual({ type: 'hand-recorded' });
  }
});

test.each([
  ['another secret', makeWebhookSecret(), body, {}],
  ['another body', old, `${body} `, {}],
  ['another id', old, body, { 'webhook-id': 'club:8' }],
  ['no signature', old, body, { 'webhook-signature': '' }],
])('refuses %s', (_, secret, text, other) => {
  expect(() => verify(secret, { ...sign(now()), ...other }, text)).toThrow('not from Kopperne');
});

test('refuses what was sent long ago', () => {
  expect(() => verify(old, sign(now() - 301), body)).toThrow('not from Kopperne');
});
