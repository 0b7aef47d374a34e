import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import type { PlayerId } from '../../../../src/rules/payment.js';
import type { Term } from '../../../../src/rules/house-rules/terms.js';
import { HelpMark } from '../../../parts/help/help-mark.js';
import { useTranslation } from '../../../words/use-translation.js';
import { useAnyEntry } from '../frame/entry-context.js';
import classes from './row.module.css';

interface StepProps {
  readonly title: string;
  /** The help behind the title. */
  readonly term?: Term | undefined;
  /** The part of the hand that it asks for, as `missing` names it. */
  readonly part?: string | undefined;
  readonly children: ReactNode;
}

interface Props extends StepProps {
  /** Whether the content shows the title itself. */
  readonly isPlain?: boolean;
}

/** A step of the hand. */
export function Step({ title, term, part, children, isPlain = false }: Props) {
  const id = useId();
  if (isPlain) {
    return (
      <section className={classes['row']} aria-label={title}>
        {children}
      </section>
    );
  }
  return (
    <section className={classes['row']} aria-labelledby={id} data-part={part}>
      <div className={classes['title']} data-term={term}>
        <h2 id={id}>{title}</h2>
        {term !== undefined && <HelpMark term={term} what={title} />}
      </div>
      {children}
    </section>
  );
}

interface RowProps extends Pick<StepProps, 'term' | 'part'> {
  readonly title: string;
  /** The content of a player's column. */
  readonly cell: (player: PlayerId) => ReactNode;
  /** Below the columns: the panel opened from one of them. */
  readonly children?: ReactNode;
}

/** A step of the hand with a column for each player. */
export function Row({ title, term, part, cell, children }: RowProps) {
  const { players, nameOf } = useAnyEntry();
  return (
    <Step title={title} term={term} part={part}>
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

interface SheetProps extends Pick<StepProps, 'title' | 'children'> {
  /** Whether each tap in it is kept at once, so that it only closes; else the bar of the entry keeps or discards. */
  readonly isImmediate?: boolean;
}

/** A panel below a row for a more exact choice. */
export function Sheet({ title, children, isImmediate = true }: SheetProps) {
  const { open } = useAnyEntry();
  const { t } = useTranslation('shell.parts');
  return (
    <div ref={intoSight} role="group" aria-label={title} className={classes['sheet']}>
      <div className={classes['sheetHead']}>
        <span className={classes['sheetTitle']}>{title}</span>
        {isImmediate && (
          <UnstyledButton
            className={classes['close']}
            onClick={() => {
              open(null);
            }}
          >
            {t('close')}
          </UnstyledButton>
        )}
      </div>
      {children}
    </div>
  );
}

/** Scrolls a panel that opens below the edge of the screen into sight. */
function intoSight(sheet: HTMLElement | null): void {
  sheet?.scrollIntoView({ block: 'nearest' });
}

interface GroupProps extends StepProps {
  /** The layout of the choices; beside one another as there is room, by default. */
  readonly className?: string | undefined;
  /** Content that belongs to them, below. */
  readonly below?: ReactNode;
}

/** Choices that belong together, below their heading. */
export function Group({
  title,
  term,
  children,
  className = classes['choices'],
  below,
}: GroupProps) {
  return (
    <div role="group" aria-label={title} className={classes['group']}>
      <div className={classes['groupTitle']} data-term={term} aria-hidden>
        {title}
      </div>
      <div className={className}>{children}</div>
      {below}
    </div>
  );
}

interface MadeProps {
  readonly children: string;
  readonly onRemove: () => void;
}

/** Something that is recorded; a tap takes it out. */
export function Made({ children, onRemove }: MadeProps) {
  const { t } = useTranslation('hand-entry');
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
