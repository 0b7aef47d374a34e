import { Button, Group, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { reconciliationsQuery } from '../../api/money/reconciliations.js';
import type { MyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { useDates } from '../../parts/figures/dates.js';
import { useDays } from '../../parts/figures/days.js';
import { useCalled } from '../../parts/people/use-called.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { AddedSince } from './added-since.js';

interface Props {
  readonly club: MyClub;
  readonly purse: string;
}

/** The day up to which a purse agrees with its bank, and the way to its reconciliation. */
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
        <Text>
          {latest === undefined
            ? t('never')
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
      <AddedSince club={club} added={data.added} />
    </>
  );
}
