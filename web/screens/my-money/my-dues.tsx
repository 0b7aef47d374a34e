import { Badge, Group, Text } from '@mantine/core';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { booksQuery } from '../../api/money/cash.js';
import { duesOfQuery, type ChargedDues } from '../../api/money/own-money.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { MorePages } from '../../parts/list/more-pages.js';
import rows from '../../parts/list/rows.module.css';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './my-money.module.css';

interface Props {
  readonly club: string;
  readonly member: string;
}

/** The member's dues with their due days; empty where the club charges none. */
export function MyDues({ club, member }: Props) {
  const { t } = useTranslation('my-money');
  const query = useSuspenseInfiniteQuery(duesOfQuery(club, member));
  const { pages } = query.data;
  const dues = pages.flatMap((page) => page.dues);
  if (dues.length === 0) return null;
  return (
    <Section title={t('dues.title')}>
      <ul className={rows['rows']}>
        {dues.map((one) => (
          <li key={one.id} id={one.id} className={classes['entry']}>
            <Entry club={club} dues={one} currency={pages[0]?.currency ?? ''} />
          </li>
        ))}
      </ul>
      <MorePages pages={query} />
    </Section>
  );
}

interface EntryProps {
  readonly club: string;
  readonly dues: ChargedDues;
  readonly currency: string;
}

function Entry({ club, dues: { name, dueDay, lines, reversedBy }, currency }: EntryProps) {
  const { t } = useTranslation(['my-money', 'dues-parts']);
  const dates = useDates();
  const money = useMoney(currency);
  const { data } = useSuspenseQuery(booksQuery(club));
  const sum = (of: 'amount' | 'left') => lines.reduce((all, line) => all + line[of], 0);
  const left = sum('left');
  const parts = lines.flatMap(({ part }) => (part === null ? [] : [part]));
  const isOver = dueDay < data.today;
  const isWaived = lines.every(({ waivedBy }) => waivedBy !== null);
  const settled = reversedBy !== null ? 'takenBack' : isWaived ? 'waived' : 'settled';
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text fw={650}>{name}</Text>
        <Text>{money(sum('amount'))}</Text>
      </Group>
      {parts.map(({ months, of }) => (
        <Text key={`${months} ${of}`} size="sm">
          {t('dues-parts:months', { months, of })}
        </Text>
      ))}
      {left > 0 ? (
        <Text {...(isOver ? { c: 'var(--loss)' } : {})}>
          {t(isOver ? 'dues.overdue' : 'dues.left', {
            money: money(left),
            day: dates.short(dueDay),
          })}
        </Text>
      ) : (
        <Badge size="lg" variant="default">
          {t(`dues.${settled}`)}
        </Badge>
      )}
    </>
  );
}
