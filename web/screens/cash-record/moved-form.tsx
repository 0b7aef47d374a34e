import { Button } from '@mantine/core';
import { moveMoney, type Moved } from '../../api/money/cash.js';
import { useMoney } from '../../parts/figures/money.js';
import { usePlace } from '../../routing/use-routing.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import classes from '../cash/cash.module.css';
import {
  AccountField,
  AmountField,
  FormFoot,
  MemberField,
  ON_VOUCHER,
  onVoucher,
  OPTIONAL_ON_VOUCHER,
  useAccounts,
  useStanding,
  useToday,
  VoucherFields,
} from './money-fields.js';
import { useMoneyForm } from './use-money-form.js';
import { useRecording } from './use-recording.js';

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
function MovedForm({ club: { id: club, currency }, what }: Props) {
  const { t } = useTranslation('cash');
  const { search } = usePlace();
  const [purse] = useAccounts(club, 'purse');
  const writing = useRecording(club, (body: Moved, key) => moveMoney(club, what, body, key));
  const initial = {
    member: search.get('member') ?? '',
    amount: '',
    purse: purse?.id ?? '',
    ...ON_VOUCHER,
    day: useToday(club),
  };
  const { field, submit, set, texts, amount, aboveForm } = useMoneyForm(initial, {
    currency,
    error: writing.error,
    amounts: ['amount'],
    optional: OPTIONAL_ON_VOUCHER,
  });
  const isIn = what === 'money-received';
  const open = useStanding(club, texts.member) * (isIn ? -1 : 1);
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={submit((said) => {
        const { member, purse: into } = said;
        const minor = amount.read(said.amount) ?? 0;
        writing.record({ ...onVoucher(said), member, purse: into, amount: minor });
      })}
    >
      <MemberField
        club={club}
        label={t(isIn ? 'record.received.member' : 'record.paid-out.member')}
        given={field('member')}
      />
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
      <VoucherFields club={club} field={field} />
      <FormFoot error={aboveForm} isPending={writing.isPending} submit={t('submit')} />
    </form>
  );
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
