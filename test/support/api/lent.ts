import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Browser } from 'playwright-core';
import type { PasswordCost } from '../../../src/platform/password-cost.js';

/** Modules that a worker loads once for all files (test/support/environment.cjs). */

/** The modules of the program that tests ask for, by their place in it. */
interface Modules {
  readonly app: typeof import('../../../src/app.js');
  readonly 'access/invites/invites': typeof import('../../../src/access/invites/invites.js');
  readonly 'access/signing-in/setup': typeof import('../../../src/access/signing-in/setup.js');
  readonly 'access/tokens/ended-tokens': typeof import('../../../src/access/tokens/ended-tokens.js');
  readonly 'clubs/members/change-member': typeof import('../../../src/clubs/members/change-member.js');
  readonly 'demo/demo-links': typeof import('../../../src/demo/demo-links.js');
  readonly 'demo/make-demo': typeof import('../../../src/demo/make-demo.js');
  readonly 'deliveries/sender': typeof import('../../../src/deliveries/sender.js');
  readonly 'ledger/export/export-club': typeof import('../../../src/ledger/export/export-club.js');
  readonly 'ledger/export/import-club': typeof import('../../../src/ledger/export/import-club.js');
  readonly 'ledger/write/club-writer': typeof import('../../../src/ledger/write/club-writer.js');
  readonly 'notifications/mail/compose': typeof import('../../../src/notifications/mail/compose.js');
  readonly 'notifications/push/compose-push': typeof import('../../../src/notifications/push/compose-push.js');
  readonly 'notifications/passwords/forgotten-passwords': typeof import('../../../src/notifications/passwords/forgotten-passwords.js');
  readonly 'notifications/sending/notifier': typeof import('../../../src/notifications/sending/notifier.js');
  readonly 'notifications/queue/queue': typeof import('../../../src/notifications/queue/queue.js');
  readonly 'platform/database/database': typeof import('../../../src/platform/database/database.js');
  readonly 'platform/logging': typeof import('../../../src/platform/logging.js');
  readonly 'platform/database/migrations': typeof import('../../../src/platform/database/migrations.js');
  readonly 'api-description': typeof import('../../../src/api-description.js');
  readonly 'platform/network/public-certificate': typeof import('../../../src/platform/network/public-certificate.js');
  readonly 'platform/http/route-table': typeof import('../../../src/platform/http/route-table.js');
  readonly 'replay/club-replayer': typeof import('../../../src/replay/club-replayer.js');
}

/** The application that the files of a worker share. */
interface SharedApp {
  readonly app: NestFastifyApplication;
  /** To its database, as JSON. */
  readonly connection: string;
}

interface Lent {
  readonly CHEAP: PasswordCost;
  built<Name extends keyof Modules>(name: Name): Promise<Modules[Name]>;
  playwright(): typeof import('playwright-core');
  sharedApp(): SharedApp | null;
  startSharedApp(connection: string): Promise<void>;
  sharedBrowser(options: string): Promise<Browser>;
  validatorOf(schemas: string): (schema: string, value: unknown) => string;
  described(
    app: NestFastifyApplication,
    describe: Modules['api-description']['describeApi'],
  ): OpenAPIObject;
  readonly realm: Pick<typeof globalThis, 'Date' | 'process'>;
}

const { lent } = globalThis as unknown as { readonly lent: Lent };

/**
 * A module as it was built. Its classes are not those that a test imports out of src: a value that the app
 * gives (`app.get`) is asked for by these.
 */
export const built: Lent['built'] = (name) => lent.built(name);

/** The driver of the browser. */
export const playwright: Lent['playwright'] = () => lent.playwright();

/** The cost of passwords in tests that are not about it. */
export const { CHEAP } = lent;

/** The application that the files of a worker share; null until the first of them starts it. */
export const sharedApp: Lent['sharedApp'] = () => lent.sharedApp();

/** Starts it on a migrated database, of which this is the connection as JSON. */
export const startSharedApp: Lent['startSharedApp'] = (connection) =>
  lent.startSharedApp(connection);

/** The browser that the files of a worker share. Takes how it is started, as JSON. */
export const sharedBrowser: Lent['sharedBrowser'] = (options) => lent.sharedBrowser(options);

/**
 * Gives the faults of a value by a schema: none is ''. Takes schemas by their names, as JSON; then a
 * schema, as JSON, and the value.
 */
export const validatorOf: Lent['validatorOf'] = (schemas) => lent.validatorOf(schemas);

/** The reference, which a worker makes once: out of an application, by the built function that does. */
export const described: Lent['described'] = (app, describe) => lent.described(app, describe);

/** Where the built program finds its globals: those of a test are others. */
export const serviceRealm = lent.realm;
