import type { Pool } from 'pg';
import { isKeptHead, type KeptHead } from '../ledger/log/head-text.js';
import type { CallerRole, Role } from '../people/roles.js';
import { hashSecret } from './tokens/secret.js';

/** The user or device behind a secret, with their roles in the club of the request. */
export interface CallerRow {
  /** Id of the token. */
  readonly token: string;
  readonly kind: 'session' | 'program' | 'device';
  readonly user: string | null;
  readonly device: string | null;
  /** The club of the device. */
  readonly deviceClub: string | null;
  /** The user's roles in the club; none where they have no part in it. */
  readonly roles: readonly Role[];
  /** The member whose record they have claimed there. */
  readonly member: string | null;
  /** Whether its last use was long ago enough to be written down. */
  readonly isStale: boolean;
  /** Whether the log of the club has the event that the request names; null where it names none. */
  readonly hasKnown: boolean | null;
}

/**
 * Finds whom a secret lets in; null when it lets in nobody, or not any more. One look-up by key, for
 * every request, so a secret that was revoked a moment ago, at any instance, is of no more use.
 *
 * @param known an event that the sender knew, looked up in the log of the club
 */
export async function findCaller(
  pool: Pool,
  secret: string,
  club: string | null,
  known: KeptHead | null = null,
): Promise<CallerRow | null> {
  const { rows } = await pool.query<Omit<CallerRow, 'hasKnown'> & { readonly hash: string | null }>(
    {
      name: 'caller',
      text: `SELECT t.id AS token, t.kind, t.user_id AS "user", t.device_id AS device,
        t.club_id AS "deviceClub", coalesce(m.roles, '{}') AS roles, m.member_id AS member,
        coalesce(t.last_used_at < now() - interval '1 minute', true) AS "isStale",
        (SELECT e.hash FROM club_event e WHERE e.club_id = $2 AND e.seq = $3) AS hash
      FROM token t
      LEFT JOIN membership m ON m.club_id = $2 AND m.user_id = t.user_id
      WHERE t.hash = $1 AND ${LETS_IN}`,
      values: [hashSecret(secret), club, known?.seq ?? null],
    },
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { hash, ...caller } = row;
  const hasKnown =
    known === null ? null : hash !== null && isKeptHead(known, { seq: known.seq, hash });
  return { ...caller, hasKnown };
}

/** The condition under which token `t` lets in. */
const LETS_IN = `t.kind IN ('session', 'program', 'device') AND t.revoked_at IS NULL
  AND (t.expires_at IS NULL OR t.expires_at > now())
  AND (t.device_id IS NULL OR EXISTS (SELECT FROM device d WHERE d.club_id = t.club_id
    AND d.id = t.device_id AND d.revoked_at IS NULL))`;

/** A token at a club. */
export interface TokenAtClub {
  readonly token: string;
  readonly club: string;
}

/**
 * The roles that tokens still give, each at its club; tokens that give none there any more are left
 * out.
 */
export async function findRolesNow(
  pool: Pool,
  asked: readonly TokenAtClub[],
): Promise<(TokenAtClub & { readonly roles: readonly CallerRole[] })[]> {
  const { rows } = await pool.query<TokenAtClub & { roles: readonly CallerRole[] }>({
    name: 'roles-now',
    text: `SELECT a.token, a.club,
        CASE WHEN t.device_id IS NULL THEN m.roles ELSE ARRAY['device'] END AS roles
      FROM unnest($1::uuid[], $2::uuid[]) AS a(token, club)
      JOIN token t ON t.id = a.token
      LEFT JOIN membership m ON m.club_id = a.club AND m.user_id = t.user_id
      WHERE ${LETS_IN}
        AND CASE WHEN t.device_id IS NULL THEN m.roles <> '{}' ELSE t.club_id = a.club END`,
    values: [asked.map(({ token }) => token), asked.map(({ club }) => club)],
  });
  return rows;
}

/** A session that is not used for so long ends; however much it is used, it ends some day. */
export const SESSION_DAYS = 30;
const SESSION_MOST_DAYS = 180;

/**
 * Writes down that a token is used; a session lasts longer by it. The request does not wait for it:
 * a secret that was ended or revoked before the write stays so.
 */
export async function noteUse(pool: Pool, token: string): Promise<void> {
  await pool.query({
    name: 'token-used',
    text: `UPDATE token SET last_used_at = now(), expires_at = CASE WHEN kind = 'session'
        THEN least(created_at + make_interval(days => $3), now() + make_interval(days => $2))
        ELSE expires_at END
      WHERE id = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())`,
    values: [token, SESSION_DAYS, SESSION_MOST_DAYS],
  });
}
