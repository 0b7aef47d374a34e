import { change, type EventKind, type Logged } from '../kind.js';
import { isId, isText } from '../payload.js';
import type { DeviceAdded, DeviceRevoked } from './event.js';

type DeviceEvent = DeviceAdded | DeviceRevoked;

/** The parts that all events of a tablet share. */
const DEVICE = {
  group: 'access',
  live: 'read-all',
  payload: { device: isId, name: isText },
  subjects: ({ device }: DeviceEvent) => [device],
  about: ({ event: { name: subject } }: Logged<DeviceEvent>) => ({ subject }),
  params: ({ event: { name } }: Logged<DeviceEvent>) => ({ name }),
} as const;

/** A tablet that may record. */
export const deviceAdded = {
  ...DEVICE,
  changes: ({ event: { name } }) => [
    change('name', null, name),
    change('device-status', null, 'in-use'),
  ],
} satisfies EventKind<DeviceAdded, unknown>;

export const deviceRevoked = {
  ...DEVICE,
  changes: () => [change('device-status', 'in-use', 'revoked')],
} satisfies EventKind<DeviceRevoked, unknown>;
