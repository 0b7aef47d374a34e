import {
  databaseErrorCode,
  databaseProblem,
  isConflict,
} from '../../platform/database/database-error.js';
import { Problem } from '../../platform/http/problem/problem.js';

/** SQLSTATEs raised by the guards of the database, see the migration `ledger_guards`. */
const GUARD_CODES = /^KP\d{3}$/;

/**
 * Whether a failed write may be tried again after a fresh read: PostgreSQL chose it as the loser of a
 * conflict, or the connection was lost. In the second case nobody knows whether it was written; the
 * idempotency key, read again, finds out.
 */
export function mayTryAgain(error: unknown): boolean {
  if (error instanceof Problem) return false;
  return isConflict(error) || isLostClient(error) || databaseProblem(error)?.code === 'not-ready';
}

/** Whether the rows of the write were refused, so that in a batch the others may still pass. */
export function isRefusedByDatabase(error: unknown): boolean {
  const code = databaseErrorCode(error) ?? '';
  return /^2[23]/.test(code) || GUARD_CODES.test(code);
}

/** The caller's answer to a failed write: a Problem, or the error itself when it is a fault. */
export function writeProblem(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const constraint = constraintOf(error);
  if (
    constraint === 'account_balance_exact' ||
    constraint === 'posting_amount_exact' ||
    databaseErrorCode(error) === '22003'
  ) {
    return new Problem('balance-too-large', { most: Number.MAX_SAFE_INTEGER });
  }
  if (constraint === 'account_pot_not_negative') {
    return new Problem('pot-overdrawn', {});
  }
  if (isLostClient(error)) {
    return new Problem('database-away', {});
  }
  return databaseProblem(error) ?? error;
}

function constraintOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return null;
  return typeof error.constraint === 'string' ? error.constraint : null;
}

/**
 * The message, without a code, by which `pg` reports a connection that broke before the statement was
 * sent.
 */
function isLostClient(error: unknown): boolean {
  return error instanceof Error && /is not queryable|was closed and is not/.test(error.message);
}
