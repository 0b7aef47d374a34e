import { All, Controller, Get, Module, Post, Sse, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { EMPTY, type Observable } from 'rxjs';
import { AppModule } from '../../../src/app.module.js';
import { createAdapter, dressApplication } from '../../../src/platform/http/http.js';
import { createLogger } from '../../../src/platform/logging.js';
import { Needs } from '../../../src/platform/http/needs.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';

@Controller('forgotten')
class ForgottenController {
  @Get()
  @Needs('anyone')
  declared(): string {
    return 'declared';
  }

  @Post()
  forgotten(): string {
    return 'forgotten';
  }

  @Sse('stream')
  stream(): Observable<never> {
    return EMPTY;
  }
}

class Base {
  @All('inherited')
  inherited(): string {
    return 'inherited';
  }
}

@Controller('heir')
class HeirController extends Base {}

@Controller('declared')
@Needs('user')
class DeclaredController {
  @Get()
  read(): string {
    return 'declared for all its routes';
  }

  /** Is no route, and needs to declare nothing. */
  helper(): string {
    return this.read();
  }
}

describe('the application with one more controller', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  function create(controller: Type): Promise<NestFastifyApplication> {
    const { connection } = database;
    const app = AppModule.with({ connection, logger: createLogger('silent'), migrations: [] });
    @Module({ imports: [app], controllers: [controller] })
    class WithOneMore {}
    const options = { logger: false, bodyParser: false, abortOnError: false } as const;
    return NestFactory.create<NestFastifyApplication>(WithOneMore, createAdapter(), options);
  }

  test.each([
    {
      controller: ForgottenController,
      named: 'ForgottenController.forgotten, ForgottenController.stream',
    },
    { controller: HeirController, named: 'HeirController.inherited' },
  ])('does not start without a permission for $named', async ({ controller, named }) => {
    const app = await create(controller);
    await expect(app.listen(0, '127.0.0.1')).rejects.toThrow(
      `these routes declare no permission (@Needs): ${named}`,
    );
    expect(app.getHttpServer().listening).toBe(false);
    await app.close();
  });

  test('starts when a controller declares for all its routes, and guards them', async () => {
    const app = await create(DeclaredController);
    await dressApplication(app, () => Promise.resolve(null));
    await app.listen(0, '127.0.0.1');
    const told = await fetch(`${await app.getUrl()}/declared`);
    expect([told.status, await told.json()]).toMatchObject([401, { code: 'not-signed-in' }]);
    await app.close();
  });
});
