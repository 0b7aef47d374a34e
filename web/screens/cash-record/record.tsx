import { Stack, Title } from '@mantine/core';
import type { ComponentType } from 'react';
import { useMyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { RoleScreen } from '../../app/states/role-screen.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { usePath } from '../../parts/page/use-path.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import { DuesForm } from './dues/dues-form.js';
import { ExpenseForm } from './vouchers/expense-form.js';
import { GivenForm } from './purses/given-form.js';
import { PaidOutForm, ReceivedForm } from './purses/moved-form.js';
import { IncomeForm } from './vouchers/income-form.js';
import { OpeningForm } from './opening-form.js';
import { CountForm } from './purses/count-form.js';
import { BetweenPursesForm } from './purses/purse-forms.js';
import { isRecorded, needsOf, type Recorded } from './recorded.js';

const FORMS: Readonly<Record<Recorded, ComponentType<CashProps>>> = {
  received: ReceivedForm,
  'paid-out': PaidOutForm,
  given: GivenForm,
  expense: ExpenseForm,
  income: IncomeForm,
  'between-purses': BetweenPursesForm,
  counted: CountForm,
  dues: DuesForm,
  opening: OpeningForm,
};

/** One thing that is recorded of the club's money. */
export function RecordMoney() {
  const { t } = useTranslation('cash');
  const { club: id, what } = usePath('club', 'what');
  const club = useMyClub(id);
  if (club === undefined || !isRecorded(what)) return <NotFoundScreen />;
  if (!may(club, needsOf(what))) return <RoleScreen needs={needsOf(what)} />;
  const Form = FORMS[what];
  return (
    <Stack maw="40rem" mx="auto">
      <Title order={1} size="h2">
        {t(`record.${what}.title`)}
      </Title>
      <LiveNote club={club.id} />
      <Form key={what} club={club} />
    </Stack>
  );
}
