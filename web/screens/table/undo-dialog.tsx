import { Alert, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { previewUndo } from '../../evening/preview.js';
import { send } from '../../evening/send.js';
import { Payments } from '../../parts/payments.js';
import { useNames } from '../../parts/use-evening-here.js';
import { useRefusalWords } from '../../parts/use-refusal-words.js';
import { toast } from '../../parts/toast.js';
import { Dialog, type DialogProps } from './dialog.js';

/** Takes back the latest hand, after showing what it paid. */
export function UndoDialog({ evening, ...dialog }: DialogProps) {
  const { t } = useTranslation('table');
  const nameOf = useNames(evening);
  const words = useRefusalWords(nameOf);
  const { undoes } = evening;
  const number = { number: undoes?.number };
  const result = previewUndo(evening);
  const undo = async () => {
    await send(evening, { kind: 'undo', reason: null });
    toast(t('undone'));
  };
  return (
    <Dialog
      {...dialog}
      title={t('undoTitle', number)}
      keep={t('undoKeep')}
      submit={result.ok ? { words: t('undoConfirm', number), onSubmit: () => void undo() } : null}
    >
      <Text>{t('undoText')}</Text>
      {undoes !== null && <Payments payments={undoes.payments} nameOf={nameOf} />}
      {!result.ok && <Alert color="red">{words(result)}</Alert>}
    </Dialog>
  );
}
