import type da from '../da/pushes.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Notifications on your devices',
  none: 'This Kopperne pushes nothing to devices. Its operator can switch that on.',
  isOn: 'This device is notified.',
  on: 'Switch on here',
  this: '{{name}} (this device)',
  heard: 'Last opened {{when}}',
  remove: 'Remove',
  removeOf: 'Remove {{name}}',
  try: 'Send me one now',
  tryOf: 'Send me one now: {{name}}',
  /** The result of one that was sent for a trial. */
  tried: {
    accepted:
      'Sent. The service of the browser accepted it; if nothing is shown, look at the notification settings of the device.',
    refused: 'The service of the browser refused it: {{answer}}',
    gone: 'The device is not known any more. Open Kopperne on it, and switch notifications on again.',
    'not-reached':
      'The service of the browser was not reached. Check that the computer with Kopperne is connected to the internet, and try again.',
  },
  offer: {
    title: 'Do you want to hear of it here as well?',
    text: 'This device then notifies you when there is something for you, also while Kopperne is closed.',
    no: 'Not now',
  },
  /** Why it cannot be switched on here. */
  why: {
    'plain-http':
      'It cannot be done here: the page was opened without https, and then the browser allows no notifications. Open Kopperne at its address with https.',
    'home-screen':
      'On iPhone and iPad, Kopperne first has to be added to the home screen (Share, Add to Home Screen) and opened from there.',
    denied:
      'The browser was forbidden to show notifications of this page. That can be changed in the settings of the browser for the page.',
    unsupported: 'This browser cannot show notifications. Another one may.',
  },
} satisfies Translation<typeof da>;
