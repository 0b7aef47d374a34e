import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../words/use-translation.js';
import { ProblemNote } from '../notices/problem-note.js';
import classes from './sheet.module.css';

interface SheetProps {
  /** The label of the cross; 'close' by default. */
  readonly cross?: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** A dialog of its own heading, closed by its cross or Escape. Words: room `parts`. */
export function Sheet({ opened, onClose, title, children, cross }: SheetProps) {
  const { t } = useTranslation('shell.parts');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': cross ?? t('close') }}
    >
      <Stack>{children}</Stack>
    </Modal>
  );
}

interface ConfirmProps extends SheetProps {
  /** The label of the confirming button. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly isPending: boolean;
  /** Whether all is said that it needs. */
  readonly isReady?: boolean;
  readonly error: unknown;
  /** The reason why the question is no longer true, in a sentence: it is only closed then. */
  readonly meanwhile?: string | null;
}

/** Asks before something that others will feel. */
export function Confirm({
  confirm,
  onConfirm,
  isPending,
  isReady = true,
  error,
  meanwhile = null,
  children,
  ...sheet
}: ConfirmProps) {
  const { t } = useTranslation('shell.parts');
  // An own request on its way says itself what came of it.
  if (meanwhile !== null && sheet.opened && !isPending) {
    return (
      <Sheet {...sheet}>
        <Alert role="alert">{meanwhile}</Alert>
        <Button ref={focus} onClick={sheet.onClose}>
          {t('close')}
        </Button>
      </Sheet>
    );
  }
  return (
    <Sheet {...sheet} cross={t('closeUnchanged')}>
      {children}
      <ProblemNote error={error} />
      <Group grow className={classes['foot'] ?? ''}>
        <Button variant="default" onClick={sheet.onClose}>
          {t('cancel')}
        </Button>
        <Button loading={isPending} disabled={!isReady} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Sheet>
  );
}

/** The button that took the focus is gone. */
function focus(button: HTMLButtonElement | null) {
  button?.focus();
}
