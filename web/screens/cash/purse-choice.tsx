import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../words/use-translation.js';
import { useAccounts } from '../cash-record/money-fields.js';
import type { CashProps } from './cash-props.js';
import { useAccountName } from './use-account-names.js';
import { useHeldWords } from './use-owed-words.js';

export interface ChoiceProps extends CashProps {
  readonly chosen: string;
  readonly error: ReactNode;
  readonly onChange: (chosen: string) => void;
  /** 'Into the purse' when it is left out. */
  readonly label?: string;
}

/** The purses, each with what it holds. */
export function PurseChoice({ club, chosen, error, onChange, label }: ChoiceProps) {
  const { t } = useTranslation('cash.payments');
  const nameOf = useAccountName();
  const held = useHeldWords(club.currency);
  const purses = useAccounts(club.id, 'purse');
  return (
    <NativeSelect
      label={label ?? t('purse')}
      name="purse"
      error={error}
      value={chosen}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
      data={purses.map((one) => ({
        value: one.id,
        label: `${nameOf(one)} (${held(one.amount)})`,
      }))}
    />
  );
}
