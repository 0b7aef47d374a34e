import type { ReactNode } from 'react';
import type { SessionState } from '../../../../src/evening/fold.js';
import type { HandRecord } from '../../../../src/rules/game.js';
import type { Evening } from '../../../evening/evening.js';
import { preview } from '../../../evening/preview.js';
import { useNames } from '../../../parts/evening/use-evening-here.js';
import { useTranslation } from '../../../words/use-translation.js';
import { EntryOfGame } from '../../hand-entry/entry-of-game.js';
import { Purpose } from '../../hand-entry/frame/purpose.js';

interface Props {
  readonly evening: Evening;
  /** The table that the hand was dealt on. */
  readonly at: SessionState;
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
  return (
    <Purpose value="correct">
      <EntryOfGame
        rules={rules}
        table={at.table}
        nameOf={useNames(evening)}
        value={value}
        onChange={onChange}
        preview={(record) => preview({ rules, at }, record)}
        submitLabel={t('see')}
        onSubmit={onRecord}
        actions={actions}
      />
    </Purpose>
  );
}
