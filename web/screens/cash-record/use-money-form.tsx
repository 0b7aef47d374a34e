import type { ReactNode } from 'react';
import { ProblemError } from '../../api/problem.js';
import { useAmount } from '../../parts/use-amount.js';
import { ProblemWords } from '../../parts/problem-note.js';
import { useFields } from '../../parts/use-fields.js';
import { useTranslation } from '../../words/use-translation.js';

type Checks<Fields> = Partial<Record<keyof Fields, (text: string) => string | null>>;

interface Options<Fields extends Record<string, string>> {
  readonly currency: string;
  /** What the service answered last: said at the field that it is about, else above the form. */
  readonly error: unknown;
  /** Fields that are amounts. */
  readonly amounts?: readonly (keyof Fields & string)[];
  readonly optional?: readonly (keyof Fields & string)[];
}

/** The fields of what is recorded about money. What was typed stays when it is refused. */
export function useMoneyForm<Fields extends Record<string, string>>(
  initial: Fields,
  { currency, error, amounts = [], optional = [] }: Options<Fields>,
) {
  const { t } = useTranslation('cash');
  const amount = useAmount(currency);
  const check = (text: string) =>
    text.trim() === '' || amount.read(text) !== null
      ? null
      : t('amountWrong', { example: amount.write(12_500) });
  const checks = Object.fromEntries(amounts.map((name) => [name, check])) as Checks<Fields>;
  const form = useFields(initial, error, checks, optional);
  const refused = error instanceof ProblemError ? error.field : undefined;
  const isAtField = refused !== undefined && Object.hasOwn(initial, refused);
  const field = (name: keyof Fields & string) => {
    const its = form.field(name);
    const said: ReactNode = its.error === true ? <ProblemWords error={error} /> : its.error;
    return { ...its, error: said };
  };
  return { ...form, field, amount, aboveForm: isAtField ? null : error };
}
