import type { VoucherParty } from '../../api/money/cash.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';
import { useAccountName } from '../cash/use-account-names.js';

/**
 * The name of a party of a voucher: a member, an account, or the clearing account between evenings and
 * members.
 */
export function usePartyNames(club: string): (party: VoucherParty) => string {
  const { t } = useTranslation('cash');
  const accountName = useAccountName();
  const memberName = useMemberNames(club);
  return ({ member, account, code, name }) => {
    if (member !== null) return memberName(member);
    return account === null ? t('clearing') : accountName({ id: account, code, name });
  };
}
