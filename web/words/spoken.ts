import type { LanguageId } from '../../src/people/languages.js';
import payments from '../../src/words/da/payments.js';
import fineEntry from './da/fine-entry.js';
import memberStart from './da/member-start.js';
import members from './da/members.js';
import news from './da/news.js';
import problems from './da/problems.js';
import shell from './da/shell.js';
import type { FirstWords } from './first-words.js';
import { readAtOnce } from './read-at-once.js';
import type { RoomName } from './rooms.js';
import type { Words } from './translate.js';

/** Which language the app speaks now, and the words that it has. */

/** The rooms of Danish that are not in the app from the start; each is fetched when a screen first needs it. */
const files = import.meta.glob<{ default: Words }>([
  './da/*.ts',
  '!./da/{shell,problems,member-start,news,members,fine-entry}.ts',
]);

/** The other languages, each with its own. */
const others = {
  sv: () => import('./first/sv.js'),
  de: () => import('./first/de.js'),
  en: () => import('./first/en.js'),
};

// What most see first is there at once, as the screen is on which they see it.
const known = new Map<string, Words>([
  ['da/shell', shell],
  ['da/problems', problems],
  ['da/member-start', memberStart],
  ['da/news', news],
  ['da/members', members],
  ['da/payments', payments],
  ['da/fine-entry', fineEntry],
]);
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
  const rooms = new Set(
    ['da/shell', 'da/problems', ...asked.keys()].map((place) => place.split('/')[1] as RoomName),
  );
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
  if (of === 'da') return readFile(files[`./da/${room}.ts`]);
  const first: FirstWords = (await others[of]()).default;
  return first.rooms[room] ?? readFile(first.files[`../${of}/${room}.ts`]);
}

async function readFile(load: (() => Promise<{ readonly default: Words }>) | undefined) {
  if (load === undefined) throw new Error('there is a room without words');
  return (await load()).default;
}
