import type { ReactNode } from 'react';
import { ProblemError } from '../../api/problem.js';
import { ProblemWords } from '../page/problem-note.js';

interface RefusalAt {
  /** The refusal of a field, in words; null where it is not about this one. */
  readonly errorOf: (field: string) => ReactNode;
  /** The error that is shown in the form's alert: one that is about none of its fields. */
  readonly above: unknown;
}

/**
 * Shares out the service's last refusal: it is shown at the field that it names, else above the form,
 * so that none is ever lost.
 *
 * @param fields the names of the fields that the form shows now, as the service has them
 */
export function refusalAt(error: unknown, fields: readonly string[]): RefusalAt {
  const refused = error instanceof ProblemError ? error.field : undefined;
  const isAtField = refused !== undefined && fields.includes(refused);
  return {
    errorOf: (field) => (isAtField && refused === field ? <ProblemWords error={error} /> : null),
    above: isAtField ? null : error,
  };
}
