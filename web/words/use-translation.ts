import { use, useSyncExternalStore } from 'react';
import type { LanguageId } from '../../src/people/languages.js';
import type { RoomName } from './rooms.js';
import { fetchRoom, knownRoom, spokenLanguage, watchLanguage } from './spoken.js';
import {
  sentenceAt,
  wordsAt,
  type GroupAt,
  type GroupOf,
  type KeyOf,
  type Said,
} from './translate.js';

interface Translation<First extends RoomName, Every extends RoomName> {
  /** A sentence: `t('title')`, `t('back.club', { name })`, `t('payments:rules.king')`. */
  readonly t: (key: KeyOf<First, Every>, said?: Said) => string;
  /** All sentences of a kind by their keys, as they are written: `all('roles')`. */
  readonly all: <Way extends GroupOf<First, Every>>(way: Way) => GroupAt<First, Way>;
  readonly language: LanguageId;
}

/**
 * The words of rooms in the language that the app speaks; suspends while they are fetched.
 *
 * @param rooms the first is meant where a key names none
 */
export function useTranslation<First extends RoomName = 'shell', More extends RoomName = never>(
  rooms: First | readonly [First, ...More[]] = 'shell' as First,
): Translation<First, First | More> {
  const language = useSyncExternalStore(watchLanguage, spokenLanguage);
  const names: readonly RoomName[] = typeof rooms === 'string' ? [rooms] : rooms;
  // Also when they are here: a drawing that waited for them is taken up again, and has to wait alike.
  for (const room of names) use(fetchRoom(language, room));
  return translationOf(language, names[0] ?? 'shell') as Translation<First, First | More>;
}

interface AnyTranslation {
  readonly t: (key: string, said?: Said) => string;
  readonly all: (way: string) => unknown;
  readonly language: LanguageId;
}

/** The same each time: what leans on it is not made anew at every drawing. */
const made = new Map<string, AnyTranslation>();

function translationOf(language: LanguageId, first: RoomName): AnyTranslation {
  const place = `${language}/${first}`;
  const before = made.get(place);
  if (before !== undefined) return before;
  const find = (way: string) => {
    const [key = '', room = first] = way.split(':').toReversed() as [string?, RoomName?];
    return { words: knownRoom(language, room) ?? {}, key };
  };
  const translation: AnyTranslation = {
    t: (way, said = {}) => {
      const { words, key } = find(way);
      return sentenceAt(words, key, said, language);
    },
    all: (way) => {
      const { words, key } = find(way);
      return wordsAt(words, key) ?? {};
    },
    language,
  };
  made.set(place, translation);
  return translation;
}
