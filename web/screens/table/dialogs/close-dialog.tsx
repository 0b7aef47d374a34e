import { Alert, Title } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { previewStep } from '../../../evening/preview.js';
import { send } from '../../../evening/send.js';
import { Payments } from '../../../parts/payments/payments.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import { useRefusalWords } from '../../../parts/notices/use-refusal-words.js';
import { toast } from '../../../parts/notices/toast.js';
import { useTranslation } from '../../../words/use-translation.js';
import { Dialog, type DialogProps } from './dialog.js';
import { Result } from '../result.js';
import { WhoPaysWhom } from '../who-pays-whom.js';

/** The end of the evening: the split of the cups and what everyone has won, before it is done. */
export function CloseDialog({ evening, ...dialog }: DialogProps) {
  const { t } = useTranslation('table');
  const nameOf = useNames(evening);
  const words = useRefusalWords(nameOf);
  const waiting = evening.waiting.length;
  const result = previewStep(evening, { kind: 'close' });
  const close = async () => {
    await send(evening, { kind: 'close' });
    toast(t('closing.done'));
  };
  return (
    <Dialog
      {...dialog}
      title={t('closing.title')}
      submit={
        waiting > 0 || !result.ok
          ? null
          : { words: t('closing.submit'), onSubmit: () => void close() }
      }
    >
      <div role="status">
        {waiting > 0 && (
          <Alert color="brass" icon={<IconHourglass aria-hidden />}>
            {t('closing.waits', { count: waiting })}
          </Alert>
        )}
      </div>
      {!result.ok && <Alert color="red">{words(result)}</Alert>}
      {result.ok && (
        <>
          <div>
            <Title order={3} size="h4">
              {t('closing.result')}
            </Title>
            <Result evening={evening} standings={result.standings} />
          </div>
          <WhoPaysWhom evening={evening} standings={result.standings} />
          {result.payments.length > 0 && (
            <div>
              <Title order={3} size="h4">
                {t('closing.split')}
              </Title>
              <Payments payments={result.payments} nameOf={nameOf} />
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
