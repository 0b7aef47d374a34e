import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { isPushSubject, usualPushSubject } from './push-subject.js';
import { readDatabaseUrl, type DatabaseAddress } from './database/database-url.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The settings of the service, read once from the environment; every one has a default. */
export interface Config {
  /** TCP port of the API; 0 lets the system choose. */
  readonly port: number;
  /** Address the API listens on. */
  readonly host: string;
  /** Absolute path of the directory that holds the embedded PostgreSQL. */
  readonly dataDir: string;
  /** Absolute path of the directory that holds the backups of the embedded PostgreSQL. */
  readonly backupDir: string;
  /** Whether the service makes backups of the embedded PostgreSQL by itself. */
  readonly makesBackups: boolean;
  /** A PostgreSQL of one's own; null means the embedded one. */
  readonly database: DatabaseAddress | null;
  readonly logLevel: LogLevel;
  /** Where the service is reached from outside; null for where a request was sent. */
  readonly publicUrl: string | null;
  /** Addresses of the proxies that are believed about who sent a request; null for none. */
  readonly trustProxy: string | null;
  /** Absolute paths of the certificate and the key of HTTPS; null for those of the data directory. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  /** Encrypts secrets in the database; null for the key in the data directory. */
  readonly secretsKey: string | null;
  /** Whether clubs may name addresses in private networks. */
  readonly sendsToPrivate: boolean;
  /** Addresses of this machine, with their ports, that clubs may name. */
  readonly sendsToLoopback: readonly string[];
  /** The relay of mails, and what they come from; null for none. */
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** The contact that push services are given; null where nothing is pushed. */
  readonly pushSubject: string | null;
  /** Whether it runs in a container: the addresses of the machine are then of no use outside. */
  readonly isInContainer: boolean;
}

/** Settings whose values are in no message. */
const SECRET_SETTINGS = ['DATABASE_URL', 'SECRETS_KEY', 'SMTP_URL'];
const LEAST_KEY = 32;

/** A setting that cannot be used; the message names the setting, its value and what it takes. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings. An empty setting counts as one that is not set.
 * @throws ConfigError naming every setting that is wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const wrong: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | null, takes: string) => {
    const text = env[name]?.trim() ?? '';
    if (text === '') return fallback;
    const value = parse(text);
    if (value !== null) return value;
    const shown = SECRET_SETTINGS.includes(name) ? 'its value' : `'${text}'`;
    wrong.push(`${name} must be ${takes}, not ${shown}`);
    return fallback;
  };

  const dataDir = resolve(read('DATA_DIR', './data', parsePath, 'the path of a directory'));
  const publicUrl = read<string | null>(
    'PUBLIC_URL',
    null,
    parsePublicUrl,
    'an address such as https://tarok.example.org',
  );
  const smtp = readSmtp(read, env, wrong);
  const config: Config = {
    port: read('PORT', 3000, parsePort, 'a port number from 0 to 65535'),
    host: read('HOST', '0.0.0.0', parseHost, 'a host name or an IP address'),
    dataDir,
    backupDir: resolve(
      read('BACKUP_DIR', join(dataDir, 'backups'), parsePath, 'the path of a directory'),
    ),
    makesBackups: read('BACKUPS', true, parseYesNo, 'yes or no'),
    database: read<DatabaseAddress | null>(
      'DATABASE_URL',
      null,
      readDatabaseUrl,
      'a URL such as postgresql://user:password@host:5432/kopperne',
    ),
    publicUrl,
    trustProxy: read<string | null>(
      'TRUST_PROXY',
      null,
      parseProxies,
      'the addresses of proxies, e.g. 10.0.0.1 or 10.0.0.0/8, divided by commas',
    ),
    tls: readTlsPaths(env, wrong),
    secretsKey: read<string | null>(
      'SECRETS_KEY',
      null,
      (text) => (text.length >= LEAST_KEY ? text : null),
      `at least ${LEAST_KEY} characters`,
    ),
    sendsToPrivate: read('SEND_TO_PRIVATE', false, parseYesNo, 'yes or no'),
    sendsToLoopback: read<readonly string[]>(
      'SEND_TO_LOOPBACK',
      [],
      parseLoopback,
      'addresses of this machine with their ports, e.g. 127.0.0.1:8080, divided by commas',
    ),
    smtp,
    pushSubject: read<string | null>(
      'PUSH_SUBJECT',
      usualPushSubject(publicUrl, smtp),
      (text) => (isPushSubject(text) ? text : null),
      'an https address or a mailto: that is known outside of this network, such as mailto:kasserer@example.org',
    ),
    isInContainer: read('IN_CONTAINER', false, parseYesNo, 'yes or no'),
    logLevel: read<LogLevel>('LOG_LEVEL', 'info', parseLogLevel, `one of ${LOG_LEVELS.join(', ')}`),
  };
  if (wrong.length > 0) throw new ConfigError(wrong.join('; '));
  return config;
}

type Read = <T>(name: string, fallback: T, parse: (text: string) => T | null, takes: string) => T;

/** A mail has a sender, and its links lead somewhere. */
function readSmtp(
  read: Read,
  env: Readonly<Record<string, string | undefined>>,
  wrong: string[],
): Config['smtp'] {
  const url = read(
    'SMTP_URL',
    '',
    parseSmtp,
    'the address of a relay such as smtps://user:password@mail.example.org',
  );
  const from = read(
    'SMTP_FROM',
    '',
    (text) => (/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(text) ? text : null),
    'an address such as Kopperne <kopperne@example.org>',
  );
  if (url === '' || from === '' || (env['PUBLIC_URL']?.trim() ?? '') === '') {
    if (url !== '') wrong.push('SMTP_URL needs SMTP_FROM, and PUBLIC_URL for the links in mails');
    return null;
  }
  return { url, from };
}

function parseSmtp(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname } = new URL(text);
  return /^smtps?:$/.test(protocol) && hostname !== '' ? text : null;
}

function readTlsPaths(
  env: Readonly<Record<string, string | undefined>>,
  wrong: string[],
): Config['tls'] {
  const [cert = '', key = ''] = [env['TLS_CERT']?.trim(), env['TLS_KEY']?.trim()];
  if (cert === '' && key === '') return null;
  if (cert === '' || key === '') {
    const missing = cert === '' ? 'TLS_CERT' : 'TLS_KEY';
    wrong.push(`${missing} must be the path of a file: TLS_CERT and TLS_KEY go together`);
  }
  return { cert: resolve(cert), key: resolve(key) };
}

function parseYesNo(text: string): boolean | null {
  return text === 'yes' ? true : text === 'no' ? false : null;
}

function parsePort(text: string): number | null {
  if (!/^\d{1,5}$/.test(text)) return null;
  const port = Number(text);
  return port <= 65_535 ? port : null;
}

function parseHost(text: string): string | null {
  return /^[\w.:%-]{1,255}$/.test(text) ? text : null;
}

function parsePath(text: string): string | null {
  return text.includes('\0') ? null : text;
}

function parsePublicUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' ? origin : null;
}

function parseProxies(text: string): string | null {
  const parts = text.split(',').map((part) => part.trim());
  const isNetwork = (part: string) => {
    const [, address = '', bits] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(part) ?? [];
    const most = isIP(address) === 4 ? 32 : 128;
    return isIP(address) !== 0 && (bits === undefined || Number(bits) <= most);
  };
  return parts.every(isNetwork) ? parts.join(',') : null;
}

function parseLoopback(text: string): readonly string[] | null {
  const parts = text.split(',').map((part) => part.trim());
  const isOne = (part: string) => /^(127(\.\d{1,3}){3}|\[::1\]):[1-9]\d{0,4}$/.test(part);
  return parts.every(isOne) ? parts : null;
}

function parseLogLevel(text: string): LogLevel | null {
  return LOG_LEVELS.find((level) => level === text.toLowerCase()) ?? null;
}
