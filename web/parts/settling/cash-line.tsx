import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconCash, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './settled-in-cash.module.css';

interface Props {
  /** The payment in a sentence. */
  readonly words: string;
  readonly isPaid?: boolean;
  /** The words of its button; null where nothing can be done. */
  readonly action: string | null;
  readonly isBusy: boolean;
  readonly onAct: () => void;
  /** Beside its button. */
  readonly children?: ReactNode;
}

/** A payment with the button that records it, or takes it back: an item of a list. */
export function CashLine({ words, isPaid = false, action, isBusy, onAct, children }: Props) {
  const Icon = isPaid ? IconArrowBackUp : IconCash;
  return (
    <li className={classes['line']}>
      <Text>
        {isPaid && <IconCheck size={18} aria-hidden className={classes['check']} />} {words}
      </Text>
      <Group gap="xs">
        {children}
        {action !== null && (
          <Button
            variant={isPaid ? 'subtle' : 'default'}
            leftSection={<Icon size={20} aria-hidden />}
            disabled={isBusy}
            aria-label={`${action}: ${words}`}
            onClick={onAct}
          >
            {action}
          </Button>
        )}
      </Group>
    </li>
  );
}
