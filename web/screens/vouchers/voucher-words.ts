import { voucherTitle } from '../../../src/money/voucher-title.js';
import type { Voucher } from '../../api/money/cash.js';
import { useDays } from '../../parts/figures/days.js';
import { useTranslation } from '../../words/use-translation.js';

type Titled = Pick<Voucher, 'kind' | 'dues' | 'text'>;

/** The kind of a voucher, in a word or two; one of a newer service by its code. */
export function useVoucherKinds(): Readonly<Partial<Record<string, string>>> {
  return useTranslation('cash').all('kinds');
}

/** A voucher in a line: its kind with the name of its dues and its text. */
export function useVoucherTitle() {
  const kinds = useVoucherKinds();
  const days = useDays();
  return ({ kind, dues, text }: Titled) => {
    return voucherTitle(kinds[kind] ?? kind, { dues, text }, days.date);
  };
}

/** The kind of voucher that an address names; undefined for another text. */
export function useNamedKind(): (text: string | null) => Voucher['kind'] | undefined {
  // The words are listed by the kinds of event.
  const kinds = Object.keys(useVoucherKinds()) as Voucher['kind'][];
  return (text) => kinds.find((kind) => kind === text);
}
