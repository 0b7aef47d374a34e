import { lazy } from 'react';
import type { HandRecord, Rules, Table } from '../../../src/rules/game.js';
import type { KoenigrufenDraft } from '../koenigrufen-entry/draft.js';
import type { TarokDraft } from '../tarok-entry/draft.js';
import type { EntryProps } from './entry-frame.js';

const TarokEntry = lazy(async () => ({
  default: (await import('../tarok-entry/tarok-entry.js')).TarokEntry,
}));
const KoenigrufenEntry = lazy(async () => ({
  default: (await import('../koenigrufen-entry/koenigrufen-entry.js')).KoenigrufenEntry,
}));

interface Props extends Omit<EntryProps<unknown, HandRecord>, 'value'> {
  readonly rules: Rules;
  readonly table: Table;
  /** A draft of the game that is played. */
  readonly value: unknown;
}

/** Entering a hand, or changing one, in the entry of the game that is played. */
export function EntryOfGame({ rules, table, value, ...entry }: Props) {
  if (rules.game === 'koenigrufen') {
    return (
      <KoenigrufenEntry {...entry} rules={rules} table={table} value={value as KoenigrufenDraft} />
    );
  }
  const { pots } = table;
  if (pots === undefined) return null;
  return (
    <TarokEntry {...entry} rules={rules} table={{ ...table, pots }} value={value as TarokDraft} />
  );
}
