import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { packageRoot } from '../../../src/platform/package-root.js';

const run = promisify(execFile);

/**
 * Runs a program out of packages that are no part of the project: npm fetches them, at these exact
 * versions, into its own cache.
 * @param packages as `name@version`
 * @returns what it printed; rejects with what it said when it failed.
 */
export async function npmExec(
  packages: readonly string[],
  command: readonly string[],
): Promise<string> {
  const wanted = packages.map((name) => `--package=${name}`);
  const args = ['exec', '--yes', '--loglevel=error', ...wanted, '--', ...command];
  return (await run('npm', args, { cwd: packageRoot(), maxBuffer: 10_000_000 })).stdout;
}
