import { Checkbox, Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  CHECKED,
  CONCLUSIONS,
  type Checked,
  type Conclusion,
} from '../../../src/money/years/examined.js';
import { useTranslation } from '../../words/use-translation.js';
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
  readonly conclusion: Conclusion | null;
  readonly error: ReactNode;
  readonly onChange: (conclusion: Conclusion) => void;
}

/** The conclusion that is signed. */
export function ConclusionChoice({ conclusion, error, onChange }: ConclusionProps) {
  const { t } = useTranslation(['examining', 'cash.years']);
  return (
    <Radio.Group
      label={t('conclusion')}
      error={error}
      value={conclusion ?? ''}
      onChange={(value) => {
        onChange(value as Conclusion);
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
  );
}
