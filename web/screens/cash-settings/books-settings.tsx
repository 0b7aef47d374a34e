import {
  Autocomplete,
  Button,
  Checkbox,
  NativeSelect,
  NumberInput,
  Switch,
  Text,
} from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { booksQuery, changeBooks, type Books } from '../../api/money/cash.js';
import { moneyReads } from '../../api/money/money-reads.js';
import { may } from '../../api/people/rights.js';
import { useDates } from '../../parts/figures/dates.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { Section } from '../../parts/page/section.js';
import { toast } from '../../parts/notices/toast.js';
import { refusalAt } from '../../parts/form/fields/refusal-at.js';
import { useWrite } from '../../parts/form/use-write.js';
import { localeOf } from '../../words/locale.js';
import { beginningBy } from '../../../src/money/books.js';
import { MOST_RECEIPT_YEARS } from '../../../src/money/receipts/kept-until.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';
import { DayInput } from '../../parts/form/fields/day-input.js';

/** The fields whose refusals are shown at them. */
const FIELDS = ['timeZone', 'yearStart', 'firstDay', 'receiptYears'] as const;

type BooksChange = Parameters<typeof changeBooks>[1];

/** Time zone, fiscal year, first day, how long receipts are kept, and whether members see the purses. */
export function BooksSettings({ club }: CashProps) {
  const { t } = useTranslation('cash');
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const { timeZone, yearStart, firstDay, pursesShown, receiptYears } = books;
  const [said, setSaid] = useState<Said>({
    timeZone,
    yearStart,
    firstDay,
    pursesShown,
    receiptYears,
    now: false,
  });
  const changing = useWrite(
    (body: BooksChange, key) => changeBooks(club.id, body, key),
    moneyReads(club.id),
  );
  const isReader = !may(club, 'keep-money');
  const { errorOf, above } = refusalAt(changing.error, FIELDS);
  const changed = changeOf(said, books);
  return (
    <Section title={t('settings.books')}>
      <form
        noValidate
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          changing.mutate(changed, {
            onSuccess: () => {
              setSaid({ ...said, now: false });
              toast(t('done'));
            },
          });
        }}
      >
        <Fields
          books={books}
          said={said}
          isReader={isReader}
          errorOf={errorOf}
          onChange={(one) => {
            setSaid({ ...said, ...one });
          }}
        />
        <div role="status">
          <ProblemNote error={above} />
        </div>
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

interface Said extends Pick<Books, 'timeZone' | 'yearStart' | 'firstDay' | 'pursesShown'> {
  /** Null while the field is empty. */
  readonly receiptYears: number | null;
  /** Whether the year begins already on the last such day. */
  readonly now: boolean;
}

/** The settings that differ from those of now. */
function changeOf(
  said: Said,
  { timeZone, yearStart, pursesShown, firstDay, receiptYears }: Books,
): BooksChange {
  return {
    ...(said.timeZone === timeZone ? {} : { timeZone: said.timeZone }),
    ...(said.yearStart === yearStart ? {} : { yearStart: said.yearStart }),
    ...(said.now ? { yearStartsNow: true } : {}),
    ...(said.pursesShown === pursesShown ? {} : { pursesShown: said.pursesShown }),
    ...(said.receiptYears === null || said.receiptYears === receiptYears
      ? {}
      : { receiptYears: said.receiptYears }),
    ...(said.firstDay === firstDay || said.firstDay === '' ? {} : { firstDay: said.firstDay }),
  };
}

interface FieldsProps {
  readonly books: Books;
  readonly said: Said;
  readonly isReader: boolean;
  readonly errorOf: (field: string) => ReactNode;
  readonly onChange: (said: Partial<Said>) => void;
}

/** Whether the year that runs today began on that day, `MM-DD`. */
function beginsAlready({ years, today }: Books, start: string): boolean {
  const begun = beginningBy(today, start);
  return years.some(({ firstDay }) => firstDay === begun);
}

function Fields({ books, said, isReader, errorOf, onChange }: FieldsProps) {
  const { t } = useTranslation('cash');
  const dates = useDates();
  return (
    <>
      <Autocomplete
        label={t('settings.zone')}
        description={t('settings.zoneHint')}
        value={said.timeZone}
        error={errorOf('timeZone')}
        disabled={isReader}
        limit={20}
        data={Intl.supportedValuesOf('timeZone')}
        onChange={(timeZone) => {
          onChange({ timeZone });
        }}
      />
      <DayInput
        label={t('settings.firstDay')}
        description={t('settings.firstDayHint')}
        value={said.firstDay}
        error={errorOf('firstDay')}
        max={books.today}
        disabled={isReader}
        onChange={({ currentTarget }) => {
          onChange({ firstDay: currentTarget.value });
        }}
      />
      <YearStart
        books={books}
        value={said.yearStart}
        error={errorOf('yearStart')}
        isReader={isReader}
        onChange={(yearStart) => {
          onChange({ yearStart, now: false });
        }}
      />
      {!isReader && !beginsAlready(books, said.yearStart) && (
        <Checkbox
          label={t('settings.startNow', {
            day: dates.long(beginningBy(books.today, said.yearStart)),
          })}
          description={t('settings.startNowHint')}
          checked={said.now}
          onChange={({ currentTarget }) => {
            onChange({ now: currentTarget.checked });
          }}
        />
      )}
      <ReceiptYears said={said} isReader={isReader} errorOf={errorOf} onChange={onChange} />
      <Switch
        size="md"
        label={t('settings.shown')}
        checked={said.pursesShown}
        disabled={isReader}
        onChange={({ currentTarget }) => {
          onChange({ pursesShown: currentTarget.checked });
        }}
      />
    </>
  );
}

/** For how long receipts are kept. */
function ReceiptYears({ said, isReader, errorOf, onChange }: Omit<FieldsProps, 'books'>) {
  const { t } = useTranslation('receipts');
  return (
    <NumberInput
      label={t('years')}
      description={t('yearsHint')}
      min={0}
      max={MOST_RECEIPT_YEARS}
      allowDecimal={false}
      allowNegative={false}
      value={said.receiptYears ?? ''}
      error={errorOf('receiptYears')}
      disabled={isReader}
      onChange={(years) => {
        onChange({ receiptYears: typeof years === 'number' ? years : null });
      }}
    />
  );
}

interface StartProps {
  readonly books: Books;
  /** `MM-DD`. */
  readonly value: string;
  readonly error: ReactNode;
  readonly isReader: boolean;
  readonly onChange: (value: string) => void;
}

function YearStart({ books, value, error, isReader, onChange }: StartProps) {
  const { t } = useTranslation('cash');
  const dates = useDates();
  return (
    <>
      <NativeSelect
        label={t('settings.start')}
        description={t('settings.startHint')}
        value={value}
        error={error}
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
