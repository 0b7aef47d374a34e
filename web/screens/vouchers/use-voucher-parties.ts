import type { Voucher, VoucherParty } from '../../api/money/cash.js';
import { useTranslation } from '../../words/use-translation.js';
import { usePartyNames } from './use-party-names.js';

/** More members than these are counted. */
const MOST_NAMED = 3;

/** The members and the accounts of the club that a voucher is about: 'Anna, Bank'. */
export function useVoucherParties(club: string): (voucher: Voucher) => string {
  const { t } = useTranslation('vouchers');
  const partyOf = usePartyNames(club);
  return ({ lines, members }) => {
    const all = lines.flatMap(({ from, to }) => [from, to]);
    const accounts = all.filter(({ account }) => account !== null);
    const named = (parties: readonly VoucherParty[]) => [...new Set(parties.map(partyOf))];
    const people =
      members.length > MOST_NAMED
        ? [t('members', { count: members.length })]
        : named(all.filter(({ member }) => member !== null));
    return [...people, ...named(accounts)].join(', ');
  };
}
