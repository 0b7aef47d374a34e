import { Button, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { recurringQuery, type RecurringExpense } from '../../api/money/recurring.js';
import { useMyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { RoleScreen } from '../../app/states/role-screen.js';
import { useAsked } from '../../parts/form/use-asked.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { Section } from '../../parts/page/section.js';
import { usePath } from '../../parts/page/use-path.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import { DueExpenses } from '../cash/due-expenses.js';
import { BookingDue, ProposingAgain } from './answer-due.js';
import type { DueExpense } from './due-expense.js';
import { EndingRecurring } from './end-recurring.js';
import { RecurringRow } from './recurring-row.js';
import rows from '../../parts/list/rows.module.css';

/** The expenses that come again: those that are due, that run, and that have ended. */
export function Recurring() {
  const { t } = useTranslation('recurring');
  const club = useMyClub(usePath('club').club);
  if (club === undefined) return <NotFoundScreen />;
  if (!may(club, 'read-money')) return <RoleScreen needs="read-money" />;
  return (
    <Stack maw="56rem" mx="auto">
      <Title order={1} size="h2">
        {t('title')}
      </Title>
      <LiveNote club={club.id} />
      <Text>{t('hint')}</Text>
      {may(club, 'keep-money') && (
        <div>
          <Button
            renderRoot={(props) => (
              <Link
                to="/clubs/$club/money/recurring/$recurring"
                params={{ club: club.id, recurring: 'new' }}
                {...props}
              />
            )}
          >
            {t('new')}
          </Button>
        </div>
      )}
      <DueExpenses club={club} />
      <Lists club={club} />
    </Stack>
  );
}

function Lists({ club }: CashProps) {
  const { t } = useTranslation('recurring');
  const { data } = useSuspenseQuery(recurringQuery(club.id));
  const ending = useAsked<RecurringExpense>();
  const booking = useAsked<DueExpense>();
  const again = useAsked<DueExpense>();
  const goesOn = data.recurring.filter(({ next, due }) => next !== null || due.length > 0);
  const ended = data.recurring.filter((one) => !goesOn.includes(one));
  const listed = (all: readonly RecurringExpense[]) => (
    <ul className={rows['rows']}>
      {all.map((recurring) => (
        <RecurringRow
          key={recurring.id}
          club={club}
          recurring={recurring}
          onEnd={ending.ask}
          onBook={booking.ask}
          onDueAgain={again.ask}
        />
      ))}
    </ul>
  );
  return (
    <>
      <Section title={t('active')}>
        {goesOn.length === 0 ? <Text>{t('none')}</Text> : listed(goesOn)}
      </Section>
      {ended.length > 0 && <Section title={t('ended')}>{listed(ended)}</Section>}
      <Suspense fallback={null}>
        {ending.row !== null && (
          <EndingRecurring
            key={ending.row.id}
            club={club}
            recurring={ending.row}
            opened={ending.isAsked}
            onClose={ending.close}
          />
        )}
        {booking.row !== null && (
          <BookingDue
            key={`${booking.row.recurring.id} ${booking.row.dueDay}`}
            club={club}
            due={booking.row}
            opened={booking.isAsked}
            onClose={booking.close}
          />
        )}
        {again.row !== null && (
          <ProposingAgain
            key={`${again.row.recurring.id} ${again.row.dueDay}`}
            club={club}
            due={again.row}
            opened={again.isAsked}
            onClose={again.close}
          />
        )}
      </Suspense>
    </>
  );
}
