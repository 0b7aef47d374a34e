import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Files and folders from which each part of the program is built. The versions of packages belong to it. */
const SOURCES = {
  server: ['src', 'prisma/schema.prisma', 'prisma.config.ts', '.swcrc', 'package-lock.json'],
  web: ['src', 'web', 'tsconfig.json', 'package-lock.json'],
};

/** The output of `npm run generate`, which follows from the others. */
const GENERATED = ['src/generated', 'web/api/schema.ts', 'web/words/rooms.ts'];

/**
 * A digest of names and contents: times of files say nothing after a copy or a change of branch.
 *
 * @param {keyof typeof SOURCES} part
 * @returns {Promise<string>}
 */
export async function digestOf(part) {
  const names = (await Promise.all(SOURCES[part].map(filesOf))).flat().toSorted();
  const digest = createHash('sha256');
  const contents = await Promise.all(names.map((name) => readFile(join(ROOT, name))));
  for (const [index, name] of names.entries()) {
    digest.update(`${name}\n${contents[index]?.length}\n`).update(contents[index]);
  }
  return digest.digest('hex');
}

/** The files of a folder by their paths, or the one file. */
async function filesOf(name) {
  const path = join(ROOT, name);
  if (!existsSync(path)) return [];
  if (!(await stat(path)).isDirectory()) return [name];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll('\\', '/'))
    .filter((file) => !GENERATED.some((one) => file === one || file.startsWith(`${one}/`)));
}
