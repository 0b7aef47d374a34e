import { Button, Stack, Text, Title } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useMyClub } from '../../api/people/me.js';
import { plansQuery } from '../../api/money/plan-list.js';
import type { PlanSummary } from '../../api/money/plans.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { useDates } from '../../parts/figures/dates.js';
import { AsFile } from '../../parts/files/as-file.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { useMoney } from '../../parts/figures/money.js';
import { MorePages } from '../../parts/list/more-pages.js';
import rows from '../../parts/list/rows.module.css';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

/** The plans, those with something to be made first, and the way to a new one. */
export function Plans() {
  const { t } = useTranslation('my-money.settlingUp');
  const club = useMyClub(usePath('club').club);
  const query = useSuspenseInfiniteQuery(plansQuery(club?.id ?? ''));
  if (club === undefined) return <NotFoundScreen />;
  const plans = query.data.pages.flatMap((page) => page.plans);
  return (
    <Stack maw="40rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <LiveNote club={club.id} />
      <Text>{t('intro')}</Text>
      {may(club, 'read-money') && (
        <div>
          <Button
            leftSection={<IconArrowsExchange size={20} aria-hidden />}
            renderRoot={(props) => (
              <Link to="/clubs/$club/settling-up/new" params={{ club: club.id }} {...props} />
            )}
          >
            {t('new')}
          </Button>
        </div>
      )}
      {plans.length === 0 && <Text>{t('none')}</Text>}
      {plans.length > 0 && (
        <AsFile files={[{ of: `${club.id}/plans`, formats: ['xlsx', 'csv'] }]} />
      )}
      <ul className={rows['rows']}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <Row club={club.id} plan={plan} currency={club.currency} />
          </li>
        ))}
      </ul>
      <MorePages pages={query} />
    </Stack>
  );
}

interface RowProps {
  readonly club: string;
  readonly plan: PlanSummary;
  readonly currency: string;
}

function Row({ club, plan: { id, on, evening, way, open, openAmount }, currency }: RowProps) {
  const { t } = useTranslation('my-money.settlingUp');
  const dates = useDates();
  const money = useMoney(currency);
  return (
    <Link
      to="/clubs/$club/settling-up/plans/$plan"
      params={{ club, plan: id }}
      className={rows['row']}
    >
      <span className={rows['grow']}>
        <Text component="span" display="block" fw={600}>
          {t(evening === null ? 'of' : 'ofEvening', { day: dates.short(on) })}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {t(`way.${way}`)}
        </Text>
      </span>
      <span className={rows['end']}>
        {open === 0 ? t('allDone') : t('open', { count: open, money: money(openAmount) })}
      </span>
    </Link>
  );
}
