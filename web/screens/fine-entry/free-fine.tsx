import { Text } from '@mantine/core';
import { findFine } from '../../../src/evening/lookup.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import type { Rules, Table } from '../../../src/rules/game.js';
import type { Evening } from '../../evening/evening.js';
import { useSource } from '../../parts/payments/use-source.js';
import { useTranslation } from '../../words/use-translation.js';
import { ruleOf, whyFree } from './fine-draft.js';

interface Props {
  readonly evening: Pick<Evening, 'rules' | 'course'>;
  /** The id of the fine between hands. */
  readonly fine: string;
}

/** That a fine between hands costs nothing, as it has no payments; nothing for one that costs. */
export function FreeFine({ evening: { rules, course }, fine }: Props) {
  const found = findFine(course, fine);
  const record = found?.step.record ?? null;
  if (record === null || found?.before == null) return null;
  return <WhyFree rules={rules} fined={found.before.table.fined} fine={record} />;
}

interface WhyProps {
  readonly rules: Rules;
  /** How often the players were fined before. */
  readonly fined: Table['fined'];
  readonly fine: FineRecord;
}

/** Why a fine costs nothing, and the section of the book; nothing for one that costs. */
export function WhyFree({ rules, fined, fine }: WhyProps) {
  const { t } = useTranslation(['fine-entry', 'payments']);
  const sourceOf = useSource();
  const why = whyFree(rules, fined, fine);
  const source = ruleOf(rules, fine)?.source;
  if (why === null) return null;
  return (
    <Text component="span" display="block" size="sm">
      {why.is === 'time' ? t('freeTime', { ...why }) : t(`freeBy.${why.is}`)}
      {source !== undefined && ` ${t('payments:source', { source: sourceOf(source) })}`}
    </Text>
  );
}
