import { request as httpRequest } from 'node:http';
import { get, type IncomingHttpHeaders } from 'node:http';
import { Body, Controller, Get, Module, Param, Post, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import request from 'supertest';
import { Database } from '../../../src/platform/database/database.js';
import { createAdapter, dressApplication } from '../../../src/platform/http/http.js';
import { createLogger } from '../../../src/platform/logging.js';
import { PlatformModule } from '../../../src/platform/platform.module.js';
import { Problem } from '../../../src/platform/http/problem/problem.js';
import { Readiness } from '../../../src/platform/database/readiness.js';
import { QueryNumber } from '../../../src/platform/validation/validation.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { sendBytes } from '../../support/api/raw-http.js';

class Note {
  @IsString()
  @MaxLength(20)
  text!: string;
}

class Page {
  @QueryNumber()
  @IsOptional()
  @IsInt()
  @Min(1)
  limit?: number;
}

@Controller('v1/probe')
class OfTheApi {
  @Get()
  nothing(): object {
    return {};
  }
}

@Controller('probe')
class Probe {
  constructor(private readonly database: Database) {}

  @Post('notes')
  async note(@Body() note: Note): Promise<{ text: string }> {
    await this.database.pool.query('SELECT $1::text', [note.text]);
    return { text: note.text };
  }

  @Get('notes')
  page(@Query() page: Page): { limit: unknown } {
    return { limit: page.limit ?? null };
  }

  @Get('ids/:id')
  async id(@Param('id') id: string): Promise<unknown> {
    return (await this.database.pool.query('SELECT $1::uuid AS id', [id])).rows[0];
  }

  @Get('numbers/:number')
  async number(@Param('number') number: string): Promise<unknown> {
    return (await this.database.pool.query('SELECT $1::int8 AS number', [number])).rows[0];
  }

  @Get('prisma/:id')
  async prisma(@Param('id') id: string): Promise<unknown> {
    return this.database.prisma.club.findUnique({ where: { id } });
  }

  @Post('stale')
  stale(): never {
    throw new Problem('version-moved-on', { current: 9, version: 8 }, { currentVersion: 9 });
  }

  @Get('broken')
  broken(): never {
    throw new Error('the secret reason');
  }
}

describe('answers over HTTP', () => {
  let app: NestFastifyApplication;
  let database: TestDatabase;
  let base: string;
  const server = () => app.getHttpServer();

  beforeAll(async () => {
    database = await createTestDatabase();
    const options = {
      connection: database.connection,
      logger: createLogger('silent'),
      migrations: [],
    };
    @Module({ imports: [PlatformModule.with(options)], controllers: [Probe, OfTheApi] })
    class ProbeModule {}
    app = await NestFactory.create<NestFastifyApplication>(ProbeModule, createAdapter(), {
      logger: false,
      bodyParser: false,
    });
    await dressApplication(app, ({ headers }) =>
      Promise.resolve(headers.authorization === 'Bearer x' ? 'anna' : null),
    );
    await app.listen(0, '127.0.0.1');
    base = await app.getUrl();
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const refused = async (answer: request.Test, status: number, code: string) => {
    const {
      body,
      headers,
      status: got,
    } = (await answer) as Omit<request.Response, 'body'> & {
      body: unknown;
    };
    expect([got, (body as { code: unknown }).code]).toEqual([status, code]);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(body).toMatchObject({ type: `/problems/${code}`, status });
    return body as Record<string, unknown>;
  };
  const post = (text: string, type = 'application/json') =>
    request(server()).post('/probe/notes').set('content-type', type).send(text);

  test('a good request is answered', async () => {
    const answer = await post('{"text":"to øl"}').expect(201);
    expect(answer.body).toEqual({ text: 'to øl' });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    const api = await request(server()).get('/v1/nothing').expect(404);
    expect(api.headers['x-content-type-options']).toBe('nosniff');
    expect(api.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['broken JSON', '{"text":'],
    ['no JSON at all', 'text=1'],
    ['an empty body', ''],
    ['__proto__', '{"text":"a","__proto__":{"admin":true}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"admin":true}}}'],
  ])('%s is refused as malformed', async (_, text) => {
    const body = await refused(post(text), 400, 'malformed-body');
    expect(body['instance']).toBe('/probe/notes');
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  test.each([
    ['an array', '[]', undefined],
    ['null', 'null', undefined],
    ['a number', '7', undefined],
    ['a missing field', '{}', 'text'],
    ['a wrong type', '{"text":1e999}', 'text'],
    ['a field too long', `{"text":"${'x'.repeat(21)}"}`, 'text'],
    ['an unknown field', '{"text":"a","admin":true}', 'admin'],
    ['a field of every object', '{"text":"a","toString":1}', 'toString'],
  ])('%s fails validation', async (_, text, field) => {
    expect((await refused(post(text), 400, 'validation-failed'))['field']).toBe(field);
  });

  test('a NUL byte, which PostgreSQL cannot keep, fails validation', async () => {
    await refused(post('{"text":"a\\u0000b"}'), 400, 'validation-failed');
  });

  test('deep nesting does not exhaust anything', async () => {
    const deep = `{"text":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    await refused(post(deep).set('authorization', 'Bearer x'), 400, 'validation-failed');
  });

  test('a body without a body is refused', async () => {
    await refused(request(server()).post('/probe/notes'), 400, 'validation-failed');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense'])(
    'a body of type %s is refused',
    async (type) => {
      await refused(post('text=a', type), 415, 'unsupported-media-type');
    },
  );

  /** A good body of so many bytes. */
  const padded = (bytes: number) => '{"text":"a"}'.padEnd(bytes);

  test('a body over 1 MB is refused', async () => {
    const sent = (bytes: number) => post(padded(bytes)).set('authorization', 'Bearer x');
    await sent(1_048_576).expect(201);
    await refused(sent(1_048_577), 413, 'payload-too-large');
  });

  test('of large bodies a user has two under way, and one more is refused before it is read', async () => {
    const begun = [1, 2].map(() => {
      const { hostname, port } = new URL(base);
      const headers = {
        ...{ authorization: 'Bearer x', 'content-length': '1000000' },
        'content-type': 'application/json',
      };
      const sending = httpRequest({
        hostname,
        port,
        path: '/probe/notes',
        method: 'POST',
        headers,
      });
      sending.on('error', () => undefined);
      sending.write('{');
      return sending;
    });
    const more = () => post(padded(100_000)).set('authorization', 'Bearer x');
    for (let tries = 0; (await more()).status !== 429; tries++) expect(tries).toBeLessThan(100);
    await post(padded(60_000)).set('authorization', 'Bearer x').expect(201);
    for (const sending of begun) sending.destroy();
    for (let tries = 0; (await more()).status !== 201; tries++) expect(tries).toBeLessThan(100);
  });

  test('a body over 16 KB, or of unknown length, is refused unless the caller is signed in', async () => {
    await post(padded(16_384)).expect(201);
    await refused(post(padded(16_385)), 413, 'payload-too-large');
    await refused(post(padded(16_385)).set('cookie', 'a=b'), 413, 'payload-too-large');
    await refused(post(padded(16_385)).set('authorization', 'Bearer y'), 413, 'payload-too-large');
    await post(padded(16_385)).set('authorization', 'Bearer x').expect(201);
    const chunked = (headers: Record<string, string>) =>
      fetch(`${base}/probe/notes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: new Blob([padded(20)]).stream(),
        duplex: 'half',
      });
    const answer = await chunked({});
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      413,
      'payload-too-large',
    ]);
    expect((await chunked({ authorization: 'Bearer x' })).status).toBe(201);
  });

  test('two hosts are refused', async () => {
    const told = await sendBytes(
      base,
      'GET /probe/notes HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\nconnection: close\r\n\r\n',
    );
    expect([told.status, JSON.parse(told.text)]).toMatchObject([400, { reason: 'two-hosts' }]);
  });

  test.each([
    ['as usual', '/v1/probe'],
    ['in absolute form', 'http://127.0.0.1/v1/probe'],
    ['in absolute form of another case', 'HTTPS://example.org:8/v1/probe'],
    ['with a letter percent-encoded', '/%76%31/probe'],
    ['where nothing is', '/v1/nothing'],
    ['where nothing is, in absolute form', 'http://127.0.0.1/v1/nothing?a=/'],
  ])('an answer of the API is not kept, asked for %s', async (_, target) => {
    const { hostname, port } = new URL(base);
    const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      const sent = get({ hostname, port, path: target, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.headers);
      });
      sent.on('error', reject);
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('an unknown address, and a wrong method with what is allowed', async () => {
    await refused(request(server()).get('/nothing/here'), 404, 'not-found');
    await refused(request(server()).post('/nothing/here').send({ a: 1 }), 404, 'not-found');
    const answer = await request(server()).delete('/probe/notes');
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
    const templated = await request(server()).put('/probe/ids/7').send({ a: 1 });
    expect([templated.status, templated.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  test('bad percent-encoding is refused', async () => {
    await refused(request(server()).get('/probe/ids/%zz'), 400, 'malformed-request');
    await refused(request(server()).get('/%ff%fe'), 400, 'malformed-request');
  });

  test('an address part of great length is refused', async () => {
    await refused(request(server()).get(`/probe/ids/${'9'.repeat(500)}`), 414, 'uri-too-long');
  });

  test.each([
    ['/probe/ids/no-uuid'],
    ['/probe/ids/%00'],
    ['/probe/numbers/9223372036854775808'],
    ['/probe/numbers/many'],
    ['/probe/prisma/no-uuid'],
    ['/probe/prisma/%00'],
  ])('a value PostgreSQL refuses is the caller’s fault: %s', async (path) => {
    await refused(request(server()).get(path), 400, 'validation-failed');
  });

  test('query strings are validated, numbers among them read', async () => {
    const answer = await request(server()).get('/probe/notes?limit=20').expect(200);
    expect(answer.body).toEqual({ limit: 20 });
    await request(server()).get('/probe/notes').expect(200);
    for (const query of ['limit=0', 'limit=ten', 'limit=1&limit=2', 'other=1', 'limit=%00']) {
      await refused(request(server()).get(`/probe/notes?${query}`), 400, 'validation-failed');
    }
  });

  test('int8 is a number, as long as it is exact', async () => {
    const answer = await request(server()).get(`/probe/numbers/${Number.MAX_SAFE_INTEGER}`);
    expect(answer.body).toEqual({ number: Number.MAX_SAFE_INTEGER });
  });

  test('a stale version is answered with the current one', async () => {
    const answer = request(server()).post('/probe/stale');
    expect((await refused(answer, 412, 'version-stale'))['currentVersion']).toBe(9);
    expect((await answer).headers['etag']).toBe('"9"');
  });

  test('a fault of our own says nothing of its reason', async () => {
    const body = await refused(request(server()).get('/probe/broken'), 500, 'internal');
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  test('figures name routes by their template', async () => {
    await request(server()).get('/probe/ids/0191d3b0-0000-7000-8000-000000000000').expect(200);
    const { text } = await request(server()).get('/metrics').expect(200);
    expect(text).toContain('route="/probe/ids/:id",status="200"');
    expect(text).toMatch(/db_pool_total_connections [1-9]/);
  });

  test('a service that is stopping is alive and not ready', async () => {
    await request(server()).get('/health/ready').expect(200);
    app.get(Readiness).drain();
    const answer = request(server()).get('/health/ready');
    expect((await refused(answer, 503, 'not-ready'))['reason']).toBe('stopping-or-starting');
    await request(server()).get('/health/live').expect(200);
  });
});
