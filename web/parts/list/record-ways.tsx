import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../../routing/link.js';
import type { Target } from '../../routing/target.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './register.module.css';

interface Props {
  readonly club: string;
  /** The evening; null for none, or where its hand leads to it. */
  readonly session: string | null;
  readonly hand?: { readonly session: string; readonly number: number } | null;
  readonly disputes: readonly string[];
}

/** The ways from an entry of a register to its evening, its hand and its disputes. */
export function RecordWays({ club, session, hand = null, disputes }: Props) {
  const { t } = useTranslation('registers');
  return (
    <>
      {session !== null && (
        <Way to="/clubs/$club/sessions/$session" params={{ club, session }}>
          {t('toSession')}
        </Way>
      )}
      {hand !== null && (
        <Way
          to="/clubs/$club/sessions/$session/hands/$hand"
          params={{ club, session: hand.session, hand: String(hand.number) }}
        >
          {t('toHand', { number: hand.number })}
        </Way>
      )}
      {disputes.map((dispute) => (
        <Way key={dispute} to="/clubs/$club/disputes/$dispute" params={{ club, dispute }}>
          {t('toDispute')}
        </Way>
      ))}
    </>
  );
}

function Way({ children, ...target }: Target & { readonly children: ReactNode }) {
  return (
    <Anchor
      className={classes['way'] ?? ''}
      renderRoot={(props) => <Link {...target} {...props} />}
    >
      {children}
    </Anchor>
  );
}
