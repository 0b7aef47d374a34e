import type { YearEvent } from '../../../events/money/years.js';
import type { YEAR_REASONS } from '../../../money/reasons/year-reasons.js';
import type { LogWords, SentencesOf } from '../../language.js';
import { remark } from '../../money-log.js';

/** What happened to fiscal years. */
export const yearLog = {
  'year-closed': ({ year }) => `Regnskabsåret ${year} blev afsluttet.`,
  'year-reopened': ({ year }) => `Regnskabsåret ${year} blev åbnet igen.`,
  'year-examined': ({ year, remarks }) =>
    `Regnskabet for ${year} blev revideret.${remark(remarks)}`,
  'budget-set': ({ year, lines }, say) => {
    if (lines.length === 0) return `Budgettet for ${year} blev fjernet.`;
    const list = say.and(
      lines.map((line) => `${say.account(line.account)} ${say.money(line.money)}`),
    );
    return `Budgettet for ${year} blev lagt: ${list}.`;
  },
} satisfies Pick<LogWords['sentences'], YearEvent['kind']>;

const KEEPERS = { treasurer: 'kasserer', secretary: 'sekretær' } as const;

/** Why something cannot be done with a fiscal year. */
export const yearReasons = {
  'no-such-year': () => 'Klubben har ikke det regnskabsår.',
  'year-moved-on': ({ current, version }) =>
    `Året er blevet ændret: det er ved version ${current}, og dette var til version ${version}. Hent det igen.`,
  'year-runs-still': ({ lastDay }, say) =>
    `Året løber til ${say.day(lastDay)}; det kan afsluttes, når den dag er gået.`,
  'earlier-year-is-open': ({ year }) => `${year} er stadig åbent; afslut først det år.`,
  'later-year-is-closed': ({ year }) => `${year} er afsluttet; åbn først det år igen.`,
  'year-is-open': ({ year }) => `${year} er åbent; afslut først året.`,
  'examiner-kept-books': ({ role }) => `Du var ${KEEPERS[role]} det år; en anden må revidere det.`,
  'head-unknown': () => 'Sådan har loggen aldrig været. Hent regnskabet igen.',
  'head-before-closing': () => 'Året blev afsluttet efter det, du har set. Hent regnskabet igen.',
  'no-result-account': () => 'Et budget er for indtægter og udgifter.',
  'budget-twice': () => 'Hver konto kan være i budgettet én gang.',
  'no-such-period': () => 'Dagene skal ligge i året, den første før den sidste.',
} satisfies SentencesOf<typeof YEAR_REASONS>;
