const VOWEL = '[aeiouyæøåäöüéè]';
const CONSONANT = '[bcdfghjklmnpqrstvwxzß]';

/** Shorter words have room on every seat. */
const LONG_WORD = 7;
/** The letters of a word that stay together at its ends. */
const TOGETHER = 3;

/** Between two syllables: before a lone consonant, or behind the first of several. */
const BREAK = new RegExp(
  `(?<=${VOWEL})(?=${CONSONANT}${VOWEL})|(?<=${VOWEL}${CONSONANT})(?=${CONSONANT}+${VOWEL})`,
  'giu',
);

/**
 * A name whose long words may break between two syllables, with a hyphen: browsers know the syllables of
 * names in no language.
 */
export function hyphenable(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG_WORD) return word;
    return word.replace(BREAK, (_none, at: number) => {
      return at < TOGETHER || word.length - at < TOGETHER ? '' : '\u00ad';
    });
  });
}
