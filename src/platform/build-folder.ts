import { rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the program that runs: one of `.builds`, whatever `dist` leads to by now; or `src`. */
export const BUILD = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Marks this build as one in use until the process ends: later builds (`scripts/build.js`) remove those
 * that nobody uses. The mark of a process that was killed counts no more.
 *
 * @returns why that is not possible, for the log; null where it is done, or where there are no builds
 *   beside this one, as in a container
 */
export function keepBuild(): Error | null {
  const builds = dirname(BUILD);
  if (basename(builds) !== '.builds') return null;
  const mark = join(builds, 'in-use', `${basename(BUILD)}.${process.pid}`);
  try {
    writeFileSync(mark, hostname());
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
  process.on('exit', () => {
    rmSync(mark, { force: true });
  });
  return null;
}
