import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { hrefOf, type Target } from './target.js';
import { useRouting } from './use-routing.js';

/** The way to a screen. Its code is fetched as soon as somebody seems to go there. */
export function Link(props: Target & Omit<ComponentPropsWithRef<'a'>, 'href'>) {
  const { to: _to, params: _params, search: _search, hash: _hash, ...anchor } = props;
  const { navigation, shown } = useRouting();
  const href = hrefOf(props);
  const preload = () => {
    navigation.preload(href);
  };
  return (
    <a
      aria-current={href === shown.place.href ? 'page' : undefined}
      {...anchor}
      href={href}
      onClick={(event) => {
        anchor.onClick?.(event);
        if (!isForThisPage(event)) return;
        event.preventDefault();
        void navigation.go(href);
      }}
      onFocus={(event) => {
        anchor.onFocus?.(event);
        preload();
      }}
      onMouseEnter={(event) => {
        anchor.onMouseEnter?.(event);
        preload();
      }}
      onTouchStart={(event) => {
        anchor.onTouchStart?.(event);
        preload();
      }}
    />
  );
}

/** Whether a click goes on here: not to another tab or window, and nobody has taken it already. */
function isForThisPage(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
  const isElsewhere = metaKey || ctrlKey || shiftKey || altKey || button !== 0;
  return !event.defaultPrevented && !isElsewhere && ['', '_self'].includes(currentTarget.target);
}
