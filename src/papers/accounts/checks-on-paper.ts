import type { YearAccounts } from '../../cash-book/years/year-accounts.view.js';
import type { Frame } from '../frame.js';
import type { PaperTable } from '../paper.js';
import { fill } from '../../words/fill.js';
import { nameOnPaper } from './name-on-paper.js';

/** How each purse was checked: counted on, with which difference, and reconciled up to. */
export function checksTable({ words, numbers }: Frame, accounts: YearAccounts): PaperTable {
  const { purseChecks: say } = words.year;
  const since = (day: string | null, count: number) => {
    if (day === null) return say.never;
    const said = words.vocabulary.day(day);
    if (count === 0) return said;
    return `${said} · ${fill(count === 1 ? say.added_one : say.added_other, { count })}`;
  };
  return {
    kind: 'table',
    title: say.title,
    columns: [
      { title: words.books.accounts.purse, share: 1 },
      { title: say.counted, share: 1 },
      { title: say.difference, share: 76, isNumber: true },
      { title: say.reconciled, share: 1 },
    ],
    rows: accounts.purses.map(({ check, ...one }) => ({
      cells: [
        nameOnPaper(words.vocabulary.account(one)),
        since(check.countedOn, check.countAdded),
        check.difference === null ? '' : numbers.signedAmount(check.difference, accounts.currency),
        since(check.reconciledTo, check.reconciledAdded),
      ],
    })),
  };
}
