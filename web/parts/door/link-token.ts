import { useEffect, useState } from 'react';
import { usePlace } from '../../routing/use-routing.js';

/**
 * The key of a one-time link, which comes behind the # and so never reaches a server's log. It goes
 * from the address bar at once, where others could read it, and stays with this tab (a reload, a
 * sign-in on the way) until it is used.
 */
export function useLinkToken(): { readonly token: string | null; readonly used: () => void } {
  const { pathname } = usePlace();
  const place = `kopperne-link:${pathname}`;
  const [token, setToken] = useState(() => location.hash.slice(1) || sessionStorage.getItem(place));
  useEffect(() => {
    const take = () => {
      if (location.hash === '') return;
      setToken(location.hash.slice(1));
      sessionStorage.setItem(place, location.hash.slice(1));
      // The history's own state stays: the router goes by it.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    take();
    // A link that is pasted where its page is open already loads nothing.
    addEventListener('hashchange', take);
    return () => {
      removeEventListener('hashchange', take);
    };
  }, [place]);
  return {
    token,
    used: () => {
      sessionStorage.removeItem(place);
    },
  };
}
