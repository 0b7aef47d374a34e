import { Notification } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { latestNotice, notify, onNotice } from '../../parts/page/toast.js';
import classes from './notice.module.css';

/**
 * Where notices appear: in the header, in the place of the club's name, where they cover nothing that
 * is read or tapped; dialogs begin below it.
 */
export function NoticePlace() {
  const said = useSyncExternalStore(onNotice, latestNotice);
  useEffect(followPlace, []);
  useEffect(() => {
    if (said === null) return;
    const going = setTimeout(notify, said.goesAfter, null);
    return () => {
      clearTimeout(going);
    };
  }, [said]);
  // Beside the app, so that it is heard while a dialog is open.
  return createPortal(
    <div className={classes['place']} role="status">
      {said !== null && (
        <Notification
          {...said.look}
          className={classes['notice'] ?? ''}
          withCloseButton={said.close !== undefined}
          closeButtonProps={{ 'aria-label': said.close ?? '' }}
          onClose={() => {
            notify(null);
          }}
        >
          {said.message}
        </Notification>
      )}
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
