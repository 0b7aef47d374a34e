import { IconArrowRight, IconBackspace } from '@tabler/icons-react';
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from '../../../words/use-translation.js';
import classes from './number-pad.module.css';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface Props {
  /** The label of the field: 'Tælling for Anna'. */
  readonly label: string;
  readonly onDigit: (digit: number) => void;
  readonly onErase: () => void;
  /** Goes on to the next number, where there is one. */
  readonly onNext?: () => void;
}

/** Big keys for a number; a keyboard's digits do the same while one of them has the focus. */
export function NumberPad({ label, onDigit, onErase, onNext }: Props) {
  const { t } = useTranslation('shell.parts');
  const digit = (value: number) => (
    <UnstyledButton
      key={value}
      className={classes['key']}
      onClick={() => {
        onDigit(value);
      }}
    >
      {value}
    </UnstyledButton>
  );
  return (
    <div role="group" aria-label={label} className={classes['pad']}>
      {DIGITS.map(digit)}
      <UnstyledButton
        className={classes['key']}
        data-minor
        aria-label={t('erase')}
        onClick={onErase}
      >
        <IconBackspace size={28} aria-hidden />
      </UnstyledButton>
      {digit(0)}
      {onNext !== undefined && (
        <UnstyledButton
          className={classes['key']}
          data-minor
          aria-label={t('next')}
          onClick={onNext}
        >
          <IconArrowRight size={28} aria-hidden />
        </UnstyledButton>
      )}
    </div>
  );
}
