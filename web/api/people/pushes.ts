import type { Bodies } from '../bodies.js';
import { api, take } from '../client.js';

export type Subscription = Bodies['SubscriptionDto'];

/** Pushes are wanted at this browser. */
export function subscribeDevice(body: Subscription) {
  return take(api.POST('/v1/me/notifications/devices', { body }));
}

/** This browser is still there. */
export function renewDevice(body: Subscription) {
  return take(api.POST('/v1/me/notifications/devices/renew', { body }));
}

export function removePushedDevice(pushedId: string) {
  const params = { path: { pushedId } };
  return take(api.POST('/v1/me/notifications/devices/{pushedId}/remove', { params }));
}

/** Pushes something to a device of one's own, to see whether it comes. */
export function tryPush(pushedId: string) {
  const params = { path: { pushedId } };
  return take(api.POST('/v1/me/notifications/devices/{pushedId}/try', { params }));
}
