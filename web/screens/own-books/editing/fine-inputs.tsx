import { NumberInput, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PotName } from '../../../../src/rules/payment.js';
import { useTranslation } from '../../../words/use-translation.js';

export const CUPS: readonly PotName[] = ['king-pot', 'pagat-pot'];

interface CupProps {
  readonly cup: PotName | undefined;
  readonly onChange: (cup: PotName | undefined) => void;
}

/** To which cup a fine goes: to both, or to one alone. */
export function CupSelect({ cup, onChange }: CupProps) {
  const { t } = useTranslation('own-books');
  const choices = CUPS.map((value) => ({
    value: value as string,
    label: t(`fields.only.${value}`),
  }));
  return (
    <Select
      label={t('fields.cup')}
      allowDeselect={false}
      data={[{ value: 'both', label: t('fields.both') }, ...choices]}
      value={cup ?? 'both'}
      onChange={(value) => {
        onChange(CUPS.find((one) => one === value));
      }}
    />
  );
}

interface FromProps {
  readonly from: number | undefined;
  readonly error: ReactNode;
  readonly onChange: (from: number | undefined) => void;
}

/** From which time of a player's in an evening on a fine costs something. */
export function FromInput({ from, error, onChange }: FromProps) {
  const { t } = useTranslation('own-books');
  return (
    <NumberInput
      label={t('fields.from')}
      description={t('fields.fromHint')}
      error={error}
      allowDecimal={false}
      min={1}
      max={99}
      value={from ?? 1}
      onChange={(value) => {
        const time = value === '' ? 1 : Number(value);
        onChange(time > 1 ? time : undefined);
      }}
    />
  );
}
