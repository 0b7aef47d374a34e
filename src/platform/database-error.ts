import { Problem } from './problem.js';

/** Refusals of PostgreSQL that a value in the request brought about. */
const REFUSED_VALUES: Readonly<Record<string, string>> = {
  '22P02': 'A value in the request has the wrong form.',
  '22003': 'A number in the request is too large.',
  '22008': 'A time in the request is out of range.',
  '22007': 'A time in the request has the wrong form.',
  '22021': 'A text in the request holds a character that cannot be kept, such as NUL.',
  '22P05': 'A text in the request holds a character that cannot be kept, such as NUL.',
  '22001': 'A text in the request is too long.',
};

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

/** Whether the same work, done again, may succeed: PostgreSQL chose it as the loser of a conflict. */
export function isConflict(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return code !== null && CONFLICTS.has(code);
}

/**
 * What the caller is told about a database error, or null when it is a fault of our own (a broken
 * statement or constraint) that must not be shown.
 */
export function databaseProblem(error: unknown): Problem | null {
  const code = databaseErrorCode(error);
  if (code === null) {
    return isPoolTimeout(error) ? unavailable() : null;
  }
  const refused = REFUSED_VALUES[code];
  if (refused !== undefined) return new Problem('validation-failed', refused);
  // 08: connection, 53: resources, 57: shut down or cancelled by a timeout, 55P03: lock timeout.
  const passing = /^(08|53|57)/.test(code) || code === '55P03';
  return passing || CONFLICTS.has(code) || NETWORK.has(code) ? unavailable() : null;
}

function isPoolTimeout(error: unknown): boolean {
  return (
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}

function unavailable(): Problem {
  return new Problem('not-ready', 'The database cannot answer at the moment; try again shortly.');
}
