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
  type Blanks,
  type ScopeName,
  type Words,
} from './translate.js';

interface Translation<First extends ScopeName, Every extends ScopeName> {
  /** A sentence: `t('title')`, `t('back.club', { name })`, `t('payments:rules.king')`. */
  readonly t: (key: KeyOf<First, Every>, said?: Blanks) => string;
  /** All sentences of a kind by their keys, as they are written: `all('roles')`. */
  readonly all: <Way extends GroupOf<First, Every>>(way: Way) => GroupAt<First, Way>;
  readonly language: LanguageId;
}

/**
 * The words of rooms in the language that the app speaks; suspends while they are fetched.
 *
 * @param rooms or parts of them (`cash.dues`); the first is meant where a key names none
 */
export function useTranslation<First extends ScopeName = 'shell', More extends ScopeName = never>(
  rooms: First | readonly [First, ...More[]] = 'shell' as First,
): Translation<First, First | More> {
  const language = useSyncExternalStore(watchLanguage, spokenLanguage);
  const names: readonly ScopeName[] = typeof rooms === 'string' ? [rooms] : rooms;
  // Also when they are here: a drawing that waited for them is taken up again, and has to wait alike.
  for (const room of names) use(fetchRoom(language, roomOf(room)));
  return translationOf(language, names[0] ?? 'shell') as Translation<First, First | More>;
}

interface AnyTranslation {
  readonly t: (key: string, said?: Blanks) => string;
  readonly all: (way: string) => unknown;
  readonly language: LanguageId;
}

/** The same each time: what leans on it is not made anew at every drawing. */
const made = new Map<string, AnyTranslation>();

function translationOf(language: LanguageId, first: ScopeName): AnyTranslation {
  const place = `${language}/${first}`;
  const before = made.get(place);
  if (before !== undefined) return before;
  const find = (way: string) => {
    const [key = '', scope = first] = way.split(':').toReversed() as [string?, ScopeName?];
    return { words: wordsOf(language, scope), key };
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

function roomOf(scope: ScopeName): RoomName {
  return scope.split('.', 1)[0] as RoomName;
}

/** The words of a scope; none as long as they are not here. */
function wordsOf(language: LanguageId, scope: ScopeName): Words {
  const room = roomOf(scope);
  const words = knownRoom(language, room) ?? {};
  const found = room === scope ? words : wordsAt(words, scope.slice(room.length + 1));
  return typeof found === 'object' ? found : {};
}
