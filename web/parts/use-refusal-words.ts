import { useTranslation } from 'react-i18next';
import type { Params } from '../../src/rules/params.js';
import { isSayable, sentenceIn, type Language, type NameOf } from '../../src/words/language.js';

type Sentences = readonly (readonly [english: string, here: string])[];

/**
 * Why something cannot be: a refusal of the rules or of the service, or `unforeseen` as long as an
 * undo must be sent first. One whose reason this version of the app does not know has its sentence.
 */
export type Why =
  | 'unforeseen'
  | {
      readonly reason?: string | undefined;
      readonly params?: Readonly<Record<string, unknown>> | undefined;
      readonly detail?: string | undefined;
    };

/** Says in the language of the app why something cannot be. */
export function useRefusalWords(nameOf?: NameOf): (why: Why) => string {
  const { t, i18n } = useTranslation('refusals');
  // Sentences are functions, which only the resource itself has.
  const said = i18n.getResource(i18n.language, 'refusals', 'said') as Language;
  const sentences = t('sentences', { returnObjects: true }) as unknown as Sentences;
  return (why) => {
    if (why === 'unforeseen') return t('unforeseen');
    const { reason, params = {}, detail = '' } = why;
    if (reason === undefined || !isSayable(said, reason))
      return upper(translate(sentences, detail));
    // With a reason comes what it names.
    return sentenceIn(said, { reason, params: params as Params }, nameOf);
  };
}

/**
 * A sentence by its likeness in a list.
 *
 * @param sentences `{0}`, `{1}` … stand for any words, which are themselves looked up
 */
export function translate(sentences: Sentences, sentence: string): string {
  const plain = sentences.find(([english]) => english === sentence);
  if (plain !== undefined) return plain[1];
  for (const [english, here] of sentences) {
    if (!english.includes('{0}')) continue;
    const found = likeness(english).exec(sentence);
    if (found === null) continue;
    return here.replace(/\{(\d)\}/g, (_, place: string) =>
      translate(sentences, found[Number(place) + 1] ?? ''),
    );
  }
  return sentence;
}

function likeness(english: string): RegExp {
  const escaped = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\d\}/g, '(.+?)')}$`);
}

function upper(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
