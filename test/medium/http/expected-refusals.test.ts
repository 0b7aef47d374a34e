import { Writable } from 'node:stream';
import { Controller, Get, Module, Param } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import request from 'supertest';
import { createAdapter, dressApplication } from '../../../src/platform/http/http.js';
import { PlatformModule } from '../../../src/platform/platform.module.js';
import { Problem } from '../../../src/platform/http/problem/problem.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';

/** A log is for faults, and not for lines that somebody could cause a thousand times a second. */

const ID = '7c1ea50f-9d4e-4a8e-8a3e-0b7f5f2a6c01';

@Controller('v1/clubs/:clubId')
class Probe {
  @Get('busy')
  busy(@Param('clubId') _: string): never {
    throw new Problem('too-much-at-once', { of: 'listeners' });
  }

  @Get('away')
  away(): never {
    throw Object.assign(new Error('the server went away'), { code: '57P01', severity: 'FATAL' });
  }

  @Get('broken')
  broken(): never {
    throw new Error('a fault');
  }
}

let app: NestFastifyApplication;
let database: TestDatabase;
let lines: Record<string, unknown>[];

beforeAll(async () => {
  database = await createTestDatabase();
  const out = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const { connection } = database;
  @Module({
    imports: [PlatformModule.with({ connection, logger: pino(out), migrations: [] })],
    controllers: [Probe],
  })
  class ProbeModule {}
  app = await NestFactory.create<NestFastifyApplication>(ProbeModule, createAdapter(), {
    logger: false,
    bodyParser: false,
  });
  await dressApplication(app, () => Promise.resolve('anna'));
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function logged(path: string, status: number): Promise<Record<string, unknown>[]> {
  await request(app.getHttpServer()).get(`/v1/clubs/${ID}/${path}`).expect(status);
  expect(JSON.stringify(lines)).not.toContain(ID);
  return lines.filter(({ msg }) => msg !== 'request');
}

test('a refusal for want of room has no line but that of its request', async () => {
  expect(await logged('busy', 503)).toEqual([]);
  expect(lines).toMatchObject([{ status: 503, route: '/v1/clubs/:clubId/busy' }]);
});

test('that the database is away is said, without a stack', async () => {
  const told = await logged('away', 503);
  expect(told).toMatchObject([
    { level: 40, because: '57P01', msg: 'database-away', route: '/v1/clubs/:clubId/away' },
  ]);
  expect(JSON.stringify(told)).not.toContain('stack');
});

test('a fault of ours comes with its stack', async () => {
  const told = await logged('broken', 500);
  expect(told).toMatchObject([
    {
      level: 50,
      msg: 'internal',
      err: { message: 'a fault', stack: expect.any(String) as unknown },
    },
  ]);
});
