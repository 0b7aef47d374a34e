import type { Voucher } from '../../api/money/cash.js';
import { useTranslation } from '../../words/use-translation.js';

/** The kind of a voucher, in a word or two; one of a newer service by its code. */
export function useVoucherKinds(): Readonly<Partial<Record<string, string>>> {
  return useTranslation('cash').all('kinds');
}

/** The sum that a voucher moved, in minor units. */
export function sumOf({ lines }: Pick<Voucher, 'lines'>): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
