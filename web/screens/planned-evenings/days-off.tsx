import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../words/use-translation.js';
import { useEveningWords } from './use-evening-words.js';
import { DayInput } from '../../parts/form/fields/day-input.js';

interface Props {
  readonly days: readonly string[];
  readonly error: ReactNode;
  readonly onChange: (days: readonly string[]) => void;
}

/** The days of a series without an evening: one is added at a time. */
export function DaysOff({ days, error, onChange }: Props) {
  const { t } = useTranslation('planned.plan');
  const words = useEveningWords();
  const [day, setDay] = useState('');
  return (
    <div>
      <Group align="end" gap="sm">
        <DayInput
          label={t('except')}
          value={day}
          error={error}
          style={{ flex: 1 }}
          onChange={({ currentTarget }) => {
            setDay(currentTarget.value);
          }}
        />
        <Button
          variant="default"
          disabled={day === ''}
          onClick={() => {
            onChange([...new Set([...days, day])].toSorted());
            setDay('');
          }}
        >
          {t('exceptAdd')}
        </Button>
      </Group>
      <Group gap="xs" mt={days.length > 0 ? 'xs' : 0}>
        {days.map((one) => (
          <Button
            key={one}
            variant="default"
            rightSection={<IconX size={16} aria-hidden />}
            aria-label={t('exceptRemove', { day: words.day(one) })}
            onClick={() => {
              onChange(days.filter((other) => other !== one));
            }}
          >
            {words.day(one)}
          </Button>
        ))}
      </Group>
    </div>
  );
}
