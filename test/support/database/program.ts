import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { packageRoot } from '../../../src/platform/package-root.js';

/**
 * Runs a program of this repository as a person would, and gives what it prints.
 *
 * @param script its path, from the root of the repository
 * @param directory where it runs
 * @param input what is piped into it
 */
export async function runProgram(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  directory?: string,
  input?: string,
) {
  const child = spawn(process.execPath, [resolve(packageRoot(), script), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    ...(directory === undefined ? {} : { cwd: directory }),
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  child.stdin?.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
