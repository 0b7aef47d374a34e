import { Badge } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconGavel,
  IconMessageQuestion,
  IconPencil,
  type TablerIcon,
} from '@tabler/icons-react';
import type { DisputeView, FineLine } from '../../api/evenings/club-queries.js';
import { useTranslation } from '../../words/use-translation.js';

const FINE_ICONS: Readonly<Record<FineLine['state'], TablerIcon>> = {
  recorded: IconPencil,
  disputed: IconMessageQuestion,
  upheld: IconGavel,
  overturned: IconArrowBackUp,
};

/** The state of a fine, by sign and word. */
export function FineState({ state }: { readonly state: FineLine['state'] }) {
  const { t } = useTranslation('members');
  return (
    <State
      icon={FINE_ICONS[state]}
      words={t(`fineStates.${state}`)}
      isOpen={state === 'disputed'}
    />
  );
}

const DISPUTE_ICONS: Readonly<Record<DisputeView['state'], TablerIcon>> = {
  open: IconMessageQuestion,
  upheld: IconGavel,
  overturned: IconCheck,
  withdrawn: IconArrowBackUp,
};

/** The state of a dispute, by sign and word. */
export function DisputeState({
  dispute,
}: {
  readonly dispute: Pick<DisputeView, 'state' | 'fine'>;
}) {
  const { t } = useTranslation('members');
  const { state, fine } = dispute;
  const word = state === 'upheld' && fine === null ? 'upheldHand' : state;
  return (
    <State
      icon={DISPUTE_ICONS[state]}
      words={t(`disputeStates.${word}`)}
      isOpen={state === 'open'}
    />
  );
}

interface StateProps {
  readonly icon: TablerIcon;
  readonly words: string;
  readonly isOpen: boolean;
}

/** A state, by sign and word. */
export function State({ icon: Icon, words, isOpen }: StateProps) {
  return (
    <Badge
      variant={isOpen ? 'filled' : 'outline'}
      color={isOpen ? 'brass.4' : 'felt'}
      c={isOpen ? 'dark.9' : 'var(--mantine-color-text)'}
      size="lg"
      leftSection={<Icon size={16} aria-hidden />}
      style={{ flex: 'none' }}
    >
      {words}
    </Badge>
  );
}
