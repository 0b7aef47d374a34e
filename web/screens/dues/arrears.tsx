import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { arrearsQuery } from '../../api/money/dues.js';
import { CopyButton } from '../../parts/door/copy-button.js';
import { AsFile } from '../../parts/files/as-file.js';
import { useMoney } from '../../parts/figures/money.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import rows from '../../parts/list/rows.module.css';
import classes from '../cash/cash.module.css';
import { useOwedWords } from '../cash/use-owed-words.js';
import { ItemLines } from '../open-items/item-lines.js';
import { useCalled } from '../../parts/people/use-called.js';

/** Debts of members, each under its own origin, with a reminder to copy; the lines sum to the total. */
export function Arrears({ club }: CashProps) {
  const { t } = useTranslation('cash.dues');
  // A reminder is read by members: in the language of the club.
  const { data } = useSuspenseQuery(arrearsQuery(club.id, club.language));
  const money = useMoney(data.currency);
  const owed = useOwedWords(data.currency);
  const called = useCalled();
  if (data.members.length === 0) {
    return (
      <Section title={t('arrears.title')}>
        <Text>{t('arrears.none')}</Text>
      </Section>
    );
  }
  return (
    <Section title={t('arrears.title')} beside={<strong>{money(data.total)}</strong>}>
      <AsFile
        files={[
          { title: 'arrears', of: `${club.id}/arrears`, formats: ['xlsx', 'csv'] },
          { title: 'openItems', of: `${club.id}/open-items`, formats: ['xlsx', 'csv'] },
        ]}
      />
      <Text size="sm">
        {t('arrears.sums', {
          overdue: money(data.overdue),
          since: money(data.total - data.overdue),
        })}
      </Text>
      <ul className={rows['rows']}>
        {data.members.map(({ member, name, owes, arrears, days, items, reminder }) => (
          <li key={member} className={classes['bar']}>
            <span className={rows['grow']} style={{ flexBasis: '10rem' }}>
              <Text component="span" display="block" fw={650}>
                {called(name)}
              </Text>
              <Text component="span" display="block" size="sm" c="dimmed">
                {owed(-owes)}
                {days > 0 && ` · ${t('arrears.late', { count: days, money: money(arrears) })}`}
              </Text>
              <ItemLines items={items} currency={data.currency} />
            </span>
            <CopyButton text={reminder} words={t('arrears.copy')} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
