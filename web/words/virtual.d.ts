/** What the build makes of the files of words (words-with-code.ts). */

/** The Danish words of the rooms that the app's first file names. */
declare module 'virtual:first-words' {
  export const first: Readonly<Record<string, import('./translate.js').Words>>;
}

/** The same in a language, and the ways to the words of all other rooms. */
declare module 'virtual:words/*' {
  type Words = import('./translate.js').Words;
  export const first: Readonly<Partial<Record<string, Words>>>;
  export const ways: Readonly<Partial<Record<string, () => Promise<{ readonly default: Words }>>>>;
}
