import type { InnerRefusal } from '../rules/refusals/params.js';
import da from './da/index.js';
import de from './de/index.js';
import en from './en/index.js';
import sv from './sv/index.js';
import type { StandingRule } from '../standings/rule/standing-rule.js';
import type { AccountParam } from '../events/money/parts.js';
import type { EventParams } from '../events/registry.js';
import {
  reminderIn,
  sayIn,
  sentenceIn,
  standingRuleIn,
  warningIn,
  type Language,
  type NameOf,
} from './language.js';
import type { LanguageId } from '../people/languages.js';
import { logSentence } from './log.js';
import type { Reminder } from './reminder.js';

/** Every language at once, for the service; the app takes the one that it speaks. */
const WORDS = { da, sv, de, en } as const satisfies Readonly<Record<LanguageId, Language>>;

/** Why something is refused, in one of the languages; as `sentenceIn` otherwise. */
export function sentenceOf(language: LanguageId, inner: InnerRefusal, nameOf?: NameOf): string {
  return sentenceIn(WORDS[language], inner, nameOf);
}

/** What to look at again in a record, in one of the languages; as `warningIn` otherwise. */
export function warningSentence(
  language: LanguageId,
  inner: InnerRefusal,
  nameOf?: NameOf,
): string {
  return warningIn(WORDS[language], inner, nameOf);
}

/** What happened, in one of the languages. */
export function eventSentence(language: LanguageId, said: EventParams, nameOf?: NameOf): string {
  const words = WORDS[language];
  return logSentence(words.log, said, sayIn(words, nameOf));
}

/** The name of an account of the club, in one of the languages. */
export function accountName(language: LanguageId, account: AccountParam): string {
  return sayIn(WORDS[language]).account(account);
}

/** A reminder of what somebody owes, in one of the languages. */
export function reminderText(language: LanguageId, reminder: Reminder): string {
  return reminderIn(WORDS[language], reminder);
}

/** How a season makes its standings, in one of the languages; as `standingRuleIn` otherwise. */
export function standingRuleText(
  language: LanguageId,
  rule: StandingRule,
  currency: string,
): readonly string[] {
  return standingRuleIn(WORDS[language], rule, currency);
}
