import { Autocomplete, Button, NativeSelect, Switch, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { booksQuery, changeBooks, moneyReads, type Books } from '../../api/money/cash.js';
import { may } from '../../api/people/rights.js';
import { useDates } from '../../parts/figures/dates.js';
import { ProblemNote } from '../../parts/page/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { toast } from '../../parts/page/toast.js';
import { useWrite } from '../../parts/form/use-write.js';
import { localeOf } from '../../words/locale.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';

type BooksChange = Parameters<typeof changeBooks>[1];

/** Time zone, fiscal year, and whether members see the purses. */
export function BooksSettings({ club }: CashProps) {
  const { t } = useTranslation('cash');
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const [zone, setZone] = useState(books.timeZone);
  const [yearStart, setYearStart] = useState(books.yearStart);
  const [shown, setShown] = useState(books.pursesShown);
  const changing = useWrite(
    (body: BooksChange, key) => changeBooks(club.id, body, key),
    moneyReads(club.id),
  );
  const isReader = !may(club, 'keep-money');
  const changed: BooksChange = {
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
        <YearStart books={books} value={yearStart} isReader={isReader} onChange={setYearStart} />
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

interface StartProps {
  readonly books: Books;
  /** `MM-DD`. */
  readonly value: string;
  readonly isReader: boolean;
  readonly onChange: (value: string) => void;
}

function YearStart({ books, value, isReader, onChange }: StartProps) {
  const { t } = useTranslation('cash');
  const dates = useDates();
  return (
    <>
      <NativeSelect
        label={t('settings.start')}
        description={t('settings.startHint')}
        value={value}
        disabled={isReader}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
        data={useStarts(books.yearStart)}
      />
      {books.yearStartFrom !== null && (
        <Text size="sm">{t('settings.startFrom', { day: dates.long(books.yearStartFrom) })}</Text>
      )}
    </>
  );
}

/** The first of each month; in the month of now the day that is chosen now. */
function useStarts(now: string) {
  const { language } = useTranslation();
  const write = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, index) => {
    const first = `${String(index + 1).padStart(2, '0')}-01`;
    const value = first.slice(0, 2) === now.slice(0, 2) ? now : first;
    return { value, label: write.format(new Date(`2000-${value}T00:00:00Z`)) };
  });
}
