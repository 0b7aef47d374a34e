import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { send } from '../../evening/send.js';
import { Payments } from '../../parts/payments.js';
import { useNames } from '../../parts/use-evening-here.js';
import { say } from '../../parts/say.js';
import { Dialog, type DialogProps } from './dialog.js';

/** Takes back the latest hand, after showing what it paid. */
export function UndoDialog({ evening, ...dialog }: DialogProps) {
  const { t } = useTranslation('table');
  const nameOf = useNames(evening);
  const { last } = evening;
  const hand = last?.kind === 'hand' ? last : null;
  const title = hand === null ? t('undoLastTitle') : t('undoTitle', { number: hand.hand });
  const undo = async () => {
    await send(evening, { kind: 'undo', reason: null });
    say(t('undone'));
  };
  return (
    <Dialog
      {...dialog}
      title={title}
      submit={{ words: t('undoConfirm'), onSubmit: () => void undo() }}
    >
      <Text>{t('undoText')}</Text>
      {hand !== null && <Payments payments={hand.payments} nameOf={nameOf} />}
    </Dialog>
  );
}
