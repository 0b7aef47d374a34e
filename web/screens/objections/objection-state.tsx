import {
  IconArrowBackUp,
  IconCheck,
  IconGavel,
  IconMessageQuestion,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Objection } from '../../api/money/objections.js';
import { State } from '../../parts/disputes/state-badge.js';
import { useTranslation } from '../../words/use-translation.js';

const ICONS: Readonly<Record<Objection['state'], TablerIcon>> = {
  open: IconMessageQuestion,
  granted: IconCheck,
  'turned-down': IconGavel,
  withdrawn: IconArrowBackUp,
};

/** The state of an objection, by sign and word. */
export function ObjectionState({ state }: Pick<Objection, 'state'>) {
  const { t } = useTranslation('objections');
  return <State icon={ICONS[state]} words={t(`states.${state}`)} isOpen={state === 'open'} />;
}
