import { Button, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { accountsQuery } from '../../api/money/cash.js';
import type { RecurringExpense } from '../../api/money/recurring.js';
import { may } from '../../api/people/rights.js';
import { useDays } from '../../parts/figures/days.js';
import { useMoney } from '../../parts/figures/money.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from '../cash/cash-props.js';
import { useAccountName } from '../cash/use-account-names.js';
import type { DueExpense } from './due-expense.js';
import rows from '../../parts/list/rows.module.css';
import classes from '../cash/cash.module.css';

interface Props extends CashProps {
  readonly recurring: RecurringExpense;
  readonly onEnd: (recurring: RecurringExpense) => void;
  readonly onBook: (due: DueExpense) => void;
  /** Asks whether a skipped due day is proposed again. */
  readonly onDueAgain: (due: DueExpense) => void;
}

/** A recurring expense with its terms, its next due day, and what became of the latest ones. */
export function RecurringRow({ club, recurring, onEnd, onBook, onDueAgain }: Props) {
  const { t } = useTranslation('recurring');
  const { text, next } = recurring;
  return (
    <li className={classes['bar']}>
      <span className={rows['grow']} style={{ flexBasis: '16rem' }}>
        <Text component="span" display="block" fw={650}>
          {text}
        </Text>
        <Terms club={club} recurring={recurring} />
        <Settled {...{ club, recurring, onDueAgain }} />
      </span>
      {may(club, 'keep-money') && (
        <>
          {next !== null && recurring.due.length === 0 && (
            <Button
              variant="default"
              aria-label={t('bookAheadOf', { text })}
              onClick={() => {
                onBook({ recurring, dueDay: next });
              }}
            >
              {t('bookAhead')}
            </Button>
          )}
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link
                to="/clubs/$club/money/recurring/$recurring"
                params={{ club: club.id, recurring: recurring.id }}
                aria-label={t('changeOf', { text })}
                {...props}
              />
            )}
          >
            {t('change')}
          </Button>
          {next !== null && (
            <Button
              variant="default"
              aria-label={t('endOf', { text })}
              onClick={() => {
                onEnd(recurring);
              }}
            >
              {t('end')}
            </Button>
          )}
        </>
      )}
    </li>
  );
}

type RowProps = Pick<Props, 'club' | 'recurring'>;

function Terms({ club, recurring }: RowProps) {
  const { t } = useTranslation('recurring');
  const money = useMoney(club.currency);
  const days = useDays();
  const { data: accounts } = useSuspenseQuery(accountsQuery(club.id));
  const accountName = useAccountName();
  const nameOf = (of: string) => {
    const account = accounts.find(({ id }) => id === of);
    return account === undefined ? '' : accountName(account);
  };
  const { amount, every, account, purse, next, lastDay } = recurring;
  return (
    <>
      <Text component="span" display="block" size="sm">
        {money(amount)} {t(`every.${every}`)} · {nameOf(account)} ·{' '}
        {t('paidFrom', { purse: nameOf(purse) })}
      </Text>
      <Text component="span" display="block" size="sm" c="dimmed">
        {next !== null && t('nextOn', { day: days.date(next) })}
        {next !== null && lastDay !== null && ' · '}
        {lastDay !== null && t('lastOn', { day: days.date(lastDay) })}
      </Text>
    </>
  );
}

/** The due days that were booked or skipped, the latest first. */
function Settled({ club, recurring, onDueAgain }: RowProps & Pick<Props, 'onDueAgain'>) {
  const { t } = useTranslation(['recurring', 'cash']);
  const money = useMoney(club.currency);
  const days = useDays();
  const { settled } = recurring;
  if (settled.length === 0) return null;
  return (
    <details className={rows['more']}>
      <summary>{t('settled')}</summary>
      <ul className={rows['rows']}>
        {settled.map(({ dueDay, event, label, amount, why }) => (
          <li key={dueDay}>
            {label === null ? (
              <span className={rows['row']}>
                <span className={rows['grow']}>
                  {t('wasSkipped', { day: days.date(dueDay), why: why ?? '' })}
                </span>
                {may(club, 'keep-money') && (
                  <Button
                    variant="default"
                    aria-label={t('dueAgainOf', { text: recurring.text, day: days.date(dueDay) })}
                    onClick={() => {
                      onDueAgain({ recurring, dueDay });
                    }}
                  >
                    {t('dueAgain')}
                  </Button>
                )}
              </span>
            ) : (
              <Link
                to="/clubs/$club/money/vouchers/$voucher"
                params={{ club: club.id, voucher: String(event) }}
                className={rows['row']}
              >
                <span className={rows['grow']}>
                  {days.date(dueDay)} · {t('cash:voucher', { label })}
                </span>
                <span className={classes['amount']}>{money(amount ?? 0)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
