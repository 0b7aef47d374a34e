import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { SPLITS } from '../../../../src/planned/split.js';
import type { PlayerId } from '../../../../src/rules/payment.js';
import { BOOK_IDS } from '../../../../src/rules/rule-book.js';
import { useLive } from '../../../api/live/live.js';
import { useDates } from '../../../parts/figures/dates.js';
import { useDays } from '../../../parts/figures/days.js';
import { Choice } from '../../../parts/form/fields/choice.js';
import { Choices } from '../../../parts/form/fields/choices.js';
import { Section } from '../../../parts/page/section.js';
import { useTranslation } from '../../../words/use-translation.js';
import { useTableSentences } from '../../planned-evenings/tables-line.js';
import { MOST_SEATS, type StartForm } from '../start-form.js';
import type { Start } from '../use-start.js';
import { hostOf, useTables } from './use-tables.js';
import type { Tonight as Planned } from './use-tonight.js';

interface Props {
  readonly club: string;
  readonly start: Start;
  readonly tonight: Planned;
  readonly form: StartForm;
  readonly onChange: (form: StartForm) => void;
  /** Whether the table is opened for the planned evening; one from a paper is of another day. */
  readonly isOf: boolean;
  readonly onOf: (isOf: boolean) => void;
}

/** The people of the planned evening at tables that can be changed; each table fills the form. */
export function Tonight(props: Props) {
  const { t } = useTranslation(['evening-start', 'planned']);
  const { club, tonight, form, isOf, onOf } = props;
  // Answers of other devices come in while the table is laid.
  useLive(club);
  const dates = useDates();
  const sentences = useTableSentences();
  const tables = useTables(club, tonight, form.book);
  const { evening } = tonight;
  const isOne = tables.tables.length === 1;
  const hasGuests = tables.tables.some((table) => table.some((one) => hostOf(one) !== null));
  return (
    <Section title={t('tonight.title', { time: dates.clock(evening.begins) })}>
      <Text>
        {evening.coming === 0
          ? t('planned:nobody')
          : t('planned:coming', { count: evening.coming })}
        {'. '}
        {sentences(tables.division)}
      </Text>
      {tables.tables.length > 1 && <Ways tables={tables} />}
      <Tables {...props} tables={tables} isOne={isOne} />
      {hasGuests && <Text size="sm">{t('tonight.guests', { who: t('who') })}</Text>}
      {form.day === null && (
        <Checkbox
          mt="sm"
          size="md"
          label={t('tonight.apart')}
          checked={isOf}
          onChange={({ currentTarget }) => {
            onOf(currentTarget.checked);
          }}
        />
      )}
    </Section>
  );
}

interface TablesProps {
  readonly tables: ReturnType<typeof useTables>;
}

/** How the tables are made, and how these were. */
function Ways({ tables: { way, setWay, again, since } }: TablesProps) {
  const { t } = useTranslation('evening-start.tonight');
  const days = useDays();
  return (
    <>
      <Choices title={t('how')} wide>
        {SPLITS.map((one) => (
          <Choice
            key={one}
            isChosen={one === way}
            onChoose={() => {
              setWay(one);
            }}
          >
            {t(one)}
          </Choice>
        ))}
      </Choices>
      <Group gap="sm" mt="xs" role="status">
        <Text size="sm" style={{ flex: 1 }}>
          {way === 'lot'
            ? t('saidLot')
            : since !== undefined && t('saidSeldom', { day: days.short(since) })}{' '}
          {t('swap')}
        </Text>
        <Button variant="default" onClick={again}>
          {t('again')}
        </Button>
      </Group>
    </>
  );
}

function Tables({
  start,
  tonight,
  form,
  onChange,
  tables,
  isOne,
}: Props & TablesProps & { readonly isOne: boolean }) {
  const { t } = useTranslation('evening-start.tonight');
  const [picked, pick] = useState<string | null>(null);
  const { nameOf, isPlaying, canSit } = usePeople(start);
  const take = (table: readonly string[]) => {
    const seats = table.filter(canSit).slice(0, MOST_SEATS);
    const book = BOOK_IDS.find((id) => id === tonight.evening.book) ?? form.book;
    const own = form.own?.parent === book ? form.own : null;
    onChange({ ...form, book, own, seats: seats.map((one) => one as PlayerId), dealer: null });
  };
  const tap = (person: string) => {
    if (picked === null) {
      pick(person);
      return;
    }
    if (picked !== person) tables.swap(picked, person);
    pick(null);
  };
  return tables.tables.map((table, at) => {
    const number = String(at + 1);
    return (
      <div key={number}>
        <Choices title={t('table', { number })}>
          {table.map((person) => (
            <Choice
              key={person}
              isChosen={person === picked}
              onChoose={() => {
                tap(person);
              }}
            >
              {isPlaying(person) ? t('atTable', { name: nameOf(person) }) : nameOf(person)}
            </Choice>
          ))}
        </Choices>
        <Button
          mt="xs"
          disabled={!table.some(canSit)}
          onClick={() => {
            take(table);
          }}
        >
          {isOne ? t('takeOne') : t('take', { number })}
        </Button>
      </div>
    );
  });
}

/** The people of a proposal: their names, and whether they can sit down. */
function usePeople({ members, sessions }: Start) {
  const { t } = useTranslation('evening-start.tonight');
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const playing = new Set<string>(
    sessions.flatMap(({ status, seats }) => (status === 'open' ? seats : [])),
  );
  return {
    nameOf: (person: string) => {
      const host = hostOf(person);
      if (host !== null) return t('guestOf', { name: names.get(host) ?? '…' });
      return names.get(person) ?? '…';
    },
    isPlaying: (person: string) => playing.has(person),
    canSit: (person: string) => names.has(person) && !playing.has(person),
  };
}
