import { useKeptText } from '../../parts/form/use-kept-text.js';

/** The vouchers that are ticked, by their events. */
export type LookedAt = readonly number[];

/** The ticks of an auditor: they outlast the way to a voucher and back, until they are signed. */
export function useLookedAt(club: string, year: string) {
  const { text, write, clear } = useKeptText(`looked-at:${club}:${year}`, '[]');
  // The text was written here.
  const looked = JSON.parse(text) as LookedAt;
  return {
    looked,
    look: (voucher: number, isLookedAt: boolean) => {
      const others = looked.filter((one) => one !== voucher);
      write(JSON.stringify(isLookedAt ? [...others, voucher] : others));
    },
    clear,
  };
}
