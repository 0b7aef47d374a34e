import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../config.js';

/** The key and certificate of HTTPS. */
export interface Tls {
  /** The certificate with those above it, as PEM. */
  readonly cert: string;
  /** The private key, as PEM. */
  readonly key: string;
  /** The names and addresses that it is for. */
  readonly names: readonly string[];
  readonly expiresAt: Date;
  /**
   * The authority behind it, when devices do not know it by themselves; null when the file does not
   * name it.
   */
  readonly authority: Authority | null;
}

/** A certificate authority that devices are asked to trust. */
export interface Authority {
  readonly name: string;
  /** SHA-256, as devices show it: pairs of digits with colons. */
  readonly fingerprint: string;
  readonly expiresAt: Date;
  /** Whether it says itself what it can vouch for, and that is not everything. */
  readonly isLimited: boolean;
  /** The certificate itself. */
  readonly der: Buffer;
}

/** Where `npm run certificate` keeps what it makes. */
export function ownFiles(dataDir: string) {
  const file = (name: string) => join(dataDir, 'https', name);
  return {
    dir: join(dataDir, 'https'),
    cert: file('certificate.pem'),
    key: file('key.pem'),
    authority: file('authority.pem'),
    authorityKey: file('authority-key.pem'),
  };
}

/**
 * The certificate that the settings name, or else the one that `npm run certificate` made; null
 * when there is none: then plain HTTP is spoken only.
 * @throws Error for the person at the terminal when it cannot be used
 */
export function tlsOf({ tls, dataDir }: Pick<Config, 'tls' | 'dataDir'>): Tls | null {
  const own = ownFiles(dataDir);
  if (tls !== null) return readTls(tls);
  return existsSync(own.cert) && existsSync(own.key) ? readTls(own) : null;
}

/** @throws Error when a file cannot be read, or the key is not that of the certificate */
function readTls(files: { readonly cert: string; readonly key: string }): Tls {
  const cert = readPem(files.cert, 'certificate');
  const key = readPem(files.key, 'key');
  try {
    const chain = (cert.match(PEM) ?? []).map((pem) => new X509Certificate(pem));
    const [own] = chain;
    if (own?.checkPrivateKey(createPrivateKey(key)) !== true) {
      throw new Error(`the key in ${files.key} does not belong to it`);
    }
    const root = chain.find((one) => one.ca && one.issuer === one.subject);
    return {
      ...{ cert, key },
      names: namesIn(own.subjectAltName ?? ''),
      expiresAt: new Date(own.validTo),
      authority: root === undefined ? null : authorityOf(root),
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`the certificate in ${files.cert} cannot be used: ${why}`, { cause: error });
  }
}

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

function readPem(path: string, what: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`the ${what} for HTTPS cannot be read: ${path}`, { cause: error });
  }
}

/** @param text as Node writes them: 'DNS:tarok-pc, IP Address:192.168.1.7' */
function namesIn(text: string): readonly string[] {
  return text
    .split(', ')
    .map((one) => one.slice(one.indexOf(':') + 1).toLowerCase())
    .map((name) => (isIPv6(name) ? new URL(`http://[${name}]`).hostname.slice(1, -1) : name))
    .filter((name) => name !== '');
}

function authorityOf({ subject, fingerprint256, validTo, raw }: X509Certificate): Authority {
  const name = /^CN=(.+)$/m.exec(subject)?.[1] ?? subject;
  const isLimited = raw.includes(NAME_CONSTRAINTS);
  return { name, fingerprint: fingerprint256, expiresAt: new Date(validTo), isLimited, der: raw };
}

/** The id of the extension that limits what an authority can vouch for, 2.5.29.30, in DER. */
const NAME_CONSTRAINTS = Buffer.from('0603551d1e', 'hex');
