import type { Doubt } from '../reasons/doubts.js';
import type { Checked, Conclusion } from './examined.js';

/** The books of a year, as far as the points that an auditor signs are concerned. */
export interface BooksAtSigning<Purse> {
  /** The number of vouchers of the year. */
  readonly vouchers: number;
  /** Those of expenses and income that hold without a receipt, on paper or attached. */
  readonly withoutReceipt: number;
  /** How many vouchers that hold charged dues. */
  readonly dues: number;
  /** The purses of which no count and no reconciliation covers every voucher of the year. */
  readonly purses: readonly Purse[];
  /** The vouchers of the year with an open objection of a member, by their numbers. */
  readonly objected: readonly ObjectedVoucher[];
}

/** A voucher with an open objection. */
export interface ObjectedVoucher {
  readonly event: number;
  /** `2026-17`. */
  readonly label: string;
}

/** The signed points that the books can contradict. */
export interface Signed {
  readonly ticked: readonly Checked[];
  readonly conclusion: Conclusion | null;
  /** How many vouchers were looked at; null for an auditor who was not asked. */
  readonly looked: number | null;
  /** The numbers of the remarks that wait for an answer or for their end. */
  readonly open: readonly number[];
}

/** A contradiction in the books: a reason with its parameters, and the part that is contradicted. */
export interface DoubtAtSigning {
  readonly reason: Doubt;
  readonly params: Readonly<Record<string, number | readonly (string | number)[]>>;
  readonly at: Checked | 'looked' | 'conclusion';
}

/**
 * The contradictions between the books and an examination: to points that were ticked, and to an
 * approval without reservations.
 * @param called the name of a purse in the words of the reader
 */
export function doubtsAtSigning<Purse>(
  { vouchers, withoutReceipt, dues, purses, objected }: BooksAtSigning<Purse>,
  { ticked, conclusion, looked, open }: Signed,
  called: (purse: Purse) => string,
): readonly DoubtAtSigning[] {
  const isApproved = conclusion === 'approved';
  const isCounted = ticked.includes('purses-counted');
  const said: readonly (DoubtAtSigning & { readonly isSaid: boolean })[] = [
    {
      reason: 'purses-not-covered',
      params: { purses: purses.map(called) },
      at: isCounted ? 'purses-counted' : 'conclusion',
      isSaid: purses.length > 0 && (isCounted || isApproved),
    },
    {
      reason: 'receipts-missing',
      params: { vouchers: withoutReceipt },
      at: 'vouchers-have-receipts',
      isSaid: withoutReceipt > 0 && ticked.includes('vouchers-have-receipts'),
    },
    {
      reason: 'no-dues-charged',
      params: {},
      at: 'dues-charged',
      isSaid: dues === 0 && ticked.includes('dues-charged'),
    },
    {
      reason: 'vouchers-not-looked-at',
      params: { looked: looked ?? 0, vouchers },
      at: 'looked',
      isSaid: isApproved && looked !== null && looked < vouchers,
    },
    {
      reason: 'objections-open',
      params: { vouchers: objected.map(({ label }) => label) },
      at: 'conclusion',
      isSaid: isApproved && objected.length > 0,
    },
    {
      reason: 'remarks-open',
      params: { remarks: open },
      at: 'conclusion',
      isSaid: isApproved && open.length > 0,
    },
  ];
  return said.filter(({ isSaid }) => isSaid).map(({ isSaid: _, ...doubt }) => doubt);
}
