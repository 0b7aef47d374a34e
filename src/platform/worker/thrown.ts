import { databaseErrorCode } from '../database/database-error.js';
import { Problem, type Because } from '../http/problem/problem.js';

/** An error of one thread, for another: a copied error would keep its message only. */
export type Thrown =
  | { readonly because: Because }
  | {
      readonly name: string;
      readonly message: string;
      readonly stack: string | undefined;
      /** Of the database, if it comes from there. */
      readonly code: string | null;
    };

export function toThrown(error: unknown): Thrown {
  if (error instanceof Problem) {
    const { reason, params, extra } = error;
    // A problem was made of a reason and what that reason names.
    return { because: [reason, params, extra] as unknown as Because };
  }
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack, code: databaseErrorCode(error) };
}

/** The same error on the other side: a refusal is the same refusal, a fault keeps its stack. */
export function fromThrown(thrown: Thrown): Error {
  if ('because' in thrown) return new Problem(...thrown.because);
  const { name, message, stack, code } = thrown;
  const fromDatabase = code === null ? {} : { code, severity: 'ERROR' };
  return Object.assign(new Error(message), { name, stack, ...fromDatabase });
}
