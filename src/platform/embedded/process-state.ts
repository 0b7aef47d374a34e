import { execFile } from 'node:child_process';
import { readFile, readdir, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';
import { systemCode } from './start-error.js';

/**
 * Whether a process runs. A zombie does not: it has ended, and its number is only kept until its
 * parent asks for it (which the first process of a container often never does).
 */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to somebody else.
    if (systemCode(error) !== 'EPERM') return false;
  }
  const state = await stateLetter(pid);
  return state !== 'Z' && state !== 'X';
}

async function stateLetter(pid: number): Promise<string | null> {
  try {
    // 'pid (name) S …', where the name may hold brackets and spaces.
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).charAt(0);
  } catch {
    return stateFromPs(pid);
  }
}

async function stateFromPs(pid: number): Promise<string | null> {
  if (process.platform === 'linux' || process.platform === 'win32') return null;
  const ps = promisify(execFile)('ps', ['-o', 'stat=', '-p', String(pid)]);
  return ps.then(
    ({ stdout }) => stdout.trim().charAt(0),
    () => null,
  );
}

/** The directory a process works in; null where the system does not say. */
export async function workingDirectory(pid: number): Promise<string | null> {
  return readlink(`/proc/${pid}/cwd`).catch(() => null);
}

/** A live process that works in a directory, 0 for none; null where the system does not say. */
export async function processIn(directory: string): Promise<number | null> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  if (pids.length === 0) return null;
  for (const pid of pids) {
    if ((await workingDirectory(pid)) === directory && (await isRunning(pid))) return pid;
  }
  return 0;
}
