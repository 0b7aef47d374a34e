import { Alert, Anchor, Stack, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { disputeQuery } from '../../api/evenings/club-queries.js';
import { may } from '../../api/people/rights.js';
import { useMyClub } from '../../api/people/me.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { DisputeTimeline } from '../../parts/disputes/dispute-timeline.js';
import { OwnPart } from '../../parts/disputes/own-part.js';
import classes from '../../parts/list/register.module.css';
import { useMemberNames } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { Cause } from '../dispute/cause.js';
import { Deciding } from './deciding.js';

/** The decision of a dispute: to uphold the record, or to correct it. */
export function DecideDispute() {
  const { t } = useTranslation('corrections');
  const { club, dispute: id } = usePath('club', 'dispute');
  const mine = useMyClub(club);
  const nameOf = useMemberNames(club);
  const { data: dispute } = useSuspenseQuery(disputeQuery(club, id));
  if (mine === undefined) return <NotFoundScreen />;
  const whyNot = !may(mine, 'decide-disputes')
    ? t('decide.notYours')
    : mine.member === null
      ? t('decide.unclaimed')
      : dispute.state !== 'open'
        ? t('decide.closed')
        : null;
  return (
    <Stack>
      <Stack maw="64rem" mx="auto" w="100%">
        <Title order={1} size="h2">
          {t('decide.title')}
        </Title>
        <Cause club={club} dispute={dispute} nameOf={nameOf} />
        <div className={classes['timeline']}>
          <DisputeTimeline dispute={dispute} nameOf={nameOf} />
        </div>
        <Anchor
          style={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }}
          renderRoot={(props) => (
            <Link to="/clubs/$club/disputes/$dispute" params={{ club, dispute: id }} {...props} />
          )}
        >
          {t('decide.back')}
        </Anchor>
        {whyNot !== null && (
          <Alert color="brass" variant="outline" role="status" icon={<IconLock aria-hidden />}>
            {whyNot}
          </Alert>
        )}
        {whyNot === null && <OwnPart dispute={dispute} me={mine.member} />}
      </Stack>
      {whyNot === null && <Deciding key={id} club={mine} dispute={dispute} />}
    </Stack>
  );
}
