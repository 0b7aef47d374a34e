import type { YearAccounts } from '../../cash-book/years/year-accounts.view.js';
import type { Frame } from '../frame.js';
import type { PaperTable } from '../paper.js';
import { fill } from '../../words/fill.js';
import { nameOnPaper } from './name-on-paper.js';

/** How each purse was checked: counted on, with which difference, and reconciled up to the last day. */
export function checksTable({ words, numbers }: Frame, accounts: YearAccounts): PaperTable {
  const { purseChecks: say } = words.year;
  const since = (said: string, day: string | null, amount: number | null, count: number) => {
    if (day === null) return [];
    const on = fill(said, { day: words.vocabulary.day(day) });
    const checked = amount === null ? on : `${on} · ${numbers.amount(amount, accounts.currency)}`;
    if (count === 0) return [checked];
    return [`${checked} · ${fill(count === 1 ? say.added_one : say.added_other, { count })}`];
  };
  return {
    kind: 'table',
    title: say.title,
    columns: [
      { title: words.books.accounts.purse, share: 1 },
      { title: say.check, share: 2 },
      { title: say.difference, share: 76, isNumber: true },
    ],
    rows: accounts.purses.map(({ check, ...one }) => {
      const { reconciledTo, reconciledAt, reconciledAdded } = check;
      const reachesOver = reconciledTo !== null && reconciledTo > accounts.to;
      const notReconciled = fill(say.notReconciled, {
        day: words.vocabulary.day(accounts.to),
        until: words.vocabulary.day(reconciledTo ?? accounts.to),
      });
      const checks = [
        ...since(say.counted, check.countedOn, check.counted, check.countAdded),
        ...(reachesOver && reconciledAt === null
          ? [notReconciled]
          : since(
              say.reconciled,
              reachesOver ? accounts.to : reconciledTo,
              reconciledAt,
              reconciledAdded,
            )),
      ];
      const never = one.code === 'drawer' ? say.neverCounted : say.neither;
      return {
        cells: [
          nameOnPaper(words.vocabulary.account(one)),
          checks.length === 0 ? never : checks.join('; '),
          // The difference of a count before the first day is in the accounts of another year.
          check.difference === null || (check.countedOn ?? '') < accounts.from
            ? ''
            : numbers.signedAmount(check.difference, accounts.currency),
        ],
      };
    }),
  };
}
