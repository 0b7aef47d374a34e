import { Button, Text } from '@mantine/core';
import { moveMoney } from '../../api/money/cash.js';
import { useMoney } from '../../parts/figures/money.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useAmount } from '../../parts/form/use-amount.js';
import { usePlace } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import {
  AccountField,
  AmountField,
  MemberField,
  useAccounts,
  useStanding,
} from './money-fields.js';
import { useVoucherForm } from './use-voucher-form.js';
import { VoucherForm } from './voucher-form.js';

export function ReceivedForm({ club }: CashProps) {
  return <MovedForm club={club} what="money-received" />;
}

export function PaidOutForm({ club }: CashProps) {
  return <MovedForm club={club} what="money-paid-out" />;
}

interface Props extends CashProps {
  readonly what: 'money-received' | 'money-paid-out';
}

/** Money between a member and a purse. */
function MovedForm({ club: place, what }: Props) {
  const { id: club, currency } = place;
  const { t } = useTranslation('cash');
  const { search } = usePlace();
  const [first] = useAccounts(club, 'purse');
  const due = Number(search.get('amount') ?? 0);
  const { write } = useAmount(currency);
  const form = useVoucherForm(
    { club: place },
    {
      initial: {
        member: search.get('member') ?? '',
        amount: Number.isSafeInteger(due) && due > 0 ? write(due) : '',
        purse: first?.id ?? '',
      },
      amounts: ['amount'],
      subject: ({ member, purse, amount }, minor) => ({ member, purse, amount: minor(amount) }),
      write: (body, key) => moveMoney(club, what, body, key),
    },
  );
  const { field, set, texts, amount } = form;
  const isIn = what === 'money-received';
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
