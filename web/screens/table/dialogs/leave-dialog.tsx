import { Text } from '@mantine/core';
import { useState } from 'react';
import type { PlayerId } from '../../../../src/rules/payment.js';
import { previewStep } from '../../../evening/preview.js';
import { send } from '../../../evening/send.js';
import { Choice } from '../../../parts/form/fields/choice.js';
import { signedPoints } from '../../../parts/figures/points.js';
import { useSignedMoney } from '../../../parts/figures/signed-money.js';
import { Payments } from '../../../parts/payments/payments.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import { useRefusalWords } from '../../../parts/notices/use-refusal-words.js';
import { toast } from '../../../parts/notices/toast.js';
import { Choices } from '../../../parts/form/fields/choices.js';
import { useTranslation } from '../../../words/use-translation.js';
import { Dialog, type DialogProps } from './dialog.js';

/** The player who leaves before the end, and their share of the cups. */
export function LeaveDialog({ evening, ...dialog }: DialogProps) {
  const { t } = useTranslation('table');
  const nameOf = useNames(evening);
  const words = useRefusalWords(nameOf);
  const money = useSignedMoney(evening.club.currency);
  const [chosen, setChosen] = useState<PlayerId | null>(null);
  const { players } = evening.table;
  const player = chosen !== null && players.includes(chosen) ? chosen : null;
  const result = player === null ? null : previewStep(evening, { kind: 'leave', player });
  const { rate } = evening.at;
  const points =
    result?.ok === true ? result.standings.find((one) => one.player === player)?.points : undefined;
  const goesWith =
    points === undefined || player === null
      ? null
      : t(rate > 0 ? 'leaving.goesWith' : 'leaving.goesWithPoints', {
          name: nameOf(player),
          points: signedPoints(points),
          money: money(points * rate),
        });
  const leave = async (leaver: PlayerId) => {
    await send(evening, { kind: 'leave', player: leaver });
    toast([t('leaving.done', { name: nameOf(leaver) }), goesWith].join(' '));
  };
  return (
    <Dialog
      {...dialog}
      title={t('leaving.title')}
      submit={
        player === null || result?.ok !== true
          ? null
          : {
              words: t('leaving.submit', { name: nameOf(player) }),
              onSubmit: () => void leave(player),
            }
      }
    >
      <Choices title={t('joining.who')}>
        {players.map((one) => {
          const tried = previewStep(evening, { kind: 'leave', player: one });
          return (
            <Choice
              key={one}
              isChosen={one === player}
              whyNot={tried.ok ? undefined : words(tried)}
              onChoose={() => {
                setChosen(one);
              }}
            >
              {nameOf(one)}
            </Choice>
          );
        })}
      </Choices>
      {result?.ok === true && <Payments payments={result.payments} nameOf={nameOf} />}
      {player !== null && goesWith !== null && (
        <Text fw={650} size="lg" role="status">
          {goesWith}
        </Text>
      )}
    </Dialog>
  );
}
