import { Text } from '@mantine/core';
import { useState } from 'react';
import { moneyReads } from '../../api/money/money-reads.js';
import { keepRecurring, type RecurringExpense } from '../../api/money/recurring.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useTranslation } from '../../words/use-translation.js';
import { DayField, useToday } from '../cash-record/money-fields.js';
import type { CashProps } from '../cash/cash-props.js';
import { termsOf } from './terms-of.js';

interface Props extends CashProps {
  /** As it was when it was asked about. */
  readonly recurring: RecurringExpense;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Ends a recurring expense: after that day it is not proposed any more. */
export function EndingRecurring({ club, recurring, opened, onClose }: Props) {
  const { t } = useTranslation('recurring');
  const [lastDay, setLastDay] = useState(useToday(club.id));
  const { id, text } = recurring;
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('endTitle', { text })}
      confirm={t('end')}
      body={lastDay === '' ? null : { ...termsOf(recurring), lastDay }}
      write={(body, key) => keepRecurring(club.id, id, body, key)}
      reads={moneyReads(club.id)}
      done={t('endedNow', { text })}
      fields={['lastDay']}
    >
      {(errorOf) => (
        <>
          <Text size="sm">{t('endText')}</Text>
          <DayField
            label={t('lastDay')}
            given={{
              name: 'lastDay',
              value: lastDay,
              error: errorOf('lastDay'),
              onChange: ({ currentTarget }) => {
                setLastDay(currentTarget.value);
              },
            }}
          />
        </>
      )}
    </ConfirmWrite>
  );
}
