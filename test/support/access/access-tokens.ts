import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { hashSecret, newSecret } from '../../../src/access/tokens/secret.js';

/** Tokens put into the database as the service would: a sign-in costs a slow hash each. */

/** The owner of a token. */
export type Whose = { readonly user: string } | { readonly device: string; readonly club: string };

export interface Kept {
  readonly kind?: 'session' | 'program' | 'device';
  /** In so many seconds; null for never. */
  readonly expires?: number | null;
  readonly revoked?: boolean;
}

/** Makes a token; gives its secret. */
export async function mint(
  pool: Pool,
  whose: Whose,
  { kind, expires = 3600, revoked = false }: Kept = {},
): Promise<string> {
  const isDevice = 'device' in whose;
  const its = kind ?? (isDevice ? 'device' : 'session');
  const secret = newSecret(its);
  await pool.query(
    `INSERT INTO token (id, hash, kind, user_id, club_id, device_id, created_at, expires_at, revoked_at)
      VALUES ($1, $2, $3, $4, $5, $6, now(), now() + make_interval(secs => $7), $8)`,
    [
      randomUUID(),
      hashSecret(secret),
      its,
      isDevice ? null : whose.user,
      isDevice ? whose.club : null,
      isDevice ? whose.device : null,
      expires,
      revoked ? new Date() : null,
    ],
  );
  return secret;
}

/** Every text of every table, as the file on the disk has it: columns of whatever type, as text. */
export async function allTexts(pool: Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      return rows.map(({ row }) => `${name}: ${row}`).join('\n');
    }),
  );
  return texts.join('\n');
}
