import type { YearEvent } from '../../../events/money/years.js';
import type { YEAR_REASONS } from '../../../money/reasons/year-reasons.js';
import type { LogWords, SentencesOf } from '../../language.js';
import { remark } from '../../money-log.js';

/** What happened to fiscal years. */
export const yearLog = {
  'year-closed': ({ year }) => `Das Geschäftsjahr ${year} wurde abgeschlossen.`,
  'year-reopened': ({ year }) => `Das Geschäftsjahr ${year} wurde wieder geöffnet.`,
  'year-examined': ({ year, remarks }) =>
    `Die Abrechnung von ${year} wurde geprüft.${remark(remarks)}`,
  'budget-set': ({ year, lines }, say) => {
    if (lines.length === 0) return `Der Haushalt für ${year} wurde gestrichen.`;
    const list = say.and(
      lines.map((line) => `${say.account(line.account)} ${say.money(line.money)}`),
    );
    return `Der Haushalt für ${year} wurde aufgestellt: ${list}.`;
  },
} satisfies Pick<LogWords['sentences'], YearEvent['kind']>;

const KEEPERS = { treasurer: 'Kassenführung', secretary: 'Schriftführung' } as const;

/** Why something cannot be done with a fiscal year. */
export const yearReasons = {
  'no-such-year': () => 'Der Club hat kein solches Geschäftsjahr.',
  'year-moved-on': ({ current, version }) =>
    `Das Jahr hat sich geändert: Es ist bei Version ${current}, und dies galt Version ${version}. Bitte neu laden.`,
  'year-runs-still': ({ lastDay }, say) =>
    `Das Jahr läuft bis ${say.day(lastDay)}; danach kann es abgeschlossen werden.`,
  'earlier-year-is-open': ({ year }) =>
    `${year} ist noch offen; bitte zuerst dieses Jahr abschließen.`,
  'later-year-is-closed': ({ year }) =>
    `${year} ist abgeschlossen; bitte zuerst dieses Jahr wieder öffnen.`,
  'year-is-open': ({ year }) => `${year} ist offen; bitte zuerst das Jahr abschließen.`,
  'examiner-kept-books': ({ role }) =>
    `In jenem Jahr wurden die Bücher auch von dir geführt (${KEEPERS[role]}); jemand anders muss es prüfen.`,
  'head-unknown': () => 'So war das Protokoll nie. Bitte die Abrechnung neu laden.',
  'head-before-closing': () =>
    'Das Jahr wurde nach dem abgeschlossen, was du gesehen hast. Bitte die Abrechnung neu laden.',
  'no-result-account': () => 'Ein Haushalt gilt für Einnahmen und Ausgaben.',
  'budget-twice': () => 'Jedes Konto kann einmal im Haushalt stehen.',
  'no-such-period': () => 'Die Tage müssen im Jahr liegen, der erste vor dem letzten.',
} satisfies SentencesOf<typeof YEAR_REASONS>;
