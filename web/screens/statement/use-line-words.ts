import type { LedgerLine } from '../../api/evenings/club-queries.js';
import { isKeeper } from '../../../src/rules/payment.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useTranslation } from '../../words/use-translation.js';

interface LineWords {
  /** The reason of the line. */
  readonly reason: string;
  /** The other party. */
  readonly party: string;
}

/** Accounts that are the club's, whichever they are. */
const OF_THE_CLUB: ReadonlySet<string> = new Set([
  'clearing',
  'purse',
  'income',
  'expense',
  'equity',
]);

/** A line of a member's account in words. */
export function useLineWords(club: string, member: string, line: LedgerLine): LineWords {
  const { t, all } = useTranslation(['statement', 'payments']);
  const nameOf = useMemberNames(club);
  const reasons: object = all('payments:reasons');
  const isPaid = line.to === member;
  const other = isPaid ? line.from : line.to;
  const party = isKeeper(other)
    ? t(`payments:parties.${other}`)
    : OF_THE_CLUB.has(other)
      ? t('clearing')
      : nameOf(other);
  return {
    reason: line.unit === 'money' ? t('settled') : (wordOf(reasons, line.reason) ?? line.reason),
    party: isPaid ? t('from', { party }) : t('to', { party }),
  };
}

/** A word of a room by a name that came from the service, if the room has it. */
export function wordOf(words: object, name: string): string | undefined {
  const found: unknown = Object.entries(words).find(([key]) => key === name)?.[1];
  return typeof found === 'string' ? found : undefined;
}
