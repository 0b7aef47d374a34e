import { useTranslation } from '../../words/use-translation.js';
import { DayInput } from '../form/fields/day-input.js';

interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Props {
  readonly value: Period;
  readonly onChange: (period: Period) => void;
}

const DAY_MS = 86_400_000;

/** From one day to another, both with them. The times behind them are those of the reader's own days. */
export function PeriodFilter({ value, onChange }: Props) {
  const { t } = useTranslation('registers');
  return (
    <>
      <DayInput
        label={t('from')}
        value={value.from === undefined ? '' : dayOf(new Date(value.from))}
        onChange={({ currentTarget }) => {
          const start = startOf(currentTarget.value);
          onChange({ ...value, from: start?.toISOString() });
        }}
      />
      <DayInput
        label={t('to')}
        value={value.to === undefined ? '' : dayOf(new Date(new Date(value.to).getTime() - 1))}
        onChange={({ currentTarget }) => {
          const start = startOf(currentTarget.value);
          // The day after: the hours of a day are not always 24, so it is looked up from its noon.
          const next =
            start === null ? null : startOf(dayOf(new Date(start.getTime() + 1.5 * DAY_MS)));
          onChange({ ...value, to: next?.toISOString() });
        }}
      />
    </>
  );
}

function startOf(day: string): Date | null {
  const start = new Date(`${day}T00:00:00`);
  return Number.isNaN(start.getTime()) ? null : start;
}

function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
