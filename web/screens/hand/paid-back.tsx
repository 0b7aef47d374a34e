import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { HandView } from '../../api/evenings/club-queries.js';
import type { CorrectionEffect } from '../../api/evenings/corrections.js';
import { correctionsQuery } from '../../api/evenings/evening-queries.js';
import { useReason } from '../../parts/disputes/use-reason.js';
import { PaidBackParts } from '../../parts/evening/paid-back-parts.js';
import { useDates } from '../../parts/figures/dates.js';
import { Gains } from '../../parts/figures/gains.js';
import { Section } from '../../parts/page/section.js';
import { useCalled } from '../../parts/people/use-called.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './hand.module.css';

interface Props {
  readonly club: string;
  readonly session: string;
  readonly hand: HandView;
  readonly nameOf: (member: string) => string;
}

/**
 * The fines of a hand that were paid back since: the payments of the hand stay as they are, and these
 * came after them. Empty where there are none.
 */
export function PaidBack({ club, session, hand, nameOf }: Props) {
  const { t } = useTranslation(['session', 'disputes']);
  const dates = useDates();
  const called = useCalled();
  const why = useReason();
  const { fineIds } = hand;
  const { data = [] } = useQuery({
    ...correctionsQuery(club, session),
    enabled: fineIds.length > 0,
  });
  const made = data.filter(({ paidBack = [] }) => paidBack.some((id) => fineIds.includes(id)));
  return made.map(({ event, effect, reason, dispute, actorName, recordedAt }) => (
    <Section
      key={event}
      title={t('paidBackFine', { name: nameOf(paidBackIn(effect)?.player ?? '') })}
    >
      {reason !== '' && <Text>{why(reason)}</Text>}
      <Text>
        <Gains parties={paidBackIn(effect)?.parties ?? []} nameOf={nameOf} />
      </Text>
      <PaidBackParts effect={effect} nameOf={nameOf} />
      <Text size="sm" c="dimmed">
        {t('correctedBy', { name: called(actorName), time: dates.moment(recordedAt) })}
      </Text>
      {dispute !== null && reason !== '' && (
        <Anchor
          className={classes['way'] ?? ''}
          renderRoot={(props) => (
            <Link to="/clubs/$club/disputes/$dispute" params={{ club, dispute }} {...props} />
          )}
        >
          {t('disputes:see')}
        </Anchor>
      )}
    </Section>
  ));
}

const paidBackIn = ({ others }: Pick<CorrectionEffect, 'others'>) =>
  others.find(({ kind }) => kind === 'paid-back');
