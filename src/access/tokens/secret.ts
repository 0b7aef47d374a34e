import { createHash, randomBytes } from 'node:crypto';

/** The kinds of tokens; a secret begins with its kind, so that a leaked one is recognised. */
export type TokenKind =
  | 'session'
  | 'program'
  | 'device'
  | 'known-browser'
  | 'setup'
  | 'reset'
  | 'pairing'
  | 'invite'
  | 'calendar'
  | 'book';

const PREFIX: Readonly<Record<TokenKind, string>> = {
  session: 'kops',
  program: 'kopp',
  device: 'kopd',
  'known-browser': 'kopk',
  setup: 'kopsetup',
  reset: 'kopreset',
  pairing: 'koppair',
  invite: 'kopinvite',
  calendar: 'kopcal',
  book: 'kopbook',
};

const SECRET_BYTES = 32;

/** A new secret of 256 random bits. It is given out once; only its hash is kept. */
export function newSecret(kind: TokenKind): string {
  return `${PREFIX[kind]}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/**
 * The hash that a secret is kept and found by: SHA-256, 64 hexadecimal digits. A secret of 256
 * random bits needs no salt and no slow hash; looking it up by its hash gives nothing away by its timing.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The token that a page must send with writes: it follows from the session's secret and reveals nothing of it. */
export function csrfTokenOf(session: string): string {
  return createHash('sha256').update(`csrf ${session}`).digest('base64url');
}
