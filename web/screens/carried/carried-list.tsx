import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { MyClub } from '../../api/people/me.js';
import { carriedReads, takeBackCarried, type CarriedEvening } from '../../api/seasons/carried.js';
import { useDays } from '../../parts/figures/days.js';
import { signedPoints } from '../../parts/figures/points.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import rows from '../../parts/list/rows.module.css';
import { Section } from '../../parts/page/section.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './carried.module.css';
import { CorrectCarried } from './correct-carried.js';

interface Props {
  readonly club: MyClub;
  readonly evenings: readonly CarriedEvening[];
}

/** As many as one looks through; the others are a tap away. */
const SHOWN = 12;

/** The evenings that were carried in: each can be corrected and taken back. */
export function CarriedList({ club, evenings }: Props) {
  const { t } = useTranslation('carried.list');
  const days = useDays();
  const [isAll, showAll] = useState(false);
  const [corrected, correct] = useState<CarriedEvening | null>(null);
  const [taken, take] = useState<CarriedEvening | null>(null);
  const latest = evenings.toReversed();
  return (
    <Section title={t('title', { count: evenings.length })}>
      <ul className={rows['rows']}>
        {latest.slice(0, isAll ? undefined : SHOWN).map((evening) => (
          <Evening
            key={evening.id}
            {...{ club: club.id, evening }}
            onCorrect={() => {
              correct(evening);
            }}
            onTakeBack={() => {
              take(evening);
            }}
          />
        ))}
      </ul>
      {!isAll && latest.length > SHOWN && (
        <Button
          mt="sm"
          variant="default"
          onClick={() => {
            showAll(true);
          }}
        >
          {t('all', { count: latest.length })}
        </Button>
      )}
      <ConfirmWrite
        opened={taken !== null}
        onClose={() => {
          take(null);
        }}
        title={taken === null ? '' : t('takeBackOf', { day: days.short(taken.day) })}
        confirm={t('takeBack')}
        body={taken}
        write={(evening, key, why) => takeBackCarried(club.id, evening, why, key)}
        reads={carriedReads(club.id)}
        reason={{ label: t('why'), description: t('whyHint') }}
        done={t('takenBack')}
      />
      {corrected !== null && (
        <CorrectCarried
          key={corrected.id}
          club={club}
          evening={corrected}
          onClose={() => {
            correct(null);
          }}
        />
      )}
    </Section>
  );
}

interface EveningProps {
  readonly club: string;
  readonly evening: CarriedEvening;
  readonly onCorrect: () => void;
  readonly onTakeBack: () => void;
}

function Evening({ club, evening, onCorrect, onTakeBack }: EveningProps) {
  const { t } = useTranslation('carried.list');
  const days = useDays();
  const nameOf = useMemberNames(club);
  const { table, results, others } = evening;
  const day = days.short(evening.day);
  const best = [...results].sort((one, other) => other.points - one.points);
  return (
    <li className={`${rows['row'] ?? ''} ${classes['carried'] ?? ''}`}>
      <span className={rows['grow']}>
        <Text component="span" display="block" fw={600}>
          {[day, ...(table === null ? [] : [table])].join(' · ')}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {[
            ...best.map(({ member, points }) => `${nameOf(member)} ${signedPoints(points)}`),
            ...(others === null ? [] : [`${t('others')} ${signedPoints(others)}`]),
          ].join(', ')}
        </Text>
      </span>
      <Group gap="xs">
        <Button variant="default" aria-label={t('correctOf', { day })} onClick={onCorrect}>
          {t('correct')}
        </Button>
        <Button variant="default" aria-label={t('takeBackOf', { day })} onClick={onTakeBack}>
          {t('takeBack')}
        </Button>
      </Group>
    </li>
  );
}
