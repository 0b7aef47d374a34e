import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import classes from './notices.module.css';

/**
 * Where notices appear: in the header, in the place of the club's name, where they cover nothing that
 * is read or tapped; dialogs begin below it. Fetched after the first screen.
 */
export default function Notices() {
  useEffect(followPlace, []);
  return (
    <Notifications
      position="top-center"
      classNames={{ root: classes['notices'] ?? '', notification: classes['notice'] ?? '' }}
    />
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
