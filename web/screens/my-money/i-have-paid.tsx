import { NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { booksQuery, moneyQuery } from '../../api/money/cash.js';
import { useLive } from '../../api/live/live.js';
import { useMyClub, type MyClub } from '../../api/people/me.js';
import {
  ownMoneyReads,
  paymentsOfQuery,
  reportPayment,
  type HowToPay,
  type Payment,
} from '../../api/money/own-money.js';
import { NotFoundScreen } from '../../app/states/not-found-screen.js';
import { useMoney } from '../../parts/figures/money.js';
import { LiveNote } from '../../parts/notices/live-note.js';
import { toast } from '../../parts/notices/toast.js';
import { useAmount } from '../../parts/form/fields/use-amount.js';
import { useDoubts } from '../../parts/form/use-doubts.js';
import { usePath } from '../../parts/page/use-path.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useNavigate, usePlace } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import { AmountField, DayField, FormFoot } from '../cash-record/money-fields.js';
import { OLDEST_FIRST, PaidItems, paysOf } from '../cash-record/paid-items.js';
import { useMoneyForm } from '../cash-record/use-money-form.js';
import classes from '../cash/cash.module.css';
import { useAccountName } from '../cash/use-account-names.js';
import { paidInto } from './paid-into.js';
import { useHowToPay, useWaysToPay } from './use-how-to-pay.js';

/** I say that I have paid: it waits until somebody who keeps the money confirms it. */
export function IHavePaid() {
  const { t } = useTranslation(['my-money', 'members']);
  const club = useMyClub(usePath('club').club);
  if (club === undefined) return <NotFoundScreen />;
  return (
    <Stack maw="36rem" mx="auto">
      <Title order={1} size="h2">
        {t('iHavePaid')}
      </Title>
      <LiveNote club={club.id} />
      {club.member === null ? (
        <Text>{t('members:unclaimed')}</Text>
      ) : (
        <Form club={club} member={club.member} />
      )}
    </Stack>
  );
}

interface Props {
  readonly club: MyClub;
  readonly member: string;
}

function Form({ club: { id: club, currency }, member }: Props) {
  const { t } = useTranslation('my-money');
  const { isDown } = useLive(club);
  const { data: books } = useSuspenseQuery(booksQuery(club));
  const how = useHowToPay(club, member);
  const { writing, doubts, report } = useReport(club);
  const into = usePaidInto(club, useWaysToPay(club, member));
  const again = useDeclined(club, member);
  const form = usePaidForm({
    currency,
    how,
    into,
    again,
    today: books.today,
    error: writing.error,
  });
  const { field, submit, set, texts, amount, aboveForm } = form;
  const money = useMoney(currency);
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={submit(({ day, purse, text, pays, ...said }) => {
        const body = {
          day,
          text: text.trim(),
          purse: into.purseOf(purse),
          way: into.wayOf(purse),
          amount: amount.read(said.amount) ?? 0,
          transfer: how.transfer,
          pays: paysOf(pays),
        };
        report(body);
      })}
    >
      {again !== null && <Text>{t('payments.why', { why: again.why ?? '' })}</Text>}
      {how.reported > 0 && <Text>{t('reported', { money: money(how.reported) })}</Text>}
      <AmountField currency={currency} given={field('amount')} />
      <DayField label={t('paid.day')} most={books.today} given={field('day')} />
      {into.choices.length > 0 && (
        <NativeSelect
          label={into.label}
          {...field('purse')}
          data={[{ value: '', label: t('paid.unknown') }, ...into.choices]}
        />
      )}
      {how.transfer === null && (
        <PaidItems
          club={club}
          member={member}
          currency={currency}
          amount={amount.read(texts.amount)}
          ticked={texts.pays}
          error={field('pays').error}
          onChange={(pays) => {
            set('pays', pays);
          }}
        />
      )}
      <TextInput label={t('paid.text')} maxLength={500} autoComplete="off" {...field('text')} />
      <Text size="sm">{t('paid.hint')}</Text>
      {isDown && <Text role="status">{t('paid.needsNetwork')}</Text>}
      <FormFoot
        error={aboveForm}
        isPending={writing.isPending}
        submit={t(doubts.isAsked ? 'paid.submitAgain' : 'paid.submit')}
      />
    </form>
  );
}

interface FormOptions {
  readonly currency: string;
  readonly how: HowToPay;
  readonly into: ReturnType<typeof usePaidInto>;
  /** A declined payment that is reported again; null for a new one. */
  readonly again: Payment | null;
  readonly today: string;
  readonly error: unknown;
}

/** The fields of the form: at first all that is to be paid, today; or what was reported before. */
function usePaidForm({ currency, how, into, again, today, error }: FormOptions) {
  const typed = useAmount(currency);
  const all = again?.amount ?? how.amount;
  const initial = {
    amount: all === null ? '' : typed.write(all),
    day: again?.day ?? today,
    purse:
      into.choices.find(({ value }) => value === (again?.way ?? again?.purse))?.value ?? into.usual,
    text: again?.text ?? '',
    pays: OLDEST_FIRST,
  };
  return useMoneyForm(initial, {
    currency,
    error,
    amounts: ['amount'],
    optional: ['purse', 'text', 'pays'],
    hidden: into.choices.length > 0 ? [] : ['purse'],
  });
}

/** The declined payment that the address names. */
function useDeclined(club: string, member: string): Payment | null {
  const { search } = usePlace();
  const { data } = useSuspenseInfiniteQuery(paymentsOfQuery(club, member));
  const payments = data.pages.flatMap((page) => page.payments);
  const found = payments.find(({ id }) => id === search.get('again'));
  return found?.state === 'declined' ? found : null;
}

type Report = Parameters<typeof reportPayment>[1];

/** Reports a payment; what is asked about is confirmed by sending it again. */
function useReport(club: string) {
  const { t } = useTranslation('my-money');
  const navigate = useNavigate();
  const doubts = useDoubts();
  const writing = useWrite(
    (body: Report, key) => reportPayment(club, body, key),
    ownMoneyReads(club),
  );
  const report = (body: Report) => {
    const sent = doubts.confirmed(body);
    writing.mutate(sent, {
      onError: (error) => {
        doubts.refused(body, sent.despite, error);
      },
      onSuccess: () => {
        toast(t('paid.sent'));
        void navigate({ to: '/clubs/$club/my-money', params: { club }, replace: true });
      },
    });
  };
  return { writing, doubts, report };
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Where the money can have gone: by purses for who may know which there are, else by ways to pay. */
function usePaidInto(club: string, known: HowToPay['ways']) {
  const { t } = useTranslation(['my-money', 'cash-ways']);
  const { data } = useSuspenseQuery(moneyQuery(club));
  const nameOf = useAccountName();
  const purses = data.purses ?? [];
  const into = paidInto(
    known,
    purses.map(({ id }) => id),
  );
  const choices: readonly Choice[] =
    into.by === 'way'
      ? into.choices.map((kind) => ({ value: kind, label: t(`ways.${kind}`) }))
      : purses.map((one) => ({ value: one.id, label: nameOf(one) }));
  const label = t(into.by === 'purse' ? 'paid.purse' : 'cash-ways:paidWith');
  const ways = into.by === 'way' ? into.choices : [];
  const wayOf = (choice: string) => ways.find((one) => one === choice) ?? null;
  return { ...into, label, choices, wayOf };
}
