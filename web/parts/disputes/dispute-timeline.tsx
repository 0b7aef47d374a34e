import { Text, Timeline } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconGavel,
  IconHourglass,
  IconMessage,
  IconMessageQuestion,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import type { DisputeFile } from '../../api/evenings/club-queries.js';
import { useTranslation } from '../../words/use-translation.js';
import { useDates } from '../figures/dates.js';
import { useNameList } from '../people/player-name.js';

type DisputeStep = DisputeFile['steps'][number];

const ICONS: Readonly<Record<DisputeStep['kind'], TablerIcon>> = {
  'dispute-raised': IconMessageQuestion,
  'dispute-answered': IconMessage,
  'dispute-proposed': IconHourglass,
  'dispute-declined': IconX,
  'dispute-taken-back': IconArrowBackUp,
  'dispute-upheld': IconGavel,
  'dispute-overturned': IconCheck,
  'dispute-withdrawn': IconArrowBackUp,
};

const DECISIONS: ReadonlySet<DisputeStep['kind']> = new Set([
  'dispute-upheld',
  'dispute-overturned',
]);

/** Which sentence says a step: a proposal says what it proposes. */
function sentenceOf({ kind, proposes }: DisputeStep) {
  if (kind !== 'dispute-proposed') return kind;
  return proposes === 'overturned' ? 'dispute-proposed-overturned' : 'dispute-proposed-upheld';
}

interface Props {
  readonly dispute: Pick<DisputeFile, 'steps' | 'parties'>;
  readonly nameOf: (member: string) => string;
}

/** The steps of a dispute, in order, with author and time. Words: room `disputes`. */
export function DisputeTimeline({ dispute: { steps, parties }, nameOf }: Props) {
  const { t } = useTranslation('disputes');
  const dates = useDates();
  const list = useNameList();
  const involvedIn = ({ kind, by, together }: DisputeStep) =>
    DECISIONS.has(kind)
      ? [by, ...together].filter((id) => parties.some(({ member }) => member === id))
      : [];
  return (
    <Timeline
      component="ol"
      bulletSize={34}
      lineWidth={2}
      active={steps.length}
      m={0}
      style={{ listStyle: 'none' }}
    >
      {steps.map((step) => {
        const { kind, by, together, time, text, event, other } = step;
        const involved = involvedIn(step);
        const Icon = ICONS[kind];
        return (
          <Timeline.Item
            component="li"
            key={event}
            bullet={<Icon size={20} aria-hidden />}
            title={t(`disputeSteps.${sentenceOf(step)}`, {
              name: nameOf(by),
              other: other === null ? '' : nameOf(other),
            })}
          >
            <Text size="sm" c="dimmed">
              <time dateTime={time}>{dates.moment(time)}</time>
              {together.length > 0 && `, ${t('together', { names: list(together.map(nameOf)) })}`}
            </Text>
            {involved.length > 0 && (
              <Text size="sm" c="dimmed">
                {t('involved', { names: list(involved.map(nameOf)) })}
              </Text>
            )}
            <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Text>
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}
