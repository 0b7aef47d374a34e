import { corrects, reads, writes } from '../../platform/http/reference/operation.js';
import {
  BudgetDto,
  ExaminationDto,
  RemarkAnswerDto,
  ReopenYearDto,
  WithdrawExaminationDto,
} from './year.dto.js';
import {
  BudgetView,
  ChangedExamination,
  ChangedYear,
  ExaminedYear,
  YearList,
} from './year.view.js';
import { YearAccounts } from './year-accounts.view.js';
import { CLUB_ID } from '../../platform/http/write/write-request.js';
import { EXAMINATION_SEQ, FIRST_DAY, REMARK_NUMBER } from '../path-parts.js';

const of = [CLUB_ID, FIRST_DAY];
const ofExamination = [...of, EXAMINATION_SEQ];
const ofRemark = [...ofExamination, REMARK_NUMBER];

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
  examine: corrects({
    id: 'examineYear',
    summary: 'Examine a closed year',
    description:
      'An auditor says what they checked and found, and signs a conclusion. At least one check was made, and a conclusion short of approval has a remark. Anyone who was treasurer or secretary in that year, as this user or another one of the same member, does not examine it.',
    of,
    body: {
      type: ExaminationDto,
      description: 'The checks and findings, and the end of the log that they were made at.',
    },
    answer: {
      status: 201,
      description: 'It is in the log.',
      type: ExaminedYear,
    },
    refusals: ['year-refused', 'examination-refused'],
  }),
  answerRemark: writes({
    id: 'answerRemark',
    summary: 'Answer an auditor’s remark',
    description: 'Those who keep the money say what was done about it. A later answer replaces it.',
    of: ofRemark,
    body: { type: RemarkAnswerDto, description: 'The answer.' },
    answer: { description: 'It is in the log.', type: ChangedExamination },
    refusals: ['examination-refused', 'club-archived'],
  }),
  settleRemark: writes({
    id: 'settleRemark',
    summary: 'Settle a remark',
    description: 'An auditor ends a remark, answered or not.',
    of: ofRemark,
    answer: { description: 'It is in the log.', type: ChangedExamination },
    refusals: ['examination-refused', 'club-archived'],
  }),
  withdraw: writes({
    id: 'withdrawExamination',
    summary: 'Withdraw an examination',
    description:
      'Its author withdraws their signature, until the year is opened again. Both are shown.',
    of: ofExamination,
    body: { type: WithdrawExaminationDto, description: 'Why.' },
    answer: { description: 'It is in the log.', type: ChangedExamination },
    refusals: ['examination-refused', 'club-archived'],
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
};
