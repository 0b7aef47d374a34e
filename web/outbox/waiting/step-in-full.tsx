import { Stack, Text } from '@mantine/core';
import type { Evening } from '../../evening/evening.js';
import { paymentsAt } from '../../evening/preview.js';
import { HandLines } from '../../parts/hand-lines/hand-lines.js';
import { Payments } from '../../parts/payments/payments.js';
import { useTranslation } from '../../words/use-translation.js';
import type { Waiting } from '../waiting.js';
import { useStepWords } from './use-step-words.js';

interface Props {
  readonly waiting: Waiting;
  readonly evening: Evening;
}

/** An unsent step with its name, and all that was entered. */
export function StepInFull({ waiting, evening }: Props) {
  const what = useStepWords(evening)(waiting);
  return (
    <Stack gap={2} component="section" aria-label={what}>
      <Text fw={650}>{what}</Text>
      <StepContent waiting={waiting} evening={evening} />
    </Stack>
  );
}

/** All that was entered of an unsent step, and its payments at the table that it was made on. */
export function StepContent({ waiting: { step, madeOn }, evening }: Props) {
  const { t } = useTranslation(['outbox', 'fine-entry']);
  const { rules, members } = evening;
  const nameOf = (player: string) => members.get(player) ?? '…';
  const payments = paymentsAt(rules, madeOn, step);
  return (
    <Stack gap={2}>
      {step.kind === 'hand' && (
        <>
          <Text>{t('afterClose.dealer', { name: nameOf(madeOn.table.dealer) })}</Text>
          <HandLines rules={rules} table={madeOn.table} hand={step.record} nameOf={nameOf} />
        </>
      )}
      {step.kind === 'correction' && (
        <>
          <HandLines rules={rules} table={madeOn.table} hand={step.record} nameOf={nameOf} />
          <Text>{step.reason}</Text>
        </>
      )}
      {step.kind === 'fine' && (
        <Text>
          {step.fine.own ?? t(`fine-entry:codes.${step.fine.code}`)}
          {step.fine.note ? `: ${step.fine.note}` : ''}
        </Text>
      )}
      {step.kind === 'join' && step.guest !== undefined && (
        <Text>{t('newGuest', { name: step.guest.name })}</Text>
      )}
      {step.kind === 'dealer' && <Text>{step.reason}</Text>}
      {payments !== null && payments.length > 0 && <Payments payments={payments} nameOf={nameOf} />}
    </Stack>
  );
}
