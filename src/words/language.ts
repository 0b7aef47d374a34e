import type { Group } from '../events/kind.js';
import type { Kind, ParamsOfKind } from '../events/registry.js';
import type { StandingRule } from '../standings/rule/standing-rule.js';
import type { Params, ParamsOf, ReasonList, InnerRefusal } from '../rules/refusals/params.js';
import type { CardId, Suit } from '../rules/cards.js';
import type { MoneyWords } from './money-words.js';
import type { REASONS } from '../problems/reasons.js';
import { oneStop } from './one-stop.js';
import type { Reminder } from './reminder.js';
import { ruleSentences, type StandingRuleWords } from './standing-rule.js';
import type { WARNINGS } from '../problems/warnings.js';

/** What the sentences of a language are made with. */
export interface Say extends MoneyWords {
  /**
   * A player by name.
   *
   * @param unnamed what stands there where names are not known; 'a player' when left out
   */
  readonly player: (id: string, unnamed?: string) => string;
  /** Several players by name: 'a, b and c'. */
  readonly players: (ids: readonly string[]) => string;
  readonly card: (card: CardId) => string;
  /** 'hearts' */
  readonly suit: (suit: Suit) => string;
  readonly book: (id: string) => string;
  readonly game: (game: 'tarok' | 'koenigrufen') => string;
  /** 'a, b and c' */
  readonly and: (words: readonly (string | number)[]) => string;
  /** 'a, b or c' */
  readonly or: (words: readonly (string | number)[]) => string;
  /** Another refusal, as a sentence of its own. */
  readonly refusal: (inner: InnerRefusal) => string;
  /** How a season makes its standings: its sentences, one behind the other. */
  readonly standingRule: (rule: StandingRule, currency: string) => string;
}

/** The parts of `Say` that are the same whoever is spoken to. */
export type Vocabulary = Omit<Say, 'player' | 'players' | 'refusal' | 'standingRule'> & {
  /** What a player is called where names are not known. */
  readonly unnamedPlayer: string;
};

/** A sentence for every reason of a list: a missing one does not compile. */
export type SentencesOf<List extends ReasonList> = {
  readonly [R in keyof List]: (params: ParamsOf<List[R]>, say: Say) => string;
};

/** What a language says of the log: a sentence for every kind of event; a missing one does not compile. */
export interface LogWords {
  readonly groups: Readonly<Record<Group, string>>;
  readonly sentences: {
    readonly [K in Kind]: (params: ParamsOfKind[K], say: Say) => string;
  };
}

/** The words of one language. The app fetches only the one that it speaks. */
export interface Language {
  readonly vocabulary: Vocabulary;
  readonly reasons: SentencesOf<typeof REASONS>;
  readonly warnings: SentencesOf<typeof WARNINGS>;
  readonly log: LogWords;
  readonly standingRule: StandingRuleWords;
  /** A letter of several lines, to copy and send. */
  readonly reminder: (reminder: Reminder, say: Say) => string;
}

/** The name of a member; undefined for one who is not known. */
export type NameOf = (id: string) => string | undefined;

/**
 * Why something is refused, as a sentence.
 *
 * @param language the words of the language
 * @param inner the reason with its parameters; one that is not in the list (of a newer version of the
 *   service) stands for itself
 * @param nameOf names of members; without it players stay unnamed
 */
export function sentenceIn(
  language: Language,
  inner: InnerRefusal,
  nameOf: NameOf = () => undefined,
): string {
  return wordsOf(language.reasons, language, inner, nameOf);
}

/** What to look at again in a record, as a sentence; as `sentenceIn` otherwise. */
export function warningIn(
  language: Language,
  inner: InnerRefusal,
  nameOf: NameOf = () => undefined,
): string {
  return wordsOf(language.warnings, language, inner, nameOf);
}

/** A reminder of what somebody owes. */
export function reminderIn(language: Language, reminder: Reminder): string {
  return oneStop(language.reminder(reminder, sayIn(language)));
}

/**
 * How a season makes its standings, sentence by sentence.
 * @param currency ISO 4217: what amounts of money are in
 */
export function standingRuleIn(
  language: Language,
  rule: StandingRule,
  currency: string,
): readonly string[] {
  return ruleSentences(language.standingRule, rule, currency, language.vocabulary).map(oneStop);
}

function wordsOf(
  sentences: Readonly<Record<string, unknown>>,
  language: Language,
  { reason, params }: InnerRefusal,
  nameOf: NameOf,
): string {
  if (!Object.hasOwn(sentences, reason)) return reason;
  // Reason and parameters belong together; the reason gives their type.
  const words = sentences[reason] as (params: Params, say: Say) => string;
  return oneStop(capitalised(words(params, sayIn(language, nameOf))));
}

/**
 * What sentences of a language are made with.
 * @param nameOf names of members; without it players stay unnamed
 */
export function sayIn(language: Language, nameOf: NameOf = () => undefined): Say {
  const { vocabulary } = language;
  const player: Say['player'] = (id, unnamed = vocabulary.unnamedPlayer) => nameOf(id) ?? unnamed;
  return {
    ...vocabulary,
    player,
    players: (ids) => vocabulary.and(ids.map((id) => player(id))),
    refusal: (other) => sentenceIn(language, other, nameOf),
    standingRule: (rule, currency) => standingRuleIn(language, rule, currency).join(' '),
  };
}

/** A sentence with a capital in front. */
export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
