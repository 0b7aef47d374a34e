import { refusalAt } from './fields/refusal-at.js';
import { useFields } from './use-fields.js';

type Checks<Fields> = Partial<Record<keyof Fields, (text: string) => string | null>>;

interface Options<Fields extends Record<string, string>> {
  /** The service's last refusal: shown at its field, else above the form. */
  readonly error: unknown;
  /** The checks of fields beside being filled in. */
  readonly checks?: Checks<Fields>;
  readonly optional?: readonly (keyof Fields & string)[];
  /** Fields that the form does not show now: a refusal of theirs is shown above it. */
  readonly hidden?: readonly (keyof Fields & string)[];
  /** Other fields that the form shows, as the service names them: it shows `errorOf` there. */
  readonly others?: readonly string[];
}

/** The fields of a form, with refusals at their fields. They keep their text. */
export function useForm<Fields extends Record<string, string>>(
  initial: Fields,
  { error, checks = {}, optional = [], hidden = [], others = [] }: Options<Fields>,
) {
  const form = useFields(initial, error, checks, optional);
  const names = [...Object.keys(initial), ...others];
  const { errorOf, above } = refusalAt(
    error,
    names.filter((name) => !hidden.includes(name)),
  );
  const field = (name: keyof Fields & string) => {
    const its = form.field(name);
    return { ...its, error: typeof its.error === 'string' ? its.error : errorOf(name) };
  };
  return { ...form, field, errorOf, aboveForm: above };
}
