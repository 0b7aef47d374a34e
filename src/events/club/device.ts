import { change, type EventKind } from '../kind.js';
import { isId, isText } from '../payload.js';
import type { DeviceAdded, DeviceRevoked } from './event.js';

/** A tablet that may record. */
export const deviceAdded = {
  group: 'access',
  live: 'read-all',
  payload: { device: isId, name: isText },
  subjects: ({ device }) => [device],
  about: ({ event: { name: subject } }) => ({ subject }),
  params: ({ event: { name } }) => ({ name }),
  changes: ({ event: { name } }) => [
    change('name', null, name),
    change('device-status', null, 'in-use'),
  ],
} satisfies EventKind<DeviceAdded, unknown>;

export const deviceRevoked = {
  group: 'access',
  live: 'read-all',
  payload: { device: isId, name: isText },
  subjects: ({ device }) => [device],
  about: ({ event: { name: subject } }) => ({ subject }),
  params: ({ event: { name } }) => ({ name }),
  changes: () => [change('device-status', 'in-use', 'revoked')],
} satisfies EventKind<DeviceRevoked, unknown>;
