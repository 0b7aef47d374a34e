import { Anchor, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BankLine } from '../../../../src/money/bank/statement.js';
import { voucherQuery } from '../../../api/money/cash.js';
import type { Movement } from '../../../api/money/reconciliations.js';
import { useDays } from '../../../parts/figures/days.js';
import { useMoney } from '../../../parts/figures/money.js';
import { Link } from '../../../routing/link.js';
import { useTranslation } from '../../../words/use-translation.js';
import { useAccounts } from '../../cash-record/money-fields.js';
import { withFound } from '../bank-draft.js';
import type { ReconcilingProps } from '../reconciling-props.js';
import type { Near } from '../sides-of-draft.js';
import { fieldsOf } from './line-forms.js';
import { RecordLink } from './record-link.js';
import classes from '../reconciliation.module.css';

interface Props extends ReconcilingProps {
  readonly line: BankLine;
  readonly near: Near;
  readonly onReverse: (movement: Movement) => void;
}

/** The voucher that a line looks like, and the ways to put it right: nothing of it is confirmed with others. */
export function NearVoucher(props: Props) {
  const { club, near } = props;
  const { t } = useTranslation('reconciliation.near');
  const days = useDays();
  const money = useMoney(club.currency);
  const { movement, slip, difference } = near;
  const said = {
    label: movement.label,
    money: money(movement.amount),
    day: days.short(movement.day),
    difference: money(difference),
  };
  return (
    <div className={classes['near']}>
      <Text size="sm" className={classes['side'] ?? ''}>
        <Anchor
          inherit
          renderRoot={(props) => (
            <Link
              to="/clubs/$club/money/vouchers/$voucher"
              params={{ club: club.id, voucher: String(movement.event) }}
              {...props}
            />
          )}
        >
          {t('voucher', said)}
        </Anchor>
        : {t(slip, said)}
      </Text>
      <Group gap="xs" justify="end">
        {slip === 'day' && <SameMoney {...props} />}
        {slip === 'fee' ? <Fee {...props} /> : <Again {...props} />}
      </Group>
    </div>
  );
}

/** The fee that the bank kept, as an expense of its day. */
function Fee({ club, purse, line, near: { difference } }: Props) {
  const { t } = useTranslation('reconciliation.near');
  const money = useMoney(club.currency);
  const fees = useAccounts(club.id, 'expense').find(({ code }) => code === 'fees');
  const search = {
    ...fieldsOf({ day: line.day, amount: difference }, purse),
    ...(fees === undefined ? {} : { account: fees.id }),
    ...{ paidBy: purse, text: t('feeText') },
  };
  const words = t('bookFee', { difference: money(difference) });
  return (
    <RecordLink club={club.id} form={{ what: 'expense', search }} label={`${words}: ${line.text}`}>
      {words}
    </RecordLink>
  );
}

function SameMoney({ reconciling: { draft, write }, line, near: { movement } }: Props) {
  const { t } = useTranslation('reconciliation.proposals');
  return (
    <Button
      variant="default"
      onClick={() => {
        write(withFound(draft, [{ lines: [line.line], events: [movement.event] }]));
      }}
    >
      {t('confirm')}
    </Button>
  );
}

/** A voucher of an evening, and one that is part of a reversal, are put right elsewhere. */
function Again({ club, near: { movement }, onReverse }: Props) {
  const { t } = useTranslation('reconciliation.near');
  const { data: voucher } = useQuery(voucherQuery(club.id, movement.event));
  const isReversible =
    voucher?.session === null && voucher.reverses === null && voucher.reversedBy === null;
  if (!isReversible) return null;
  return (
    <Button
      variant="default"
      onClick={() => {
        onReverse(movement);
      }}
    >
      {t('again')}
    </Button>
  );
}
