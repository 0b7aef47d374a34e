import { useState } from 'react';
import type { PlayerId } from '../../../../src/rules/payment.js';
import { previewStep } from '../../../evening/preview.js';
import { send } from '../../../evening/send.js';
import { Choice } from '../../../parts/form/fields/choice.js';
import { Choices } from '../../../parts/form/fields/choices.js';
import { ReasonField } from '../../../parts/form/fields/reason-field.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import { useRefusalWords } from '../../../parts/notices/use-refusal-words.js';
import { toast } from '../../../parts/notices/toast.js';
import { useTranslation } from '../../../words/use-translation.js';
import { Dialog, type DialogProps } from './dialog.js';

/** The dealer of the next hand, as the table agreed. */
export function DealerDialog({ evening, ...dialog }: DialogProps) {
  const { t } = useTranslation('table');
  const nameOf = useNames(evening);
  const words = useRefusalWords(nameOf);
  const [chosen, setChosen] = useState<PlayerId | null>(null);
  const [reason, setReason] = useState(t('dealer.usual'));
  const { players, dealer } = evening.table;
  const player = chosen !== null && players.includes(chosen) && chosen !== dealer ? chosen : null;
  const said = reason.trim();
  const set = async (next: PlayerId) => {
    await send(evening, { kind: 'dealer', player: next, reason: said });
    toast(t('deals', { name: nameOf(next) }));
  };
  return (
    <Dialog
      {...dialog}
      title={t('dealer.title')}
      submit={
        player === null || said === ''
          ? null
          : {
              words: t('dealer.submit', { name: nameOf(player) }),
              onSubmit: () => void set(player),
            }
      }
    >
      <Choices title={t('dealer.who')}>
        {players.map((one) => {
          const tried = previewStep(evening, { kind: 'dealer', player: one, reason: said });
          const already = one === dealer ? t('dealer.already', { name: nameOf(one) }) : undefined;
          return (
            <Choice
              key={one}
              isChosen={one === player}
              whyNot={tried.ok ? already : words(tried)}
              onChoose={() => {
                setChosen(one);
              }}
            >
              {nameOf(one)}
            </Choice>
          );
        })}
      </Choices>
      <ReasonField
        label={t('dealer.reason')}
        description={t('dealer.reasonText')}
        value={reason}
        onChange={setReason}
        error={null}
      />
    </Dialog>
  );
}
