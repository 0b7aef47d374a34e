import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { allRooms, firstRooms, laterRooms, roomFile } from './rooms-of-code.js';

const WEB = fileURLToPath(new URL('.', import.meta.url));
const WORDS = `${WEB}words/`;

/**
 * `virtual:first-words` has the Danish words of the app's first file; `virtual:words/sv` has the same in
 * another language, and the ways to all other words.
 */
const VIRTUAL = /^\0?virtual:(?:first-words|words\/(\w+))$/;

const IN_APP = `export { first } from 'virtual:first-words';`;

const LATER = /(?<!typeof )\bimport\('(\.[^']+)'\)/g;

/**
 * Words by the code that speaks them: what the app fetches first has the words of the rooms that it
 * names in `useTranslation`, and what `import()` fetches later is fetched together with those of its rooms.
 */
export function wordsWithCode(): Plugin {
  return {
    name: 'words-with-code',
    enforce: 'pre',
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : null),
    load(id) {
      const found = VIRTUAL.exec(id);
      if (found === null) return null;
      const [, language] = found;
      if (language === undefined) return firstWords('da');
      const first = language === 'da' ? IN_APP : firstWords(language);
      return `${first}\n${waysTo(language)}`;
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

/** The words of a first look, by room. */
function firstWords(language: string): string {
  const rooms = firstRooms();
  const entries = rooms.map((room, at) => `${JSON.stringify(room)}: room${at}`);
  return [
    ...rooms.map((room, at) => `import room${at} from ${quoted(language, room)};`),
    `const words = { ${entries.join(', ')} };`,
    'export { words as first };',
  ].join('\n');
}

/** How to fetch the others, by room. */
function waysTo(language: string): string {
  const first = firstRooms();
  const later = allRooms().filter((room) => !first.includes(room));
  const ways = later.map(
    (room) => `${JSON.stringify(room)}: () => import(${quoted(language, room)})`,
  );
  return `export const ways = { ${ways.join(', ')} };`;
}

const quoted = (language: string, room: string) => JSON.stringify(roomFile(language, room));
