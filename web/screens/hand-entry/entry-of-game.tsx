import { lazy, type ComponentType } from 'react';
import type { GameId, HandRecord, Rules, Table } from '../../../src/rules/game.js';
import type { EntryProps } from './frame/entry-frame.js';

interface Props extends EntryProps<unknown, HandRecord> {
  readonly rules: Rules;
  readonly table: Table;
}

const ENTRIES = {
  tarok: lazy(async () => ({
    default: (await import('../tarok-entry/tarok-entry.js')).TarokEntry,
  })),
  koenigrufen: lazy(async () => ({
    default: (await import('../koenigrufen-entry/koenigrufen-entry.js')).KoenigrufenEntry,
  })),
} satisfies Readonly<Record<GameId, unknown>>;

/** Entering a hand, or changing one, in the entry of the game that is played. */
export function EntryOfGame(props: Props) {
  // An evening has rules, table and drafts of one game: those that its entry takes.
  const Entry = ENTRIES[props.rules.game] as unknown as ComponentType<Props>;
  return <Entry {...props} />;
}
