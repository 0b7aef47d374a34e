import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Navigation } from './navigation.js';
import { RoutingContext } from './use-routing.js';

interface Props {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

/** Gives what is inside the screen that is shown, and the ways to the others. */
export function Routing({ navigation, children }: Props) {
  const [shown, setShown] = useState(navigation.now);
  useEffect(() => {
    return navigation.watch((next) => {
      // The same screen at another address stays as it is until that has what it shows.
      startTransition(() => {
        setShown(next);
      });
    });
  }, [navigation]);
  useLayoutEffect(() => {
    navigation.drawn(shown);
  }, [navigation, shown]);
  return <RoutingContext value={{ navigation, shown }}>{children}</RoutingContext>;
}
