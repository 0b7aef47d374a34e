import type { Movement } from '../../api/money/reconciliations.js';
import { useMemberNames } from '../../parts/people/use-names.js';
import { useVoucherKinds } from '../vouchers/voucher-words.js';

/** A movement in words: 'Indbetaling: Anna, kontingent'. */
export function useMovementWords(club: string): (movement: Movement) => string {
  const kinds = useVoucherKinds();
  const nameOf = useMemberNames(club);
  return ({ kind, text, members }) => {
    const about = [...members.map(nameOf), ...(text === '' ? [] : [text])].join(', ');
    return [kinds[kind] ?? kind, ...(about === '' ? [] : [about])].join(': ');
  };
}
