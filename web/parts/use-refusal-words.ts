import { useTranslation } from 'react-i18next';

type Sentences = readonly (readonly [english: string, here: string])[];

/** What is known of a refusal: of the rules here, of the service, or kept from an older version. */
interface Refused {
  readonly reason?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly detail?: string;
}

/** Says why something is refused in the language of the app; what it does not know stays as it is. */
export function useRefusalWords(
  _nameOf?: (player: string) => string | undefined,
): (refused: Refused | string) => string {
  const { t } = useTranslation('refusals');
  const sentences = t('sentences', { returnObjects: true }) as unknown as Sentences;
  return (refused) => upper(translate(sentences, sentenceOf(refused)));
}

function sentenceOf(refused: Refused | string): string {
  if (typeof refused === 'string') return refused;
  const { reason, params, detail } = refused;
  const words = params?.['words'];
  return typeof words === 'string' ? words : (detail ?? reason ?? '');
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
