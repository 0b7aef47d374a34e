import { Anchor, Group } from '@mantine/core';
import type { LedgerLine } from '../../api/evenings/club-queries.js';
import { useReason } from '../../parts/disputes/use-reason.js';
import { Link } from '../../routing/link.js';
import { useSource } from '../../parts/payments/use-source.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './statement.module.css';
import { wordOf } from './use-line-words.js';

interface Props {
  readonly club: string;
  readonly member: string;
  readonly line: LedgerLine;
}

/** Where a line of the account comes from: the rule, its source, the correction, and the ways there. */
export function LineWhy({ club, member, line }: Props) {
  const { t, all } = useTranslation(['statement', 'payments']);
  const reasonOf = useReason();
  const sourceOf = useSource();
  const rules: object = all('payments:rules');
  const { reason, stage, source, session, hand, fine, correction, why, unit } = line;
  const rule = wordOf(rules, reason) ?? wordOf(rules, stage);
  const way = classes['way'] ?? '';
  return (
    <>
      {unit === 'points' && rule !== undefined && <p>{rule}</p>}
      <p>
        {unit === 'points' ? t('payments:source', { source: sourceOf(source) }) : t('settledText')}
      </p>
      {why !== null && <p>{t('correction', { why: reasonOf(why) })}</p>}
      {why === null && correction !== null && <p>{t('corrected')}</p>}
      <Group gap="md">
        {session !== null && hand !== null && (
          <Anchor
            className={way}
            renderRoot={(props) => (
              <Link
                to="/clubs/$club/sessions/$session/hands/$hand"
                params={{ club, session, hand: String(hand) }}
                {...props}
              />
            )}
          >
            {t('handLink', { hand })}
          </Anchor>
        )}
        {fine !== null && (
          <Anchor
            className={way}
            renderRoot={(props) => (
              <Link to="/clubs/$club/members/$member/fines" params={{ club, member }} {...props} />
            )}
          >
            {t('fineLink')}
          </Anchor>
        )}
        {session !== null && hand === null && (
          <Anchor
            className={way}
            renderRoot={(props) => (
              <Link to="/clubs/$club/sessions/$session" params={{ club, session }} {...props} />
            )}
          >
            {t('sessionLink')}
          </Anchor>
        )}
      </Group>
    </>
  );
}
