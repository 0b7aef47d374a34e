import { Autocomplete, Button, NativeSelect, Switch, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { booksQuery, changeBooks, moneyReads } from '../../api/cash.js';
import { may } from '../../api/rights.js';
import { useDates } from '../../parts/dates.js';
import { ProblemNote } from '../../parts/problem-note.js';
import { Section } from '../../parts/section.js';
import { toast } from '../../parts/toast.js';
import { useWrite } from '../../parts/use-write.js';
import { localeOf } from '../../words/locale.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';

type Said = Parameters<typeof changeBooks>[1];

/** Time zone, fiscal year, and whether members see the purses. */
export function BooksSettings({ club }: CashProps) {
  const { t } = useTranslation('cash');
  const dates = useDates();
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const [zone, setZone] = useState(books.timeZone);
  const [month = '01', dayOfMonth = '01'] = books.yearStart.split('-');
  const [start, setStart] = useState(month);
  const [shown, setShown] = useState(books.pursesShown);
  const changing = useWrite(
    (body: Said, key) => changeBooks(club.id, body, key),
    moneyReads(club.id),
  );
  const isReader = !may(club, 'keep-money');
  const yearStart = start === month ? books.yearStart : `${start}-01`;
  const changed: Said = {
    ...(zone === books.timeZone ? {} : { timeZone: zone }),
    ...(yearStart === books.yearStart ? {} : { yearStart }),
    ...(shown === books.pursesShown ? {} : { pursesShown: shown }),
  };
  return (
    <Section title={t('settings.books')}>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          changing.mutate(changed, {
            onSuccess: () => {
              toast(t('done'));
            },
          });
        }}
      >
        <div role="status">
          <ProblemNote error={changing.error} />
        </div>
        <Autocomplete
          label={t('settings.zone')}
          description={t('settings.zoneHint')}
          value={zone}
          disabled={isReader}
          limit={20}
          data={Intl.supportedValuesOf('timeZone')}
          onChange={setZone}
        />
        <NativeSelect
          label={t('settings.start')}
          description={t('settings.startHint')}
          value={start}
          disabled={isReader}
          onChange={({ currentTarget }) => {
            setStart(currentTarget.value);
          }}
          data={useMonths(month, dayOfMonth)}
        />
        {books.yearStartFrom !== null && (
          <Text size="sm">{t('settings.startFrom', { day: dates.long(books.yearStartFrom) })}</Text>
        )}
        <Switch
          size="md"
          label={t('settings.shown')}
          checked={shown}
          disabled={isReader}
          onChange={({ currentTarget }) => {
            setShown(currentTarget.checked);
          }}
        />
        {!isReader && (
          <Button
            type="submit"
            loading={changing.isPending}
            disabled={Object.keys(changed).length === 0}
          >
            {t('save')}
          </Button>
        )}
      </form>
    </Section>
  );
}

/** The first of each month; a club that begins on another day keeps it in its month. */
function useMonths(chosen: string, dayOfMonth: string) {
  const { language } = useTranslation();
  const write = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, index) => {
    const value = String(index + 1).padStart(2, '0');
    const day = value === chosen ? dayOfMonth : '01';
    return { value, label: write.format(new Date(`2000-${value}-${day}T00:00:00Z`)) };
  });
}
