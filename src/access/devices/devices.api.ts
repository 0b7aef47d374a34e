import { acts, reads, writes } from '../../platform/http/reference/operation.js';
import { AddDeviceDto } from '../access.dto.js';
import { DeviceList, DeviceView, LinkView } from '../access.view.js';
import { DEVICE_ID } from '../path-parts.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';

/** The API reference of devices. */
export const devicesApi = {
  add: writes({
    id: 'addDevice',
    summary: 'Add a device',
    description:
      'Gives a name to a tablet that is to record at the club. A pairing link then lets the tablet in.',
    of: [CLUB_ID],
    body: {
      type: AddDeviceDto,
      description: 'The name given by the club.',
    },
    answer: {
      status: 201,
      description: 'The device, not paired yet.',
      type: DeviceView,
    },
  }),
  list: reads({
    id: 'listDevices',
    summary: 'The devices of a club',
    description: 'All that were ever added, with their last use; the revoked ones last.',
    of: [CLUB_ID],
    answer: {
      description: 'The devices.',
      type: DeviceList,
    },
  }),
  pairingLink: acts({
    id: 'makePairingLink',
    summary: 'Let a tablet in',
    description:
      'Makes a link, to be opened on the tablet or shown to it as a QR code. It works once, for a day. ' +
      'Pairing another tablet shuts the one before out: so a lost tablet is replaced.',
    of: [CLUB_ID, DEVICE_ID],
    answer: {
      status: 201,
      description: 'The link. It is shown this once only.',
      type: LinkView,
    },
    refusals: ['device-revoked'],
  }),
  revoke: writes({
    id: 'revokeDevice',
    summary: 'Revoke a device',
    description: 'Its paired tablet is blocked at once and for good. Its records stay.',
    of: [CLUB_ID, DEVICE_ID],
    answer: {
      description: 'The device, revoked.',
      type: DeviceView,
    },
  }),
};
