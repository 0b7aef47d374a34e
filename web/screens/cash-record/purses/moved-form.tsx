import { Button, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { membersMoneyQuery, moveMoney, type MembersMoney } from '../../../api/money/cash.js';
import { useMoney } from '../../../parts/figures/money.js';
import { useMemberNames } from '../../../parts/people/use-names.js';
import { useTranslation } from '../../../words/use-translation.js';
import type { CashProps } from '../../cash/cash-props.js';
import { WaitingPayments } from '../../cash/waiting-payments.js';
import {
  AccountField,
  AmountField,
  MemberField,
  useAccounts,
  useStanding,
} from '../money-fields.js';
import { OLDEST_FIRST, PaidItems, paysOf } from '../paid-items.js';
import { PaidTransfer } from '../paid-transfer.js';
import { useVoucherForm } from '../vouchers/use-voucher-form.js';
import { VoucherForm } from '../vouchers/voucher-form.js';

export function ReceivedForm({ club }: CashProps) {
  return <MovedForm club={club} what="money-received" />;
}

export function PaidOutForm({ club }: CashProps) {
  return <MovedForm club={club} what="money-paid-out" />;
}

/** The money is for the transfer that a plan asks for; empty for something else. */
const PLANNED = 'planned';

type Transfer = MembersMoney['transfers'][number];

/** The oldest open transfer by which a plan asks a member to pay into its purse. */
function transferOf(transfers: readonly Transfer[], member: string): Transfer | undefined {
  return transfers.find(({ from, toPurse }) => from === member && toPurse);
}

interface Props extends CashProps {
  readonly what: 'money-received' | 'money-paid-out';
}

/** The fields of the form, and how they are sent. */
function useMovedForm({ club: place, what }: Props) {
  const { id: club } = place;
  const [first] = useAccounts(club, 'purse');
  const { transfers } = useSuspenseQuery(membersMoneyQuery(club)).data;
  return useVoucherForm(
    { club: place },
    {
      initial: {
        member: '',
        amount: '',
        purse: first?.id ?? '',
        transfer: PLANNED,
        pays: OLDEST_FIRST,
      },
      optional: ['transfer', 'pays'],
      amounts: ['amount'],
      subject: ({ member, purse, amount, transfer, pays }, minor) => {
        const moved = { member, purse, amount: minor(amount) };
        if (what === 'money-paid-out') return moved;
        const asked = transfer === PLANNED ? transferOf(transfers, member) : undefined;
        return { ...moved, transfer: asked?.id ?? null, pays: paysOf(pays) };
      },
      write: (body, key) => moveMoney(club, what, body, key),
    },
  );
}

/** Money between a member and a purse. */
function MovedForm(props: Props) {
  const { club: place, what } = props;
  const { id: club, currency } = place;
  const { t } = useTranslation('cash');
  const isIn = what === 'money-received';
  const form = useMovedForm(props);
  const { field, set, texts, amount } = form;
  const open = useStanding(club, texts.member) * (isIn ? -1 : 1);
  return (
    <>
      {isIn && texts.member !== '' && (
        // Confirming books it: the same money is not to be received a second time.
        <WaitingPayments club={place} member={texts.member} />
      )}
      <VoucherForm form={form}>
        <MemberField
          club={club}
          label={t(isIn ? 'record.received.member' : 'record.paid-out.member')}
          given={{
            ...field('member'),
            onChange: (event) => {
              // The ticks are about another member.
              set('pays', OLDEST_FIRST);
              field('member').onChange(event);
            },
          }}
        />
        {isIn && texts.member !== '' && open <= 0 && (
          <OwesNothing club={club} member={texts.member} />
        )}
        <AmountField currency={currency} given={field('amount')}>
          <AllOfIt
            open={open}
            currency={currency}
            onChoose={() => {
              set('amount', amount.write(open));
            }}
          />
        </AmountField>
        {isIn && <PaysWhat club={club} form={form} />}
        <AccountField
          club={club}
          type="purse"
          currency={currency}
          label={t(isIn ? 'record.received.purse' : 'record.paid-out.purse')}
          given={field('purse')}
        />
      </VoucherForm>
    </>
  );
}

interface PaysProps {
  readonly club: string;
  readonly form: ReturnType<typeof useMovedForm>;
}

/** The transfer of a plan that money received pays, and the open items that it is for. */
function PaysWhat({ club, form: { field, set, texts, amount, currency } }: PaysProps) {
  const { transfers } = useSuspenseQuery(membersMoneyQuery(club)).data;
  const typed = amount.read(texts.amount);
  return (
    <>
      <PaidTransfer
        transfer={transferOf(transfers, texts.member)}
        amount={typed}
        currency={currency}
        isPaid={texts.transfer === PLANNED}
        error={field('transfer').error}
        onChange={(isPaid) => {
          set('transfer', isPaid ? PLANNED : '');
        }}
      />
      <PaidItems
        club={club}
        member={texts.member}
        currency={currency}
        amount={typed}
        ticked={texts.pays}
        error={field('pays').error}
        onChange={(pays) => {
          set('pays', pays);
        }}
      />
    </>
  );
}

/** Says before it is booked that the member owes nothing. */
function OwesNothing({ club, member }: { readonly club: string; readonly member: string }) {
  const { t } = useTranslation('cash.payments');
  const nameOf = useMemberNames(club);
  return <Text size="sm">{t('owesNothing', { name: nameOf(member) })}</Text>;
}

interface AllProps {
  /**
   * The open amount between the member and the club, in this direction; nothing unless it is above
   * zero.
   */
  readonly open: number;
  readonly currency: string;
  readonly onChoose: () => void;
}

function AllOfIt({ open, currency, onChoose }: AllProps) {
  const { t } = useTranslation('cash');
  const money = useMoney(currency);
  if (open <= 0) return null;
  return (
    <Button mt="xs" variant="default" onClick={onChoose}>
      {t('allOfIt', { money: money(open) })}
    </Button>
  );
}
