import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DisputeView } from '../../api/evenings/club-queries.js';
import { may } from '../../api/people/rights.js';
import { useMyClub } from '../../api/people/me.js';
import { allDisputesQuery, type DisputeFilter } from '../../api/evenings/registers.js';
import { LoadingScreen } from '../../app/states/loading-screen.js';
import { useDates } from '../../parts/figures/dates.js';
import { AsFile } from '../../parts/files/as-file.js';
import { Filter } from '../../parts/list/filter.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { MorePages } from '../../parts/list/more-pages.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import classes from '../../parts/list/register.module.css';
import { DisputeState } from '../../parts/disputes/state-badge.js';
import { useFineWords } from '../../parts/disputes/fine-words.js';
import { useMemberChoices, useMemberNames } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';

const STATES = ['open', 'upheld', 'overturned', 'withdrawn'] as const;

/** The disputes of the club, those that wait for a decision first asked for. */
export function Disputes() {
  const { t } = useTranslation(['registers', 'members']);
  const { club } = usePath('club');
  const choices = useMemberChoices(club);
  const [filter, setFilter] = useState<DisputeFilter>({ state: 'open' });
  const pages = useInfiniteQuery(allDisputesQuery(club, filter));
  const disputes = pages.data?.pages.flatMap((page) => page.disputes);
  return (
    <Stack maw="48rem" mx="auto">
      <Title order={1} size="h2">
        {t('disputes.title')}
      </Title>
      <LiveNote club={club} />
      <div className={classes['filters']} role="search" aria-label={t('filters')}>
        <Filter
          label={t('state')}
          value={filter.state ?? undefined}
          choices={STATES.map((value) => ({ value, label: t(`disputes.states.${value}`) }))}
          onChange={(state) => {
            setFilter({ ...filter, state });
          }}
        />
        <Filter
          label={t('member')}
          value={filter.member}
          choices={choices}
          onChange={(member) => {
            setFilter({ ...filter, member });
          }}
        />
      </div>
      <AsFile
        files={[{ of: `${club}/disputes`, query: { ...filter }, formats: ['xlsx', 'csv'] }]}
      />
      <ProblemNote error={pages.error} />
      {pages.isPending && <LoadingScreen />}
      <div>
        <div role="status">{disputes?.length === 0 && <Text>{t('disputes.none')}</Text>}</div>
        <ul className={classes['list']}>
          {disputes?.map((dispute) => (
            <Row key={dispute.id} club={club} dispute={dispute} />
          ))}
        </ul>
        <MorePages pages={pages} />
      </div>
    </Stack>
  );
}

function Row({ club, dispute }: { readonly club: string; readonly dispute: DisputeView }) {
  const { t } = useTranslation(['registers', 'disputes', 'proposals']);
  const mine = useMyClub(club);
  const dates = useDates();
  const nameOf = useMemberNames(club);
  const words = useFineWords();
  const { id, text, raisedBy, raisedAt, hand, fineCode, proposal } = dispute;
  const about =
    fineCode === null
      ? t('disputes.aboutHand', { number: hand ?? '' })
      : hand === null
        ? t('disputes.aboutFine', { fine: words.code({ code: fineCode }) })
        : t('disputes.aboutFineIn', { number: hand, fine: words.code({ code: fineCode }) });
  return (
    <li className={classes['entry']}>
      <Link
        to="/clubs/$club/disputes/$dispute"
        params={{ club, dispute: id }}
        style={{ display: 'block', color: 'inherit', textDecoration: 'none' }}
      >
        <Group justify="space-between" gap="xs" wrap="nowrap" align="start">
          <Text component="span" fw={650} td="underline">
            {t('disputes.by', { name: nameOf(raisedBy), about })}
          </Text>
          <DisputeState dispute={dispute} />
        </Group>
        <Text component="span" display="block" lineClamp={2}>
          {t('quoted', { text })}
        </Text>
        {proposal !== null && (
          <Text component="span" display="block" size="sm" fw={650}>
            {t('proposals:waits', { by: nameOf(proposal.by), second: nameOf(proposal.second) })}
          </Text>
        )}
        <Text component="span" display="block" size="sm" c="dimmed">
          {dates.moment(raisedAt)}
        </Text>
      </Link>
      {dispute.state === 'open' && may(mine, 'decide-disputes') && (
        <Anchor
          className={classes['way'] ?? ''}
          renderRoot={(props) => (
            <Link
              to="/clubs/$club/disputes/$dispute/decide"
              params={{ club, dispute: id }}
              {...props}
            />
          )}
        >
          {t('disputes:decide')}
        </Anchor>
      )}
    </li>
  );
}
