import { NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { EVERY } from '../../../src/money/recurring/due-days.js';
import { moneyReads } from '../../api/money/money-reads.js';
import {
  keepRecurring,
  recurringQuery,
  type NewRecurring,
  type RecurringExpense,
} from '../../api/money/recurring.js';
import { useMyClub } from '../../api/people/me.js';
import { may } from '../../api/people/rights.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { RoleScreen } from '../../app/states/role-screen.js';
import { useAmount } from '../../parts/form/fields/use-amount.js';
import { useWrite } from '../../parts/form/use-write.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { toast } from '../../parts/notices/toast.js';
import { usePath } from '../../parts/page/use-path.js';
import { useNavigate } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import {
  AccountField,
  AmountField,
  DayField,
  FormFoot,
  useAccounts,
  useToday,
} from '../cash-record/money-fields.js';
import { useMoneyForm } from '../cash-record/use-money-form.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';
import { DayInput } from '../../parts/form/fields/day-input.js';

/** A recurring expense: a new one, or one that is changed. */
export function KeepRecurring() {
  const { t } = useTranslation('recurring');
  const { club: id, recurring } = usePath('club', 'recurring');
  const club = useMyClub(id);
  if (club === undefined) return <NotFoundScreen />;
  if (!may(club, 'keep-money')) return <RoleScreen needs="keep-money" />;
  const isNew = recurring === 'new';
  return (
    <Stack maw="40rem" mx="auto">
      <Title order={1} size="h2">
        {t(isNew ? 'new' : 'changeTitle')}
      </Title>
      <LiveNote club={club.id} />
      {isNew ? <Form club={club} was={null} /> : <Known club={club} id={recurring} />}
    </Stack>
  );
}

function Known({ club, id }: CashProps & { readonly id: string }) {
  const { data } = useSuspenseQuery(recurringQuery(club.id));
  const was = data.recurring.find((one) => one.id === id);
  return was === undefined ? <NotFoundScreen /> : <Form key={id} club={club} was={was} />;
}

interface FormProps extends CashProps {
  /** Null for a new one. */
  readonly was: RecurringExpense | null;
}

function Form({ club, was }: FormProps) {
  const { t } = useTranslation(['recurring', 'cash']);
  const { field, ...form } = useRecurringForm({ club, was });
  const { currency } = club;
  const hasBegun = was?.hasBegun === true;
  return (
    <form noValidate className={classes['form']} onSubmit={form.onSubmit}>
      <TextInput
        label={t('text')}
        description={t('textHint')}
        required
        maxLength={200}
        autoComplete="off"
        {...field('text')}
      />
      <AmountField currency={currency} given={field('amount')} />
      <div className={classes['two']}>
        <AccountField
          club={club.id}
          type="expense"
          currency={currency}
          label={t('cash:record.expense.account')}
          given={field('account')}
        />
        <AccountField
          club={club.id}
          type="purse"
          currency={currency}
          label={t('purse')}
          given={field('purse')}
        />
      </div>
      <div className={classes['two']}>
        <fieldset disabled={hasBegun} style={{ display: 'contents' }}>
          <DayField label={t('firstDay')} given={field('firstDay')} />
          <NativeSelect
            label={t('rhythm')}
            required
            disabled={hasBegun}
            {...field('every')}
            data={EVERY.map((value) => ({ value, label: t(`every.${value}`) }))}
          />
        </fieldset>
      </div>
      {hasBegun && <Text size="sm">{t('hasBegun')}</Text>}
      <DayInput label={t('lastDay')} description={t('lastDayHint')} {...field('lastDay')} />
      <FormFoot
        error={form.aboveForm}
        isPending={form.isPending}
        submit={was === null ? t('add') : t('cash:save')}
      />
    </form>
  );
}

function useRecurringForm({ club, was }: FormProps) {
  const { t } = useTranslation('recurring');
  const navigate = useNavigate();
  const today = useToday(club.id);
  const [account] = useAccounts(club.id, 'expense');
  const [purse] = useAccounts(club.id, 'purse');
  const { write } = useAmount(club.currency);
  const writing = useWrite(
    (body: NewRecurring, key) => keepRecurring(club.id, was?.id ?? null, body, key),
    moneyReads(club.id),
  );
  const form = useMoneyForm(
    {
      text: was?.text ?? '',
      amount: was === null ? '' : write(was.amount),
      account: was?.account ?? account?.id ?? '',
      purse: was?.purse ?? purse?.id ?? '',
      firstDay: was?.firstDay ?? today,
      every: was?.every ?? 'month',
      lastDay: was?.lastDay ?? '',
    },
    {
      currency: club.currency,
      error: writing.error,
      amounts: ['amount'],
      optional: ['lastDay'],
    },
  );
  const onSubmit = form.submit(({ amount, every, lastDay, ...said }) => {
    const body = {
      ...said,
      amount: form.amount.read(amount) ?? 0,
      every: EVERY.find((one) => one === every) ?? 'month',
      lastDay: lastDay === '' ? null : lastDay,
    };
    writing.mutate(body, {
      onSuccess: () => {
        toast(t('kept', { text: said.text }));
        void navigate({ to: '/clubs/$club/money/recurring', params: { club: club.id } });
      },
    });
  });
  return { ...form, onSubmit, isPending: writing.isPending };
}
