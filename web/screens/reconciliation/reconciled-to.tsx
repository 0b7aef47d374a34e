import { Button, Group, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import {
  reconciliationsQuery,
  type PurseReconciliations,
} from '../../api/money/reconciliations.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { useDates } from '../../parts/figures/dates.js';
import { useDays } from '../../parts/figures/days.js';
import { useMoney } from '../../parts/figures/money.js';
import { useCalled } from '../../parts/people/use-called.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { AddedSince } from './added-since.js';
import classes from './reconciliation.module.css';

interface Props {
  readonly club: MyClub;
  readonly purse: string;
}

/** How far a purse agrees with its bank, the way to its reconciliation, and its latest count. */
export function ReconciledTo({ club, purse }: Props) {
  return may(club, 'read-money') ? <Shown club={club} purse={purse} /> : null;
}

function Shown({ club, purse }: Props) {
  const { t } = useTranslation('reconciliation');
  const days = useDays();
  const dates = useDates();
  const called = useCalled();
  const { data } = useSuspenseQuery(reconciliationsQuery(club.id, purse));
  const latest = data.reconciliations.find(({ withdrawal }) => withdrawal === null);
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text className={classes['said'] ?? ''}>
          {latest === undefined
            ? data.lastCount === null && t('neither')
            : `${t('until', { day: days.date(latest.until) })} · ${t('past.by', {
                name: called(latest.actorName),
                time: dates.moment(latest.time),
              })}`}
        </Text>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link
              to="/clubs/$club/money/purses/$purse/reconciliation"
              params={{ club: club.id, purse }}
              {...props}
            />
          )}
        >
          {t(may(club, 'keep-money') ? 'do' : 'see')}
        </Button>
      </Group>
      <AddedSince club={club} title={t('added', { count: data.added.length })} added={data.added} />
      {data.lastCount !== null && <Counted club={club} count={data.lastCount} />}
    </>
  );
}

interface CountedProps {
  readonly club: MyClub;
  readonly count: NonNullable<PurseReconciliations['lastCount']>;
}

function Counted({ club, count }: CountedProps) {
  const { t } = useTranslation(['reconciliation.counted', 'reconciliation']);
  const days = useDays();
  const dates = useDates();
  const called = useCalled();
  const money = useMoney(club.currency);
  const { day, counted, difference, actorName, time, added } = count;
  const beside = difference < 0 ? 'less' : 'more';
  const compared = difference === 0 ? t('same') : t(beside, { money: money(Math.abs(difference)) });
  const by = t('reconciliation:past.by', { name: called(actorName), time: dates.moment(time) });
  return (
    <>
      <Text className={classes['said'] ?? ''}>
        {t('on', { day: days.date(day), money: money(counted) })}, {compared} · {by}
      </Text>
      <AddedSince club={club} title={t('added', { count: added.length })} added={added} />
    </>
  );
}
