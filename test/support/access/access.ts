import type {
  DeviceView,
  InviteMadeView,
  LinkView,
  MeWithCsrfView,
  SignedInView,
} from '../../../src/access/access.view.js';
import type { Role } from '../../../src/people/roles.js';

/**
 * The users of the tests: one owner of all clubs at each address, and users for the members that act.
 */

/** The club that an instance is set up with. */
export const FIRST_CLUB = 'Den første klub';

/** The name and password of the instance's owner. */
export const OWNER = { name: 'owner@example.org', password: 'kopper paa bordet' };

const owners = new Map<string, string>();
const members = new Map<string, Promise<string>>();
/** Instances beside the one where everybody is let in. */
const homes = new Map<string, string>();
const devices = new Map<string, Promise<string>>();
/** The users who are members of clubs, by address: in each club the first one comes first. */
const users = new Map<string, Promise<string>[]>();

/** Sets an instance up by the secret of its link; its owner is who tests act as at this address. */
export async function setUp(base: string, token: string): Promise<string> {
  const asked = { token, club: FIRST_CLUB, ...OWNER, bearer: true };
  return keep(base, await post<SignedInView>(base, '/v1/setup', asked));
}

/** Signs the owner in at one more address of an instance that is set up. */
export async function signOwnerIn(base: string): Promise<string> {
  return keep(base, await post<SignedInView>(base, '/v1/sign-in', { ...OWNER, bearer: true }));
}

/** Lets everybody of an instance act at another one on the same database too. */
export function alsoAt(other: string, base: string): void {
  homes.set(other, base);
}

const homeOf = (base: string): string => homes.get(base) ?? base;

/** The bearer token of the owner at an address; null where nobody has set up. */
export function ownerAt(base: string): string | null {
  return owners.get(homeOf(base)) ?? null;
}

/**
 * The bearer token of the owner for one more write. A user writes 1200 times a minute at most, and
 * tests write oftener than people: after so many writes those so far are forgotten.
 */
export async function writerAt(at: string): Promise<string | null> {
  const base = homeOf(at);
  const token = owners.get(base);
  if (token === undefined) return null;
  const written = (writes.get(base) ?? 0) + 1;
  writes.set(base, written);
  if (written % FORGOTTEN_AFTER === 0) await forgetting.get(base)?.();
  return token;
}

const FORGOTTEN_AFTER = 1000;
const writes = new Map<string, number>();
const forgetting = new Map<string, () => Promise<unknown>>();

/** Says how the writes at an address are forgotten. */
export function forgetWritesBy(base: string, forget: () => Promise<unknown>): void {
  forgetting.set(base, forget);
}

/** The owner in the log, who is no member. */
export async function ownerActor(base: string): Promise<string> {
  return `user:${(await whoIs(base, ownerAt(base) ?? '')).user?.id}`;
}

/** A member in the log who is named at the tablet of the club. */
export async function tableActor(base: string, club: string, member: string): Promise<string> {
  return `device:${(await whoIs(base, await deviceAt(base, club))).device?.id} ${member}`;
}

/** The headers with which the owner reads. */
export function asOwner(base: string): Record<string, string> {
  return bearer(ownerAt(base));
}

/** The header that a token lets in by; without one, none. */
export function bearer(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/**
 * The bearer token of a user who has claimed a member; they are let in when first asked for. They
 * may have claimed members of other clubs before: sign-ups are counted, and passwords take long to hash.
 *
 * @param wanted their role; any that they have been given before, else auditor, where none is named
 */
export function memberAt(at: string, club: string, member: string, wanted?: Role): Promise<string> {
  const base = homeOf(at);
  const here = `${base} ${club}`;
  const their = `${here} ${member} `;
  const claimed = [...members].find(([id]) => {
    return wanted === undefined ? id.startsWith(their) : id === their + wanted;
  });
  if (claimed !== undefined) return claimed[1];
  const role = wanted ?? 'auditor';
  const id = their + role;
  const nth = [...members.keys()].filter((one) => one.startsWith(here)).length;
  const pool = users.get(base) ?? [];
  users.set(base, pool);
  const user = pool[nth];
  const invite = { roles: [role], member };
  const token =
    user?.then((known) => accept(base, club, invite, known)) ?? signUp(base, club, invite);
  if (user === undefined) pool.push(token);
  members.set(id, token);
  return token;
}

/** Lets all these members in, so that their first acts write nothing else to the log. */
export async function claimAll(
  base: string,
  { club, members }: { readonly club: string; readonly members: readonly string[] },
): Promise<void> {
  for (const member of members) await memberAt(base, club, member);
}

/** The bearer token of a tablet of the club; it is added and paired when it is first asked for. */
export function deviceAt(at: string, club: string): Promise<string> {
  const base = homeOf(at);
  const id = `${base} ${club}`;
  const known = devices.get(id) ?? pair(base, club);
  devices.set(id, known);
  return known;
}

/** A new user with a role in the club; gives their bearer token. */
export async function signUp(
  base: string,
  club: string,
  invite: { readonly roles: readonly Role[]; readonly member?: string },
): Promise<string> {
  const token = await inviteTo(base, club, invite);
  const name = `${crypto.randomUUID()}@example.org`;
  const asked = { token, name, password: OWNER.password, bearer: true };
  return tokenIn(await post<SignedInView>(base, '/v1/invites/sign-up', asked));
}

/** A user who has signed up before takes an invite; gives their bearer token. */
async function accept(
  base: string,
  club: string,
  invite: { readonly roles: readonly Role[]; readonly member?: string },
  user: string,
): Promise<string> {
  const token = await inviteTo(base, club, invite);
  await post(base, '/v1/invites/accept', { token }, user);
  return user;
}

async function inviteTo(base: string, club: string, invite: object): Promise<string> {
  const path = `/v1/clubs/${club}/invites`;
  return (await post<InviteMadeView>(base, path, invite, ownerAt(base))).token;
}

async function pair(base: string, club: string): Promise<string> {
  const path = `/v1/clubs/${club}/devices`;
  const { id } = await post<DeviceView>(base, path, { name: 'Bordet' }, ownerAt(base));
  const { token } = await post<LinkView>(base, `${path}/${id}/pairing-link`, {}, ownerAt(base));
  return tokenIn(await post<SignedInView>(base, '/v1/pair', { token, bearer: true }));
}

/** The caller behind a bearer token. */
export async function whoIs(base: string, token: string): Promise<MeWithCsrfView> {
  const answer = await fetch(`${base}/v1/me`, { headers: bearer(token) });
  return (await answer.json()) as MeWithCsrfView;
}

function keep(base: string, signedIn: SignedInView): string {
  const token = tokenIn(signedIn);
  owners.set(base, token);
  return token;
}

function tokenIn({ token }: SignedInView): string {
  if (token === null) throw new Error('no bearer token was given');
  return token;
}

async function post<T>(
  base: string,
  path: string,
  body: unknown,
  token: string | null = null,
): Promise<T> {
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...bearer(token),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}
