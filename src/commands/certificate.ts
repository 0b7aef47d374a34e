import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { isIP } from 'node:net';
import { DONE, readArguments, runCommand, UsageError } from './command-line.js';
import { readConfig } from '../platform/config.js';
import { networkAddresses } from '../platform/network/addresses.js';
import { makeAuthority, makeCertificate, type Pair } from '../platform/network/make-certificate.js';
import { ownFiles, tlsOf } from '../platform/network/tls.js';

const USAGE = `npm run certificate
npm run certificate -- NAME ...

Makes what the service needs for HTTPS on a network of your own: once a certificate authority, which
devices are told to trust, and each time a certificate for this computer's names and addresses, and
for each NAME or address that is given. It lies in DATA_DIR/https; the service takes it from there at
its next start. Repeat it when an address has changed, or before it expires, after two years: devices
need nothing new then. Exit code 0 when it is done, 2 when it could not be done.`;

async function main(args: readonly string[]): Promise<number> {
  const { plain } = readArguments(args, []);
  const given = plain.map((name) => name.toLowerCase());
  if (!given.every(isName)) throw new UsageError();
  const { dataDir, isInContainer, host } = readConfig(process.env);
  if (isInContainer && given.length === 0) {
    throw new Error('say by which names and addresses of its computer the container is reached');
  }
  const names = [...new Set([...given, ...ownNames(isInContainer, host)])];
  const files = ownFiles(dataDir);
  await mkdir(files.dir, { recursive: true, mode: 0o700 });
  await closeToOthers(files);
  const authority = await authorityFor(names, files);
  const made = await makeCertificate(authority, names).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${why}. Move ${files.dir} away and repeat; devices must trust the new one then`,
    );
  });
  await keep(files, made);
  const told = tlsOf({ dataDir, tls: null })?.authority;
  console.log(`The certificate for HTTPS is in ${files.dir}, for

  ${names.join('\n  ')}

Start the service again: it speaks HTTPS and plain HTTP on the same port from then on. On each
device open /certificate by http://; the page says how it is told to trust this authority:

  ${told?.name ?? ''}
  SHA-256 ${told?.fingerprint ?? ''}
`);
  return DONE;
}

function isName(name: string): boolean {
  return (
    isIP(name) !== 0 ||
    /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/.test(name)
  );
}

/** The names of this computer, here and on its network. */
function ownNames(isInContainer: boolean, host: string): readonly string[] {
  const here = ['localhost', '127.0.0.1', '::1'];
  if (isInContainer) return here;
  const name = hostname().toLowerCase();
  const called = isName(name) ? [name, ...(name.includes('.') ? [] : [`${name}.local`])] : [];
  return [...networkAddresses(isIP(host) === 0 ? '::' : host), ...called, ...here];
}

type Files = ReturnType<typeof ownFiles>;

/**
 * Takes keys and their folder from everybody else, and says so: somebody may have copied the key of the
 * authority, or put one of their own in its place.
 */
async function closeToOthers({ dir, key, authorityKey }: Files): Promise<void> {
  for (const path of [dir, key, authorityKey].filter(existsSync)) {
    const { mode } = await stat(path);
    if ((mode & 0o077) === 0) continue;
    await chmod(path, path === dir ? 0o700 : 0o600);
    console.warn(`Others on this computer could use ${path}; they no longer can. If one of them may
have done so, move ${dir} away and repeat; devices must trust the new authority then.`);
  }
}

/** The authority that devices trust already, or a new one. */
async function authorityFor(names: readonly string[], files: Files): Promise<Pair> {
  if (existsSync(files.authority) && existsSync(files.authorityKey)) {
    const [cert, key] = await Promise.all(
      [files.authority, files.authorityKey].map((path) => readFile(path, 'utf8')),
    );
    return { cert: cert ?? '', key: key ?? '' };
  }
  const made = await makeAuthority(`Kopperne ${hostname()}`, names);
  await keep({ cert: files.authority, key: files.authorityKey }, made);
  return made;
}

/** The key first, and each whole or not at all: a service may start meanwhile. */
async function keep(files: { readonly cert: string; readonly key: string }, pair: Pair) {
  for (const which of ['key', 'cert'] as const) {
    const path = files[which];
    await writeFile(`${path}.new`, pair[which], { mode: 0o600 });
    await chmod(`${path}.new`, 0o600);
    await rename(`${path}.new`, path);
  }
}

await runCommand(USAGE, 'make the certificate', main);
