import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { disputeQuery } from '../../api/evenings/club-queries.js';
import { may } from '../../api/people/rights.js';
import { useMyClub } from '../../api/people/me.js';
import { DisputeTimeline } from '../../parts/disputes/dispute-timeline.js';
import { OwnPart } from '../../parts/disputes/own-part.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { Section } from '../../parts/page/section.js';
import { DisputeState } from '../../parts/disputes/state-badge.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { Cause } from './cause.js';
import classes from './dispute.module.css';
import { Outcome } from './outcome.js';
import { ProposedDecision } from './proposed-decision.js';
import { SayInDispute } from './say-in-dispute.js';
import { Withdraw } from './withdraw.js';

/** A dispute with what it is about and all that was said in it. */
export function Dispute() {
  const { t } = useTranslation('disputes');
  const { club, dispute: id } = usePath('club', 'dispute');
  const nameOf = useMemberNames(club);
  const mine = useMyClub(club);
  const me = mine?.member ?? null;
  const decides = may(mine, 'decide-disputes');
  const { data: dispute } = useSuspenseQuery(disputeQuery(club, id));
  const { state, correction, raisedBy } = dispute;
  return (
    <Stack gap="md" maw="44rem" mx="auto">
      <Group gap="sm">
        <Title order={1} size="h2">
          {t('title')}
        </Title>
        <DisputeState dispute={dispute} />
      </Group>
      <LiveNote club={club} />
      <Cause club={club} dispute={dispute} nameOf={nameOf} />
      {dispute.proposal !== null && mine !== undefined && (
        <ProposedDecision
          club={mine}
          dispute={dispute}
          waiting={dispute.proposal}
          nameOf={nameOf}
        />
      )}
      <Section title={t('course')}>
        <div className={classes['timeline']}>
          <DisputeTimeline dispute={dispute} nameOf={nameOf} />
        </div>
        {correction !== null && (
          <>
            <Text mt="sm">{t('correction', { mode: t(`modes.${correction.mode}`) })}</Text>
            {mine !== undefined && <Outcome club={mine} dispute={dispute} nameOf={nameOf} />}
          </>
        )}
      </Section>
      {state === 'open' && decides && <OwnPart dispute={dispute} me={me} />}
      {state === 'open' && decides && (
        <div>
          <Button
            renderRoot={(props) => (
              <Link
                to="/clubs/$club/disputes/$dispute/decide"
                params={{ club, dispute: id }}
                {...props}
              />
            )}
          >
            {t('decide')}
          </Button>
        </div>
      )}
      {state === 'open' && !decides && dispute.proposal === null && (
        <Text>{t(dispute.withoutPart.length > 0 ? 'goes' : 'parties.nobodyElse')}</Text>
      )}
      {state === 'open' && me !== null && (
        <>
          <SayInDispute club={club} dispute={dispute} />
          {raisedBy === me && <Withdraw club={club} dispute={dispute} />}
        </>
      )}
    </Stack>
  );
}
