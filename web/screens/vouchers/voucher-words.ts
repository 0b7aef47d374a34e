import type { Voucher } from '../../api/money/cash.js';
import { useTranslation } from '../../words/use-translation.js';

/** The kind of a voucher, in a word or two; one of a newer service by its code. */
export function useVoucherKinds(): Readonly<Partial<Record<string, string>>> {
  return useTranslation('cash').all('kinds');
}

/** The kind of voucher that an address names; undefined for another text. */
export function useNamedKind(): (text: string | null) => Voucher['kind'] | undefined {
  // The words are listed by the kinds of event.
  const kinds = Object.keys(useVoucherKinds()) as Voucher['kind'][];
  return (text) => kinds.find((kind) => kind === text);
}
