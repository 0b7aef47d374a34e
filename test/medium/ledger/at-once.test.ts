import { once } from 'node:events';
import { get, type Server, type ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Controller,
  Get,
  Module,
  Param,
  StreamableFile,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { AtOnce, HEAVY_READS } from '../../../src/platform/http/limits/at-once.js';
import { EXPORTS } from '../../../src/ledger/requests/exports-at-once.js';
import { createAdapter, dressApplication } from '../../../src/platform/http/http.js';
import { createLogger } from '../../../src/platform/logging.js';
import { PlatformModule } from '../../../src/platform/platform.module.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';

/** Heavy work is shared: a caller with much of it does not keep the others waiting. */

const underWay: { by: string; end: () => void }[] = [];

@Controller('clubs/:clubId')
class Probe {
  @Get('read')
  @AtOnce(HEAVY_READS)
  async read(@Param('clubId') by: string): Promise<object> {
    await new Promise<void>((end) => underWay.push({ by, end }));
    return {};
  }

  @Get('broken')
  @AtOnce(HEAVY_READS)
  broken(): never {
    throw new Error('a fault');
  }

  @Get('export')
  @AtOnce(EXPORTS)
  export(@Param('clubId') by: string): StreamableFile {
    const stream = new PassThrough();
    stream.write('a beginning');
    underWay.push({ by, end: () => stream.end() });
    return new StreamableFile(stream);
  }
}

/** Lets everybody in as whom they say that they are. */
class Believer implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<{
      headers: Record<string, string>;
      params: Record<string, string>;
      caller?: object;
    }>();
    const user = request.headers['x-user'] ?? '';
    request.caller = { token: user, user, device: null, club: request.params['clubId'] };
    return true;
  }
}

let app: NestFastifyApplication;
let database: TestDatabase;
let base: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { connection } = database;
  @Module({
    imports: [PlatformModule.with({ connection, logger: createLogger('silent'), migrations: [] })],
    controllers: [Probe],
    providers: [{ provide: APP_GUARD, useClass: Believer }],
  })
  class ProbeModule {}
  app = await NestFactory.create<NestFastifyApplication>(ProbeModule, createAdapter(), {
    logger: false,
    bodyParser: false,
  });
  await dressApplication(app, () => Promise.resolve('anna'));
  await app.listen(0, '127.0.0.1');
  base = await app.getUrl();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

function ask(what: string, club: string, user: string): Promise<Response> {
  return fetch(`${base}/clubs/${club}/${what}`, { headers: { 'x-user': user } });
}

/** Waits until so many are under way, and a little longer for one more. */
async function running(n: number): Promise<string[]> {
  for (let i = 0; i < 200 && underWay.length < n; i++) await sleep(10);
  await sleep(50);
  return underWay.map(({ by }) => by);
}

async function endAll(answers: readonly Promise<Response>[]): Promise<number[]> {
  const over = new AbortController();
  const all = Promise.all(answers).finally(() => {
    over.abort();
  });
  while (!over.signal.aborted) {
    for (const { end } of underWay.splice(0)) end();
    await sleep(10);
  }
  return (await all).map(({ status }) => status).sort();
}

test('of twenty reads by one user two run, ten wait, and the others get the time to come back', async () => {
  const answers = Array.from({ length: 20 }, () => ask('read', 'a', 'anna'));
  expect(await running(2)).toEqual(['a', 'a']);
  const other = ask('read', 'b', 'bent');
  expect(await running(3)).toEqual(['a', 'a', 'b']);
  let soFar = 0;
  for (const answer of answers) void answer.then(() => (soFar += 1));
  for (let i = 0; i < 200 && soFar < 8; i++) await sleep(10);
  const refused = await Promise.race(answers);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  expect(await refused.json()).toMatchObject({ reason: 'share-used-up' });
  expect(await endAll([...answers, other])).toEqual([
    ...Array<number>(13).fill(200),
    ...Array<number>(8).fill(429),
  ]);
});

test('a club has its share, for all its users, and a user has theirs over all clubs', async () => {
  const ofClub = ['anna', 'bent', 'carl', 'dorte'].map((user) => ask('read', 'a', user));
  expect(await running(3)).toEqual(['a', 'a', 'a']);
  const ofUser = ['b', 'c', 'd'].map((club) => ask('read', club, 'erik'));
  expect((await running(5)).slice(3)).toHaveLength(2);
  expect(await endAll([...ofClub, ...ofUser])).toEqual(Array(7).fill(200));
});

test('a failure gives its place back', async () => {
  for (let n = 0; n < 20; n++) expect((await ask('broken', 'a', 'anna')).status).toBe(500);
  const answers = [ask('read', 'a', 'anna'), ask('read', 'a', 'anna')];
  expect(await running(2)).toEqual(['a', 'a']);
  expect(await endAll(answers)).toEqual([200, 200]);
});

test('an export has its place until it is read, and one who has two clubs takes no other one', async () => {
  const first = await ask('export', 'a', 'anna');
  const second = ask('export', 'b', 'anna');
  expect(await running(1)).toEqual(['a']);
  const others = await ask('export', 'c', 'carl');
  expect([first.status, others.status]).toEqual([200, 200]);
  expect(await running(2)).toEqual(['a', 'c']);
  underWay.shift()?.end();
  await first.text();
  expect(await running(2)).toEqual(['c', 'b']);
  expect((await second).status).toBe(200);
  for (const { end } of underWay.splice(0)) end();
  await Promise.all([others.text(), (await second).text()]);
});

test('a caller who waits too long for an export gets the time to come back', async () => {
  const first = await ask('export', 'a', 'anna');
  const began = Date.now();
  expect((await ask('export', 'a', 'anna')).status).toBe(429);
  expect(Date.now() - began).toBeGreaterThan(4_500);
  for (const { end } of underWay.splice(0)) end();
  await first.text();
});

test('a caller who goes away leaves the queue, and nothing is done for them', async () => {
  const first = await ask('export', 'a', 'anna');
  const server: Server = app.getHttpServer();
  const closed: Promise<unknown>[] = [];
  const watch = (_: unknown, answer: ServerResponse): void => {
    closed.push(once(answer, 'close'));
  };
  server.on('request', watch);
  const waiting = ['b', 'c', 'd', 'e'].map((club) =>
    get(`${base}/clubs/${club}/export`, { headers: { 'x-user': 'anna' } }).on('error', () => null),
  );
  // The one that the queue has no room for is answered when the others wait in it.
  await Promise.race(waiting.map((request) => once(request, 'response')));
  server.off('request', watch);
  for (const request of waiting) request.destroy();
  await Promise.all(closed);
  const next = ask('export', 'f', 'anna');
  for (const { end } of underWay.splice(0)) end();
  await first.text();
  expect((await next).status).toBe(200);
  expect(underWay.map(({ by }) => by)).toEqual(['f']);
  for (const { end } of underWay.splice(0)) end();
  await (await next).text();
});
