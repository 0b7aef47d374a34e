import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MembersMoney } from '../../api/money/cash.js';
import { useMoney } from '../../parts/figures/money.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  /** The open transfer of the member; nothing is shown where there is none. */
  readonly transfer: MembersMoney['transfers'][number] | undefined;
  /** The typed amount, in minor units; null as long as none is typed. */
  readonly amount: number | null;
  readonly currency: string;
  readonly isPaid: boolean;
  readonly error: ReactNode;
  readonly onChange: (isPaid: boolean) => void;
}

/** The transfer of a plan that money received pays, and the rest of it that stays open. */
export function PaidTransfer({ transfer, amount, currency, isPaid, error, onChange }: Props) {
  const { t } = useTranslation('cash-received');
  const money = useMoney(currency);
  if (transfer === undefined) return null;
  const { reference, rest } = transfer;
  const left = rest - (amount ?? rest);
  return (
    <Checkbox
      size="md"
      checked={isPaid}
      label={t('paysTransfer', { reference, money: money(rest) })}
      description={isPaid && left > 0 ? t('restOpen', { money: money(left) }) : undefined}
      error={error}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.checked);
      }}
    />
  );
}
