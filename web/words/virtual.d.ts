/** What the build makes of the files of a language (words-with-code.ts). */
declare module 'virtual:words/*' {
  type Words = import('./translate.js').Words;
  /** The words of the rooms that the app's first file names. */
  export const first: Readonly<Record<string, Words>>;
  /** The ways to those of all other rooms. */
  export const ways: Readonly<Partial<Record<string, () => Promise<{ readonly default: Words }>>>>;
}
