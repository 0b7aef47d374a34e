import { MONEY_WAYS } from '../../../src/money/direction.js';
import type { Voucher, VoucherParty } from '../../api/money/cash.js';
import { useTranslation } from '../../words/use-translation.js';
import { usePartyNames } from './use-party-names.js';
import { sidesOf } from './voucher-sides.js';

/** More members than these are counted. */
const MOST_NAMED = 3;

/**
 * The way of a voucher's money, from and to as it went: 'Anna → Bank'. Where none went, who owes or is owed:
 * 'Bo skylder Anna', 'Anna har til gode: Lokale'.
 */
export function useVoucherParties(club: string): (voucher: Pick<Voucher, 'lines'>) => string {
  const { t } = useTranslation('vouchers');
  const partyOf = usePartyNames(club);
  const named = (parties: readonly VoucherParty[]) => {
    const people = parties.filter(({ member }) => member !== null);
    const others = parties.filter(({ member }) => member === null);
    const named = people.length > MOST_NAMED ? [] : people.map(partyOf);
    const counted = people.length > MOST_NAMED ? [t('members', { count: people.length })] : [];
    return [...counted, ...new Set([...named, ...others.map(partyOf)])].join(', ');
  };
  return ({ lines }) =>
    MONEY_WAYS.flatMap((way) => {
      const sides = sidesOf(lines.filter((line) => line.way === way));
      if (sides === null) return [];
      const said = { from: named(sides.from), to: named(sides.to) };
      if (way === 'paid') return [t('paid', said)];
      const people = (side: readonly VoucherParty[]) =>
        side.filter(({ member }) => member !== null);
      const [owing, owed] = [people(sides.from), people(sides.to)];
      // Opening balances are between the club and its members, whatever their account is called.
      if ([...sides.from, ...sides.to].some(({ code }) => code === 'opening')) {
        return [
          ...(owing.length > 0 ? [t('owesClub', { from: named(owing) })] : []),
          ...(owed.length > 0 ? [t('clubOwes', { to: named(owed) })] : []),
        ];
      }
      return [t(owing.length > 0 ? 'owes' : owed.length > 0 ? 'isOwed' : 'paid', said)];
    }).join(' · ');
}
