import type { ComponentType, ReactNode } from 'react';
import type { ClubPermission } from '../../../src/people/roles.js';
import { meQuery, useMaybeMe, useMyClub } from '../../api/people/me.js';
import { queryClient } from '../../api/query-client.js';
import { may } from '../../api/people/rights.js';
import type { Params, Place, Route } from '../../routing/route.js';
import { hrefOf } from '../../routing/target.js';
import type shell from '../../words/da/shell.js';
import { useClubId } from '../club-id.js';
import { PendingScreen } from '../states/loading-screen.js';
import { RoleScreen } from '../states/role-screen.js';

/** A screen's entry in the navigation of a club. */
export interface Destination {
  readonly label: keyof (typeof shell)['destinations'];
  /** The permission needed to see the way; without one, everybody in the club sees it. */
  readonly needs?: ClubPermission;
}

declare module '../../routing/route.js' {
  interface AboutRoute {
    readonly destination?: Destination;
    /** Shown without what is around every other screen. */
    readonly isBare?: boolean;
  }
}

/** Lets a caller open a screen, or returns the address to go to. */
type Guard = (place: Place) => Promise<string | undefined>;

/** Open to everyone; the header still loads `/me`. */
export const open: Guard = async () => {
  await whoIsHere();
  return undefined;
};

/** Open to signed-in callers; others go to the sign-in, and come back from there. */
export const signedIn: Guard = async ({ href }) =>
  (await whoIsHere()) === null ? hrefOf({ to: '/sign-in', search: { back: href } }) : undefined;

/**
 * Asks for what a screen shows as soon as it is known who looks, while its words are still fetched.
 *
 * @param ask by what the address leaves open
 */
export function askingFirst(guard: Guard, ask: (params: Params) => void): Guard {
  return async (place) => {
    const elsewhere = await guard(place);
    if (elsewhere === undefined) ask(place.params);
    return elsewhere;
  };
}

/** The caller: as known, or read once. */
const whoIsHere = () => queryClient.query({ ...meQuery, staleTime: 'static' });

/** By its name in `screens.ts`; or itself, where it is in the app's first file. */
type Source = keyof typeof import('./screens.js') | ComponentType;

/**
 * A screen at an address: fetched when first opened, together with its words.
 *
 * @param guard `open` or `signedIn`
 * @param source where the screen is from
 * @param destination shows it in the navigation
 * @param isBare shows it without the header
 */
export function screen<const Path extends string>(
  guard: Guard,
  path: Path,
  source: Source,
  destination?: Destination,
  isBare = false,
): Route & { readonly path: Path } {
  let Fetched: ComponentType | null = null;
  // Here, and not when it is drawn: a failed fetch is shown and tried again, without the
  // reload that would take what is half typed with it.
  const fetch = async () => {
    Fetched = typeof source === 'string' ? await (await import('./screens.js'))[source]() : source;
  };
  const Screen = () => {
    const isNobody = useMaybeMe() === null;
    // The moment nobody is signed in, and before it is asked who is.
    if (guard !== open && isNobody) return <PendingScreen />;
    return (
      Fetched !== null && (
        <Allowed needs={destination?.needs}>
          <Fetched />
        </Allowed>
      )
    );
  };
  return {
    path,
    fetch,
    open: async (place) => {
      const [elsewhere] = await Promise.all([guard(place), fetch()]);
      return elsewhere;
    },
    Screen,
    isBare,
    ...(destination === undefined ? {} : { destination }),
  };
}

interface AllowedProps {
  /** The permission of the screen; undefined for everybody's. */
  readonly needs: ClubPermission | undefined;
  readonly children: ReactNode;
}

/** A screen of other roles says so, before it makes requests that the service would refuse. */
function Allowed({ needs, children }: AllowedProps) {
  const club = useMyClub(useClubId());
  const isOthers = club !== undefined && needs !== undefined && !may(club, needs);
  return isOthers ? <RoleScreen needs={needs} /> : children;
}
