import { corrects, reads, writes } from '../../platform/http/reference/operation.js';
import { AccountsNotesDto, BudgetDto, ReopenYearDto } from './year.dto.js';
import { AccountsNotesView, BudgetView, ChangedYear, YearList } from './year.view.js';
import { YearAccounts } from './year-accounts.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { FIRST_DAY } from '../path-parts.js';

const of = [CLUB_ID, FIRST_DAY];

/** The API reference of fiscal years. */
export const yearsApi = {
  list: reads({
    id: 'listYears',
    summary: 'The fiscal years',
    description:
      'Whether they are closed, who examined them, and what waits in those that are open. A plain member sees those that are closed.',
    of: [CLUB_ID],
    answer: {
      description: 'The years.',
      type: YearList,
    },
  }),
  accounts: reads({
    id: 'readYearAccounts',
    summary: 'A year’s accounts',
    description:
      'Income and expenses, the balance sheet, and what moved purses and members, by the days of the ' +
      'vouchers, with the year before beside it. A plain member reads those of closed years, and of members only themselves by name.',
    of,
    answer: {
      description: 'The accounts.',
      type: YearAccounts,
    },
    refusals: ['validation-failed'],
  }),
  close: corrects({
    id: 'closeYear',
    summary: 'Close a fiscal year',
    description:
      'Nothing dated in it is written any more, nor in a year before it. Its last day must be past. A later result of an evening of the year is written under the day on which it happens, and names the evening.',
    of,
    answer: {
      description: 'The year, and what waited in it.',
      type: ChangedYear,
    },
    refusals: ['year-refused', 'year-closed'],
  }),
  reopen: corrects({
    id: 'reopenYear',
    summary: 'Open a closed year again',
    description:
      'The findings of auditors stay, as findings of the year as it was then. The last closed year is ' +
      'opened first. Only an owner opens a year that an auditor has signed.',
    of,
    body: {
      type: ReopenYearDto,
      description: 'Why.',
    },
    answer: {
      description: 'The year.',
      type: ChangedYear,
    },
    refusals: ['year-refused'],
  }),
  budget: writes({
    id: 'setBudget',
    summary: 'Set the budget of a year',
    description:
      'The expected income and spending, by account: all of it. An account that is left out has no ' +
      'budget any more. The year may be yet to come.',
    of,
    body: {
      type: BudgetDto,
      description: 'The budget.',
    },
    answer: {
      description: 'The budget.',
      type: BudgetView,
    },
    refusals: ['account-not-found', 'account-refused', 'year-closed', 'club-archived'],
  }),
  notes: writes({
    id: 'setAccountsNotes',
    summary: 'Write the notes to the accounts of a year',
    description:
      'The numbered notes to an account or to the accounts as a whole, on screen and paper: all of them, in ' +
      'their order, until the year is closed.',
    of,
    body: { type: AccountsNotesDto, description: 'The notes.' },
    answer: { description: 'The notes.', type: AccountsNotesView },
    refusals: ['account-not-found', 'year-closed', 'club-archived'],
  }),
};
