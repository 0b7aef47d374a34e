import { Button, Stack, Text } from '@mantine/core';
import type { AskedStep } from '../../../src/evening/asked.js';
import type { Evening } from '../../evening/evening.js';
import { preview, previewCorrection, previewFine, previewStep } from '../../evening/preview.js';
import { useRefusalWords } from '../../parts/notices/use-refusal-words.js';
import { NetResult } from '../../parts/figures/net-result.js';
import { useUndoWords } from '../../parts/evening/use-undo-words.js';
import { useTranslation } from '../../words/use-translation.js';
import { putOnAsItIsNow } from '../resolve.js';

interface Props {
  readonly id: number;
  readonly step: AskedStep;
  readonly evening: Evening;
}

/** The effect of a step on the present table, with the button that moves it there. */
export function AsItIsNow({ id, step, evening }: Props) {
  const { t } = useTranslation('outbox');
  const refusal = useRefusalWords((member) => evening.members.get(member));
  const would = tryOn(evening, step);
  const nameOf = (player: string) => evening.members.get(player) ?? '…';
  const undoWords = useUndoWords(nameOf);
  const { undoes } = evening;
  return (
    <Stack gap="xs" align="flex-start">
      <Text fw={650}>{t('would.title')}</Text>
      {step.kind === 'undo' && undoes !== null && <Text>{undoWords('title', undoes)}</Text>}
      <Text>
        {would.ok ? <NetResult payments={would.payments} nameOf={nameOf} /> : refusal(would)}
      </Text>
      <Button disabled={!would.ok} onClick={() => void putOnAsItIsNow(id, evening.at)}>
        {t('asItIsNow')}
      </Button>
    </Stack>
  );
}

/** The effect of a step on the present table. */
function tryOn(evening: Evening, step: AskedStep) {
  switch (step.kind) {
    case 'hand':
      // A step that moves to the present table takes its dealer.
      return preview(evening, { ...step.record, dealer: evening.table.dealer });
    case 'fine':
      return previewFine(evening, step.fine, step.hand);
    case 'undo':
    case 'correction':
      return previewCorrection(evening, step);
    default:
      return previewStep(evening, step);
  }
}
