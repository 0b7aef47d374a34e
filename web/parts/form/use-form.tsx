import type { ReactNode } from 'react';
import { ProblemError } from '../../api/problem.js';
import { ProblemWords } from '../page/problem-note.js';
import { useFields } from './use-fields.js';

type Checks<Fields> = Partial<Record<keyof Fields, (text: string) => string | null>>;

interface Options<Fields extends Record<string, string>> {
  /** The service's last refusal: shown at its field, else above the form. */
  readonly error: unknown;
  /** The checks of fields beside being filled in. */
  readonly checks?: Checks<Fields>;
  readonly optional?: readonly (keyof Fields & string)[];
}

/** The fields of a form, with refusals at their fields. They keep their text. */
export function useForm<Fields extends Record<string, string>>(
  initial: Fields,
  { error, checks = {}, optional = [] }: Options<Fields>,
) {
  const form = useFields(initial, error, checks, optional);
  const refused = error instanceof ProblemError ? error.field : undefined;
  const isAtField = refused !== undefined && Object.hasOwn(initial, refused);
  const field = (name: keyof Fields & string) => {
    const its = form.field(name);
    const said: ReactNode = its.error === true ? <ProblemWords error={error} /> : its.error;
    return { ...its, error: said };
  };
  return { ...form, field, aboveForm: isAtField ? null : error };
}
