import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { built } from '../../support/api/lent.js';

/** HTTPS is promised only where nobody had to click a warning away to get there. */

const OWN = readFileSync('test/fixtures/localhost.pem', 'utf8');
let proxy: Server;
let database: TestDatabase;
let publicUrl: string;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = createServer({ key: OWN, cert: OWN });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  publicUrl = `https://localhost:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.close();
  await database.drop();
});

/** The service behind a proxy, asked by HTTPS for PUBLIC_URL or another host. */
async function promised(trusted?: readonly string[], url = publicUrl): Promise<unknown[]> {
  const { createApp } = await built('app');
  const { createLogger } = await built('platform/logging');
  const { PublicCertificate } = await built('platform/network/public-certificate');
  const { connection } = database;
  const logger = createLogger('silent');
  const trustProxy = '127.0.0.1';
  const app = await createApp({ connection, logger, migrations: [], publicUrl: url, trustProxy });
  await app.listen(0, '127.0.0.1');
  await app.get(PublicCertificate).watch(trusted);
  const ask = async (host: string, protocol: string) => {
    const asked = request(app.getHttpServer()).get('/v1/me').set('host', host);
    const { headers } = await asked.set('x-forwarded-proto', protocol);
    return headers['strict-transport-security'] ?? null;
  };
  const { host } = new URL(url);
  const told = [
    await ask(host, 'https'),
    await ask('other.example', 'https'),
    await ask(host, 'http'),
  ];
  await app.close();
  return told;
}

test('a certificate that browsers do not trust by themselves is no reason for HSTS', async () => {
  expect(await promised()).toEqual([null, null, null]);
});

test('with one that they trust HSTS is sent by HTTPS, for the host of PUBLIC_URL', async () => {
  expect(await promised([OWN])).toEqual(['max-age=15552000', null, null]);
});

test('where PUBLIC_URL is not HTTPS, or not there, none is sent', async () => {
  const plain = publicUrl.replace('https', 'http');
  expect(await promised([OWN], plain)).toEqual([null, null, null]);
  expect(await promised([OWN], 'https://localhost:9')).toEqual([null, null, null]);
});
