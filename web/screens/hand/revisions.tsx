import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { revisionsQuery } from '../../api/evenings/evening-queries.js';
import { useDates } from '../../parts/figures/dates.js';
import { asPayments } from '../../parts/payments/as-payments.js';
import { netOf } from '../../parts/payments/payment-lines.js';
import { signedPoints } from '../../parts/figures/points.js';
import { Section } from '../../parts/page/section.js';
import { useReason } from '../../parts/disputes/use-reason.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './hand.module.css';
import { useCalled } from '../../parts/people/use-called.js';

interface Props {
  readonly club: string;
  readonly session: string;
  readonly number: number;
  readonly nameOf: (member: string) => string;
}

/** How the hand was recorded before, and what it came to then; the one that counts first. */
export function Revisions({ club, session, number, nameOf }: Props) {
  const { t } = useTranslation('session');
  const dates = useDates();
  const why = useReason();
  const called = useCalled();
  const { data } = useSuspenseQuery(revisionsQuery(club, session, number));
  const revisions = data.revisions.toReversed();
  return (
    <Section title={t('revisions')}>
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {revisions.map(({ event, revision, recordedAt, actorName, reason, payments }, index) => {
          const ranked = [...netOf(asPayments(payments))].toSorted(
            ([, one], [, other]) => other - one,
          );
          const net = ranked.map(([player, points]) => `${nameOf(player)} ${signedPoints(points)}`);
          return (
            <li key={event} className={classes['entry']}>
              <Text fw={650}>
                {t('revision', { number: revision })}
                {index === 0 && ` · ${t('revisionNow')}`}
              </Text>
              <Text>{reason === null ? t('firstRevision') : why(reason)}</Text>
              <Text>{net.join(' · ')}</Text>
              <Text size="sm" c="dimmed">
                {t('correctedBy', { name: called(actorName), time: dates.moment(recordedAt) })}
              </Text>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
