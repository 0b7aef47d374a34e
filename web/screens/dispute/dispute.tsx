import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { disputeQuery, sessionQuery, type DisputeFile } from '../../api/club-queries.js';
import { useMyClub } from '../../api/me.js';
import { useDates } from '../../parts/dates.js';
import { DisputeTimeline } from '../../parts/dispute-timeline.js';
import { useFineWords } from '../../parts/fine-words.js';
import { LiveNote } from '../../parts/live-note.js';
import { Section } from '../../parts/section.js';
import { DisputeState } from '../../parts/state-badge.js';
import { useMemberNames } from '../../parts/use-names.js';
import { usePath } from '../../parts/use-path.js';
import classes from './dispute.module.css';
import { SayInDispute } from './say-in-dispute.js';
import { Withdraw } from './withdraw.js';

/** A dispute with what it is about and all that was said in it. */
export function Dispute() {
  const { t } = useTranslation('disputes');
  const { club, dispute: id } = usePath('club', 'dispute');
  const nameOf = useMemberNames(club);
  const mine = useMyClub(club);
  const me = mine?.member ?? null;
  const decides = mine?.role === 'owner' || mine?.role === 'auditor';
  const { data: dispute } = useSuspenseQuery(disputeQuery(club, id));
  const { state, steps, correction, raisedBy } = dispute;
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
      <Section title={t('course')}>
        <div className={classes['timeline']}>
          <DisputeTimeline steps={steps} nameOf={nameOf} />
        </div>
        {correction !== null && (
          <Text mt="sm">{t('correction', { mode: t(`modes.${correction.mode}`) })}</Text>
        )}
      </Section>
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
      {state === 'open' && me !== null && (
        <>
          <SayInDispute club={club} dispute={dispute} />
          {raisedBy === me && <Withdraw club={club} dispute={dispute} />}
        </>
      )}
    </Stack>
  );
}

interface CauseProps {
  readonly club: string;
  readonly dispute: DisputeFile;
  readonly nameOf: (member: string) => string;
}

function Cause({ club, dispute, nameOf }: CauseProps) {
  const { t } = useTranslation('disputes');
  const words = useFineWords();
  const dates = useDates();
  const { session, hand, disputedFine: fine } = dispute;
  const { data: evening } = useSuspenseQuery(sessionQuery(club, session));
  return (
    <Section title={t('cause')}>
      {fine === null ? (
        <Text fw={650}>{t('about.hand', { number: hand })}</Text>
      ) : (
        <>
          <Text fw={650}>{`${nameOf(fine.player)}: ${words.code(fine)}`}</Text>
          <Text>{[words.stage(fine), words.cost(fine)].join(' · ')}</Text>
          {fine.note !== '' && <Text>{fine.note}</Text>}
        </>
      )}
      <Group gap="lg">
        <Anchor
          className={classes['way']}
          renderRoot={(props) => (
            <Link to="/clubs/$club/sessions/$session" params={{ club, session }} {...props} />
          )}
        >
          {t('seeEvening', { date: dates.short(evening.openedAt) })}
        </Anchor>
        {hand !== null && (
          <Anchor
            className={classes['way']}
            renderRoot={(props) => (
              <Link
                to="/clubs/$club/sessions/$session/hands/$hand"
                params={{ club, session, hand: String(hand) }}
                {...props}
              />
            )}
          >
            {t('seeHand', { number: hand })}
          </Anchor>
        )}
      </Group>
    </Section>
  );
}
