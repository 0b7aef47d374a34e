import { Text } from '@mantine/core';
import type { Division } from '../../../src/planned/tables.js';
import type { PlannedEvening } from '../../api/evenings/planned.js';
import { useTranslation } from '../../words/use-translation.js';

/** How many come, and the tables that they make. */
export function TablesLine({ evening }: { readonly evening: PlannedEvening }) {
  const { t } = useTranslation('planned');
  const { coming, division, calledOff } = evening;
  const sentences = useTableSentences();
  return (
    <div aria-live="polite">
      <Text fw={650}>{coming === 0 ? t('nobody') : t('coming', { count: coming })}</Text>
      {division !== null && !calledOff && <Text size="sm">{sentences(division)}</Text>}
    </div>
  );
}

/** The division of people into tables, in sentences. */
export function useTableSentences(): (division: Division) => string {
  const { t } = useTranslation('planned.tables');
  return ({ tables, forAnother, tooMany, missing }) => {
    // Fewer than one table: they are not too many for anything.
    const isFew = tooMany === null && missing !== null;
    const sentences = [
      tables.length > 0 && t('make', { count: tables.length, sizes: tables.join(' + ') }),
      forAnother !== null && t(tables.length > 0 ? 'another' : 'first', { count: forAnother }),
      tooMany !== null && t('none'),
      tooMany !== null && t('tooMany', { count: tooMany }),
      missing !== null && t(isFew ? 'first' : 'missing', { count: missing }),
    ];
    return sentences.filter((one) => one !== false).join(' ');
  };
}
