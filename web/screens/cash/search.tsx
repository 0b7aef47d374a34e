import { Button, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchMoneyQuery, type MoneyFound } from '../../api/money/cash.js';
import { may } from '../../api/people/rights.js';
import { useMoney } from '../../parts/figures/money.js';
import { Section } from '../../parts/page/section.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { VoucherRow } from '../vouchers/voucher-row.js';
import type { CashProps } from './cash-props.js';
import { FoundTransfer } from './found-transfer.js';
import { useOwedWords } from './use-owed-words.js';
import rows from '../../parts/list/rows.module.css';
import classes from './cash.module.css';

/** The search waits for a pause in typing. */
const PAUSE_MS = 250;

/** Finds a payment code, a name, an amount, a voucher, or what a line of the bank pays. */
export function Search({ club }: CashProps) {
  const { t } = useTranslation(['cash-search', 'cash']);
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim().slice(0, 300), PAUSE_MS);
  const { data: found } = useQuery({
    ...searchMoneyQuery(club.id, wanted),
    enabled: wanted !== '',
  });
  return (
    <Section title={t('title')}>
      <TextInput
        type="search"
        label={t('label')}
        description={t('hint')}
        leftSection={<IconSearch size={20} aria-hidden />}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
      />
      <div role="status">
        {wanted !== '' && found !== undefined && <Found club={club} found={found} />}
      </div>
    </Section>
  );
}

interface FoundProps extends CashProps {
  readonly found: MoneyFound;
}

function Found({ club, found }: FoundProps) {
  const { t } = useTranslation(['cash-search', 'cash']);
  const money = useMoney(found.currency);
  const { members, transfers, payments, vouchers } = found;
  if (members.length + transfers.length + payments.length + vouchers.length === 0) {
    return <Text mt="sm">{t('none')}</Text>;
  }
  return (
    <ul className={rows['rows']} aria-label={t('title')}>
      {payments.map(({ id, name, amount, reference }) => (
        <li key={id} className={rows['row']}>
          <span className={rows['grow']}>
            {t('cash:payments.says', { name, money: money(amount) })}
            <Text component="span" display="block" size="sm" c="dimmed">
              {t('cash:payments.waiting')} · {t('cash:code', { reference })}
            </Text>
          </span>
        </li>
      ))}
      {transfers.map((transfer) => (
        <FoundTransfer key={transfer.id} club={club} transfer={transfer} />
      ))}
      {members.map((one) => (
        <FoundMember key={one.member} club={club} one={one} found={found} />
      ))}
      {vouchers.map((voucher) => (
        <VoucherRow key={voucher.event} club={club} voucher={voucher} />
      ))}
    </ul>
  );
}

interface MemberProps extends FoundProps {
  readonly one: MoneyFound['members'][number];
}

/** A member with balance and code; what was found with them is received in one tap. */
function FoundMember({ club, one, found }: MemberProps) {
  const { t } = useTranslation(['cash-search', 'cash']);
  const money = useMoney(found.currency);
  const words = useOwedWords(found.currency);
  const { member, name, amount, reference } = one;
  const due = found.amount ?? Math.max(-amount, 0);
  return (
    <li className={classes['bar']}>
      <Link
        to="/clubs/$club/money/vouchers"
        params={{ club: club.id }}
        search={{ member }}
        className={classes['who']}
      >
        <span className={classes['name']}>{name}</span> <span>{words(amount)}</span>{' '}
        <span className={classes['code']}>{t('cash:code', { reference })}</span>
      </Link>
      {may(club, 'receive-money') && due > 0 && (
        <Button
          variant="default"
          aria-label={t('receiveFrom', { name, money: money(due) })}
          renderRoot={(props) => (
            <Link
              to="/clubs/$club/money/record/$what"
              params={{ club: club.id, what: 'received' }}
              search={{ member, amount: String(due) }}
              {...props}
            />
          )}
        >
          {t('receive', { money: money(due) })}
        </Button>
      )}
    </li>
  );
}
