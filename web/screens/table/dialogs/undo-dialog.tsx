import { Alert, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Undoes } from '../../../evening/last-step.js';
import { previewUndo } from '../../../evening/preview.js';
import { send } from '../../../evening/send.js';
import { Gains } from '../../../parts/figures/gains.js';
import { gainsOf } from '../../../parts/payments/payment-lines.js';
import { Payments } from '../../../parts/payments/payments.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import { useRefusalWords } from '../../../parts/notices/use-refusal-words.js';
import { useUndoWords } from '../../../parts/evening/use-undo-words.js';
import { toast } from '../../../parts/notices/toast.js';
import { useTranslation } from '../../../words/use-translation.js';
import { Dialog, type DialogProps } from './dialog.js';

/** Takes back what came last, after showing what it paid, and what goes back. */
export function UndoDialog(props: DialogProps) {
  const { evening, isOpen } = props;
  // On its way out it keeps its words: the last step by then is another one.
  const [said, say] = useState(evening);
  if (isOpen && said !== evening) say(evening);
  const { undoes } = said;
  return undoes === null ? null : <Undoing {...props} evening={said} undoes={undoes} />;
}

function Undoing({ evening, undoes, ...dialog }: DialogProps & { readonly undoes: Undoes }) {
  const { t } = useTranslation('steps');
  const nameOf = useNames(evening);
  const words = useRefusalWords(nameOf);
  const undoWords = useUndoWords(nameOf);
  const result = previewUndo(evening);
  const gains = result.ok ? gainsOf(result.payments) : [];
  const undo = async () => {
    await send(evening, { kind: 'undo', reason: null });
    toast(`${undoWords('done', undoes)}.`);
  };
  return (
    <Dialog
      {...dialog}
      title={undoWords('title', undoes)}
      keep={undoWords('keep', undoes)}
      submit={
        result.ok ? { words: undoWords('confirm', undoes), onSubmit: () => void undo() } : null
      }
    >
      <Text>{undoWords('text', undoes)}</Text>
      {undoes.payments.length > 0 && (
        <section aria-label={t('paid')}>
          <Title order={3} size="h5">
            {t('paid')}
          </Title>
          <Payments payments={undoes.payments} nameOf={nameOf} />
        </section>
      )}
      {result.ok && result.payments.length > 0 && (
        <section aria-label={t('back')}>
          <Title order={3} size="h5">
            {t('back')}
          </Title>
          <Text>
            {gains.length === 0 ? t('backNothing') : <Gains parties={gains} nameOf={nameOf} />}
          </Text>
        </section>
      )}
      {!result.ok && <Alert color="red">{words(result)}</Alert>}
    </Dialog>
  );
}
