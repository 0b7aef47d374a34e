import { notifications } from '@mantine/notifications';
import type { NotificationData } from '@mantine/notifications';

/** Only the latest is said: there is one place for it (app/notices.tsx). */
const ONE = 'said';

/** Says in passing that something is done. */
export function toast(message: string): void {
  notify({ message, autoClose: 3000, withCloseButton: false });
}

/** Says something in the place of what was said before. */
export function notify(said: Omit<NotificationData, 'id' | 'position'>): void {
  notifications.hide(ONE);
  notifications.show({ ...said, id: ONE });
}
