import type { RankedBy, StandingRule, TieBreak } from '../standings/rule/standing-rule.js';
import type { MoneyWords } from './money-words.js';

/** What a language says of a standing rule. */
export interface StandingRuleWords {
  readonly by: (by: RankedBy) => string;
  readonly all: string;
  readonly best: (best: number) => string;
  readonly least: (least: number) => string;
  /** @param amount with its unit; null for nothing */
  readonly notPlayed: (amount: string | null) => string;
  /** '20 points' */
  readonly points: (points: number) => string;
  /** @param ties what decides, in order; may be empty */
  readonly ties: (ties: readonly string[]) => string;
  readonly tie: (tie: TieBreak) => string;
  readonly guests: (guests: boolean) => string;
}

/**
 * A standing rule in words, sentence by sentence: service, app and papers say it with these.
 *
 * @param currency ISO 4217: what evenings not played count where money ranks
 */
export function ruleSentences(
  words: StandingRuleWords,
  { by, best, least, ties, guests, notPlayed }: StandingRule,
  currency: string,
  { money }: Pick<MoneyWords, 'money'>,
): readonly string[] {
  const amountOf = (amount: number) =>
    by === 'money' ? money({ amount, currency }) : words.points(amount).replace('-', '−');
  return [
    words.by(by),
    best === null ? words.all : words.best(best),
    ...(least === 0 ? [] : [words.least(least)]),
    words.notPlayed(notPlayed === null ? null : amountOf(notPlayed)),
    words.ties(ties.map(words.tie)),
    words.guests(guests),
  ];
}
