import type { SignedInView } from '../../../src/access/access.view.js';
import {
  ask,
  bodyOf,
  cookieIn,
  KNOWN_COOKIE,
  newAddress,
  SESSION_COOKIE,
  type Asked,
  type Told,
} from './access-request.js';
import { OWNER } from './access.js';

/** A password that nobody has. */
export const WRONG = 'ikke det rigtige';

export function signInAt(
  base: string,
  name: string,
  password: string,
  asked: Asked = {},
  bearer = false,
): Promise<Told> {
  return ask(base, 'POST', '/v1/sign-in', { ...asked, body: { name, password, bearer } });
}

/** Guesses wrongly ten times from an address, the most that is allowed. */
export async function guessTooOften(base: string, name: string, from: string): Promise<void> {
  for (let count = 0; count < 10; count++) {
    const told = await signInAt(base, name, `${WRONG} ${count}`, { from });
    expect(told.code).toBe('sign-in-refused');
  }
  expect((await signInAt(base, name, WRONG, { from })).code).toBe('too-many-requests');
}

/** A browser that is signed in: its cookies, and the token that it sends with writes. */
export interface Browser {
  readonly cookies: Readonly<Record<string, string>>;
  readonly csrf: string;
}

export async function browserOf(
  base: string,
  name: string,
  password = OWNER.password,
): Promise<Browser> {
  const told = await signInAt(base, name, password, { from: newAddress() });
  const { csrfToken } = bodyOf<SignedInView>(told);
  const cookies = {
    [SESSION_COOKIE]: cookieIn(told, SESSION_COOKIE),
    [KNOWN_COOKIE]: cookieIn(told, KNOWN_COOKIE),
  };
  return { cookies, csrf: csrfToken ?? '' };
}
