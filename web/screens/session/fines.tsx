import { Anchor, Group, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { FineLine } from '../../api/evenings/club-queries.js';
import { sessionFinesQuery } from '../../api/evenings/evening-queries.js';
import { may } from '../../api/people/rights.js';
import { useFineWords } from '../../parts/disputes/fine-words.js';
import { Folding } from '../../parts/page/folding.js';
import { FineState } from '../../parts/disputes/state-badge.js';
import { useIsPerson } from '../../parts/people/use-names.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { isLong, type EveningProps } from './evening-props.js';
import classes from './session.module.css';

/** The fines of the evening. Nothing when there are none. */
export function Fines({ club, session, nameOf }: EveningProps) {
  const { t } = useTranslation('session');
  const words = useFineWords();
  const { data: fines } = useSuspenseQuery(sessionFinesQuery(club.id, session.id));
  // The line of the folded card has the fines that hold.
  const named = fines
    .filter(({ state }) => state !== 'overturned')
    .map((fine) => `${nameOf(fine.player)}: ${words.code(fine)}`);
  if (fines.length === 0) return null;
  return (
    <Folding title={t('fines')} id="fines" summary={named.join(' · ')} isAlways={isLong(session)}>
      <ul className={classes['list']}>
        {fines.map((fine) => (
          <li key={fine.id} className={classes['entry']}>
            <Fine club={club} session={session} nameOf={nameOf} fine={fine} />
          </li>
        ))}
      </ul>
    </Folding>
  );
}

function Fine({ club, session, nameOf, fine }: EveningProps & { readonly fine: FineLine }) {
  const { t } = useTranslation('session');
  const words = useFineWords();
  const isMe = useIsPerson(club.id, club.member);
  const { hand, reportedBy, selfReported, note, state, player } = fine;
  const said = [
    hand === null ? t('between') : t('fineAt', { number: hand }),
    words.stage(fine),
    words.cost(fine),
    ...(selfReported ? [t('selfReported')] : []),
    ...(reportedBy === null ? [] : [t('reportedBy', { name: nameOf(reportedBy) })]),
  ];
  // Only the fined player objects to the fine; others speak to them, or dispute the hand.
  const mayDispute = isMe(player) && state === 'recorded';
  const params = { club: club.id, session: session.id, fine: fine.id };
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text fw={650}>{`${nameOf(player)}: ${words.code(fine)}`}</Text>
        <FineState state={state} />
      </Group>
      <Text size="sm" c="dimmed">
        {said.join(' · ')}
      </Text>
      {note !== '' && <Text>{note}</Text>}
      <Group gap="lg">
        {mayDispute && (
          <Anchor
            className={classes['way']}
            renderRoot={(props) => (
              <Link
                to="/clubs/$club/sessions/$session/dispute/fine/$fine"
                params={params}
                {...props}
              />
            )}
          >
            {t('dispute')}
          </Anchor>
        )}
        {may(club, 'record') && state !== 'overturned' && (
          <Anchor
            className={classes['way']}
            renderRoot={(props) => (
              <Link
                to="/clubs/$club/sessions/$session/corrections/fine/$fine"
                params={params}
                {...props}
              />
            )}
          >
            {t('correctFine')}
          </Anchor>
        )}
      </Group>
    </>
  );
}
