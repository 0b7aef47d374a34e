import { useKeptText } from '../../parts/form/use-kept-text.js';

/** The vouchers that are ticked, by event, each with its remark, which may be empty. */
export type LookedAt = Readonly<Record<string, string>>;

/** The ticks of an auditor: they outlast the way to a voucher and back, until they are signed. */
export function useLookedAt(club: string, year: string) {
  const { text, write, clear } = useKeptText(`examination:${club}:${year}`, '{}');
  return {
    // The text was written here.
    looked: JSON.parse(text) as LookedAt,
    look: (looked: LookedAt) => {
      write(JSON.stringify(looked));
    },
    clear,
  };
}

/** The ticks as the service takes them. */
export function sentOf(looked: LookedAt): { voucher: number; remark: string }[] {
  return Object.entries(looked).map(([voucher, remark]) => ({ voucher: Number(voucher), remark }));
}
