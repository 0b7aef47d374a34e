import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../../../src/platform/package-root.js';
import { setUp, signOwnerIn } from '../access/access.js';

/** The service as its own process, out of dist/ as `npm start` runs it. */
export interface ServiceProcess {
  readonly child: ChildProcess;
  /** Everything it has written so far, log lines and messages. */
  output(): string;
  /** Waits for its first answer and gives its address; fails when it ends before. */
  ready(): Promise<string>;
  /** Waits for its end: the exit code, or the signal that ended it. */
  ended(): Promise<number | string>;
}

/**
 * Waits for a service and lets the owner in: they set it up, or sign in where they have. Gives
 * its address.
 */
export async function letOwnerIn(service: ServiceProcess, isSetUp = false): Promise<string> {
  const base = await service.ready();
  await (isSetUp ? signOwnerIn(base) : setUp(base, await setupToken(service)));
  return base;
}

/** The secret of the set-up link, which it prints for the terminal when nobody can sign in yet. */
export async function setupToken(service: ServiceProcess): Promise<string> {
  for (;;) {
    const found = /\/setup#(\S+)/.exec(service.output())?.[1];
    if (found !== undefined) return found;
    if (service.child.exitCode !== null) throw new Error(`the service ended: ${service.output()}`);
    await sleep(20);
  }
}

/** A service without a data directory would make its key in `./data` of the checkout. */
const KEY = { SECRETS_KEY: 'the key of a service without a data directory' };

/**
 * @param settings its environment; PORT is a free one unless named
 * @param root where its package is
 */
export function spawnService(
  settings: Readonly<Record<string, string>>,
  root = packageRoot(),
): ServiceProcess {
  return serviceOf(
    spawn(process.execPath, [join(root, 'dist', 'main.js')], {
      env: {
        ...{ PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1' },
        ...('DATA_DIR' in settings ? {} : KEY),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

/** A process that is the service, or that starts it. */
export function serviceOf(child: ChildProcessByStdio<null, Readable, Readable>): ServiceProcess {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const end = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  const address = async () => {
    for (;;) {
      const found = /serves .*?(http:\/\/[\d.]+:\d+)/.exec(output)?.[1];
      if (found !== undefined) return found;
      const over = await Promise.race([end, new Promise((go) => setTimeout(go, 20, 'waiting'))]);
      if (over !== 'waiting') throw new Error(`the service ended: ${output}`);
    }
  };
  return { child, output: () => output, ready: address, ended: () => end };
}
