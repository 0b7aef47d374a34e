import { useEffect } from 'react';
import { hrefOf, type Target } from './target.js';
import { useRouting } from './use-routing.js';

/** Leads on to another screen, which takes the place of this one in the browser's history. */
export function Navigate(target: Target) {
  const { navigation } = useRouting();
  const href = hrefOf(target);
  useEffect(() => {
    void navigation.go(href, { replace: true });
  }, [navigation, href]);
  return null;
}
