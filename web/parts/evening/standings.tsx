import { Text } from '@mantine/core';
import type { SessionView } from '../../api/evenings/club-queries.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './standings.module.css';
import { Points } from '../figures/points.js';
import { Face } from '../people/face.js';
import { SignedMoney } from '../figures/signed-money.js';

interface Props {
  readonly session: Pick<SessionView, 'standings' | 'rate'>;
  readonly currency: string;
  readonly nameOf: (member: string) => string;
  /** The place of a player for their face. */
  readonly placeOf: (player: string) => number | undefined;
  /** Whether a player is the reader. */
  readonly isMe: (player: string) => boolean;
  /** Names what the list is, for a screen reader. */
  readonly label: string;
}

/** The standings of an evening, the best first; the reader's own result is marked. */
export function Standings({ session, currency, nameOf, placeOf, isMe, label }: Props) {
  const { t } = useTranslation('members');
  const { rate } = session;
  const ranked = session.standings.toSorted((one, other) => other.points - one.points);
  return (
    <ol className={classes['standings']} aria-label={label}>
      {ranked.map(({ player, points }) => (
        <li key={player} className={classes['row']} data-me={isMe(player)}>
          <span className={classes['name']}>
            <Face name={nameOf(player)} place={placeOf(player)} />
            {nameOf(player)}
            {isMe(player) && <Text component="span" size="sm" c="dimmed">{` (${t('you')})`}</Text>}
          </span>
          <Points value={points} />
          {rate > 0 && (
            <span className={classes['money']}>
              <SignedMoney minor={points * rate} currency={currency} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
