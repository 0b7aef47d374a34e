import type { YearAccounts } from '../../cash-book/years/year-accounts.view.js';
import type { Frame } from '../frame.js';
import type { PaperTable } from '../paper.js';
import { fill } from '../../words/fill.js';
import { nameOnPaper } from './name-on-paper.js';

/** How each purse was checked: counted on, with which difference, and reconciled up to. */
export function checksTable({ words, numbers }: Frame, accounts: YearAccounts): PaperTable {
  const { purseChecks: say } = words.year;
  const since = (said: string, day: string | null, count: number) => {
    if (day === null) return [];
    const checked = fill(said, { day: words.vocabulary.day(day) });
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
      const checks = [
        ...since(say.counted, check.countedOn, check.countAdded),
        ...since(say.reconciled, check.reconciledTo, check.reconciledAdded),
      ];
      const never = one.code === 'drawer' ? say.neverCounted : say.neither;
      return {
        cells: [
          nameOnPaper(words.vocabulary.account(one)),
          checks.length === 0 ? never : checks.join('; '),
          check.difference === null
            ? ''
            : numbers.signedAmount(check.difference, accounts.currency),
        ],
      };
    }),
  };
}
