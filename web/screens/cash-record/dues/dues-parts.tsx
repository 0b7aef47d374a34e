import { Button, Checkbox, Text } from '@mantine/core';
import { useDays } from '../../../parts/figures/days.js';
import { useMoney } from '../../../parts/figures/money.js';
import { useCalled } from '../../../parts/people/use-called.js';
import { useTranslation } from '../../../words/use-translation.js';
import classes from '../../cash/cash.module.css';
import { AmountField, DayField, type Given } from '../money-fields.js';
import type { PartOfDues, useParts } from './use-parts.js';

interface Props {
  readonly currency: string;
  readonly parts: ReturnType<typeof useParts>;
  /** The members among them who are charged, each with the rate of their class; null for none yet. */
  readonly charged: readonly (readonly [PartOfDues, number | null])[];
  /** Whether the form was sent: missing amounts are shown then. */
  readonly isSent: boolean;
}

/** The period of the dues, and the part of each member who joined during it, with the reason for it. */
export function DuesParts({ currency, parts, charged, isSent }: Props) {
  const { t } = useTranslation('dues-parts');
  const called = useCalled();
  const { period, setDay, errorOf, late, isOn, turn } = parts;
  const day = (name: keyof typeof period): Given => ({
    name,
    value: period[name],
    error: errorOf(name),
    onChange: ({ currentTarget }) => {
      setDay(name, currentTarget.value);
    },
  });
  return (
    <>
      <div className={classes['two']}>
        <DayField label={t('firstDay')} given={day('firstDay')} />
        <DayField label={t('lastDay')} given={day('lastDay')} />
      </div>
      {late.length > 0 && (
        <Text size="sm">
          {t('late', { names: late.map(({ name }) => called(name)).join(', ') })}
        </Text>
      )}
      {charged.length > 0 && (
        <>
          <Checkbox
            className={classes['check']}
            label={t('on')}
            description={t('hint')}
            checked={isOn}
            onChange={({ currentTarget }) => {
              turn(currentTarget.checked);
            }}
          />
          {isOn &&
            charged.map(([part, rate]) => (
              <Part
                key={part.member}
                currency={currency}
                parts={parts}
                part={part}
                rate={rate}
                isSent={isSent}
              />
            ))}
        </>
      )}
    </>
  );
}

interface PartProps extends Pick<Props, 'currency' | 'parts' | 'isSent'> {
  readonly part: PartOfDues;
  readonly rate: number | null;
}

/** The part of one member: proposed, and typed over where it is another. */
function Part({ currency, parts, part, rate, isSent }: PartProps) {
  const { t } = useTranslation(['dues-parts', 'cash']);
  const days = useDays();
  const money = useMoney(currency);
  const name = useCalled()(part.name);
  const { member, joined, months, of } = part;
  const said = t('joined', { day: days.date(joined), months: t('months', { months, of }) });
  if (rate === null) {
    return (
      <Text size="sm">
        {name}: {said}
      </Text>
    );
  }
  const { amount, isRounded } = parts.share(part, rate);
  const sum = { rate: money(rate), months, of, amount: money(amount) };
  const isWrong = isSent && parts.chargeOf(member, rate) === null;
  return (
    <AmountField
      label={t('amountOf', { name })}
      currency={currency}
      given={{
        name: `part ${member}`,
        value: parts.textOf(part, rate),
        error: isWrong ? t('cash:amountWrong', { example: money(12_500) }) : null,
        onChange: ({ currentTarget }) => {
          parts.type(member, currentTarget.value);
        },
      }}
    >
      <Text size="sm" c="dimmed" mt={4}>
        {said}. {t(isRounded ? 'rounded' : 'exact', sum)}
      </Text>
      <Button
        variant="default"
        mt={4}
        aria-label={t('wholeOf', { name })}
        onClick={() => {
          parts.type(member, parts.write(rate));
        }}
      >
        {t('whole', { money: money(rate) })}
      </Button>
    </AmountField>
  );
}
