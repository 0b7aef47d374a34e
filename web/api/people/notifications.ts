import { queryOptions } from '@tanstack/react-query';
import type { Bodies } from '../bodies.js';
import { api, take } from '../client.js';

export type Notifications = Bodies['NotificationsView'];
export type Choices = Bodies['NotificationsDto'];

/** The user's choices about mails: the same in all clubs. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => take(api.GET('/v1/me/notifications')),
});

export function changeNotifications(body: Choices) {
  return take(api.PUT('/v1/me/notifications', { body }));
}

/** Sends a link to an address, which confirms it. */
export function setMailAddress(address: string) {
  return take(api.POST('/v1/me/notifications/address', { body: { address } }));
}

export function removeMailAddress() {
  return take(api.POST('/v1/me/notifications/address/remove'));
}
