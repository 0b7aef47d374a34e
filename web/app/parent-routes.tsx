import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery, useMaybeMe } from '../api/me.js';
import { PendingScreen } from './loading-screen.js';
import { Shell } from './shell.js';

/** What is around the screens: everybody's, and those for who is signed in. */

export const root = createRootRouteWithContext<{ queries: QueryClient }>()({ component: Shell });

/** Who is signed in: as known, or asked once. */
const whoIsHere = (queries: QueryClient) => queries.query({ ...meQuery, staleTime: 'static' });

/** What anybody may open. Who is signed in is asked all the same: the header shows it. */
export const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  // Undefined expressly: what is left out here stays as it came in the address.
  validateSearch: ({ back }: Record<string, unknown>): { back?: string | undefined } => ({
    back: isOwnPath(back) ? back : undefined,
  }),
  loader: ({ context }) => whoIsHere(context.queries),
});

/** Where to go back to: a path of this app, never another site. */
function isOwnPath(back: unknown): back is string {
  if (typeof back !== 'string' || !back.startsWith('/')) return false;
  return new URL(back, location.origin).origin === location.origin;
}

/** Takes its screens away the moment nobody is signed in, before they ask who is. */
function SignedIn() {
  return useMaybeMe() === null ? <PendingScreen /> : <Outlet />;
}

/** What only opens for who is signed in; others go to the sign-in, and come back from there. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: SignedIn,
  beforeLoad: async ({ context, location }) => {
    const me = await whoIsHere(context.queries);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how the router is told
    if (me === null) throw redirect({ to: '/sign-in', search: { back: location.href } });
  },
});
