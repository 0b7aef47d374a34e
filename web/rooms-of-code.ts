import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** Which rooms of words the files of the app name, by what they import. */

const DANISH = fileURLToPath(new URL('words/da/', import.meta.url));
const MAIN = fileURLToPath(new URL('app/main.tsx', import.meta.url));

/** Files of the app, by their paths. */
type Files = ReadonlySet<string>;

/** The names of all rooms. */
export function allRooms(): readonly string[] {
  return readdirSync(DANISH).map((file) => file.replace(/\.ts$/, ''));
}

/** The rooms that the app's first file names. */
export function firstRooms(): readonly string[] {
  return roomsNamedIn(filesFrom(MAIN, new Set())).filter((room) => room !== 'refusals');
}

/**
 * The rooms that a file fetched later needs beside the first ones; `refusals` for the words of src/words.
 * @param path as an import in `from` has it
 */
export function laterRooms(path: string, from: string): readonly string[] {
  const first = filesFrom(MAIN, new Set());
  const known = new Set(roomsNamedIn(first).filter((room) => room !== 'refusals'));
  const file = fileAt(path, from);
  if (file === null) return [];
  return roomsNamedIn(filesFrom(file, first)).filter((room) => !known.has(room));
}

/** A file and all that it imports at once, and those after it; without what is there already. */
function filesFrom(file: string, there: Files, found = new Set<string>()): Files {
  if (there.has(file) || found.has(file)) return found;
  found.add(file);
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  const values = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest?.value ?? []))),
    ),
  ];
  for (const path of values) {
    const next = fileAt(path, file);
    if (next !== null) filesFrom(next, there, found);
  }
  return found;
}

/** The file of the app that an import means; null for styles, packages and what src has. */
function fileAt(path: string, from: string): string | null {
  if (!path.startsWith('.') || !path.endsWith('.js') || path.includes('/src/')) return null;
  const stem = resolve(dirname(from), path).replace(/\.js$/, '');
  return [`${stem}.ts`, `${stem}.tsx`].find((file) => existsSync(file)) ?? null;
}

function roomsNamedIn(files: Files): readonly string[] {
  const rooms = new Set([...files].flatMap((file) => roomsNamedBy(file)));
  return [...rooms].toSorted();
}

/** `useTranslation('cash')`, `useTranslation(['cash', 'files'])`, `useTranslation()` for the shell. */
const NAMED = /(?<!function )\buseTranslation\(([^)]*)\)/g;
const ROOM = /'([^']+)'|`([^`]+)`/g;
const REFUSALS = /from '[^']*\/(?:use-)?(?:refusal|language)-words\.js'/;

function roomsNamedBy(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  const rooms = [...source.matchAll(NAMED)].flatMap(([call, names = '']) => {
    if (names === '') return ['shell'];
    const named = [...names.matchAll(ROOM)].flatMap(([, name, pattern]) =>
      matching(name ?? pattern ?? ''),
    );
    if (named.length === 0) throw new Error(`${file}: ${call} names no room of words`);
    return named;
  });
  return REFUSALS.test(source) ? [...rooms, 'refusals'] : rooms;
}

/** `terms-${game}` is every room that begins so. */
function matching(name: string): readonly string[] {
  const [start = '', ...rest] = name.split('${');
  return rest.length === 0
    ? name.split('.', 1)
    : allRooms().filter((room) => room.startsWith(start));
}

/** A file of words. */
export function roomFile(language: string, room: string): string {
  return join(DANISH, '..', language, `${room}.ts`);
}
