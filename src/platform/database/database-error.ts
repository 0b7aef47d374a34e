import type { ParamsFor } from '../../problems/reasons.js';
import { Problem } from '../http/problem/problem.js';

/** Refusals of PostgreSQL that a value in the request brought about. */
const REFUSED_VALUES: Readonly<
  Record<string, ParamsFor<'value-cannot-be-kept'>['because'] | undefined>
> = {
  '22P02': 'form',
  '22003': 'number-too-large',
  '22008': 'time-out-of-range',
  '22007': 'time-form',
  '22021': 'character',
  '22P05': 'character',
  '22001': 'text-too-long',
};

const DISK_FULL = '53100';
const READ_ONLY = '25006';

/** Conflicts that go away when the caller tries again (serialization failure, deadlock). */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01']);

const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * The code of a database error: an SQLSTATE such as '40001', or a network code such as
 * 'ECONNREFUSED'; null when the error did not come from the database. Looks through the wrappers of
 * Prisma, which keeps the driver's error in `cause` or `meta.driverAdapterError`.
 */
export function databaseErrorCode(error: unknown, depth = 0): string | null {
  if (typeof error !== 'object' || error === null || depth > 4) return null;
  const { code, originalCode, cause, meta, severity } = error as Record<string, unknown>;
  if (typeof originalCode === 'string') return originalCode;
  if (typeof code === 'string' && (severity !== undefined || NETWORK.has(code))) return code;
  const inMeta = (meta as Record<string, unknown> | null | undefined)?.['driverAdapterError'];
  return databaseErrorCode(cause, depth + 1) ?? databaseErrorCode(inMeta, depth + 1);
}

/** The message of a database error for the person at the terminal. */
export function messageOf(error: unknown): string {
  if (databaseErrorCode(error) === DISK_FULL) return "the database's disk is full";
  return error instanceof Error ? error.message : String(error);
}

/** Whether the server takes no writes: a connection to it is of no more use. */
export function isReadOnly(error: unknown): error is Error {
  return error instanceof Error && (databaseErrorCode(error) === READ_ONLY || isStandby(error));
}

/** Whether the same work, done again, may succeed: PostgreSQL chose it as the loser of a conflict. */
export function isConflict(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return code !== null && CONFLICTS.has(code);
}

/**
 * The caller's answer to a database error, or null for a fault of our own (a broken statement or
 * constraint) that must not be shown.
 */
export function databaseProblem(error: unknown): Problem | null {
  const code = databaseErrorCode(error);
  if (code === null) {
    return isPoolTimeout(error) ? unavailable() : null;
  }
  if (code === DISK_FULL) return new Problem('database-full', {});
  if (isReadOnly(error)) return new Problem('database-read-only', {});
  const because = REFUSED_VALUES[code];
  if (because !== undefined) return new Problem('value-cannot-be-kept', { because });
  // 08: connection, 53: resources, 57: shut down or cancelled by a timeout, 55P03: lock timeout.
  const passing = /^(08|53|57)/.test(code) || code === '55P03';
  return passing || CONFLICTS.has(code) || NETWORK.has(code) ? unavailable() : null;
}

/** A standby has no words of its own for what it cannot do, such as reading an unlogged table. */
function isStandby(error: Error): boolean {
  return /during recovery|recovery is in progress/.test(error.message);
}

function isPoolTimeout(error: unknown): boolean {
  return (
    error instanceof Error &&
    // Prisma's P2028: no connection was free for a transaction, or it took too long.
    (/timeout exceeded when trying to connect|Connection terminated/.test(error.message) ||
      ('code' in error && error.code === 'P2028'))
  );
}

function unavailable(): Problem {
  return new Problem('database-away', {});
}
