import { Notification, type NotificationProps } from '@mantine/core';
import { showNotice } from './notices.js';
import classes from './notice.module.css';

/** A short notice. */
interface Notice {
  readonly message: string;
  readonly look?: Pick<NotificationProps, 'title' | 'color' | 'icon'>;
  /** Milliseconds until it goes by itself. */
  readonly goesAfter: number;
  /** The label of the closing button; none by default. */
  readonly close?: string;
}

/** Says in passing that something is done. */
export function toast(message: string): void {
  notify({ message, goesAfter: 3000 });
}

/**
 * Says something in the place of what was said before. How a notice looks comes with the code that
 * says one: the first screen says none.
 */
export function notify({ message, look, goesAfter, close }: Notice): void {
  const notice = (
    <Notification
      {...look}
      className={classes['notice'] ?? ''}
      withCloseButton={close !== undefined}
      closeButtonProps={{ 'aria-label': close ?? '' }}
      onClose={() => {
        showNotice(null);
      }}
    >
      {message}
    </Notification>
  );
  showNotice({ notice, goesAfter });
}
