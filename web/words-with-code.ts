import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { allRooms, firstRooms, laterRooms, roomFile } from './rooms-of-code.js';

const WEB = fileURLToPath(new URL('.', import.meta.url));
const WORDS = `${WEB}words/`;

/** The words of a first look in a language, and the ways to all its other words: `virtual:words/sv`. */
const VIRTUAL = /^\0?virtual:words\/(\w+)$/;

const LATER = /(?<!typeof )\bimport\('(\.[^']+)'\)/g;

/**
 * Words by the code that speaks them: the first load of the app has the words of the rooms that it
 * names in `useTranslation`, and what `import()` fetches later is fetched together with those of its rooms.
 */
export function wordsWithCode(): Plugin {
  return {
    name: 'words-with-code',
    enforce: 'pre',
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : null),
    load(id) {
      const language = VIRTUAL.exec(id)?.[1];
      return language === undefined ? null : wordsOf(language);
    },
    transform(code, id) {
      if (!id.startsWith(WEB) || id.startsWith(WORDS)) return null;
      const withWords = code.replaceAll(LATER, (whole, path: string) => {
        const rooms = laterRooms(path, id);
        return rooms.length === 0
          ? whole
          : `Promise.all([${whole}, fetchWithCode(${JSON.stringify(rooms)})]).then(([code]) => code)`;
      });
      if (withWords === code) return null;
      const source = JSON.stringify(`${WORDS}i18n.ts`);
      // One line as before: positions in the file stay what they were.
      return {
        code: `import { fetchWords as fetchWithCode } from ${source};${withWords}`,
        map: null,
      };
    },
  };
}

function wordsOf(language: string): string {
  const quoted = (room: string) => JSON.stringify(roomFile(language, room));
  const first = firstRooms();
  const later = allRooms().filter((room) => !first.includes(room));
  const words = first.map((room, at) => `${JSON.stringify(room)}: room${at}`);
  const ways = later.map((room) => `${JSON.stringify(room)}: () => import(${quoted(room)})`);
  return [
    ...first.map((room, at) => `import room${at} from ${quoted(room)};`),
    `export const first = { ${words.join(', ')} };`,
    `export const ways = { ${ways.join(', ')} };`,
  ].join('\n');
}
