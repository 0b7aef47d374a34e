// The folders of builds: .builds/<time>-<process>, with `dist` as a link to the newest.
import { spawnSync } from 'node:child_process';
import {
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const NEWEST = join(ROOT, 'dist');
const BUILDS = join(ROOT, '.builds');
/** A file for each process that uses a build: <build>.<process>, with the computer's name in it. */
const IN_USE = join(BUILDS, 'in-use');
const LOCK = join(BUILDS, 'lock');

/** Written last: the digests of the sources, by part. A folder without it is no whole build. */
export const STAMP = 'built-from.json';

const FOLDER = /^\d{8}T\d{9}Z-\d+$/;

/** A process that started from a build has had the time to mark it. */
const GRACE_MS = 120_000;
/** No build takes so long. */
const LONGEST_MS = 1_800_000;

/** The digests of the sources of the newest build, by part; none where there is none. */
export async function sourcesOfNewest() {
  const text = await readFile(join(NEWEST, STAMP), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

export async function makeFolder() {
  const time = new Date().toISOString().replaceAll(/[-:.]/g, '');
  const folder = join(BUILDS, `${time}-${process.pid}`);
  await mkdir(folder);
  return folder;
}

/** Makes a folder the newest build, in one step. */
export async function finish(folder, sources) {
  // After a loss of power nothing would build it again: the stamp must not be older than its files.
  spawnSync('sync');
  await writeFile(join(folder, STAMP), JSON.stringify(sources));
  const link = join(BUILDS, `newest-${process.pid}`);
  await rm(link, { force: true });
  await symlink(relative(ROOT, folder), link);
  const replaced = join(BUILDS, `replaced-${process.pid}`);
  // A folder, as older versions made it, cannot be replaced in one step.
  if (await isRealFolder(NEWEST)) await rename(NEWEST, replaced);
  await rename(link, NEWEST);
  await rm(replaced, { recursive: true, force: true });
}

async function isRealFolder(path) {
  const found = await lstat(path).catch(() => null);
  return found !== null && found.isDirectory();
}

/** Removes the builds that nobody uses any more, and what is left of those that were interrupted. */
export async function removeUnused(newest) {
  const used = await buildsInUse();
  const names = (await readdir(BUILDS)).filter((name) => FOLDER.test(name));
  const found = await Promise.all(names.map(async (name) => ({ name, made: await madeAt(name) })));
  const whole = found.filter(({ made }) => made !== null).toSorted((a, b) => a.made - b.made);
  const isOver = ({ name, made }) => {
    if (join(BUILDS, name) === newest || used.has(name)) return false;
    // It was the newest until the next one was made.
    const next = whole.find((other) => made !== null && other.made > made);
    return made === null || (next !== undefined && Date.now() - next.made > GRACE_MS);
  };
  for (const { name } of found.filter(isOver)) {
    // Folders of another user stay.
    await rm(join(BUILDS, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

const madeAt = (name) =>
  stat(join(BUILDS, name, STAMP)).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

async function buildsInUse() {
  const used = new Set();
  for (const mark of await readdir(IN_USE)) {
    const host = await readFile(join(IN_USE, mark), 'utf8').catch(() => '');
    const [build = '', pid] = mark.split('.');
    if (mayBeAlive(host, Number(pid))) used.add(build);
    else await rm(join(IN_USE, mark), { force: true });
  }
  return used;
}

/** Nothing is known of the processes of another computer or container. */
function mayBeAlive(host, pid) {
  if (host !== '' && host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Works while no other process builds: two would write the generated sources over each other. */
export async function oneAtATime(work) {
  await mkdir(IN_USE, { recursive: true });
  // The service may run as another user than the one who builds. It fails for all but the owner.
  await chmod(IN_USE, 0o1777).catch(() => undefined);
  await takeLock();
  try {
    return await work();
  } finally {
    await unlink(LOCK);
  }
}

/** The lock is a link to nothing, which is made in one step with its text: <process>@<computer>. */
async function takeLock() {
  let isAnnounced = false;
  for (;;) {
    try {
      await symlink(`${process.pid}@${hostname()}`, LOCK);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = await readlink(LOCK).catch(() => null);
    if (holder === null) continue;
    if (await isHeld(holder)) {
      if (!isAnnounced) process.stderr.write(`waiting for another build (process ${holder})\n`);
      isAnnounced = true;
      await sleep(200);
    } else {
      await breakLock(holder);
    }
  }
}

async function isHeld(holder) {
  const [pid, host] = holder.split('@');
  const made = await lstat(LOCK).catch(() => null);
  const isOld = made !== null && Date.now() - made.mtimeMs > LONGEST_MS;
  return !isOld && mayBeAlive(host, Number(pid));
}

/** Removes the lock of a process that is gone, unless somebody else has taken it meanwhile. */
async function breakLock(holder) {
  const aside = join(BUILDS, `lock-${process.pid}`);
  await rename(LOCK, aside).catch(() => undefined);
  const taken = await readlink(aside).catch(() => null);
  if (taken !== null && taken !== holder) await symlink(taken, LOCK).catch(() => undefined);
  await rm(aside, { force: true });
}
