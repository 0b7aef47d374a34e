import { Badge, Button, Group, Text } from '@mantine/core';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import {
  ownMoneyReads,
  paymentsOfQuery,
  withdrawPayment,
  type Payment,
} from '../../api/money/own-money.js';
import type { MyClub } from '../../api/people/me.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { MorePages } from '../../parts/list/more-pages.js';
import rows from '../../parts/list/rows.module.css';
import { Section } from '../../parts/page/section.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useAsked } from '../../parts/form/use-asked.js';
import { useMeanwhile } from '../../parts/form/use-meanwhile.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './my-money.module.css';

interface Props {
  readonly club: MyClub;
  readonly member: string;
}

/** The member's reported payments with their outcome. */
export function MyPayments({ club, member }: Props) {
  const { t } = useTranslation('my-money');
  const query = useSuspenseInfiniteQuery(paymentsOfQuery(club.id, member));
  const payments = query.data.pages.flatMap((page) => page.payments);
  return (
    <Section title={t('payments.title')}>
      {payments.length === 0 && <Text>{t('payments.none')}</Text>}
      <ul className={rows['rows']}>
        {payments.map((one) => (
          <li key={one.id} id={one.id} className={classes['entry']}>
            <Entry club={club} payment={one} />
          </li>
        ))}
      </ul>
      <MorePages pages={query} />
    </Section>
  );
}

function Entry({ club, payment }: { readonly club: MyClub; readonly payment: Payment }) {
  const { t } = useTranslation('my-money');
  const money = useMoney(payment.currency);
  const dates = useDates();
  const { amount, day, way, reference, text, state, endedBy, why } = payment;
  const withdrawing = useAsked<Payment>();
  const about = [
    dates.short(day),
    ...(way === null ? [] : [t(`ways.${way}`)]),
    reference,
    ...(endedBy === null ? [] : [endedBy]),
  ];
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
            withdrawing.ask(payment);
          }}
        >
          {t('payments.withdraw')}
        </Button>
      )}
      {state === 'declined' && (
        <Button
          mt="xs"
          variant="default"
          renderRoot={(props) => (
            <Link
              to="/clubs/$club/my-money/paid"
              params={{ club: club.id }}
              search={{ again: payment.id }}
              {...props}
            />
          )}
        >
          {t('payments.again')}
        </Button>
      )}
      <Withdraw
        club={club}
        payment={withdrawing.row ?? payment}
        now={payment}
        opened={withdrawing.isAsked}
        onClose={withdrawing.close}
      />
    </>
  );
}

interface WithdrawProps {
  readonly club: MyClub;
  readonly payment: Payment;
  /** The same by now. */
  readonly now: Payment;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function Withdraw({ club, payment, now, opened, onClose }: WithdrawProps) {
  const { t } = useTranslation('my-money');
  const money = useMoney(payment.currency);
  const { id, version } = payment;
  const meanwhile = useMeanwhile(
    club,
    now.version === version ? null : { what: `payment.${now.state}`, by: now.endedBy },
  );
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('payments.withdrawTitle')}
      confirm={t('payments.withdraw')}
      body={{ id, version }}
      write={(body, key) => withdrawPayment(club.id, body, key)}
      reads={ownMoneyReads(club.id)}
      done={t('payments.withdrawn')}
      meanwhile={meanwhile}
    >
      <Text>{t('payments.withdrawText', { money: money(payment.amount) })}</Text>
    </ConfirmWrite>
  );
}
