import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD } from '../../../src/platform/build-folder.js';
import { packageRoot } from '../../../src/platform/package-root.js';
import { databaseUrl } from '../../support/database/database-url.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { fire } from '../../support/api/raw-http.js';
import { spawnService, type ServiceProcess } from '../../support/database/service.js';

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let database: TestDatabase;
const started: ServiceProcess[] = [];

async function start(root?: string): Promise<string> {
  const service = spawnService({ DATABASE_URL: databaseUrl(database) }, root);
  started.push(service);
  return service.ready();
}

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const service of started) {
    service.child.kill('SIGTERM');
    await service.ended();
  }
  await database.drop();
});

describe('the app at /', () => {
  let base: string;
  let page: string;

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(base + path, { method, headers, redirect: 'manual' });

  beforeAll(async () => {
    base = await start();
    page = await readFile(join(BUILD, 'web', 'index.html'), 'utf8');
  });

  test.each(['/', '/sign-in', '/clubs/7/sessions/9/table', '/documents', '/invite?x=1'])(
    'a browser gets the page at %s, and revalidates it each time',
    async (path) => {
      const answer = await get(path, PAGE);
      expect([answer.status, await answer.text()]).toEqual([200, page]);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const etag = answer.headers.get('etag') ?? '';
      // Set expressly, for fetch would ask for all of it again.
      const again = { ...PAGE, 'if-none-match': etag, 'cache-control': 'max-age=0' };
      expect((await get(path, again)).status).toBe(304);
    },
  );

  test('the page runs nothing but files from here, and nothing of it is inline', async () => {
    const { headers } = await get('/', PAGE);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const scripts = [...page.matchAll(/<script([^>]*)>([^<]*)/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes, text] of scripts)
      expect([attributes, text]).toEqual([expect.stringContaining('src='), '']);
    expect(page).not.toMatch(/\son\w+=/);
  });

  test('files named after their content are kept for ever, the others are not', async () => {
    const assets = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(assets.length).toBeGreaterThan(1);
    for (const path of assets) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      // The rules of a page are the page's: a dozen files without them is a twentieth of a first load.
      const needless = ['content-security-policy', 'etag', 'last-modified', 'accept-ranges'];
      for (const name of [...needless, 'x-request-id']) expect(answer.headers.get(name)).toBeNull();
    }
    const others = {
      '/sw.js': 'application/javascript; charset=utf-8',
      '/manifest.webmanifest': 'application/manifest+json',
      '/icon.svg': 'image/svg+xml',
      '/icon-192.png': 'image/png',
    };
    for (const [path, type] of Object.entries(others)) {
      const { status, headers } = await get(path);
      const told = [path, status, headers.get('content-type'), headers.get('cache-control')];
      expect(told).toEqual([path, 200, type, 'no-cache']);
    }
  });

  test('a compressed file is sent to a client that accepts it', async () => {
    const path = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const plain = await get(path, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const text = await plain.text();
    for (const encoding of ['br', 'gzip']) {
      const answer = await get(path, { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(await answer.text()).toBe(text);
    }
    expect((await get(`${path}.br`)).status).toBe(404);
  });

  test('HEAD is answered like GET, without the body', async () => {
    for (const path of ['/', '/icon.svg']) {
      const answer = await get(path, PAGE, 'HEAD');
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, '']);
      expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
    }
  });

  test.each([
    ['GET', '/v1/nothing', 404, 'not-found'],
    ['GET', '/v1', 404, 'not-found'],
    ['GET', `/v1/clubs/${'x'.repeat(120)}`, 414, 'uri-too-long'],
    ['GET', '/health', 404, 'not-found'],
    ['GET', '/docs/nothing', 404, 'not-found'],
    ['GET', '/metrics/nothing', 404, 'not-found'],
    ['DELETE', '/v1/clubs', 405, 'method-not-allowed'],
    ['POST', '/sign-in', 404, 'not-found'],
    ['DELETE', '/', 404, 'not-found'],
  ])('%s %s is %d %s, for a browser too', async (method, path, status, code) => {
    const answer = await get(path, PAGE, method);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({ code }),
    ]);
  });

  test('the address of the service alone is the app, whatever is asked for', async () => {
    const { status, headers } = await get('/', { accept: '*/*' });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('a file that is not there is not found, and no page comes in its place', async () => {
    for (const path of ['/assets/index-0.js', '/nothing.png', '/v1/nothing']) {
      const { status, headers } = await get(path, { accept: '*/*' });
      expect([path, status, headers.get('content-type')]).toEqual([
        path,
        404,
        'application/problem+json; charset=utf-8',
      ]);
    }
  });

  test.each([
    '/../package.json',
    '/assets/../../main.js',
    '/..%2fmain.js',
    '/%2e%2e/main.js',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/..\\main.js',
    '//etc/passwd',
    '/assets',
    '/index.html%00.js',
  ])('there is no way out of it: %s', async (path) => {
    const answer = await fire(base, { method: 'GET', path, headers: {}, body: null });
    expect(answer.type).toBe('application/problem+json; charset=utf-8');
    expect([400, 403, 404]).toContain(answer.status);
    const asPage = await fire(base, { method: 'GET', path, headers: PAGE, body: null });
    expect(asPage.status === 200 ? asPage.text : page).toBe(page);
  });

  test('the reference at /docs keeps its own rules and loads', async () => {
    const answer = await get('/docs', PAGE);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('swagger')]);
    const none = await get('/nowhere.html');
    for (const { headers } of [answer, none]) {
      const policy = headers.get('content-security-policy') ?? '';
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
    }
    expect((await get('/docs/swagger-ui.css')).status).toBe(200);
  });
});

test('without a build of the app there is the API alone', async () => {
  const root = await mkdtemp(join(tmpdir(), 'kopperne-no-app-'));
  const from = packageRoot();
  const app = join(BUILD, 'web');
  await cp(BUILD, join(root, 'dist'), { recursive: true, filter: (path) => path !== app });
  await cp(join(from, 'package.json'), join(root, 'package.json'));
  await cp(join(from, 'prisma', 'migrations'), join(root, 'prisma', 'migrations'), {
    recursive: true,
  });
  await symlink(join(from, 'node_modules'), join(root, 'node_modules'));
  const base = await start(root);
  expect((await fetch(`${base}/health/ready`)).status).toBe(200);
  const answer = await fetch(base, { headers: PAGE });
  expect([answer.status, await answer.json()]).toEqual([
    404,
    expect.objectContaining({ code: 'not-found' }),
  ]);
  await rm(root, { recursive: true });
});
