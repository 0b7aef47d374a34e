import { Text } from '@mantine/core';
import { findFine } from '../../../src/evening/lookup.js';
import type { Evening } from '../../evening/evening.js';
import { useTranslation } from '../../words/use-translation.js';
import { freeTimeOf } from './fine-draft.js';

interface Props {
  readonly evening: Pick<Evening, 'rules' | 'course'>;
  /** The id of the fine between hands. */
  readonly fine: string;
}

/** That a fine between hands costs nothing yet, as it has no payments; nothing for one that costs. */
export function FreeFine({ evening: { rules, course }, fine }: Props) {
  const { t } = useTranslation('fine-entry');
  const found = findFine(course, fine);
  const record = found?.step.record ?? null;
  if (record === null || found?.before == null) return null;
  const free = freeTimeOf(rules, found.before.table.fined, record);
  return free === null ? null : (
    <Text component="span" display="block" size="sm">
      {t('freeTime', { ...free })}
    </Text>
  );
}
