import { comparedName } from '../people/same-name.js';

/** The words before a sum, as clubs write them in Danish, Swedish, German and English. */
export const SUM_WORDS: readonly string[] = [
  ...['sum', 'i alt', 'ialt', 'total', 'kontrol', 'kontrolsum', 'summa', 'totalt', 'kontroll'],
  ...['summe', 'gesamt', 'gesamtsumme', 'kontrolle', 'check', 'totals', 'in total', 'total sum'],
];

/** Whether a text is the word before a sum: `I alt`, `Sum:`. */
export function isSumWord(text: string): boolean {
  return SUM_WORDS.includes(comparedName(text.replace(/\s*[:=]\s*$/, '')));
}
