import { Button, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { membersMoneyQuery, moveMoney, type MembersMoney } from '../../api/money/cash.js';
import { useMoney } from '../../parts/figures/money.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import {
  AccountField,
  AmountField,
  MemberField,
  useAccounts,
  useStanding,
} from './money-fields.js';
import { PaidTransfer } from './paid-transfer.js';
import { useVoucherForm } from './use-voucher-form.js';
import { VoucherForm } from './voucher-form.js';

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

/** Money between a member and a purse. */
function MovedForm({ club: place, what }: Props) {
  const { id: club, currency } = place;
  const { t } = useTranslation('cash');
  const [first] = useAccounts(club, 'purse');
  const isIn = what === 'money-received';
  const { transfers } = useSuspenseQuery(membersMoneyQuery(club)).data;
  const form = useVoucherForm(
    { club: place },
    {
      initial: {
        member: '',
        amount: '',
        purse: first?.id ?? '',
        transfer: PLANNED,
      },
      optional: ['transfer'],
      amounts: ['amount'],
      subject: ({ member, purse, amount, transfer }, minor) => {
        const moved = { member, purse, amount: minor(amount) };
        const asked = transfer === PLANNED ? transferOf(transfers, member) : undefined;
        return isIn ? { ...moved, transfer: asked?.id ?? null } : moved;
      },
      write: (body, key) => moveMoney(club, what, body, key),
    },
  );
  const { field, set, texts, amount } = form;
  const open = useStanding(club, texts.member) * (isIn ? -1 : 1);
  return (
    <VoucherForm form={form}>
      <MemberField
        club={club}
        label={t(isIn ? 'record.received.member' : 'record.paid-out.member')}
        given={field('member')}
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
      <PaidTransfer
        transfer={isIn ? transferOf(transfers, texts.member) : undefined}
        amount={amount.read(texts.amount)}
        currency={currency}
        isPaid={texts.transfer === PLANNED}
        error={field('transfer').error}
        onChange={(isPaid) => {
          set('transfer', isPaid ? PLANNED : '');
        }}
      />
      <AccountField
        club={club}
        type="purse"
        currency={currency}
        label={t(isIn ? 'record.received.purse' : 'record.paid-out.purse')}
        given={field('purse')}
      />
    </VoucherForm>
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
