import { Anchor, Group, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { DisputeFile } from '../../api/evenings/club-queries.js';
import { handsQuery, sessionQuery } from '../../api/evenings/evening-queries.js';
import { useDates } from '../../parts/figures/dates.js';
import { useFineWords } from '../../parts/disputes/fine-words.js';
import { HandLink } from '../../parts/evening/hand-link.js';
import { Gains } from '../../parts/figures/gains.js';
import { useHandSummary } from '../../parts/hand-lines/hand-words.js';
import { Section } from '../../parts/page/section.js';
import { asPayments } from '../../parts/payments/as-payments.js';
import { netOf } from '../../parts/payments/payment-lines.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './dispute.module.css';

interface Props {
  readonly club: string;
  readonly dispute: DisputeFile;
  readonly nameOf: (member: string) => string;
}

/** The target of a dispute, with the way to it. */
export function Cause({ club, dispute, nameOf }: Props) {
  const { t } = useTranslation(['disputes', 'session']);
  const words = useFineWords();
  const dates = useDates();
  const { session, hand, disputedFine: fine } = dispute;
  const { data: evening } = useSuspenseQuery(sessionQuery(club, session));
  return (
    <Section title={t('cause')}>
      {fine === null ? (
        <>
          <Text fw={650}>{t('about.hand', { number: hand })}</Text>
          {hand !== null && <RecordedHand {...{ club, session, hand, nameOf }} />}
        </>
      ) : (
        <>
          <Text fw={650}>{`${nameOf(fine.player)}: ${words.code(fine)}`}</Text>
          <Text>
            {[
              ...(hand === null ? [] : [t('seeHand', { number: hand })]),
              words.stage(fine),
              words.cost(fine),
            ].join(' · ')}
          </Text>
          <Text size="sm" c="dimmed">
            {[
              ...(fine.selfReported ? [t('session:selfReported')] : []),
              ...(fine.reportedBy === null
                ? []
                : [t('session:reportedBy', { name: nameOf(fine.reportedBy) })]),
              t('session:recordedAt', { time: dates.moment(fine.recordedAt) }),
            ].join(' · ')}
          </Text>
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
          <HandLink club={club} session={session} hand={hand} className={classes['way']}>
            {t('seeThatHand')}
          </HandLink>
        )}
      </Group>
    </Section>
  );
}

interface RecordedProps {
  readonly club: string;
  readonly session: string;
  readonly hand: number;
  readonly nameOf: (member: string) => string;
}

/** The disputed hand in a line, with the sums that everybody got or gave in it. */
function RecordedHand({ club, session, hand, nameOf }: RecordedProps) {
  const summary = useHandSummary(nameOf);
  const { data: hands } = useSuspenseQuery(handsQuery(club, session));
  const recorded = hands.find(({ number }) => number === hand);
  if (recorded === undefined) return null;
  const sums = [...netOf(asPayments(recorded.payments))]
    .map(([party, points]) => ({ party, points }))
    .filter(({ points }) => points !== 0);
  const said = summary(recorded);
  return (
    <Text>
      {said}
      {said !== '' && sums.length > 0 && ' · '}
      <Gains parties={sums} nameOf={nameOf} />
    </Text>
  );
}
