import { defineConfig } from 'prisma/config';

/**
 * For the `prisma` command only (`npx prisma migrate deploy`, `prisma studio`): the service itself
 * connects through `src/platform/database/database.ts` and applies the same migrations at its start.
 */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(process.env['DATABASE_URL'] ? { datasource: { url: process.env['DATABASE_URL'] } } : {}),
});
