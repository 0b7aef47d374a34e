import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustments } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../words/use-translation.js';
import classes from './register.module.css';

/** How many filters of a register are set. */
export function chosenOf(filter: object): number {
  return Object.values(filter).filter((one) => one !== undefined).length;
}

interface Props {
  /** How many of them are set. */
  readonly chosen: number;
  readonly children: ReactNode;
}

/** Filters of a register that would push its list off a phone: there a button opens them. */
export function FoldedFilters({ chosen, children }: Props) {
  const { t } = useTranslation('registers');
  const [opened, { toggle }] = useDisclosure(false);
  const id = useId();
  return (
    <>
      <Button
        className={classes['unfold'] ?? ''}
        variant="default"
        leftSection={<IconAdjustments size={20} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onClick={toggle}
      >
        {chosen === 0 ? t('filters') : t('filtersChosen', { count: chosen })}
      </Button>
      <div id={id} className={classes['folded']} data-opened={opened}>
        {children}
      </div>
    </>
  );
}
