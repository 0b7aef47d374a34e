import { Checkbox, Radio, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  CHECKED,
  CONCLUSIONS,
  type Checked,
  type Conclusion,
} from '../../../src/money/years/examined.js';
import { useTranslation } from '../../words/use-translation.js';
import type { Findings } from './findings.js';
import cash from '../cash/cash.module.css';

interface PointsProps {
  readonly ticked: readonly Checked[];
  readonly error: ReactNode;
  readonly onChange: (ticked: readonly Checked[]) => void;
}

/** The points that an auditor can look at. */
export function Points({ ticked, error, onChange }: PointsProps) {
  const { t } = useTranslation(['examining', 'cash.years']);
  return (
    <Checkbox.Group
      label={t('what')}
      error={error}
      value={[...ticked]}
      onChange={(codes) => {
        onChange(CHECKED.filter((one) => codes.includes(one)));
      }}
    >
      <div className={cash['checks']}>
        {CHECKED.map((one) => (
          <Checkbox key={one} value={one} label={t(`cash.years:checks.${one}`)} size="md" />
        ))}
      </div>
    </Checkbox.Group>
  );
}

interface ConclusionProps {
  readonly found: Findings;
  /** Whether an open remark says the reservation already. */
  readonly isSaid: boolean;
  readonly errorAt: (field: 'conclusion' | 'reservation') => ReactNode;
  readonly onChange: (part: Partial<Findings>) => void;
}

/** The conclusion that is signed, with the reservation, or why the accounts are not approved. */
export function ConclusionFields({ found, isSaid, errorAt, onChange }: ConclusionProps) {
  const { t } = useTranslation(['examining', 'cash.years']);
  const { conclusion, reservation } = found;
  return (
    <>
      <Radio.Group
        label={t('conclusion')}
        error={errorAt('conclusion')}
        value={conclusion ?? ''}
        onChange={(value) => {
          onChange({ conclusion: value as Conclusion });
        }}
      >
        <div className={cash['checks']}>
          {CONCLUSIONS.map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`cash.years:examined.conclusions.${one}`)}
              size="md"
            />
          ))}
        </div>
      </Radio.Group>
      {conclusion !== null && conclusion !== 'approved' && (
        <Textarea
          label={t(`cash.years:examined.reservation.${conclusion}`)}
          description={t(isSaid ? 'reservationOrRemark' : 'reservationHint')}
          autosize
          minRows={2}
          maxLength={2000}
          value={reservation}
          error={errorAt('reservation')}
          onChange={({ currentTarget }) => {
            onChange({ reservation: currentTarget.value });
          }}
        />
      )}
    </>
  );
}
