import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseStartError } from './start-error.js';

/** An account of the system. */
interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Starts PostgreSQL's programs. PostgreSQL refuses to run as root, so root runs them as an
 * unprivileged account; everybody else runs them under their own.
 */
export class Runner {
  private constructor(
    readonly account: Account | null,
    private readonly setpriv: string | null,
  ) {}

  /**
   * @param dataOwner the account the data directory belongs to already, or null when it is new.
   * @param paths files and directories that PostgreSQL must reach.
   * @throws DatabaseStartError when root has no account that reaches them.
   */
  static create(dataOwner: Account | null, paths: readonly string[]): Runner {
    if (process.getuid?.() !== 0) return new Runner(null, null);
    const account = dataOwner !== null && dataOwner.uid !== 0 ? dataOwner : unprivilegedAccount();
    const closed = paths.map((path) => closedDirectory(path, account)).find((at) => at !== null);
    if (closed === undefined) return new Runner(account, null);
    // For instance a checkout below /root. The account then keeps one privilege of root, to pass
    // directories that are closed to it.
    const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
    if (setpriv === undefined) {
      throw new DatabaseStartError(
        `PostgreSQL does not run as root, and the unprivileged account ${account.uid} cannot pass ` +
          `${closed}. Start as an ordinary user, or set DATA_DIR to a place like /var/lib/kopperne.`,
      );
    }
    return new Runner(account, setpriv);
  }

  /** Starts a program in its own session, so that Ctrl-C in the terminal reaches us alone. */
  spawn(program: string, args: readonly string[], stdio: StdioOptions): ChildProcess {
    const options = { stdio, detached: true, windowsHide: true, env: cleanEnvironment(), cwd: '/' };
    if (this.account === null) return spawn(program, args, options);
    const { uid, gid } = this.account;
    if (this.setpriv === null) return spawn(program, args, { ...options, uid, gid });
    // The bit makes access(2), by which PostgreSQL looks for its programs, heed that privilege too.
    const bits = '--securebits=+no_setuid_fixup';
    const privileges = [bits, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
    const who = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...privileges];
    return spawn(this.setpriv, [...who, '--', program, ...args], options);
  }
}

/** The environment without settings of another PostgreSQL (PGDATA, PGPORT, …). */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(own), LC_ALL: 'C', TZ: 'UTC' };
}

/** PostgreSQL's own account where the system has one, else ours (made when it is missing). */
function unprivilegedAccount(): Account {
  const known = findAccount('postgres') ?? findAccount('kopperne');
  if (known !== null) return known;
  try {
    const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
    execFileSync('useradd', [...args, 'kopperne'], { stdio: 'ignore' });
  } catch {
    // No useradd, or accounts come from elsewhere: 'nobody' is on every system.
  }
  const made = findAccount('kopperne') ?? findAccount('nobody');
  if (made === null) {
    throw new DatabaseStartError(
      'PostgreSQL does not run as root, and this system has no account postgres, kopperne or nobody.',
    );
  }
  return made;
}

function findAccount(name: string): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}

/** The first directory above a path that an account cannot pass, or null. */
function closedDirectory(path: string, account: Account): string | null {
  const parent = dirname(path);
  const above = parent === path ? null : closedDirectory(parent, account);
  if (above !== null) return above;
  const { mode, uid, gid } = statSync(parent);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  return (mode & bit) === 0 ? parent : null;
}
