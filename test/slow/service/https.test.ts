import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type RequestOptions } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import type { MeWithCsrfView } from '../../../src/access/access.view.js';
import type { CertificateView } from '../../../src/platform/network/certificate.view.js';
import { makeAuthority, makeCertificate } from '../../../src/platform/network/make-certificate.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { runProgram } from '../../support/database/program.js';
import { OWNER, setUp } from '../../support/access/access.js';
import { setupToken, spawnService, type ServiceProcess } from '../../support/database/service.js';

/** HTTPS in the box: the club's own authority, and both protocols on one port. */

let database: TestDatabase;
let dataDir: string;
let authority: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'kopperne-https-'));
  const made = await runProgram('dist/commands/certificate.js', ['192.168.1.7'], {
    DATA_DIR: dataDir,
  });
  expect(made).toMatchObject({ code: 0 });
  authority = await readFile(join(dataDir, 'https', 'authority.pem'), 'utf8');
}, 60_000);
afterAll(async () => {
  await rm(dataDir, { recursive: true });
  await database.drop();
});

function start(settings: Record<string, string> = {}): ServiceProcess {
  return spawnService({
    DATABASE_URL: databaseUrl(database),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    ...settings,
  });
}

/** Asks by HTTPS as a device that trusts the club's authority, and nobody else's. */
async function askSecurely(url: string, more: RequestOptions = {}): Promise<IncomingMessage> {
  const asking = request(url, { ca: authority, agent: false, ...more });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return answer;
}

/** The owner signs in; gives the cookies of the session, as they are set. */
async function signInAt(base: string): Promise<readonly string[]> {
  const isSecure = base.startsWith('https:');
  const asking = (isSecure ? request : requestPlain)(`${base}/v1/sign-in`, {
    ...{ method: 'POST', ca: authority, agent: false },
    headers: { 'content-type': 'application/json' },
  });
  asking.end(JSON.stringify(OWNER));
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.resume();
  return (answer.headers['set-cookie'] ?? []).filter((one) => one.includes('kopperne_session='));
}

/** The part of a cookie that a browser sends back. */
function pairOf(cookie = ''): string {
  return cookie.split(';', 1)[0] ?? '';
}

describe('a service with the certificate that npm run certificate made', () => {
  let service: ServiceProcess;
  let base: string;
  let secure: string;

  beforeAll(async () => {
    service = start();
    base = await service.ready();
    secure = base.replace('http:', 'https:');
  });
  afterAll(async () => {
    service.child.kill('SIGTERM');
    await service.ended();
  });

  test('answers HTTPS to clients that trust the authority, and plain HTTP, on the same port', async () => {
    const answer = await askSecurely(`${secure}/health/live`);
    expect(answer.statusCode).toBe(200);
    expect(await (await fetch(`${base}/health/live`)).json()).toEqual({ status: 'ok' });
    await expect(askSecurely(`${secure}/health/live`, { ca: [] })).rejects.toThrow(
      'self-signed certificate',
    );
  });

  test('the certificate is for the names and addresses of the machine, and those given', async () => {
    for (const servername of ['localhost', '192.168.1.7', '127.0.0.1']) {
      const checked = askSecurely(`${secure}/health/live`, {
        servername: servername === 'localhost' ? servername : '',
        checkServerIdentity: (_host, { raw }) => {
          const certificate = new X509Certificate(raw);
          const isFor =
            certificate.checkHost(servername) ?? certificate.checkIP(servername) ?? undefined;
          return isFor === undefined ? new Error(`not for ${servername}`) : undefined;
        },
      });
      expect((await checked).statusCode).toBe(200);
    }
  });

  test('the authority’s files are on plain HTTP too, and no HTTPS is promised for later', async () => {
    const told = await fetch(`${base}/v1/certificate`);
    const body = (await told.json()) as CertificateView;
    const { fingerprint256 } = new X509Certificate(authority);
    expect(body).toMatchObject({
      https: secure,
      authority: { fingerprint: fingerprint256, isLimited: true },
    });
    const file = await fetch(`${base}/v1/certificate/authority.crt`);
    expect(file.headers.get('content-type')).toBe('application/x-x509-ca-cert');
    const given = new X509Certificate(Buffer.from(await file.arrayBuffer()));
    expect(given.fingerprint256).toBe(fingerprint256);
    for (const path of ['/v1/me', '/', '/certificate']) {
      const { headers } = await askSecurely(secure + path);
      expect([path, headers['strict-transport-security'] ?? null]).toEqual([path, null]);
    }
  });

  test('a session of plain HTTP goes over to HTTPS; one of HTTPS is in the way of none', async () => {
    await setUp(base, await setupToken(service));
    const plain = await signInAt(base);
    expect(plain).toEqual([expect.stringMatching(/^kopperne_session=\S+ .*; HttpOnly; SameSite/)]);
    const taken = await askSecurely(`${secure}/v1/me`, { headers: { cookie: pairOf(plain[0]) } });
    expect(taken.statusCode).toBe(200);

    const [own = ''] = await signInAt(secure);
    expect(own).toMatch(/^__Host-kopperne_session=\S+ .*; Path=\/; HttpOnly; Secure; SameSite/);
    const cookie = `${pairOf(plain[0])}; ${pairOf(own)}`;
    const me = await askSecurely(`${secure}/v1/me`, { headers: { cookie } });
    const { csrfToken } = JSON.parse((await buffer(me)).toString()) as MeWithCsrfView;
    const out = await askSecurely(`${secure}/v1/sign-out`, {
      method: 'POST',
      headers: { cookie, 'x-csrf-token': csrfToken ?? '' },
    });
    const cleared = (out.headers['set-cookie'] ?? []).map((one) => one.split('=', 1)[0]);
    expect(cleared).toEqual(['__Host-kopperne_session', 'kopperne_session']);
  });

  test('a first byte that comes alone, and late, is understood', async () => {
    const { hostname, port } = new URL(base);
    const socket = connectPlain(Number(port), hostname);
    socket.write('G');
    await new Promise((go) => setTimeout(go, 50));
    socket.write('ET /health/live HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n');
    expect((await buffer(socket)).toString()).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('both are listed as links, those of HTTPS first', async () => {
    await setupToken(service);
    const links = [...service.output().matchAll(/ (https?:\S+)\/setup#/g)].map(([, url]) => url);
    expect(links).toEqual([secure, base]);
  });
});

test('a service with HTTPS that is asked to stop ends what is idle at once', async () => {
  const service = start();
  const { hostname, port } = new URL(await service.ready());
  const at = { host: hostname, port: Number(port) };
  const silent = connectPlain(at);
  const idle: TLSSocket = connect({ ...at, ca: authority });
  await Promise.all([once(silent, 'connect'), once(idle, 'secureConnect')]);
  idle.write('GET /health/live HTTP/1.1\r\nhost: here\r\n\r\n');
  await once(idle, 'data');
  const begun = performance.now();
  service.child.kill('SIGTERM');
  idle.resume();
  silent.resume();
  await Promise.all([once(idle, 'end'), once(silent, 'end'), service.ended()]);
  // Less than the ten seconds that what is under way would be given.
  expect(performance.now() - begun).toBeLessThan(8_000);
});

test('half a greeting keeps no service from its end', async () => {
  const service = start();
  const base = await service.ready();
  const { port } = new URL(base);
  const half = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connectPlain(Number(port), '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      // The head of a record of 200 bytes, and no more.
      socket.write(Buffer.from([22, 3, 1, 0, 200, 1]));
      return socket;
    }),
  );
  // The greetings have arrived when this is answered.
  expect((await fetch(`${base}/health/live`)).status).toBe(200);
  const began = Date.now();
  service.child.kill('SIGTERM');
  expect(await service.ended()).toBe(0);
  expect(Date.now() - began).toBeLessThan(7_000);
  for (const socket of half) socket.destroy();
}, 60_000);

test('a certificate that is renewed is taken up without a restart; half of one is not', async () => {
  const settings = { TLS_CERT: join(dataDir, 'new.pem'), TLS_KEY: join(dataDir, 'new-key.pem') };
  const issuer = {
    cert: authority,
    key: await readFile(join(dataDir, 'https', 'authority-key.pem'), 'utf8'),
  };
  const write = async (what: 'cert' | 'key', pem: string) =>
    writeFile(what === 'cert' ? settings.TLS_CERT : settings.TLS_KEY, pem);
  const names = ['localhost', '127.0.0.1'];
  const [first, second] = [
    await makeCertificate(issuer, names),
    await makeCertificate(issuer, names),
  ];
  await Promise.all([write('cert', first.cert), write('key', first.key)]);
  const service = start(settings);
  const secure = (await service.ready()).replace('http:', 'https:');
  const serial = async () => {
    const { socket } = await askSecurely(`${secure}/health/live`);
    return (socket as TLSSocket).getPeerCertificate().serialNumber;
  };
  const told = (words: string) => until(() => service.output().includes(words));
  const before = await serial();
  await write('cert', second.cert);
  await told('is used as it was');
  expect(await serial()).toBe(before);
  await write('key', second.key);
  await told('the certificate for HTTPS is renewed');
  expect(await serial()).toBe(new X509Certificate(second.cert).serialNumber);
  service.child.kill('SIGTERM');
  expect(await service.ended()).toBe(0);
}, 40_000);

/** Waits until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await delay(50);
}

/** Preloaded: a machine where localhost is both, as on most. */
const BOTH = `const dns = require('node:dns');
const { lookup } = dns;
const both = [{ address: '127.0.0.1', family: 4 }, { address: '::1', family: 6 }];
dns.lookup = (host, options, done) => host === 'localhost' && options.all === true
  ? done(null, both) : lookup(host, options, done);`;

test('HTTPS and plain HTTP are spoken at every address of a name', async () => {
  const preloaded = join(dataDir, 'both.cjs');
  await writeFile(preloaded, BOTH);
  const service = start({ HOST: 'localhost', NODE_OPTIONS: `--require ${preloaded}` });
  const { port } = new URL(await service.ready());
  for (const address of ['127.0.0.1', '[::1]']) {
    const answer = await askSecurely(`https://${address}:${port}/health/live`);
    expect([address, answer.statusCode]).toEqual([address, 200]);
    const plain = await fetch(`http://${address}:${port}/health/live`);
    expect([address, plain.status]).toEqual([address, 200]);
  }
  service.child.kill('SIGTERM');
  expect(await service.ended()).toBe(0);
});

test('a certificate that cannot be used is said at the start', async () => {
  const own = (name: string) => join(dataDir, 'https', name);
  const wrong = [
    [{ TLS_CERT: own('certificate.pem') }, 'TLS_KEY must be the path of a file'],
    [
      { TLS_CERT: own('none.pem'), TLS_KEY: own('key.pem') },
      'the certificate for HTTPS cannot be read',
    ],
    [{ TLS_CERT: own('key.pem'), TLS_KEY: own('key.pem') }, 'cannot be used'],
    [
      { TLS_CERT: own('certificate.pem'), TLS_KEY: own('authority-key.pem') },
      'does not belong to it',
    ],
  ] as const;
  for (const [settings, words] of wrong) {
    const service = start(settings);
    expect(await service.ended()).toBe(1);
    expect(service.output()).toContain(words);
  }
});

test('a certificate that is about to expire is said at the start', async () => {
  const then = new Date(Date.now() - 800 * 86_400_000);
  const { cert, key } = await makeCertificate(
    await makeAuthority('An old one', ['localhost'], then),
    ['localhost'],
    then,
  );
  const settings = { TLS_CERT: join(dataDir, 'old.pem'), TLS_KEY: join(dataDir, 'old-key.pem') };
  await Promise.all([writeFile(settings.TLS_CERT, cert), writeFile(settings.TLS_KEY, key)]);
  const service = start(settings);
  await service.ready();
  service.child.kill('SIGTERM');
  await service.ended();
  expect(service.output()).toMatch(/the certificate for HTTPS expires on \d{4}-\d\d-\d\d/);
});

test('an authority vouches for private networks and for what it was made for, and nothing else', async () => {
  const asked = ['bank.example'];
  const refused = await runProgram('dist/commands/certificate.js', asked, { DATA_DIR: dataDir });
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.output).toContain('the authority was not made for bank.example');
  const again = ['10.1.2.3', 'tablet.local'];
  const made = await runProgram('dist/commands/certificate.js', again, { DATA_DIR: dataDir });
  expect(made).toMatchObject({ code: 0 });
  expect(await readFile(join(dataDir, 'https', 'authority.pem'), 'utf8')).toBe(authority);
});
