import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { disputeQuery, sessionQuery } from '../../api/club-queries.js';
import { useMyClub } from '../../api/me.js';
import { NotFoundScreen } from '../../app/not-found-screen.js';
import { DisputeTimeline } from '../../parts/dispute-timeline.js';
import classes from '../../parts/register.module.css';
import { useMemberNames } from '../../parts/use-names.js';
import { usePath } from '../../parts/use-path.js';
import { Decision } from './decision.js';

/** The decision of a dispute: it stands, or it is put right. */
export function DecideDispute() {
  const { t } = useTranslation('corrections');
  const { club, dispute: id } = usePath('club', 'dispute');
  const mine = useMyClub(club);
  const nameOf = useMemberNames(club);
  const { data: dispute } = useSuspenseQuery(disputeQuery(club, id));
  const { data: session } = useSuspenseQuery(sessionQuery(club, dispute.session));
  if (mine === undefined) return <NotFoundScreen />;
  const whyNot =
    mine.role !== 'owner' && mine.role !== 'auditor'
      ? t('decide.notYours')
      : mine.member === null
        ? t('decide.unclaimed')
        : dispute.state !== 'open'
          ? t('decide.closed')
          : null;
  return (
    <Stack maw="64rem" mx="auto">
      <Title order={1} size="h2">
        {t('decide.title')}
      </Title>
      <div className={classes['timeline']}>
        <DisputeTimeline steps={dispute.steps} nameOf={nameOf} />
      </div>
      <Anchor
        style={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }}
        renderRoot={(props) => (
          <Link to="/clubs/$club/disputes/$dispute" params={{ club, dispute: id }} {...props} />
        )}
      >
        {t('decide.back')}
      </Anchor>
      {whyNot === null ? (
        <Decision club={mine} dispute={dispute} session={session} nameOf={nameOf} />
      ) : (
        <Text role="status">{whyNot}</Text>
      )}
    </Stack>
  );
}
