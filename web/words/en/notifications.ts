import type da from '../da/notifications.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Notifications',
  text: 'The bell at the top of the page always shows what is new. Here you choose what you get by mail and on your devices as well.',
  address: {
    title: 'Your address',
    none: 'This Kopperne sends no mails. Its operator can switch them on.',
    stopped: 'No mails go out at present: the mail server refuses them. Nothing is lost.',
    confirmed: 'Confirmed: mails are sent here.',
    waits:
      'Waits for you to follow the link in the mail that you got. Nothing else is sent before.',
    ended: 'The mail server cannot deliver here, so nothing more is sent: {{why}}',
    remove: 'Remove the address',
    label: 'E-mail',
    another: 'Another e-mail',
    how: 'You get a link that confirms the address.',
    send: 'Send the link',
  },
  what: 'What and when',
  categories: {
    disputes: 'Fines and disputes',
    money: 'Money',
    evenings: 'Evenings',
    tasks: 'What waits for your roles',
  },
  about: {
    disputes: 'Decisions, answers and corrections',
    money: 'Dues, and what became of your payments',
    evenings: 'The result when the evening is closed, with your fines',
    tasks: 'Payments, disputes and accounts',
  },
  pushed: 'At once on my devices',
  begins: {
    label: 'Remind me before an evening',
    never: 'Never',
    hours_one: '{{count}} hour before',
    hours_other: '{{count}} hours before',
  },
  rhythms: {
    'at-once': 'At once',
    daily: 'Daily',
    weekly: 'Weekly',
    never: 'Never',
  },
  quiet: {
    title: 'Quiet hours',
    none: 'There are no quiet hours.',
    set: 'Nothing is sent from {{from}} to {{until}} ({{zone}}); it comes afterwards.',
    from: 'From',
    until: 'To',
    keep: 'Keep quiet hours',
    end: 'No quiet hours',
  },
} satisfies Translation<typeof da>;
