import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { answerObjection, withdrawObjection, type Objection } from '../../api/money/objections.js';
import { moneyReads } from '../../api/money/money-reads.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: string;
  readonly objection: Objection;
  readonly opened: boolean;
  readonly onClose: () => void;
}

interface AnsweringProps extends Props {
  readonly decision: 'granted' | 'turned-down';
  readonly onDone: () => void;
}

/** The objection is granted or turned down, with words for the member. */
export function Answering({ club, objection, decision, opened, onClose, onDone }: AnsweringProps) {
  const { t } = useTranslation('objections');
  const [text, setText] = useState('');
  const { event, voucher, text: said } = objection;
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t(`${decision}.title`, { label: voucher.label })}
      confirm={t(`${decision}.do`)}
      fields={['text']}
      body={text.trim() === '' ? null : { decision, text: text.trim() }}
      write={(body, key) => answerObjection(club, event, body, key)}
      reads={moneyReads(club)}
      done={t(`${decision}.done`)}
      onDone={onDone}
    >
      {(errorOf) => (
        <>
          <Text style={{ whiteSpace: 'pre-line' }}>{said}</Text>
          <Text size="sm">{t(`${decision}.means`)}</Text>
          <Textarea
            label={t('answer')}
            description={t('answerHint')}
            name="text"
            autosize
            minRows={2}
            maxLength={2000}
            data-autofocus
            value={text}
            error={errorOf('text')}
            onChange={({ currentTarget: { value } }) => {
              setText(value);
            }}
          />
        </>
      )}
    </ConfirmWrite>
  );
}

/** The member withdraws their objection. */
export function Withdrawing({ club, objection, opened, onClose }: Props) {
  const { t } = useTranslation('objections');
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('withdraw.title', { label: objection.voucher.label })}
      confirm={t('withdraw.do')}
      body={objection.event}
      write={(of, key) => withdrawObjection(club, of, key)}
      reads={moneyReads(club)}
      done={t('withdraw.done')}
    >
      <Text>{t('withdraw.text')}</Text>
    </ConfirmWrite>
  );
}
