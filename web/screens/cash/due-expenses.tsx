import { Button, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { recurringQuery, type RecurringExpense } from '../../api/money/recurring.js';
import { may } from '../../api/people/rights.js';
import { useDays } from '../../parts/figures/days.js';
import { useMoney } from '../../parts/figures/money.js';
import { useAsked } from '../../parts/form/use-asked.js';
import { Section } from '../../parts/page/section.js';
import { useTranslation } from '../../words/use-translation.js';
import { BookingDue, SkippingDue } from '../recurring/answer-due.js';
import type { DueExpense } from '../recurring/due-expense.js';
import type { CashProps } from './cash-props.js';
import rows from '../../parts/list/rows.module.css';
import classes from './cash.module.css';

/** Recurring expenses that are due and neither booked nor skipped, the oldest first. Empty when there are none. */
export function DueExpenses({ club }: CashProps) {
  const { t } = useTranslation('recurring');
  const { data } = useSuspenseQuery(recurringQuery(club.id));
  const due = dueOf(data.recurring);
  const booking = useAsked<DueExpense>();
  const skipping = useAsked<DueExpense>();
  return (
    <>
      {due.length > 0 && (
        <Section title={t('waiting')} id="due-expenses">
          <ul className={rows['rows']}>
            {due.map((one) => (
              <Row
                key={`${one.recurring.id} ${one.dueDay}`}
                club={club}
                due={one}
                onBook={booking.ask}
                onSkip={skipping.ask}
              />
            ))}
          </ul>
        </Section>
      )}
      {/* The screen stays while a dialog fetches its data. */}
      <Suspense fallback={null}>
        {booking.row !== null && (
          <BookingDue
            key={`${booking.row.recurring.id} ${booking.row.dueDay}`}
            club={club}
            due={booking.row}
            opened={booking.isAsked}
            onClose={booking.close}
          />
        )}
        {skipping.row !== null && (
          <SkippingDue
            key={`${skipping.row.recurring.id} ${skipping.row.dueDay}`}
            club={club}
            due={skipping.row}
            opened={skipping.isAsked}
            onClose={skipping.close}
          />
        )}
      </Suspense>
    </>
  );
}

function dueOf(all: readonly RecurringExpense[]): readonly DueExpense[] {
  return all
    .flatMap((recurring) => recurring.due.map((dueDay) => ({ recurring, dueDay })))
    .sort((one, other) => (one.dueDay < other.dueDay ? -1 : 1));
}

interface RowProps extends CashProps {
  readonly due: DueExpense;
  readonly onBook: (due: DueExpense) => void;
  readonly onSkip: (due: DueExpense) => void;
}

function Row({ club, due, onBook, onSkip }: RowProps) {
  const { t } = useTranslation('recurring');
  const days = useDays();
  const money = useMoney(club.currency);
  const { recurring, dueDay } = due;
  const { text, amount } = recurring;
  const of = { text, day: days.date(dueDay) };
  return (
    <li className={classes['bar']}>
      <span className={rows['grow']} style={{ flexBasis: '12rem' }}>
        <Text component="span" display="block" fw={650}>
          {text}
        </Text>
        <Text component="span" display="block" size="sm" c="dimmed">
          {money(amount)} · {t('dueOn', { day: days.date(dueDay) })}
        </Text>
      </span>
      {may(club, 'keep-money') && (
        <>
          <Button
            aria-label={t('bookOf', of)}
            onClick={() => {
              onBook(due);
            }}
          >
            {t('book')}
          </Button>
          <Button
            variant="default"
            aria-label={t('skipOf', of)}
            onClick={() => {
              onSkip(due);
            }}
          >
            {t('skip')}
          </Button>
        </>
      )}
    </li>
  );
}
