import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { MyClub } from '../../api/people/me.js';
import { carriedReads, takeBackCarried, type CarriedEvening } from '../../api/seasons/carried.js';
import { useDays } from '../../parts/figures/days.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { CarriedRows } from './carried-rows.js';
import { CorrectCarried } from './correct-carried.js';

interface Props {
  readonly club: MyClub;
  readonly evenings: readonly CarriedEvening[];
}

/** The evenings that were carried in: each can be corrected and taken back. */
export function CarriedList({ club, evenings }: Props) {
  const { t } = useTranslation('carried.list');
  const days = useDays();
  const [corrected, correct] = useState<CarriedEvening | null>(null);
  const [taken, take] = useState<CarriedEvening | null>(null);
  return (
    <Section title={t('title', { count: evenings.length })}>
      <CarriedRows club={club.id} evenings={evenings}>
        {(evening) => {
          const day = days.short(evening.day);
          return (
            <Group gap="xs">
              <Button
                variant="default"
                aria-label={t('correctOf', { day })}
                onClick={() => {
                  correct(evening);
                }}
              >
                {t('correct')}
              </Button>
              <Button
                variant="default"
                aria-label={t('takeBackOf', { day })}
                onClick={() => {
                  take(evening);
                }}
              >
                {t('takeBack')}
              </Button>
            </Group>
          );
        }}
      </CarriedRows>
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
