import { Button, Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { booksQuery, membersMoneyQuery, type MemberBalance } from '../../api/money/cash.js';
import { may } from '../../api/people/rights.js';
import { AsFile } from '../../parts/files/as-file.js';
import { useMoney } from '../../parts/figures/money.js';
import { Section } from '../../parts/page/section.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from './cash-props.js';
import classes from './cash.module.css';
import { useOwedWords } from './use-owed-words.js';
import { hyphenable } from '../../parts/people/hyphenable.js';
import { useCalled } from '../../parts/people/use-called.js';
import { DayInput } from '../../parts/form/fields/day-input.js';

/** Debts and credits of members, in words and as a picture; the largest debt comes first. */
export function WhoOwes({ club }: CashProps) {
  const { t } = useTranslation('cash');
  const { t: items } = useTranslation('open-items');
  const { data: books } = useSuspenseQuery(booksQuery(club.id));
  const [typed, setDay] = useState('');
  const on = typed === '' ? undefined : typed;
  const { data: now } = useSuspenseQuery(membersMoneyQuery(club.id));
  const { data: then } = useQuery({ ...membersMoneyQuery(club.id, on), enabled: on !== undefined });
  const data = then ?? now;
  const write = useMoney(data.currency);
  const moved = data.members.filter(({ amount }) => amount !== 0);
  const sorted = moved.toSorted((one, other) => one.amount - other.amount);
  const most = Math.max(...sorted.map(({ amount }) => Math.abs(amount)), 1);
  const sum = (sign: number) =>
    moved.reduce((all, { amount }) => all + Math.max(0, sign * amount), 0);
  const sums = { owed: write(sum(-1)), owes: write(sum(1)) };
  return (
    <Section
      title={t('owes.title')}
      beside={
        <AsFile
          files={[{ of: `${club.id}/money/members`, query: { on }, formats: ['xlsx', 'csv'] }]}
        />
      }
    >
      <DayInput
        label={items('on')}
        max={books.today}
        value={typed}
        onChange={({ currentTarget }) => {
          setDay(currentTarget.value);
        }}
      />
      {sorted.length === 0 ? (
        <Text>{t('owes.nobody')}</Text>
      ) : (
        <>
          <Text size="sm">{t('owes.sums', sums)}</Text>
          <ul className={classes['bars']}>
            {sorted.map((one) => (
              <Bar
                key={one.member}
                club={club}
                one={one}
                most={most}
                currency={data.currency}
                on={on}
              />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

interface BarProps extends CashProps {
  readonly one: MemberBalance;
  /** The longest bar, in minor units. */
  readonly most: number;
  readonly currency: string;
  /** As of the end of this day; undefined for today. */
  readonly on: string | undefined;
}

function Bar({ club, one, most, currency, on }: BarProps) {
  const { t } = useTranslation('cash');
  const words = useOwedWords(currency);
  const { member, amount, reference } = one;
  const name = useCalled()(one.name);
  const what = amount < 0 ? 'received' : 'paid-out';
  const isDoable = on === undefined && may(club, amount < 0 ? 'receive-money' : 'keep-money');
  return (
    <li className={classes['bar']}>
      <Link
        to="/clubs/$club/money/cards/$owner"
        params={{ club: club.id, owner: member }}
        search={on === undefined ? {} : { to: on }}
        className={classes['who']}
      >
        <span className={classes['name']}>{hyphenable(name)}</span> <span>{words(amount)}</span>{' '}
        <span className={classes['code']}>{reference}</span>
        <span className={classes['track']} data-owes={amount < 0} aria-hidden>
          <span style={{ inlineSize: `${(Math.abs(amount) / most) * 50}%` }} />
        </span>
      </Link>
      {isDoable && (
        <Button
          variant="default"
          aria-label={t(amount < 0 ? 'receiveFrom' : 'payOutTo', { name })}
          renderRoot={(props) => (
            <Link
              to="/clubs/$club/money/record/$what"
              params={{ club: club.id, what }}
              search={{ member, amount: String(Math.abs(amount)) }}
              {...props}
            />
          )}
        >
          {t(amount < 0 ? 'receive' : 'payOut')}
        </Button>
      )}
    </li>
  );
}
