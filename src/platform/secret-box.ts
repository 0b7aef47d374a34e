import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const FILE = 'secrets.key';

/**
 * Encrypts secrets that the service must read again, before they go into the database: the
 * database alone, or a backup of it, gives none of them away.
 */
export class SecretBox {
  readonly #key: Buffer;

  /** @param key any text; the same text opens what was closed by it */
  constructor(key: string) {
    this.#key = createHash('sha256').update(key).digest();
  }

  /** @param place what the secret belongs to: it opens there only */
  close(secret: string, place: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(place));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
  }

  /** The secret; null where it was closed by another key or belongs to another place. */
  open(closed: string, place: string): string | null {
    const bytes = Buffer.from(closed, 'base64');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
    const [nonce, text] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES + TAG_BYTES)];
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    try {
      const cipher = createDecipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(place)).setAuthTag(tag);
      return cipher.update(text, undefined, 'utf8') + cipher.final('utf8');
    } catch {
      return null;
    }
  }
}

/** A key of an instance that is given none, for as long as it runs. */
export function makeKey(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}

/**
 * The key of the data directory, made when it is first asked for. Only its owner may read the file.
 * @throws Error where the directory cannot be written
 */
export function keyIn(dataDir: string): string {
  const path = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, makeKey(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
