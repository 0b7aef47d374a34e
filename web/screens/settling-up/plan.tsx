import { Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMyClub } from '../../api/people/me.js';
import { planQuery } from '../../api/money/plans.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { useDates } from '../../parts/figures/dates.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import { Link } from '../../routing/link.js';
import { MarkTransfer } from './transfers/mark-transfer.js';
import { ShownPlan } from './shown-plan/shown-plan.js';
import { useCalled } from '../../parts/people/use-called.js';

/** A plan as it was agreed, and how far it has come. */
export function Plan() {
  const { t } = useTranslation('my-money.settlingUp');
  const { club: id, plan } = usePath('club', 'plan');
  const club = useMyClub(id);
  const { data } = useSuspenseQuery(planQuery(id, plan));
  const dates = useDates();
  const called = useCalled();
  if (club === undefined) return <NotFoundScreen />;
  return (
    <Stack maw="40rem" mx="auto">
      <Title order={1} size="h2">
        {t(data.evening === null ? 'of' : 'ofEvening', { day: dates.short(data.on) })}
      </Title>
      <LiveNote club={id} />
      <Text c="dimmed">
        {t('by', { name: called(data.actorName), time: dates.moment(data.agreedAt) })}
      </Text>
      {data.evening !== null && (
        <Link to="/clubs/$club/sessions/$session" params={{ club: id, session: data.evening }}>
          {t('theEvening')}
        </Link>
      )}
      <ShownPlan
        club={id}
        plan={data}
        foot={(transfer) => <MarkTransfer club={club} plan={plan} transfer={transfer} />}
      />
    </Stack>
  );
}
