import { Badge, Button, Group, Text } from '@mantine/core';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ownMoneyReads,
  paymentsOfQuery,
  withdrawPayment,
  type Payment,
} from '../../api/money/own-money.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { MorePages } from '../../parts/list/more-pages.js';
import rows from '../../parts/list/rows.module.css';
import { Section } from '../../parts/page/section.js';
import { Confirm } from '../../parts/page/sheet.js';
import { toast } from '../../parts/page/toast.js';
import { useWrite } from '../../parts/form/use-write.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './my-money.module.css';

interface Props {
  readonly club: string;
  readonly member: string;
}

/** The member's reported payments with their outcome. */
export function MyPayments({ club, member }: Props) {
  const { t } = useTranslation('my-money');
  const query = useSuspenseInfiniteQuery(paymentsOfQuery(club, member));
  const payments = query.data.pages.flatMap((page) => page.payments);
  return (
    <Section title={t('payments.title')}>
      {payments.length === 0 && <Text>{t('payments.none')}</Text>}
      <ul className={rows['rows']}>
        {payments.map((one) => (
          <li key={one.id} className={classes['entry']}>
            <Entry club={club} payment={one} />
          </li>
        ))}
      </ul>
      <MorePages pages={query} />
    </Section>
  );
}

function Entry({ club, payment }: { readonly club: string; readonly payment: Payment }) {
  const { t } = useTranslation('my-money');
  const money = useMoney(payment.currency);
  const dates = useDates();
  const { amount, day, reference, text, state, endedBy, why } = payment;
  const [asks, setAsks] = useState(false);
  const about = [dates.short(day), reference, ...(endedBy === null ? [] : [endedBy])];
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text fw={650}>{money(amount)}</Text>
        <Badge size="lg" variant="default">
          {t(`states.${state}`)}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {about.join(' · ')}
      </Text>
      {text !== '' && <Text>{text}</Text>}
      {why !== null && <Text>{t('payments.why', { why })}</Text>}
      {state === 'reported' && (
        <Button
          mt="xs"
          variant="default"
          onClick={() => {
            setAsks(true);
          }}
        >
          {t('payments.withdraw')}
        </Button>
      )}
      <Withdraw
        club={club}
        payment={payment}
        opened={asks}
        onClose={() => {
          setAsks(false);
        }}
      />
    </>
  );
}

interface WithdrawProps {
  readonly club: string;
  readonly payment: Payment;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function Withdraw({ club, payment, opened, onClose }: WithdrawProps) {
  const { t } = useTranslation('my-money');
  const money = useMoney(payment.currency);
  const { id, version } = payment;
  const writing = useWrite(
    (said: Pick<Payment, 'id' | 'version'>, key) => withdrawPayment(club, said, key),
    ownMoneyReads(club),
  );
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      title={t('payments.withdrawTitle')}
      confirm={t('payments.withdraw')}
      isPending={writing.isPending}
      error={writing.error}
      onConfirm={() => {
        writing.mutate(
          { id, version },
          {
            onSuccess: () => {
              onClose();
              toast(t('payments.withdrawn'));
            },
          },
        );
      }}
    >
      <Text>{t('payments.withdrawText', { money: money(payment.amount) })}</Text>
    </Confirm>
  );
}
