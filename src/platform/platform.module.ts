import { Global, Module, type DynamicModule } from '@nestjs/common';
import { AtOnceInterceptor } from './http/limits/at-once.js';
import { Connections } from './http/connections.js';
import { Database } from './database/database.js';
import { HealthController } from './http/health.controller.js';
import type { Logger } from './logging.js';
import { Metrics } from './metrics.js';
import type { Migration } from './database/migrations.js';
import { ProblemFilter } from './http/problem/problem.filter.js';
import { PublicCertificate } from './network/public-certificate.js';
import { Readiness } from './database/readiness.js';
import { RouteTable } from './http/route-table.js';
import type { Connection } from './database/writable-server.js';
import { Addresses } from './network/addresses.js';
import { CertificateController } from './network/certificate.controller.js';
import type { TlsInUse } from './network/renewed-tls.js';
import { PASSWORD_COST_OF_SERVICE, type PasswordCost } from './password-cost.js';
import { CONNECTION, LOGGER, MIGRATIONS, PASSWORD_COST, PUBLIC_URL, TLS } from './tokens.js';

/** The parts that the application is built around. */
export interface PlatformOptions {
  readonly connection: Connection;
  readonly logger: Logger;
  readonly migrations: readonly Migration[];
  /** Where the service is reached from outside; null for where a request was sent. */
  readonly publicUrl?: string | null;
  /** Addresses of the proxies that are believed about who sent a request; null for none. */
  readonly trustProxy?: string | null;
  /** The key and certificate of HTTPS beside plain HTTP; null for plain HTTP only. */
  readonly tls?: TlsInUse | null;
  readonly isInContainer?: boolean;
  /** Tests only: false does in the service's own thread what takes long, so that no other is started. */
  readonly beside?: boolean;
  /** Tests only: a lower one, for users that exist for a second. */
  readonly passwordCost?: PasswordCost;
}

/** Database, logger and errors, for every other module. */
@Global()
@Module({})
export class PlatformModule {
  static with(options: PlatformOptions): DynamicModule {
    const { publicUrl = null, tls = null, isInContainer = false } = options;
    const passwordCost = options.passwordCost ?? PASSWORD_COST_OF_SERVICE;
    const addresses = new Addresses({ publicUrl, isSecure: tls !== null, isInContainer });
    return {
      module: PlatformModule,
      controllers: [CertificateController, HealthController],
      providers: [
        AtOnceInterceptor,
        { provide: CONNECTION, useValue: options.connection },
        { provide: LOGGER, useValue: options.logger },
        { provide: PUBLIC_URL, useValue: publicUrl },
        { provide: TLS, useValue: tls },
        { provide: PASSWORD_COST, useValue: passwordCost },
        { provide: Addresses, useValue: addresses },
        { provide: MIGRATIONS, useValue: options.migrations },
        Connections,
        Database,
        Metrics,
        ProblemFilter,
        PublicCertificate,
        Readiness,
        RouteTable,
      ],
      exports: [Addresses, AtOnceInterceptor, CONNECTION, LOGGER, PASSWORD_COST, Database],
    };
  }
}
