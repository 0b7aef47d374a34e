import { useSuspenseQuery } from '@tanstack/react-query';
import { accountsQuery, type VoucherParty } from '../../api/money/cash.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccountName } from '../cash/use-account-names.js';

/**
 * The name of a party of a voucher: a member, an account, or the clearing account between evenings and
 * members.
 */
export function usePartyNames(club: string): (party: VoucherParty) => string {
  const { t } = useTranslation('cash');
  const { data: accounts } = useSuspenseQuery(accountsQuery(club));
  const accountName = useAccountName();
  const memberName = useMemberNames(club);
  return ({ member, account }) => {
    if (member !== null) return memberName(member);
    const its = accounts.find(({ id }) => id === account);
    return its === undefined ? t('clearing') : accountName(its);
  };
}
