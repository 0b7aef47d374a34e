import { NativeSelect, Switch } from '@mantine/core';
import { useTranslation } from '../../words/use-translation.js';
import { startLike, type StartForm } from './start-form.js';
import type { Start } from './use-start.js';
import { DayInput } from '../../parts/form/fields/day-input.js';

interface Props {
  readonly start: Pick<Start, 'sessions' | 'ownBooks'>;
  readonly form: StartForm;
  readonly onChange: (form: StartForm) => void;
}

/** An evening from before, hand by hand from a paper: its day, and whether it was settled then. */
export function FromPaper({ start, form, onChange }: Props) {
  const { t } = useTranslation('evening-start.paper');
  const { day, settledThen } = form;
  const today = new Date().toLocaleDateString('sv-SE');
  const moved = (next: string | null) => {
    const likeOn = (on: string | null) => startLike(start.sessions, start.ownBooks(on), on);
    const was = likeOn(day);
    const isSame = form.book === was.book && form.rate === was.rate;
    // The book and the worth of a point that nobody chose are those of the evening before that day.
    const isChosen = !isSame || form.own?.version !== was.own?.version;
    const { book, own, rate } = isChosen ? form : likeOn(next);
    onChange({ ...form, day: next, book, own, rate });
  };
  return (
    <div>
      <Switch
        mt="lg"
        label={t('title')}
        checked={day !== null}
        onChange={({ currentTarget: { checked } }) => {
          moved(checked ? '' : null);
        }}
      />
      {day !== null && (
        <>
          <DayInput
            mt="sm"
            label={t('day')}
            description={`${t('hint')} ${t(form.book === 'koenigrufen' ? 'keysKoenigrufen' : 'keys')}`}
            max={today}
            value={day}
            onChange={({ currentTarget: { value } }) => {
              moved(value);
            }}
          />
          {form.rate > 0 && (
            <NativeSelect
              mt="sm"
              label={t('settled')}
              value={settledThen === null ? '' : String(settledThen)}
              data={[
                { value: '', label: t('choose') },
                { value: 'true', label: t('yes') },
                { value: 'false', label: t('no') },
              ]}
              onChange={({ currentTarget: { value } }) => {
                onChange({ ...form, settledThen: value === '' ? null : value === 'true' });
              }}
            />
          )}
        </>
      )}
    </div>
  );
}

/** The missing part of an evening from a paper; null for none. */
export function missingOfPaper({ day, settledThen, rate }: StartForm): 'day' | 'settled' | null {
  if (day === null) return null;
  if (day === '') return 'day';
  return rate > 0 && settledThen === null ? 'settled' : null;
}
