import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Evening } from '../../../evening/evening.js';
import { useTranslation } from '../../../words/use-translation.js';
import sheet from '../../../parts/page/sheet.module.css';
import classes from './dialog.module.css';

/** The props of every dialog of the table. */
export interface DialogProps {
  readonly evening: Evening;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface Props extends Omit<DialogProps, 'evening'> {
  readonly title: string;
  readonly children: ReactNode;
  /** The label of the button that changes nothing; 'cancel' by default. */
  readonly keep?: string;
  /** The button that does it; null as long as it cannot be done. */
  readonly submit: { readonly words: string; readonly onSubmit: () => void } | null;
}

/** Asks before something is done that everyone at the table feels. */
export function Dialog({ isOpen, onClose, title, children, keep, submit }: Props) {
  const { t } = useTranslation('shell.parts');
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size="lg"
      classNames={{ title: classes['title'] ?? '' }}
      closeButtonProps={{ 'aria-label': t('closeUnchanged') }}
    >
      <Stack>
        {children}
        <Group grow className={sheet['foot'] ?? ''}>
          <Button variant="default" size="lg" className={classes['button'] ?? ''} onClick={onClose}>
            {keep ?? t('cancel')}
          </Button>
          {submit !== null && (
            <Button
              size="lg"
              className={classes['button'] ?? ''}
              onClick={() => {
                // A second tap meets a dialog that is on its way out.
                if (!isOpen) return;
                submit.onSubmit();
                onClose();
              }}
            >
              {submit.words}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
