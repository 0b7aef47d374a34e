import { mkdtempSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Door } from '../../../src/platform/outgoing/door.js';
import { PUBLIC_ONLY, reachOf } from '../../../src/platform/outgoing/reachable.js';
import { keyIn, makeKey, SecretBox } from '../../../src/platform/secret-box.js';

const reach = (host: string, more: Partial<typeof PUBLIC_ONLY> = {}) =>
  reachOf({ host, port: 443 }, { ...PUBLIC_ONLY, ...more }, []);

test.each(['192.0.2.1', '8.8.8.8', '2a01:4f8::1', '::ffff:8.8.8.8', '172.32.0.1'])(
  '%s is public',
  (host) => {
    expect(reach(host)).toBe('public');
  },
);

test.each(['10.1.2.3', '172.16.0.1', '192.168.1.7', '100.64.0.1', 'fd12::1', '::ffff:c0a8:107'])(
  '%s is private: for those whom the operator allows',
  (host) => {
    expect([reach(host), reach(host, { isPrivateAllowed: true })]).toEqual(['refused', 'near']);
  },
);

test.each([
  '0.0.0.0',
  '169.254.169.254',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '::169.254.169.254',
  '64:ff9b::a9fe:a9fe',
  '2002:a9fe:a9fe::1',
  'fe80::1',
  'fe80::1%eth0',
  'fd00:ec2::254',
  '100.100.100.200',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  'ff02::1',
  'db.example.org',
])('%s is reached by nobody', (host) => {
  expect(reach(host, { isPrivateAllowed: true, loopback: [`${host}:443`] })).toBe('refused');
});

test('this machine is reached at a named address and port only', () => {
  const loopback = ['127.0.0.1:443', '[::1]:443'];
  for (const host of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(reach(host, { isPrivateAllowed: true })).toBe('refused');
    expect(reach(host, { loopback })).toBe('near');
    expect(reach(host, { loopback: ['127.0.0.1:80', '127.0.0.2:443'] })).toBe('refused');
  }
});

test('the database is reached at no address, however it is written', () => {
  const database = [{ host: '192.168.1.7', port: 443 }];
  const allowed = { ...PUBLIC_ONLY, isPrivateAllowed: true };
  for (const host of ['192.168.1.7', '::ffff:192.168.1.7']) {
    expect(reachOf({ host, port: 443 }, allowed, database)).toBe('refused');
    expect(reachOf({ host, port: 444 }, allowed, database)).toBe('near');
  }
});

describe('the door', () => {
  let server: Server;
  let port: number;
  let heard: string[] = [];
  const posting = (ms = 5_000) => {
    return { headers: {}, body: '{}', signal: AbortSignal.timeout(ms) };
  };
  const open = (more: Partial<typeof PUBLIC_ONLY> = {}) =>
    new Door({ ...PUBLIC_ONLY, loopback: [`127.0.0.1:${port}`], ...more });

  beforeAll(async () => {
    server = createServer((request, response) => {
      heard.push(request.headers.host ?? '');
      if (request.url === '/hangs') return;
      if (request.url === '/dies') return void request.socket.destroy();
      response.writeHead(request.url === '/moved' ? 302 : 200, { location: '/elsewhere' });
      response.end('x'.repeat(5_000));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  beforeEach(() => {
    heard = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('the beginning of an answer is kept', async () => {
    const answered = await open().post(new URL(`http://127.0.0.1:${port}/`), posting());
    expect(answered).toEqual({ status: 200, answer: 'x'.repeat(200), retryAfter: undefined });
  });

  test('a redirect is not followed', async () => {
    const { status } = await open().post(new URL(`http://127.0.0.1:${port}/moved`), posting());
    expect([status, heard.length]).toEqual([302, 1]);
  });

  test.each([
    ['/hangs', 'no answer in time'],
    ['/dies', 'ECONNRESET'],
  ])('%s: %s', async (path, why) => {
    const sent = open().post(new URL(`http://127.0.0.1:${port}${path}`), posting(300));
    await expect(sent).rejects.toThrow(why);
  });

  test.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '127.1'])(
    'nothing is sent to %s where it is not named',
    async (host) => {
      const shut = open({ loopback: [] });
      const sent = shut.post(new URL(`http://${host}:${port}/`), posting());
      await expect(sent).rejects.toThrow('may not reach');
      expect(heard).toEqual([]);
    },
  );

  test('the database is not reached, though its address is named', async () => {
    const shut = open({ database: [{ host: 'localhost', port }] });
    const sent = shut.post(new URL(`http://127.0.0.1:${port}/`), posting());
    await expect(sent).rejects.toThrow('may not reach');
  });

  test('plain HTTP is for near addresses', async () => {
    const sent = open().post(new URL('http://192.0.2.1/'), posting());
    await expect(sent).rejects.toThrow('may not reach');
  });
});

describe('a secret', () => {
  const key = makeKey();
  const closed = new SecretBox(key).close('whsec_1', 'webhook a');

  test('opens with its key at its place', () => {
    expect(new SecretBox(key).open(closed, 'webhook a')).toBe('whsec_1');
    expect(closed).not.toContain('whsec');
  });

  test('opens with no other key, at no other place, and not when it was changed', () => {
    expect(new SecretBox(makeKey()).open(closed, 'webhook a')).toBeNull();
    expect(new SecretBox(key).open(closed, 'webhook b')).toBeNull();
    expect(new SecretBox(key).open(`A${closed.slice(1)}`, 'webhook a')).toBeNull();
    expect(new SecretBox(key).open('', 'webhook a')).toBeNull();
  });

  test('the key of a data directory is made once, and is for its owner alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kopperne-key-'));
    const made = keyIn(folder);
    expect(keyIn(folder)).toBe(made);
    expect(statSync(join(folder, 'secrets.key')).mode & 0o777).toBe(0o600);
  });
});
