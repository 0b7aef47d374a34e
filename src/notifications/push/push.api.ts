import { pathId } from '../../platform/http/path-part.js';
import { acts } from '../../platform/http/reference/operation.js';
import { SubscriptionDto } from './push.dto.js';
import { PushDeviceList, SubscribedView, TriedPushView } from './push.view.js';

export const PUSHED_ID = pathId('pushedId', 'A device of your own.', 'push-device-not-found');

/** The API reference of pushes. */
export const pushApi = {
  subscribe: acts({
    id: 'subscribeDevice',
    summary: 'Push to this device',
    description:
      'The subscription of the browser, made with the `publicKey` of your notifications. It ends with the ' +
      'sign-in of the device.',
    of: [],
    body: { type: SubscriptionDto, description: 'The subscription.' },
    answer: { description: 'Its state.', type: SubscribedView },
    refusals: ['no-pushes', 'push-address-refused', 'too-many-requests'],
  }),
  renew: acts({
    id: 'renewDevice',
    summary: 'Say that this device is still there',
    description:
      'The app does so whenever it is opened, so that a subscription that was lost is known again.',
    of: [],
    body: { type: SubscriptionDto, description: 'The subscription.' },
    answer: { description: 'Its state.', type: SubscribedView },
    refusals: ['no-pushes', 'push-address-refused'],
  }),
  try: acts({
    id: 'tryPush',
    summary: 'Push something to a device now',
    description:
      'The notification says that it is a trial. That the push service accepted it does not say that the ' +
      'device showed it. Ten times an hour at most.',
    of: [PUSHED_ID],
    answer: { description: 'The result.', type: TriedPushView },
    refusals: ['no-pushes', 'too-many-requests'],
  }),
  remove: acts({
    id: 'removePushedDevice',
    summary: 'Push to a device no more',
    description: 'Nothing is pushed to it any more, also not what waits.',
    of: [PUSHED_ID],
    answer: { description: 'The devices that are left.', type: PushDeviceList },
  }),
};
