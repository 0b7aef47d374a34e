import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HandRecord } from '../../../src/rules/game.js';
import { preview, type Evening } from '../../evening/evening.js';
import type { TableState } from '../../evening/table-state.js';
import { useNames } from '../../parts/use-evening-here.js';
import type { KoenigrufenDraft } from '../koenigrufen-entry/draft.js';
import type { TarokDraft } from '../tarok-entry/draft.js';

const TarokEntry = lazy(async () => ({
  default: (await import('../tarok-entry/tarok-entry.js')).TarokEntry,
}));
const KoenigrufenEntry = lazy(async () => ({
  default: (await import('../koenigrufen-entry/koenigrufen-entry.js')).KoenigrufenEntry,
}));

interface Props {
  readonly evening: Evening;
  /** The table that the hand was dealt on. */
  readonly at: TableState;
  /** A draft of the game that the evening plays. */
  readonly value: unknown;
  readonly onChange: (draft: unknown) => void;
  readonly onRecord: (record: HandRecord) => void;
  readonly actions: ReactNode;
}

/** A hand in the entry that it was recorded with. */
export function HandAgain({ evening, at, value, onChange, onRecord, actions }: Props) {
  const { t } = useTranslation('corrections');
  const { rules } = evening;
  const nameOf = useNames(evening);
  const entry = {
    nameOf,
    onChange,
    preview: (record: HandRecord) => preview({ rules, at, isForeseen: true }, record),
    submitLabel: t('see'),
    onSubmit: onRecord,
    actions,
  };
  if (rules.game === 'tarok') {
    const { pots } = at.table;
    if (pots === undefined) return null;
    return (
      <TarokEntry
        {...entry}
        rules={rules}
        table={{ ...at.table, pots }}
        value={value as TarokDraft}
      />
    );
  }
  return (
    <KoenigrufenEntry {...entry} rules={rules} table={at.table} value={value as KoenigrufenDraft} />
  );
}
