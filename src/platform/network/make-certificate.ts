import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { isIP } from 'node:net';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { mayVouchFor, vouchesOnlyFor } from './name-constraints.js';
import { DAY_MS } from '../../values/day.js';

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNED = { ...KEY, hash: 'SHA-256' } as const;
const AUTHORITY_YEARS = 10;
/** Apple's devices take none that is for longer than 825 days. */
const CERTIFICATE_DAYS = 820;
/** A certificate and its private key, as PEM. */
export interface Pair {
  readonly cert: string;
  readonly key: string;
}

/**
 * Makes an authority that can vouch for the given names and for addresses of private networks, and for
 * nothing else: a device that trusts it is safe from it everywhere else, should its key be stolen.
 */
export async function makeAuthority(
  name: string,
  names: readonly string[],
  now = new Date(),
): Promise<Pair> {
  const keys = await newKeys();
  const cert = await X509CertificateGenerator.createSelfSigned({
    serialNumber: newSerial(),
    name: [{ CN: [name] }, { O: ['Kopperne'] }],
    notBefore: new Date(now.getTime() - DAY_MS),
    notAfter: new Date(now.getTime() + AUTHORITY_YEARS * 365 * DAY_MS),
    keys,
    signingAlgorithm: SIGNED,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      vouchesOnlyFor(names),
    ],
  });
  return { cert: cert.toString('pem'), key: await toPem(keys.privateKey) };
}

/**
 * Makes a certificate for names and addresses, with its authority below it in the same file.
 * @throws Error when the authority may not vouch for one of them
 */
export async function makeCertificate(
  authority: Pair,
  names: readonly string[],
  now = new Date(),
): Promise<Pair> {
  const issuer = new X509Certificate(authority.cert);
  const refused = names.filter((name) => !mayVouchFor(issuer, name));
  if (refused.length > 0) {
    throw new Error(`the authority was not made for ${refused.join(', ')}`);
  }
  const keys = await newKeys();
  const signingKey = await webcrypto.subtle.importKey(
    'pkcs8',
    PemConverter.decodeFirst(authority.key),
    KEY,
    false,
    ['sign'],
  );
  const last = Math.min(now.getTime() + CERTIFICATE_DAYS * DAY_MS, issuer.notAfter.getTime());
  const cert = await X509CertificateGenerator.create({
    serialNumber: newSerial(),
    subject: [{ CN: [names[0] ?? 'Kopperne'] }],
    issuer: issuer.subject,
    notBefore: new Date(now.getTime() - DAY_MS),
    notAfter: new Date(last),
    publicKey: keys.publicKey,
    signingKey,
    signingAlgorithm: SIGNED,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) === 0 ? 'dns' : 'ip', value })),
      ),
      await AuthorityKeyIdentifierExtension.create(issuer),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return {
    cert: `${cert.toString('pem')}\n${authority.cert}\n`,
    key: await toPem(keys.privateKey),
  };
}

function newKeys() {
  return webcrypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
}

async function toPem(key: webcrypto.CryptoKey): Promise<string> {
  return `${PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY')}\n`;
}

/** 16 random bytes; positive, so the first bit is 0, and without a zero in front. */
function newSerial(): string {
  const bytes = webcrypto.getRandomValues(new Uint8Array(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return Buffer.from(bytes).toString('hex');
}
