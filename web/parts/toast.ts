import { notifications } from '@mantine/notifications';

/**
 * Says in passing that something is done: at the top, where no finger is going next, and only the
 * latest, so that it covers nothing else.
 */
export function toast(message: string): void {
  notifications.hide('said');
  notifications.show({ id: 'said', message, position: 'top-center', autoClose: 3000 });
}
