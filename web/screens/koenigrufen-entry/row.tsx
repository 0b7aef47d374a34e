import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerId } from '../../../src/rules/payment.js';
import shared from '../tarok-entry/row.module.css';
import { useEntry } from './entry-context.js';
import classes from './koenigrufen-entry.module.css';

interface StepProps {
  readonly title: string;
  readonly children: ReactNode;
}

interface Props extends StepProps {
  /** Whether what stands in it says its title, too. */
  readonly isPlain?: boolean;
}

/** A step of the hand. */
export function Step({ title, children, isPlain = false }: Props) {
  const id = useId();
  if (isPlain) {
    return (
      <section className={shared['row']} aria-label={title}>
        {children}
      </section>
    );
  }
  return (
    <section className={shared['row']} aria-labelledby={id}>
      <h2 id={id} className={shared['title']}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface RowProps {
  readonly title: string;
  /** What stands in a player's column. */
  readonly cell: (player: PlayerId) => ReactNode;
  /** Below the columns: what is opened from one of them. */
  readonly children?: ReactNode;
}

/** A step of the hand with a column for each player, forehand first. */
export function Row({ title, cell, children }: RowProps) {
  const { players, nameOf } = useEntry();
  return (
    <Step title={title}>
      <div className={classes['columns']}>
        {players.map((player) => (
          <div key={player} role="group" aria-label={nameOf(player)} className={classes['cell']}>
            {cell(player)}
          </div>
        ))}
      </div>
      {children}
    </Step>
  );
}

/** What is opened below a row to choose more exactly. */
export function Sheet({ title, children }: StepProps) {
  const { open } = useEntry();
  const { t } = useTranslation('koenigrufen');
  return (
    <div
      ref={intoSight}
      role="group"
      aria-label={title}
      className={`${shared['sheet'] ?? ''} ${classes['sheet'] ?? ''}`}
    >
      <div className={shared['sheetHead']}>
        <span className={shared['sheetTitle']}>{title}</span>
        <UnstyledButton
          className={shared['done']}
          onClick={() => {
            open(null);
          }}
        >
          {t('done')}
        </UnstyledButton>
      </div>
      {children}
    </div>
  );
}

/** Choices that belong together, below their heading. */
export function Group({ title, children }: StepProps) {
  return (
    <div role="group" aria-label={title} className={classes['group']}>
      <div className={classes['groupTitle']} aria-hidden>
        {title}
      </div>
      <div className={classes['choices']}>{children}</div>
    </div>
  );
}

/** What opens below the edge of the screen would not be seen. */
function intoSight(sheet: HTMLElement | null): void {
  sheet?.scrollIntoView({ block: 'nearest' });
}

interface MadeProps {
  readonly children: string;
  readonly onRemove: () => void;
}

/** Something that is recorded; a tap takes it out. */
export function Made({ children, onRemove }: MadeProps) {
  const { t } = useTranslation('koenigrufen');
  return (
    <UnstyledButton
      className={shared['made']}
      aria-label={t('remove', { what: children })}
      onClick={onRemove}
    >
      <span>{children}</span>
      <IconX size={18} aria-hidden className={shared['cross']} />
    </UnstyledButton>
  );
}
