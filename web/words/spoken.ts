import type { LanguageId } from '../../src/people/languages.js';
import * as danish from 'virtual:words/da';
import { readAtOnce } from './read-at-once.js';
import type { RoomName } from './rooms.js';
import type { Words } from './translate.js';

/** Which language the app speaks now, and the words that it has. */

/** Each language with its own words and ways to them, so that nobody fetches those of another. */
const LANGUAGES = {
  da: () => Promise.resolve(danish),
  sv: () => import('virtual:words/sv'),
  de: () => import('virtual:words/de'),
  en: () => import('virtual:words/en'),
} satisfies Readonly<Record<LanguageId, unknown>>;

/** What most see first is there at once in Danish, as the screen is on which they see it. */
const FIRST = Object.keys(danish.first) as readonly RoomName[];
const known = new Map<string, Words>(
  Object.entries(danish.first).map(([room, words]) => [`da/${room}`, words]),
);
const asked = new Map<string, Promise<Words>>();
const listeners = new Set<() => void>();
let language: LanguageId = 'da';

export function spokenLanguage(): LanguageId {
  return language;
}

/** For `useSyncExternalStore`: says when the app speaks another language. */
export function watchLanguage(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/** Speaks another language from now on, once it has all the words that there are in this one. */
export async function speak(next: LanguageId): Promise<void> {
  const spoken = [...asked.keys()].map((place) => place.split('/')[1] as RoomName);
  const rooms = new Set([...FIRST, ...spoken]);
  await Promise.all([...rooms].map((room) => fetchRoom(next, room)));
  language = next;
  document.documentElement.lang = next;
  for (const changed of listeners) changed();
}

/** The words of a room, if they are here already. */
export function knownRoom(of: LanguageId, room: RoomName): Words | undefined {
  return known.get(`${of}/${room}`);
}

/**
 * Fetches a room; for `use`, which reads at once what is here. Throws when it cannot be had, and may be
 * asked again.
 */
export function fetchRoom(of: LanguageId, room: RoomName): Promise<Words> {
  const place = `${of}/${room}`;
  const before = asked.get(place);
  if (before !== undefined) return before;
  const here = known.get(place);
  const words =
    here === undefined
      ? readRoom(of, room).then(
          (found) => {
            known.set(place, found);
            asked.set(place, readAtOnce(found));
            return found;
          },
          (error: unknown) => {
            asked.delete(place);
            throw error;
          },
        )
      : readAtOnce(here);
  asked.set(place, words);
  return words;
}

async function readRoom(of: LanguageId, room: RoomName): Promise<Words> {
  const { first, ways } = await LANGUAGES[of]();
  const here = first[room];
  if (here !== undefined) return here;
  const way = ways[room];
  if (way === undefined) throw new Error(`${room} has no words`);
  return (await way()).default;
}
