import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MyClub } from '../../api/people/me.js';
import type { StatisticFilter } from '../../api/seasons/statistic-filter.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { Link } from '../../routing/link.js';
import { usePlace } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { searchOf } from './address/address.js';
import classes from './statistics.module.css';

/** The pages of the statistics, in the order in which they are offered. */
const PAGES = {
  statistics: '/clubs/$club/statistics',
  records: '/clubs/$club/statistics/records',
  whoPaidWhom: '/clubs/$club/statistics/who-paid-whom',
  headToHead: '/clubs/$club/statistics/head-to-head',
} as const;

interface Props {
  readonly club: MyClub;
  readonly title: string;
  readonly filter: StatisticFilter;
  /** The member of the page: the other pages begin with them. */
  readonly member?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every page of the statistics, with links to the others that keep the filter. */
export function StatisticsFrame({ club, title, filter, member, children }: Props) {
  const { t } = useTranslation('statistics');
  const { pathname, route } = usePlace();
  const now = new URLSearchParams(searchOf({ ...filter, head: undefined }, { member })).toString();
  return (
    <Stack maw="64rem" mx="auto" gap="md">
      <Title order={1} size="h2">
        {title}
      </Title>
      <nav className={classes['pages']} aria-label={t('ways.label')}>
        {(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((page) => (
          <Link
            key={page}
            to={PAGES[page]}
            params={{ club: club.id }}
            search={searchOf(filter, { member })}
            className={classes['page']}
            aria-current={route?.path === PAGES[page] ? 'page' : undefined}
          >
            {t(`ways.${page}`)}
          </Link>
        ))}
      </nav>
      <LiveNote club={club.id} />
      {filter.head !== undefined && (
        <Text>
          {t('asOf', { head: filter.head })}{' '}
          <Anchor href={`${pathname}?${now}`}>{t('toNow')}</Anchor>
        </Text>
      )}
      {children}
    </Stack>
  );
}
