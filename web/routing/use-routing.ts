import { createContext, use, useCallback } from 'react';
import type { Going, Navigation, Shown } from './navigation.js';
import type { Params, Place } from './route.js';
import { hrefOf, type Target } from './target.js';

interface Routing {
  readonly navigation: Navigation;
  readonly shown: Shown;
}

export const RoutingContext = createContext<Routing | null>(null);

export function useRouting(): Routing {
  const routing = use(RoutingContext);
  if (routing === null) throw new Error('a screen was drawn outside of the app');
  return routing;
}

/** The address whose screen is shown; while another is fetched, still this one. */
export function usePlace(): Place {
  return useRouting().shown.place;
}

/** The variable parts of the address, by their names. */
export function useParams(): Params {
  return usePlace().params;
}

/** Where to: a screen, or an address as it was kept. */
type GoTo = (Target | { readonly href: string }) & Going;

/** Goes to another screen; what it answers ends when that is there. */
export function useNavigate(): (to: GoTo) => Promise<void> {
  const { navigation } = useRouting();
  return useCallback(
    (to) => {
      const { replace = false } = to;
      return navigation.go('href' in to ? to.href : hrefOf(to), { replace });
    },
    [navigation],
  );
}
