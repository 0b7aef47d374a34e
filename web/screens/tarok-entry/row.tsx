import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerId } from '../../../src/rules/payment.js';
import { useEntry, type Panel } from './entry-context.js';
import classes from './row.module.css';

interface Props {
  readonly title: string;
  /** What stands in a player's column. */
  readonly cell: (player: PlayerId) => ReactNode;
  /** Below the columns: what is opened from one of them. */
  readonly children?: ReactNode;
}

/** A step of the hand: one column a player, in the order of the game. */
export function Row({ title, cell, children }: Props) {
  const { players, nameOf } = useEntry();
  const id = useId();
  return (
    <section className={classes['row']} aria-labelledby={id}>
      <h2 id={id} className={classes['title']}>
        {title}
      </h2>
      <div className={classes['columns']}>
        {players.map((player) => (
          <div key={player} role="group" aria-label={nameOf(player)} className={classes['cell']}>
            {cell(player)}
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}

interface SheetProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What is opened below a row to choose more exactly. */
export function Sheet({ title, children }: SheetProps) {
  const { open } = useEntry();
  const { t } = useTranslation('tarok');
  return (
    <div role="group" aria-label={title} className={classes['sheet']}>
      <div className={classes['sheetHead']}>
        <span className={classes['sheetTitle']}>{title}</span>
        <UnstyledButton
          className={classes['done']}
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

interface MadeProps {
  readonly children: string;
  readonly onRemove: () => void;
}

/** Something that is recorded; a tap takes it out. */
export function Made({ children, onRemove }: MadeProps) {
  const { t } = useTranslation('tarok');
  return (
    <UnstyledButton
      className={classes['made']}
      aria-label={t('remove', { what: children })}
      onClick={onRemove}
    >
      <span>{children}</span>
      <IconX size={18} aria-hidden className={classes['cross']} />
    </UnstyledButton>
  );
}

/** Whether a panel is the open one. */
export function isOpen(panel: Panel | null, kind: Panel['kind'], player: PlayerId): boolean {
  return panel?.kind === kind && 'player' in panel && panel.player === player;
}
