import type { YearEvent } from '../../../events/money/years.js';
import type { YEAR_REASONS } from '../../../money/reasons/year-reasons.js';
import type { LogWords, SentencesOf } from '../../language.js';
import { remark } from '../../money-log.js';

/** What happened to fiscal years. */
export const yearLog = {
  'year-closed': ({ year }) => `Räkenskapsåret ${year} avslutades.`,
  'year-reopened': ({ year }) => `Räkenskapsåret ${year} öppnades igen.`,
  'year-examined': ({ year, remarks }) =>
    `Räkenskaperna för ${year} reviderades.${remark(remarks)}`,
  'budget-set': ({ year, lines }, say) => {
    if (lines.length === 0) return `Budgeten för ${year} togs bort.`;
    const list = say.and(
      lines.map((line) => `${say.account(line.account)} ${say.money(line.money)}`),
    );
    return `Budgeten för ${year} lades: ${list}.`;
  },
} satisfies Pick<LogWords['sentences'], YearEvent['kind']>;

const KEEPERS = { treasurer: 'kassör', secretary: 'sekreterare' } as const;

/** Why something cannot be done with a fiscal year. */
export const yearReasons = {
  'no-such-year': () => 'Klubben har inget sådant räkenskapsår.',
  'year-moved-on': ({ current, version }) =>
    `Året har ändrats: det är vid version ${current}, och detta gällde version ${version}. Hämta det igen.`,
  'year-runs-still': ({ lastDay }, say) =>
    `Året löper till ${say.day(lastDay)}; det kan avslutas när den dagen är förbi.`,
  'earlier-year-is-open': ({ year }) => `${year} är fortfarande öppet; avsluta det året först.`,
  'later-year-is-closed': ({ year }) => `${year} är avslutat; öppna det året igen först.`,
  'year-is-open': ({ year }) => `${year} är öppet; avsluta året först.`,
  'examiner-kept-books': ({ role }) =>
    `Du var ${KEEPERS[role]} det året; någon annan måste revidera det.`,
  'head-unknown': () => 'Så har loggen aldrig sett ut. Hämta räkenskaperna igen.',
  'head-before-closing': () => 'Året avslutades efter det du har sett. Hämta räkenskaperna igen.',
  'no-result-account': () => 'En budget gäller intäkter och kostnader.',
  'budget-twice': () => 'Varje konto kan stå i budgeten en gång.',
  'no-such-period': () => 'Dagarna måste ligga i året, den första före den sista.',
} satisfies SentencesOf<typeof YEAR_REASONS>;
