// `npm run dev`: the service and the app from their sources. A change in src compiles and restarts the
// service, one in web shows in the browser at once. Ctrl-C ends all of it, PostgreSQL too.
// PORT is the service's, as ever; the app is at http://localhost:5173.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const APP = 'http://localhost:5173';

const root = fileURLToPath(new URL('..', import.meta.url));
const env = { PORT: '3000', PUBLIC_URL: APP, ...process.env };
const ofPackage = (command) =>
  fileURLToPath(new URL(`../node_modules/.bin/${command}`, import.meta.url));

/** The compiled service: not a build, since each change of `src` changes it. */
const COMPILED = join(root, '.cache', 'dev');

const running = new Map();
let isEnding = false;

function start(name, command, args) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
  running.set(child, name);
  child.on('error', (error) => process.stderr.write(`${name}: ${error.message}\n`));
  child.on('close', (code) => {
    running.delete(child);
    // None of them is of use without the others.
    if (!isEnding) {
      process.stderr.write(`${name} has ended (${code ?? 'killed'}); so do the others.\n`);
      process.exitCode = code ?? 1;
      end();
    }
  });
}

function end() {
  isEnding = true;
  for (const child of running.keys()) child.kill('SIGTERM');
}

process.on('SIGINT', end);
process.on('SIGTERM', end);

/** Runs a program to its end, and gives its exit code. */
async function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'close');
  return code ?? 1;
}

const compile = () =>
  run(ofPackage('swc'), ['src', '--out-dir', COMPILED, '--strip-leading-paths', '--quiet']);

/** Compiles after each change, once for changes at the same time. */
function compileChanges() {
  let waiting = null;
  let compiling = Promise.resolve();
  watch(join(root, 'src'), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      compiling = compiling.then(compile);
    }, 100);
  });
}

const code = (await run('npm', ['run', '--silent', 'generate'])) || (await compile());
if (code !== 0) process.exit(code);
if (!isEnding) {
  compileChanges();
  start('the service', process.execPath, [
    '--watch',
    '--enable-source-maps',
    join(COMPILED, 'main.js'),
  ]);
  start('the app', ofPackage('vite'), ['web', '--config', 'web/vite.config.ts', '--strictPort']);
}
