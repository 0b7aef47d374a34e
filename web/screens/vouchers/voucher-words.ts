import { useTranslation } from '../../words/use-translation.js';

/** The kind of a voucher, in a word or two; one of a newer service by its code. */
export function useVoucherKinds(): Readonly<Partial<Record<string, string>>> {
  return useTranslation('cash').all('kinds');
}
