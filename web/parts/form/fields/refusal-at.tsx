import type { ReactNode } from 'react';
import { ProblemError } from '../../../api/problem.js';
import { ProblemWords } from '../../notices/problem-note.js';

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
  const at = error instanceof ProblemError ? fieldNamed(error.field, fields) : null;
  return {
    errorOf: (field) => (at === field ? <ProblemWords error={error} /> : null),
    above: at === null ? error : null,
  };
}

/**
 * The field of a form that a refusal names: by the whole name, else by the last part of it
 * (`lines[0].amount`), else by the first (`paidBy.member`). Null for none of the form's fields.
 */
export function fieldNamed(refused: string | undefined, fields: readonly string[]): string | null {
  const parts = refused?.match(/[a-z]+/gi) ?? [];
  const names = [refused, parts.at(-1), parts[0]];
  return names.find((name) => name !== undefined && fields.includes(name)) ?? null;
}

/** The entry of a list that a refusal names: 2 for `lines[2].amount`; null for none of that list. */
export function entryNamed(error: unknown, list: string): number | null {
  const field = error instanceof ProblemError ? (error.field ?? '') : '';
  const at = field.startsWith(`${list}[`) ? Number.parseInt(field.slice(list.length + 1), 10) : NaN;
  return Number.isNaN(at) ? null : at;
}
