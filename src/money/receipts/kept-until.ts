import type { Day } from '../../values/day.js';

/**
 * For how many years after the fiscal year of its voucher a receipt is kept where the club says nothing
 * else: five in Denmark, by the law of bookkeeping.
 */
export const USUAL_RECEIPT_YEARS = 5;
/** Longer than any law asks for. */
export const MOST_RECEIPT_YEARS = 30;

/**
 * The last day on which a receipt is kept: of the calendar year in which its years are over. Danish law
 * counts from the end of the fiscal year, Swedish and Austrian law from the end of the calendar year in
 * which that ended; the later one is enough for all of them.
 * @param lastDay of the fiscal year of its voucher
 */
export function keptUntil(lastDay: Day, years: number): Day {
  return `${Number(lastDay.slice(0, 4)) + years}-12-31`;
}

/** The kinds of vouchers by which money went to strangers or came from them, which a receipt shows. */
export const KINDS_WITH_RECEIPTS = ['expense-recorded', 'income-recorded'] as const;

/** Whether a voucher lacks its receipt: it has none, neither on paper nor as a file. */
export function lacksReceipt(voucher: {
  readonly kind: string;
  readonly receipt: string | null;
  readonly receipts: number;
  readonly reversedBy: number | null;
}): boolean {
  const { kind, receipt, receipts, reversedBy } = voucher;
  const isWanted = KINDS_WITH_RECEIPTS.some((one) => one === kind);
  return isWanted && receipt === null && receipts === 0 && reversedBy === null;
}
