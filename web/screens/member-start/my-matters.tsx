import { Button, Text, Title } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { disputesQuery, latestFinesQuery } from '../../api/evenings/club-queries.js';
import { useDates } from '../../parts/figures/dates.js';
import { DisputeRows } from '../../parts/disputes/dispute-rows.js';
import { useFineWords } from '../../parts/disputes/fine-words.js';
import { Folding } from '../../parts/page/folding.js';
import { FineState } from '../../parts/disputes/state-badge.js';
import rows from '../../parts/list/rows.module.css';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: string;
  readonly member: string;
}

/** My open disputes, and the way to all my fines. */
export function MyMatters({ club, member }: Props) {
  const { t } = useTranslation(['member-start', 'members']);
  const { data: disputes } = useSuspenseQuery(disputesQuery(club, member, 'open'));
  const summary =
    disputes.length === 0 ? t('noMatters') : t('openDisputes', { count: disputes.length });
  return (
    <Folding title={t('matters')} id="matters" summary={summary}>
      <Text>{summary}</Text>
      <DisputeRows club={club} disputes={disputes} />
      <LatestFines club={club} member={member} />
      <Button
        mt="sm"
        variant="default"
        renderRoot={(props) => (
          <Link to="/clubs/$club/members/$member/fines" params={{ club, member }} {...props} />
        )}
      >
        {t('allMatters')}
      </Button>
    </Folding>
  );
}

/** Not waited for: the balance and the evening come first. */
function LatestFines({ club, member }: Props) {
  const { t } = useTranslation('member-start');
  const dates = useDates();
  const { data: fines } = useQuery(latestFinesQuery(club, member));
  const words = useFineWords(fines?.some(({ own }) => own !== null) ?? false);
  if (fines === undefined) return null;
  if (fines.length === 0) return <Text>{t('noFines')}</Text>;
  return (
    <>
      <Title order={3} size="h5" mt="sm">
        {t('lastFines')}
      </Title>
      <ul className={rows['rows']}>
        {fines.map((fine) => (
          <li key={fine.id} className={rows['row']}>
            <span className={rows['grow']}>
              <Text component="span" display="block">
                {words.code(fine)}
              </Text>
              <Text component="span" display="block" size="sm" c="dimmed">
                {`${dates.short(fine.recordedAt)} · ${words.cost(fine)}`}
              </Text>
            </span>
            <FineState state={fine.state} />
          </li>
        ))}
      </ul>
    </>
  );
}
