import { oneStop } from '../../src/words/one-stop.js';
import type { RoomName, Rooms } from './rooms.js';

/** The words of a room, as its files have them: sentences by their keys, one within another. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** A sentence that differs by number has a key for each of them: `days_one`, `days_other`. */
type WithoutNumber<Key extends string> = Key extends `${infer Name}_${Intl.LDMLPluralRule}`
  ? Name
  : Key;

/** The ways to the sentences of a room: `back.club`. */
type KeysIn<T> = {
  [Key in keyof T & string]: T[Key] extends string
    ? WithoutNumber<Key>
    : `${Key}.${KeysIn<T[Key]>}`;
}[keyof T & string];

/** The ways to what is not one sentence but many. */
type GroupsIn<T> = {
  [Key in keyof T & string]: T[Key] extends string ? never : Key | `${Key}.${GroupsIn<T[Key]>}`;
}[keyof T & string];

/** What is at the end of a way. */
type At<T, Way extends string> = Way extends keyof T
  ? T[Way]
  : Way extends `${infer Key}.${infer Rest}`
    ? Key extends keyof T
      ? At<T[Key], Rest>
      : never
    : never;

/** What is spoken of: a room, or a part of one that has a name: `cash.dues`. */
export type ScopeName =
  | RoomName
  | { [Room in RoomName]: `${Room}.${PartsOf<Rooms[Room]>}` }[RoomName];

type PartsOf<T> = {
  [Key in keyof T & string]: T[Key] extends string ? never : Key;
}[keyof T & string];

type WordsIn<Scope extends ScopeName> = Scope extends RoomName
  ? Rooms[Scope]
  : Scope extends `${infer Room extends RoomName}.${infer Part}`
    ? At<Rooms[Room], Part>
    : never;

/** Of the first scope by its key; of any as `scope:key`. */
export type KeyOf<First extends ScopeName, Every extends ScopeName> =
  | KeysIn<WordsIn<First>>
  | { [Scope in Every]: `${Scope}:${KeysIn<WordsIn<Scope>>}` }[Every];

export type GroupOf<First extends ScopeName, Every extends ScopeName> =
  | GroupsIn<WordsIn<First>>
  | { [Scope in Every]: `${Scope}:${GroupsIn<WordsIn<Scope>>}` }[Every];

export type GroupAt<
  First extends ScopeName,
  Way extends string,
> = Way extends `${infer Scope extends ScopeName}:${infer Rest}`
  ? At<WordsIn<Scope>, Rest>
  : At<WordsIn<First>, Way>;

/** What a sentence names. */
export interface Blanks {
  /** Chooses the sentence by its number. */
  readonly count?: number;
  /** What is said where there is no such sentence. */
  readonly defaultValue?: string;
  readonly [name: string]: string | number | null | undefined;
}

/** What is at a key in the words of a room; undefined where there is nothing. */
export function wordsAt(words: Words, key: string): string | Words | undefined {
  let found: string | Words | undefined = words;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return found;
}

/**
 * A sentence, with what it names put in.
 *
 * @param locale by whose rules a number is one or many
 * @returns the key itself where there is no such sentence
 */
export function sentenceAt(words: Words, key: string, said: Blanks, locale: string): string {
  const { count, defaultValue } = said;
  const byNumber =
    count === undefined ? undefined : wordsAt(words, `${key}_${numberIn(locale, count)}`);
  const found = byNumber ?? wordsAt(words, key);
  if (typeof found !== 'string') return defaultValue ?? key;
  return oneStop(found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(said[name] ?? '')));
}

const rules = new Map<string, Intl.PluralRules>();

function numberIn(locale: string, count: number): Intl.LDMLPluralRule {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known.select(count);
}
