import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HandRecord } from '../../../src/rules/game.js';
import type { HandView } from '../../api/club-queries.js';
import { preview, type Evening } from '../../evening/evening.js';
import type { KoenigrufenDraft } from '../koenigrufen-entry/draft.js';
import type { TarokDraft } from '../tarok-entry/draft.js';
import { tableBefore } from './table-before.js';

const TarokEntry = lazy(async () => ({
  default: (await import('../tarok-entry/tarok-entry.js')).TarokEntry,
}));
const KoenigrufenEntry = lazy(async () => ({
  default: (await import('../koenigrufen-entry/koenigrufen-entry.js')).KoenigrufenEntry,
}));

interface Props {
  readonly evening: Evening;
  readonly hand: HandView;
  readonly nameOf: (player: string) => string;
  /** A draft of the game that the evening plays. */
  readonly value: unknown;
  readonly onChange: (draft: unknown) => void;
  readonly onRecord: (record: HandRecord) => void;
  readonly actions: ReactNode;
}

/** A hand in the entry that it was recorded with, on the table as it was then. */
export function HandAgain({ evening, hand, nameOf, value, onChange, onRecord, actions }: Props) {
  const { t } = useTranslation('corrections');
  const { rules, session } = evening;
  const at = tableBefore(rules, session, hand);
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
