import { corrects, reads, writes } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { atMinute, EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { BudgetDto, ExaminationDto, ReopenYearDto } from './year.dto.js';
import { BudgetView, ChangedYear, ExaminedYear, YearList, type YearStanding } from './year.view.js';
import { YearAccounts } from './year-accounts.view.js';

const DRAWER = { account: EXAMPLE.purse, code: 'drawer', name: null };
const DUES = { account: EXAMPLE.duesAccount, code: 'dues', name: null };
const HEAD = { seq: 412, hash: '9f2c'.repeat(16) };
const TICKED = ['vouchers-have-receipts', 'purses-counted', 'proof-verified'] as const;

const RUNNING: YearStanding = {
  firstDay: '2026-01-01',
  lastDay: '2026-12-31',
  label: '2026',
  vouchers: 0,
  status: 'open',
  version: 1,
  isOver: false,
  waits: [{ what: 'open-evenings', count: 1 }],
  examinations: [],
};

const EXAMINED: YearStanding = {
  firstDay: '2025-01-01',
  lastDay: '2025-12-31',
  label: '2025',
  vouchers: 2,
  status: 'closed',
  version: 2,
  isOver: true,
  waits: [],
  examinations: [
    {
      event: 413,
      time: atMinute(240),
      actor: EXAMPLE.else,
      actorName: 'Else',
      ticked: TICKED,
      remarks: 'Receipt 12 is missing.',
      head: HEAD,
      holds: true,
    },
  ],
};

const FIRST: YearStanding = {
  ...EXAMINED,
  firstDay: '2024-01-01',
  lastDay: '2024-12-31',
  label: '2024',
  vouchers: 1,
  examinations: [],
};

const stood = (amount: number, last: number) => ({ amount, last });
const compared = (amount: number, last: number, budget: number) => {
  return { amount, last, budget, difference: amount - budget };
};

/** The drawer began with 500 kr.; Karen paid 340, and was charged dues of 25. */
const ACCOUNTS: YearAccounts = {
  year: EXAMINED,
  from: '2025-01-01',
  to: '2025-12-31',
  lastLabel: '2024',
  currency: 'DKK',
  decimals: 2,
  head: HEAD,
  result: {
    income: [{ ...DUES, ...compared(2500, 0, 2000) }],
    expenses: [],
    totalIncome: compared(2500, 0, 2000),
    totalExpenses: compared(0, 0, 0),
    result: compared(2500, 0, 2000),
  },
  balance: {
    purses: [{ ...DRAWER, ...stood(84000, 50000) }],
    owedByMembers: { ...stood(0, 31500), members: 0, membersLast: 1 },
    assets: stood(84000, 81500),
    owedToMembers: { ...stood(0, 0), members: 0, membersLast: 0 },
    equity: [
      { account: EXAMPLE.openingAccount, code: 'opening', name: null, ...stood(81500, 81500) },
    ],
    carried: stood(0, 0),
    result: stood(2500, 0),
    unsorted: stood(0, 0),
    liabilities: stood(84000, 81500),
    addsUp: true,
  },
  purses: [
    {
      ...DRAWER,
      opening: 50000,
      in: [{ kind: 'money-received', amount: 34000 }],
      out: [],
      closing: 84000,
    },
  ],
  members: [
    {
      member: EXAMPLE.karen,
      name: 'Karen',
      guest: false,
      opening: -31500,
      kinds: [
        { kind: 'dues-charged', amount: -2500 },
        { kind: 'money-received', amount: 34000 },
      ],
      closing: 0,
    },
  ],
  kinds: [
    { kind: 'dues-charged', vouchers: 1, amount: 2500 },
    { kind: 'money-received', vouchers: 1, amount: 34000 },
  ],
};

const of = ['clubId', 'firstDay'] as const;

const closed = () => {
  const {
    isOver: _over,
    examinations: _found,
    ...year
  } = { ...EXAMINED, status: 'closed' as const };
  return year;
};

/** The API reference of fiscal years. */
export const yearsApi = {
  list: reads({
    id: 'listYears',
    summary: 'The fiscal years',
    description:
      'Whether they are closed, who examined them, and what waits in those that are open.',
    of: ['clubId'],
    answer: {
      description: 'The years.',
      type: YearList,
      examples: {
        years: namedExample('years', 'One that runs, one that was examined, and the first', () => ({
          years: [RUNNING, EXAMINED, FIRST],
        })),
      },
    },
  }),
  accounts: reads({
    id: 'readYearAccounts',
    summary: 'A year’s accounts',
    description:
      'Income and expenses, the balance sheet, and what moved purses and members, by the days of the ' +
      'vouchers, with the year before beside it.',
    of,
    answer: {
      description: 'The accounts.',
      type: YearAccounts,
      examples: { accounts: namedExample('year-accounts', 'A small year', () => ACCOUNTS) },
    },
    refusals: ['validation-failed'],
  }),
  close: corrects({
    id: 'closeYear',
    summary: 'Close a fiscal year',
    description:
      'Nothing dated in it is written any more, nor in a year before it. Its last day must be past. What ' +
      'evenings of the year come to later is written under the day on which it happens, and names the ' +
      'evening.',
    of,
    answer: {
      description: 'The year, and what waited in it.',
      type: ChangedYear,
      examples: { closed: namedExample('closed-year', 'Closed', closed) },
    },
    refusals: ['year-refused', 'year-closed'],
  }),
  reopen: corrects({
    id: 'reopenYear',
    summary: 'Open a closed year again',
    description:
      'What auditors found stays, as what they found of the year as it was then. The last closed year is ' +
      'opened first.',
    of,
    body: {
      type: ReopenYearDto,
      description: 'Why.',
      examples: {
        why: namedExample('reopening', 'Something turned up', () => ({
          why: 'A receipt turned up.',
        })),
      },
    },
    answer: {
      description: 'The year.',
      type: ChangedYear,
      examples: {
        reopened: namedExample('reopened-year', 'Open again', () => ({
          ...closed(),
          status: 'open',
          version: 3,
        })),
      },
    },
    refusals: ['year-refused'],
  }),
  examine: corrects({
    id: 'examineYear',
    summary: 'Examine a closed year',
    description:
      'An auditor says what they checked and found. Whoever was treasurer or secretary in that year, as ' +
      'this user or another one of the same member, does not examine it.',
    of,
    body: {
      type: ExaminationDto,
      description: 'What was checked and found, and the end of the log that it was found at.',
      examples: {
        examination: namedExample('examination', 'A receipt is missing', () => ({
          ticked: TICKED,
          remarks: 'Receipt 12 is missing.',
          head: HEAD,
        })),
      },
    },
    answer: {
      status: 201,
      description: 'It is in the log.',
      type: ExaminedYear,
      examples: {
        examined: namedExample('year-examined', 'Examined', () => ({
          event: 413,
          year: '2025-01-01',
          version: 2,
        })),
      },
    },
    refusals: ['year-refused', 'examination-refused'],
  }),
  budget: writes({
    id: 'setBudget',
    summary: 'Set the budget of a year',
    description:
      'What is to come in and to be spent, by account: all of it. An account that is left out has no ' +
      'budget any more. The year may be yet to come.',
    of,
    body: {
      type: BudgetDto,
      description: 'The budget.',
      examples: {
        budget: namedExample('budget', 'What dues come to', () => ({
          lines: [{ account: EXAMPLE.duesAccount, amount: 2000 }],
        })),
      },
    },
    answer: {
      description: 'The budget.',
      type: BudgetView,
      examples: {
        budget: namedExample('budget-set', 'What dues come to', () => ({
          year: '2026-01-01',
          lines: [{ account: EXAMPLE.duesAccount, amount: 2000 }],
        })),
      },
    },
    refusals: ['account-not-found', 'account-refused', 'year-closed', 'club-archived'],
  }),
};
