import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { latestNotice, onNotice, showNotice } from '../../parts/notices/notices.js';
import classes from './notice.module.css';

/**
 * Where notices appear: in the header, in the place of the club's name, where they cover nothing that
 * is read or tapped; dialogs begin below it.
 */
export function NoticePlace() {
  const shown = useSyncExternalStore(onNotice, latestNotice);
  useEffect(followPlace, []);
  useEffect(() => {
    if (shown === null) return;
    const going = setTimeout(showNotice, shown.goesAfter, null);
    return () => {
      clearTimeout(going);
    };
  }, [shown]);
  // Beside the app, so that it is heard while a dialog is open.
  return createPortal(
    <div className={classes['place']} role="status">
      {shown?.notice}
    </div>,
    document.body,
  );
}

/** Keeps to the place that the header has for them, however wide it is. Returns what ends it. */
function followPlace(): (() => void) | undefined {
  const place = document.querySelector('[data-place-of-notices]');
  if (place === null) return undefined;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    const { left, width } = place.getBoundingClientRect();
    style.setProperty('--notices-left', `${left}px`);
    style.setProperty('--notices-width', `${width}px`);
  });
  sizes.observe(place);
  return () => {
    sizes.disconnect();
  };
}
