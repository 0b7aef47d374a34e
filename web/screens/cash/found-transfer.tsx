import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { accountsQuery, type MoneyFound } from '../../api/money/cash.js';
import { useMoney } from '../../parts/figures/money.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import type { CashProps } from './cash-props.js';
import { useAccountName } from './use-account-names.js';
import rows from '../../parts/list/rows.module.css';

interface Props extends CashProps {
  readonly transfer: MoneyFound['transfers'][number];
}

/** A transfer of a plan that was found; it opens to the plan. */
export function FoundTransfer({ club, transfer }: Props) {
  const { t } = useTranslation('cash-search');
  const money = useMoney(club.currency);
  const { data: accounts } = useSuspenseQuery(accountsQuery(club.id));
  const accountName = useAccountName();
  const memberName = useMemberNames(club.id);
  const nameOf = (party: string) => {
    const account = accounts.find(({ id }) => id === party);
    return account === undefined ? memberName(party) : accountName(account);
  };
  const { plan, from, to, amount, status } = transfer;
  const said = { from: nameOf(from), to: nameOf(to), money: money(amount) };
  return (
    <li>
      <Link
        to="/clubs/$club/settling-up/plans/$plan"
        params={{ club: club.id, plan }}
        className={rows['row']}
      >
        <span className={rows['grow']}>
          {t('transfer', said)}
          <Text component="span" display="block" size="sm" c="dimmed">
            {t('ofPlan')} · {t(`status.${status}`)}
          </Text>
        </span>
      </Link>
    </li>
  );
}
