import { Anchor, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { HandView } from '../../api/evenings/club-queries.js';
import { handsQuery } from '../../api/evenings/evening-queries.js';
import { useHandSummary } from '../../parts/hand-lines/hand-words.js';
import { asPayments } from '../../parts/payments/as-payments.js';
import { netOf } from '../../parts/payments/payment-lines.js';
import { Payments } from '../../parts/payments/payments.js';
import { signedPoints } from '../../parts/figures/points.js';
import { Folding } from '../../parts/page/folding.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { isLong, type EveningProps } from './evening-props.js';
import classes from './session.module.css';

/** The hands of the evening, the latest first; each opens to its payments. */
export function Hands({ club, session, nameOf }: EveningProps) {
  const { t } = useTranslation(['session', 'members']);
  const summary = useHandSummary(nameOf);
  const { data: hands } = useSuspenseQuery(handsQuery(club.id, session.id));
  const last = hands.at(-1);
  const latest =
    last === undefined ? '' : `${t('members:hand', { number: last.number })}: ${summary(last)}`;
  return (
    <Folding title={t('hands')} id="hands" summary={latest} isAlways={isLong(session)}>
      {hands.length === 0 && <Text>{t('noHands')}</Text>}
      <ol className={classes['list']} reversed>
        {hands.toReversed().map((hand) => (
          <li key={hand.number}>
            <Hand club={club.id} session={session.id} hand={hand} nameOf={nameOf} />
          </li>
        ))}
      </ol>
    </Folding>
  );
}

interface HandProps {
  readonly club: string;
  readonly session: string;
  readonly hand: HandView;
  readonly nameOf: EveningProps['nameOf'];
}

function Hand({ club, session, hand, nameOf }: HandProps) {
  const { t } = useTranslation(['session', 'members']);
  const id = useId();
  const [isOpen, open] = useState(false);
  const summary = useHandSummary(nameOf);
  const net = [...netOf(asPayments(hand.payments))]
    .filter(([, points]) => points !== 0)
    .toSorted(([, one], [, other]) => other - one);
  return (
    <>
      <UnstyledButton
        className={classes['hand']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          open(!isOpen);
        }}
      >
        <span className={classes['grow']}>
          <Text component="span" display="block" fw={650}>
            {t('members:hand', { number: hand.number })}
          </Text>
          <Text component="span" display="block">
            {summary(hand)}
          </Text>
          <Text component="span" display="block" size="sm" c="dimmed">
            {net.map(([player, points]) => `${nameOf(player)} ${signedPoints(points)}`).join(' · ')}
          </Text>
        </span>
        <IconChevronDown size={20} aria-hidden className={classes['chevron']} />
      </UnstyledButton>
      <div id={id} className={classes['opened']} hidden={!isOpen}>
        {isOpen && (
          <>
            <Payments payments={asPayments(hand.payments)} nameOf={nameOf} />
            <Anchor
              className={classes['way']}
              renderRoot={(props) => (
                <Link
                  to="/clubs/$club/sessions/$session/hands/$hand"
                  params={{ club, session, hand: String(hand.number) }}
                  {...props}
                />
              )}
            >
              {t('seeHand', { number: hand.number })}
            </Anchor>
          </>
        )}
      </div>
    </>
  );
}
