import { Button, NativeSelect, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { sessionsQuery } from '../../api/evenings/club-queries.js';
import { moveEvening, seasonReads, type EveningMove } from '../../api/seasons/season-writes.js';
import { seasonsQuery, type SeasonEvening } from '../../api/seasons/seasons.js';
import { useBookName } from '../../parts/evening/use-book-name.js';
import { useDates } from '../../parts/figures/dates.js';
import { useDays } from '../../parts/figures/days.js';
import { MorePages } from '../../parts/list/more-pages.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useTranslation } from '../../words/use-translation.js';
import type { SeasonProps } from './season-props.js';

interface Props extends SeasonProps {
  /** Null for none: it is closed. */
  readonly evening: SeasonEvening | null;
  readonly onClose: () => void;
}

/** Takes an evening out of the season, to another or to none; or into it, with the reason. */
export function MoveEvening({ club, standings: { season }, evening, onClose }: Props) {
  const { t } = useTranslation('seasons.forms');
  const days = useDays();
  const { data: seasons } = useSuspenseQuery(seasonsQuery(club.id));
  const [to, setTo] = useState('');
  const others = seasons.filter(({ id, status }) => id !== season.id && status === 'open');
  const belongs = evening?.belongs === true;
  return (
    <Moving
      club={club.id}
      opened={evening !== null}
      onClose={onClose}
      title={t('move.title', { day: days.short(evening?.day ?? season.firstDay) })}
      move={
        evening === null
          ? null
          : belongs
            ? { session: evening.session, from: season.id, ...(to === '' ? {} : { to }) }
            : { session: evening.session, to: season.id }
      }
    >
      <Text>{t(belongs ? 'move.out' : 'move.in', { name: season.name })}</Text>
      {belongs && others.length > 0 && (
        <NativeSelect
          label={t('move.to')}
          value={to}
          onChange={({ currentTarget }) => {
            setTo(currentTarget.value);
          }}
          data={[
            { value: '', label: t('move.nowhere') },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </Moving>
  );
}

/** Takes an evening of other days into the season. */
export function MoveIn({ club, standings: { season, evenings } }: SeasonProps) {
  const { t } = useTranslation('seasons.forms');
  const bookName = useBookName();
  const dates = useDates();
  const [isAsked, { open, close }] = useDisclosure(false);
  const [session, choose] = useState('');
  const query = useInfiniteQuery({ ...sessionsQuery(club.id), enabled: isAsked });
  const known = new Set(evenings.map((one) => one.session));
  const others = (query.data?.pages ?? [])
    .flatMap((page) => page.sessions)
    .filter(({ id }) => !known.has(id));
  return (
    <>
      <Button mt="sm" variant="default" onClick={open}>
        {t('move.another')}
      </Button>
      <Moving
        club={club.id}
        opened={isAsked}
        onClose={close}
        title={t('move.another')}
        move={session === '' ? null : { session, to: season.id }}
      >
        <Text>{t('move.in', { name: season.name })}</Text>
        <NativeSelect
          label={t('move.evening')}
          value={session}
          onChange={({ currentTarget }) => {
            choose(currentTarget.value);
          }}
          data={[
            { value: '', label: others.length === 0 ? t('move.noOther') : t('move.choose') },
            ...others.map(({ id, openedAt, book, ownBook, tableName }) => ({
              value: id,
              label: [dates.short(openedAt), bookName({ book, ownBook }), tableName ?? []]
                .flat()
                .join(' · '),
            })),
          ]}
        />
        <MorePages pages={query} label={t('move.older')} />
      </Moving>
    </>
  );
}

interface MovingProps {
  readonly club: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Null as long as it is not said which evening. */
  readonly move: Omit<EveningMove, 'why'> | null;
  readonly children: ReactNode;
}

function Moving({ club, opened, onClose, title, move, children }: MovingProps) {
  const { t } = useTranslation('seasons.forms');
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={title}
      confirm={t('move.do')}
      reason={{ label: t('why'), description: t('whyShown') }}
      body={move}
      write={(body, key, why) => moveEvening(club, { ...body, why }, key)}
      reads={seasonReads(club)}
      done={t('move.done')}
    >
      {children}
    </ConfirmWrite>
  );
}
