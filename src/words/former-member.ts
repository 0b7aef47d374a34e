import type { LanguageId } from '../people/languages.js';

/** Somebody with a name, or what is left of it. */
export interface Called {
  readonly name: string;
  /** Null unless they left for good. */
  readonly initials: string | null;
}

const FORMER: Readonly<Record<LanguageId, (initials: string) => string>> = {
  da: (initials) => `tidligere medlem (${initials})`,
  sv: (initials) => `tidigare medlem (${initials})`,
  de: (initials) => `ehemaliges Mitglied (${initials})`,
  en: (initials) => `former member (${initials})`,
};

/**
 * What somebody is called: the one place that says it. Who left for good has initials only. Their row has
 * the words in the language of the club, for whoever knows no reader.
 */
export function calledIn(language: LanguageId, { name, initials }: Called): string {
  return initials === null ? name : FORMER[language](initials);
}

/**
 * The same for a name in an answer that knew no reader: who left for good is called so in this language,
 * with whatever follows (`former member (K.H.) · Bordets tablet`); everybody else as they are.
 */
export function recalledIn(language: LanguageId, name: string): string {
  const former = readFormer(name);
  return former === null ? name : FORMER[language](former.initials) + former.rest;
}

/** The initials of somebody who is called a former member, and whoever else by their name. */
export function initialsOrName(name: string): string {
  return readFormer(name)?.initials ?? name;
}

/** What a former member is called, taken apart; null for a name. */
function readFormer(name: string): { readonly initials: string; readonly rest: string } | null {
  for (const former of Object.values(FORMER)) {
    const [before = '', after = ''] = former('\n').split('\n');
    if (!name.startsWith(before)) continue;
    const end = name.indexOf(after, before.length);
    if (end < 0) continue;
    return { initials: name.slice(before.length, end), rest: name.slice(end + after.length) };
  }
  return null;
}

const MOST_INITIALS = 4;

/** What is left of a name: `Anna Marie Bruun` is `A.M.B.`; a name without letters leaves `?`. */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s-]+/u).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  if (letters.length === 0) return '?';
  return letters
    .slice(0, MOST_INITIALS)
    .map((letter) => `${letter.toLocaleUpperCase('da')}.`)
    .join('');
}
