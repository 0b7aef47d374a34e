import type { YearEvent } from '../../../events/money/years.js';
import type { YEAR_REASONS } from '../../../money/reasons/year-reasons.js';
import type { LogWords, SentencesOf } from '../../language.js';
import { remark } from '../../money-log.js';

/** What happened to fiscal years. */
export const yearLog = {
  'year-closed': ({ year }) => `The fiscal year ${year} was closed.`,
  'year-reopened': ({ year }) => `The fiscal year ${year} was opened again.`,
  'year-examined': ({ year, remarks }) =>
    `The accounts of ${year} were examined.${remark(remarks)}`,
  'budget-set': ({ year, lines }, say) => {
    if (lines.length === 0) return `The budget of ${year} was removed.`;
    const list = say.and(
      lines.map((line) => `${say.account(line.account)} ${say.money(line.money)}`),
    );
    return `The budget of ${year} was set: ${list}.`;
  },
} satisfies Pick<LogWords['sentences'], YearEvent['kind']>;

const KEEPERS = { treasurer: 'treasurer', secretary: 'secretary' } as const;

/** Why something cannot be done with a fiscal year. */
export const yearReasons = {
  'no-such-year': () => 'The club has no such fiscal year.',
  'year-moved-on': ({ current, version }) =>
    `The year has moved on: it is at version ${current}, and this was made for version ${version}. Read it again.`,
  'year-runs-still': ({ lastDay }, say) =>
    `The year runs until ${say.day(lastDay)}; it can be closed when that day is past.`,
  'earlier-year-is-open': ({ year }) => `${year} is still open; close that year first.`,
  'later-year-is-closed': ({ year }) => `${year} is closed; open that year again first.`,
  'year-is-open': ({ year }) => `${year} is open; close the year first.`,
  'examiner-kept-books': ({ role }) =>
    `You were ${KEEPERS[role]} in that year; somebody else must examine it.`,
  'head-unknown': () => 'The log has never been like that. Read the accounts again.',
  'head-before-closing': () =>
    'The year was closed after what you have seen. Read the accounts again.',
  'no-result-account': () => 'A budget is for accounts of income and expenses.',
  'budget-twice': () => 'Each account can be in the budget once.',
  'no-such-period': () => 'The days must lie in the year, the first one before the last.',
} satisfies SentencesOf<typeof YEAR_REASONS>;
