import { useAmount } from '../../parts/form/fields/use-amount.js';
import { useForm } from '../../parts/form/use-form.js';
import { useTranslation } from '../../words/use-translation.js';

type Checks<Fields> = Partial<Record<keyof Fields, (text: string) => string | null>>;

interface Options<Fields extends Record<string, string>> {
  readonly currency: string;
  /** The service's last refusal: shown at its field, else above the form. */
  readonly error: unknown;
  /** Fields that are amounts. */
  readonly amounts?: readonly (keyof Fields & string)[];
  readonly optional?: readonly (keyof Fields & string)[];
  /** Whether an amount may be nothing at all. */
  readonly mayBeNothing?: boolean;
  /** As for `useForm`. */
  readonly hidden?: readonly (keyof Fields & string)[];
  readonly others?: readonly string[];
}

/** The fields of a record about money. They keep their text when it is refused. */
export function useMoneyForm<Fields extends Record<string, string>>(
  initial: Fields,
  { currency, error, amounts = [], optional = [], mayBeNothing = false, ...more }: Options<Fields>,
) {
  const { t } = useTranslation('cash');
  const amount = useAmount(currency);
  const check = (text: string) =>
    text.trim() === '' || amount.read(text, mayBeNothing) !== null
      ? null
      : t('amountWrong', { example: amount.write(12_500) });
  const checks = Object.fromEntries(amounts.map((name) => [name, check])) as Checks<Fields>;
  return { ...useForm(initial, { error, checks, optional, ...more }), amount };
}
