import { Anchor, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { stepsQuery } from '../../api/evenings/evening-queries.js';
import { may } from '../../api/people/rights.js';
import { useDates } from '../../parts/figures/dates.js';
import { Folding } from '../../parts/page/folding.js';
import { useUndoWords } from '../../parts/evening/use-undo-words.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { EveningProps } from './evening-props.js';
import { seatChangesOf } from './seat-changes.js';
import classes from './session.module.css';

/** Joinings and leavings during the evening. Empty when there are none. */
export function ComingsAndGoings({ club, session, nameOf }: EveningProps) {
  const { t } = useTranslation('session');
  const dates = useDates();
  const undoWords = useUndoWords(nameOf);
  const { data: steps } = useSuspenseQuery(stepsQuery(club.id, session.id));
  const changes = seatChangesOf(steps);
  if (changes.length === 0) return null;
  return (
    <Folding
      title={t('comingsAndGoings')}
      id="came-and-went"
      summary={changes
        .map(({ kind, player }) => t(`seats.${kind}`, { name: nameOf(player) }))
        .join(' · ')}
    >
      <ul className={classes['list']}>
        {changes.map(({ step, kind, player, hand, recordedAt, isVoided }) => (
          <li key={step} className={classes['entry']}>
            <Text fw={650}>{t(`seats.${kind}`, { name: nameOf(player) })}</Text>
            <Text size="sm" c="dimmed">
              {[
                hand === 0 ? t('beforeFirstHand') : t('afterHand', { number: hand }),
                dates.clock(recordedAt),
                ...(isVoided ? [t('takenBack')] : []),
              ].join(' · ')}
            </Text>
            {may(club, 'record') && !isVoided && (
              <Anchor
                className={classes['way']}
                renderRoot={(props) => (
                  <Link
                    to="/clubs/$club/sessions/$session/corrections/seat/$step"
                    params={{ club: club.id, session: session.id, step: String(step) }}
                    {...props}
                  />
                )}
              >
                {undoWords('do', { kind, hand: null, player })}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Folding>
  );
}
