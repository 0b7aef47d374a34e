import { Group, Text } from '@mantine/core';
import type { RegisteredFine as Fine } from '../../api/evenings/club-queries.js';
import { useDates } from '../../parts/figures/dates.js';
import { useFineWords } from '../../parts/disputes/fine-words.js';
import { useNameList } from '../../parts/people/player-name.js';
import { plainPoints } from '../../parts/figures/points.js';
import classes from '../../parts/list/register.module.css';
import { FineState } from '../../parts/disputes/state-badge.js';
import { useCalled } from '../../parts/people/use-called.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useReason } from '../../parts/disputes/use-reason.js';
import { RecordWays } from '../../parts/list/record-ways.js';
import { useSource } from '../../parts/payments/use-source.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly club: string;
  readonly fine: Fine;
}

/** One fine of the register, with all that is known of it. */
export function RegisteredFine({ club, fine }: Props) {
  const { t } = useTranslation('registers');
  const nameOf = useMemberNames(club);
  const called = useCalled();
  const dates = useDates();
  const words = useFineWords();
  const reasonOf = useReason();
  const sourceOf = useSource();
  const { player, note, state, selfReported, reportedBy, actorName, recordedAt, source } = fine;
  const { session, hand, disputes } = fine;
  return (
    <li className={classes['entry']}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="start">
        <Text fw={650}>{`${nameOf(player)}: ${words.code(fine)}`}</Text>
        <FineState state={state} />
      </Group>
      <Text>
        {[
          words.cost(fine),
          words.stage(fine),
          ...(selfReported ? [t('fines.selfReported')] : []),
          ...(reportedBy === null ? [] : [t('fines.reportedBy', { name: nameOf(reportedBy) })]),
        ].join(' · ')}
      </Text>
      {note !== '' && <Text>{t('quoted', { text: note })}</Text>}
      <div className={classes['ways']}>
        <RecordWays
          club={club}
          session={session}
          hand={hand === null ? null : { session, number: hand }}
          disputes={disputes.map(({ dispute }) => dispute)}
        />
      </div>
      <PotWays fine={fine} nameOf={nameOf} />
      {fine.correction !== null && (
        <Text>
          {t('fines.corrected', {
            name: called(fine.correction.actorName),
            time: dates.moment(fine.correction.time),
            reason: reasonOf(fine.correction.reason),
          })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('fines.recorded', { name: called(actorName), time: dates.moment(recordedAt) })}
        {source !== '' && ` · ${t('fines.source', { source: sourceOf(source) })}`}
      </Text>
    </li>
  );
}

/** The course of its points, pot by pot. */
function PotWays({
  fine,
  nameOf,
}: {
  readonly fine: Fine;
  readonly nameOf: (id: string) => string;
}) {
  const { t } = useTranslation('registers');
  const list = useNameList();
  if (fine.pots.length === 0) return null;
  return (
    <ul className={classes['lines']} aria-label={t('fines.where')}>
      {fine.pots.map(({ pot, points, now, steps }) => (
        <li key={pot}>
          <Text component="span" fw={650}>
            {t(`fines.now.${now}`, { pot: t(`fines.pots.${pot}`), points: plainPoints(points) })}
          </Text>
          {steps
            .filter(({ what }) => what !== 'paid')
            .map(({ what, hand, to, event }) => (
              <Text component="span" display="block" size="sm" key={`${event} ${what}`}>
                {t(`fines.steps.${what}`, {
                  hand: hand === null ? '' : ` ${t('fines.inHand', { number: hand })}`,
                  names: list(
                    to.map(({ player, points: got }) =>
                      t('fines.share', { name: nameOf(player), points: plainPoints(got) }),
                    ),
                  ),
                })}
              </Text>
            ))}
        </li>
      ))}
    </ul>
  );
}
