import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import { PrismaClient } from '../../generated/prisma/client.js';
import type { Logger } from '../logging.js';
import { createPool, createWritePool } from './pools.js';
import { CONNECTION, LOGGER } from '../tokens.js';
import type { Connection } from './writable-server.js';

/**
 * The service's connections: one pool for Prisma and the reports, one for what the ledger's writer
 * reads and writes.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  /** For raw statements; int8 comes back as a number and must be a safe integer. */
  readonly pool: Pool;
  readonly writePool: Pool;
  readonly prisma: PrismaClient;

  constructor(@Inject(CONNECTION) connection: Connection, @Inject(LOGGER) logger: Logger) {
    this.pool = createPool(connection, logger);
    this.writePool = createWritePool(connection, logger);
    const adapter = new PrismaPg(this.pool, {
      statementNameGenerator: ({ sql }) => statementName(sql),
      onConnectionError: (error) => {
        logger.warn({ err: error }, 'lost a database connection');
      },
    });
    this.prisma = new PrismaClient({ adapter, errorFormat: 'minimal' });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.prisma.$disconnect();
    await Promise.all([this.pool.end(), this.writePool.end()]);
  }
}

const names = new Map<string, string>();
const MAX_NAMES = 500;

/**
 * Prisma's statements are prepared once a connection and then found by name. Their texts are few,
 * but a list of ids of changing length makes new ones: past a limit they go unnamed.
 */
function statementName(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMES) return '';
  const name = `prisma_${names.size + 1}`;
  names.set(sql, name);
  return name;
}
