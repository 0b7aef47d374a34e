// `npm run build`, which `npm start` and the commands run as well where the sources have changed. Every
// build is a folder of its own, .builds/<time>-<process>, that nothing changes afterwards, so that a
// service goes on with the files it was started from; `dist` is a link to the newest.
//   --needed     builds only what has other sources than the newest build
//   --server     the service and the commands, without the app; --app the app alone
//   --generated  leaves out `npm run generate`, whose output is there already
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, realpath, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import {
  finish,
  makeFolder,
  NEWEST,
  oneAtATime,
  removeUnused,
  ROOT,
  sourcesOfNewest,
  STAMP,
} from './build-folders.js';
import { digestOf } from './sources.js';

/** The parts of the program: how each is made, and what of a folder belongs to it. */
const PARTS = {
  server: {
    build: async (folder) => {
      if (!options.has('--generated')) await run('npm', ['run', '--silent', 'generate']);
      const into = ['--out-dir', folder, '--strip-leading-paths', '--extensions', '.ts'];
      await run(program('swc'), ['src', ...into, '--quiet']);
    },
    has: (path) => path !== STAMP && path !== 'web' && !path.startsWith(`web${sep}`),
  },
  web: {
    build: async (folder) => {
      const args = ['--config', 'web/vite.config.ts', '--logLevel', 'warn'];
      await run(program('vite'), [
        'build',
        'web',
        ...args,
        '--emptyOutDir',
        '--outDir',
        join(folder, 'web'),
      ]);
    },
    has: (path) => path === 'web' || path.startsWith(`web${sep}`),
  },
};

const options = new Set(process.argv.slice(2));
const children = new Set();

const program = (name) => join(ROOT, 'node_modules', '.bin', name);

/** Runs a program; what it writes goes to standard error, since a command's own output may be a file. */
async function run(command, args) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2] });
  children.add(child);
  const [code] = await once(child, 'close');
  children.delete(child);
  if (code !== 0) throw new Error(`${command} ${args[0]} failed`);
}

/** The parts to build. */
async function wanted() {
  const built = await sourcesOfNewest();
  const asked = Object.keys(PARTS).filter((part) => {
    if (options.has('--server')) return part === 'server';
    return part === 'web' || !options.has('--app') || built.server === undefined;
  });
  if (!options.has('--needed')) return asked;
  const digests = await Promise.all(asked.map(digestOf));
  return asked.filter((part, index) => built[part] !== digests[index]);
}

/** Makes a folder with new parts, and with those of the newest build for the others. */
async function build(parts) {
  const built = await sourcesOfNewest();
  const folder = await makeFolder();
  try {
    const entries = Object.keys(PARTS).map(async (part) => {
      if (!parts.includes(part)) return [part, await takeOver(part, built, folder)];
      // Before it is built: a source that changes meanwhile makes the build an old one.
      const digest = await digestOf(part);
      await PARTS[part].build(folder);
      return [part, digest];
    });
    // All of them end before the folder is used or removed.
    const ended = await Promise.allSettled(entries);
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    await finish(folder, Object.fromEntries(ended.map(({ value }) => value)));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  await removeUnused(folder);
}

/** @returns the digest of its sources; undefined where the newest build does not have the part */
async function takeOver(part, built, folder) {
  const newest = await realpath(NEWEST).catch(() => null);
  if (newest !== null) {
    const filter = (path) => path === newest || PARTS[part].has(path.slice(newest.length + 1));
    await cp(newest, folder, { recursive: true, preserveTimestamps: true, filter });
  }
  return built[part];
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });
}

try {
  if ((await wanted()).length > 0) {
    await oneAtATime(async () => {
      // Another process may have built meanwhile what is needed.
      const parts = await wanted();
      if (parts.length > 0) await build(parts);
    });
  }
} catch (error) {
  process.stderr.write(`Nothing was built: ${error.message}\n`);
  process.exitCode = 1;
}
