import commonPasswords from 'fxa-common-password-list';
import { Problem } from '../../platform/http/problem/problem.js';
import type { Passwords } from './password.js';
import { nameKeyOf } from '../signing-in/user-name.js';

/**
 * Hashes a password that a user is to sign in with from now on.
 *
 * @param name what they sign in with
 * @throws Problem `password-refused` for one of the most common ones and for the name itself
 */
export function hashNewPassword(
  passwords: Passwords,
  name: string,
  password: string,
): Promise<string> {
  const field = 'password';
  if (isName(name, password)) throw new Problem('password-is-name', {}, { field });
  if (isCommon(password)) throw new Problem('password-too-common', {}, { field });
  return passwords.hash(password);
}

/** As it is and in small letters: capitals are what is tried first. */
function isCommon(password: string): boolean {
  return commonPasswords.test(password) || commonPasswords.test(password.toLowerCase());
}

/**
 * Whether the password is the name, or the part before the @ of an address, with nothing but digits and
 * marks around it.
 */
function isName(name: string, password: string): boolean {
  const key = lettersOf(nameKeyOf(password));
  return [name, name.replace(/@.*$/, '')].some((one) => lettersOf(nameKeyOf(one)) === key);
}

function lettersOf(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters === '' ? text : letters;
}
