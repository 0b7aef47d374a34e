import type { Voucher } from '../../api/money/cash.js';
import { useTranslation } from '../../words/use-translation.js';

/** What kind of voucher it is, in a word or two; one of a newer service by its code. */
export function useVoucherKinds(): Readonly<Partial<Record<string, string>>> {
  return useTranslation('cash').all('kinds');
}

/** What a voucher moved in all, in minor units. */
export function sumOf({ lines }: Pick<Voucher, 'lines'>): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
