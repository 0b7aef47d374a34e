import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import type { HandCorrectionAsked } from '../../../src/evening/asked.js';
import type { NotPossible } from '../../../src/rules/partial/state.js';
import type { Evening } from '../../evening/evening.js';
import { preview, previewCorrection } from '../../evening/preview.js';
import { useRefusalWords } from '../../parts/notices/use-refusal-words.js';
import { useTranslation } from '../../words/use-translation.js';
import { correctRecorded, putOnAsItIsNow } from '../resolve.js';
import type { Meeting } from './meeting.js';

interface Props {
  readonly meeting: Meeting;
  readonly evening: Evening;
  /** Asks whether the waiting hand is to be thrown away. */
  readonly onThrowAway: () => void;
}

/** The choices about a hand that waits and meets a recorded one: either of them counts, or both. */
export function MeetingChoices({ meeting, evening, onThrowAway }: Props) {
  const { t } = useTranslation('outbox');
  const refusal = useRefusalWords((member) => evening.members.get(member));
  const { waiting, mine, recorded } = meeting;
  const hand = recorded.number;
  const { dealer } = evening.table;
  const correction = correctionOf(meeting, evening, t('meet.reason'));
  const another = preview(evening, { ...mine, dealer });
  // A fine that ends a hand is for its dealer: the hand cannot be that of another dealer.
  const instead =
    (mine.fines ?? []).length > 0 ? t('meet.fineApart', { choice: t('meet.theirs') }) : '';
  const whyNot = (result: NotPossible | { readonly ok: true }) =>
    result.ok ? null : refusal(result);
  return (
    <Stack gap="xs" role="group" aria-label={t('meet.question')}>
      <Text fw={650} aria-hidden>
        {t('meet.question')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <MeetingChoice
          title={t('meet.theirs')}
          text={t('meet.theirsText', { hand })}
          whyNot={null}
          onChoose={onThrowAway}
        />
        <MeetingChoice
          title={t('meet.mine')}
          text={t('meet.mineText', { hand })}
          whyNot={whyNot(correction.result)}
          onChoose={() => void correctRecorded(waiting.id, correction.step, evening.at)}
        />
        <MeetingChoice
          title={t('meet.both')}
          text={t('meet.bothText', {
            hand: evening.hands + 1,
            dealer: evening.members.get(dealer) ?? '…',
          })}
          whyNot={another.ok ? null : `${refusal(another)} ${instead}`}
          onChoose={() => void putOnAsItIsNow(waiting.id, evening.at)}
        />
      </SimpleGrid>
    </Stack>
  );
}

/**
 * The correction that makes the waiting hand of the recorded one. The evening is folded again with it;
 * where later hands cannot follow, the difference is paid.
 */
function correctionOf({ mine, recorded }: Meeting, evening: Evening, reason: string) {
  const step = (mode: HandCorrectionAsked['mode']): HandCorrectionAsked => {
    return { kind: 'correction', hand: recorded.number, record: mine, mode, reason };
  };
  const [replay, compensate] = [step('replay'), step('compensate')];
  const result = previewCorrection(evening, replay);
  const paid = result.ok ? result : previewCorrection(evening, compensate);
  return paid.ok && !result.ok ? { step: compensate, result: paid } : { step: replay, result };
}

interface ChoiceProps {
  readonly title: string;
  /** The effect of the choice. */
  readonly text: string;
  /** Why it cannot be chosen; null where it can. */
  readonly whyNot: string | null;
  readonly onChoose: () => void;
}

function MeetingChoice({ title, text, whyNot, onChoose }: ChoiceProps) {
  return (
    <Stack gap={4}>
      <Button size="lg" variant="default" disabled={whyNot !== null} onClick={onChoose}>
        {title}
      </Button>
      <Text size="sm">{whyNot ?? text}</Text>
    </Stack>
  );
}
