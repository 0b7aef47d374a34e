import argon2, { type HashOptions } from 'argon2';

/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const PARAMETERS: HashOptions = {
  type: argon2.argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Hashes a password; the text holds salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(normal(password), PARAMETERS);
}

/**
 * Whether it is the password. Takes as long when there is nobody to compare with (null), so that
 * nobody learns who can sign in here.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const is = await argon2.verify(hash ?? (await NOBODYS), normal(password));
  return is && hash !== null;
}

/** A hash that nobody knows a password of. */
const NOBODYS = argon2.hash(crypto.randomUUID(), PARAMETERS);

/** The same letters are typed in more than one way on different keyboards. */
function normal(password: string): string {
  return password.normalize('NFC');
}
