import type { YearAccounts, YearStanding } from '../../api/money/years.js';

type WaitCode = YearStanding['waits'][number]['what'];

/** A point to look at before a year is closed; `isOpen` where something of it is missing. */
export type ClosingPoint = { readonly isOpen: boolean } & (
  | {
      readonly kind: 'purse';
      readonly purse: YearAccounts['purses'][number];
      readonly isBelow: boolean;
    }
  | { readonly kind: WaitCode; readonly count: number }
  | { readonly kind: 'open-remarks'; readonly count: number; readonly year: string }
  | { readonly kind: 'sums'; readonly owed: number; readonly owes: number }
);

const WAITS = [
  'without-receipt',
  'due-expenses',
  'reported-payments',
  'open-evenings',
  'open-transfers',
] as const satisfies readonly WaitCode[];

/**
 * The points that a treasurer looks at before a year is closed, in the order of the books: purses, receipts,
 * what waits, the debts of members as two sums, remarks of auditors. None of them forbids it.
 *
 * @param years all of the club, for remarks of earlier ones
 */
export function closingPoints(
  { year, purses, balance }: YearAccounts,
  years: readonly YearStanding[],
): readonly ClosingPoint[] {
  const used = purses.filter(({ opening, closing, in: got, out }) => {
    return opening !== 0 || closing !== 0 || got.length > 0 || out.length > 0;
  });
  const [owed, owes] = [balance.owedByMembers.amount, balance.owedToMembers.amount];
  const remarked = years.flatMap((one) => {
    const count = openRemarks(one);
    return count === 0 ? [] : [{ count, year: one.firstDay }];
  });
  const remarks = remarked.length > 0 ? remarked : [{ count: 0, year: year.firstDay }];
  return [
    ...used.flatMap((purse): ClosingPoint[] => {
      const checked = { kind: 'purse', purse, isBelow: false } as const;
      const isOpen = !isChecked(purse.check, year.lastDay);
      const below = { ...checked, isBelow: true, isOpen: true };
      return [{ ...checked, isOpen }, ...(purse.closing < 0 ? [below] : [])];
    }),
    ...WAITS.map((kind): ClosingPoint => {
      const count = year.waits.find(({ what }) => what === kind)?.count ?? 0;
      return { kind, count, isOpen: count > 0 };
    }),
    { kind: 'sums', owed, owes, isOpen: owed !== 0 || owes !== 0 },
    ...remarks.map((one): ClosingPoint => ({
      kind: 'open-remarks',
      ...one,
      isOpen: one.count > 0,
    })),
  ];
}

/** Whether a purse was counted on the last day or later, or agrees with its bank up to it, with nothing since. */
function isChecked(check: YearAccounts['purses'][number]['check'], lastDay: string): boolean {
  const { countedOn, countAdded, reconciledTo, reconciledAdded } = check;
  const isCounted = countedOn !== null && countedOn >= lastDay && countAdded === 0;
  return isCounted || (reconciledTo !== null && reconciledTo >= lastDay && reconciledAdded === 0);
}

/** The remarks of a year that wait for an answer, or for the auditor's end. */
function openRemarks({ remarks }: YearStanding): number {
  return remarks.filter(({ standing }) => standing === 'unanswered' || standing === 'answered')
    .length;
}
