import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { noteContact } from '../live/contact.js';
import { isProblem, readProblem, UnreachableError } from '../problem.js';
import type { Bodies } from '../bodies.js';

/** The caller on this device: a person, or the device itself. */
export type Me = Bodies['MeWithCsrfView'];

/** A club I belong to, with what I am there. */
export type MyClub = Bodies['MyClubView'];

export type Role = MyClub['roles'][number];

const KEPT = 'kopperne-me';
const WAS_PAIRED = 'kopperne-was-paired';

/** The caller; null when nobody is signed in. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async (): Promise<Me | null> => {
    try {
      return keep(await readMe());
    } catch (error) {
      if (isProblem(error, 'not-signed-in')) return keep(null);
      // Without a network the app opens for who was here last.
      const last = error instanceof UnreachableError ? lastMe() : null;
      if (last !== null) return last;
      throw error;
    }
  },
  staleTime: 60_000,
});

async function readMe(): Promise<Me> {
  const answer = await fetch('/v1/me', { headers: { accept: 'application/json' } }).catch(
    (cause: unknown) => {
      noteContact(false);
      throw new UnreachableError('GET /v1/me', { cause });
    },
  );
  noteContact(true);
  if (!answer.ok) throw await readProblem(answer);
  return (await answer.json()) as Me;
}

/** Keeps who is signed in for the next start without a network; the token is not kept. */
export function keep(me: Me | null): Me | null {
  try {
    const device = lastMe()?.device;
    if (me !== null) localStorage.removeItem(WAS_PAIRED);
    else if (device != null) localStorage.setItem(WAS_PAIRED, device.name);
    if (me === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, JSON.stringify({ ...me, csrfToken: null }));
  } catch {
    // Without storage the app opens with a network only.
  }
  return me;
}

/**
 * A user or a device, as what they tapped is kept with them. A tablet is a tablet of its club, whatever
 * it is called: paired again, by hand of an owner, it goes on with what it had.
 */
export function whoIs({ user, device, clubs }: Me): { readonly id: string; readonly name: string } {
  if (user !== null) return { id: user.id, name: user.name };
  if (device === null) return { id: '', name: '' };
  return { id: `tablet of ${clubs[0]?.id ?? device.id}`, name: device.name };
}

/** The last known caller on this device; null for nobody. */
export function lastMe(): Me | null {
  try {
    const kept = localStorage.getItem(KEPT);
    return kept === null ? null : ofNow(JSON.parse(kept) as Me);
  } catch {
    return null;
  }
}

/** The form of a time with one role only: a tablet goes on with it where there is no network. */
function ofNow(me: Me): Me {
  const clubs = me.clubs as readonly (MyClub & { readonly role?: Role })[];
  return {
    ...me,
    clubs: clubs.map(({ role, ...club }) =>
      role === undefined ? club : { ...club, roles: [role] },
    ),
  };
}

/** The name that this device was paired by until now; null when it was not the last that it was. */
export function wasPairedAs(): string | null {
  try {
    return localStorage.getItem(WAS_PAIRED);
  } catch {
    return null;
  }
}

/** Takes over the answer of a sign-in, or null after a sign-out, and forgets what others saw. */
export function becomeMe(queries: QueryClient, me: Me | null): void {
  queries.setQueryData(meQuery.queryKey, keep(me));
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
}

/** The caller. Only for screens behind the sign-in, which the router holds. */
export function useMe(): Me {
  const { data } = useQuery(meQuery);
  if (data == null) throw new Error('a screen for who is signed in was shown to nobody');
  return data;
}

/** The caller, or null: for screens that anybody may open. */
export function useMaybeMe(): Me | null {
  return useQuery(meQuery).data ?? null;
}

/** The club of an address, as I belong to it; undefined when I do not. */
export function useMyClub(club: string | undefined): MyClub | undefined {
  return useMaybeMe()?.clubs.find(({ id }) => id === club);
}
