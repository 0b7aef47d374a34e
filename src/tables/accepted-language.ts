import { LANGUAGES, type LanguageId } from '../people/languages.js';

/** The language that `Accept-Language` wants most of those there are; null where it names none of them. */
export function acceptedLanguage(header: string | undefined): LanguageId | null {
  const wanted = (header ?? '').split(',').flatMap((part) => {
    const [tag = '', ...params] = part.split(';').map((one) => one.trim().toLowerCase());
    const language = LANGUAGES.find((one) => tag === one || tag.startsWith(`${one}-`));
    const q = params.find((one) => one.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2)) || 0;
    return language === undefined || weight === 0 ? [] : [{ language, weight }];
  });
  return wanted.sort((a, b) => b.weight - a.weight)[0]?.language ?? null;
}
