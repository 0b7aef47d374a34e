import type { SessionView } from '../../api/evenings/club-queries.js';
import { useTranslation } from '../../words/use-translation.js';
import type { WallTables } from './use-wall-tables.js';

interface Props {
  readonly running: readonly SessionView[];
  readonly tables: WallTables;
}

/** The buttons that choose between several running tables. */
export function TablesChoice({ running, tables: { choice, choose } }: Props) {
  const { t } = useTranslation('evening-page.wall');
  if (running.length < 2) return null;
  const choices = [
    ['turns', t('turns')],
    ['beside', t('beside')],
    ...running.map(({ id, tableName }, index) => {
      return [id, tableName ?? t('tableNumber', { number: index + 1 })] as const;
    }),
  ] as const;
  return choices.map(([id, words]) => (
    <button
      key={id}
      type="button"
      aria-pressed={choice === id}
      onClick={() => {
        choose(id);
      }}
    >
      {words}
    </button>
  ));
}
