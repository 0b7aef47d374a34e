import type { Translation } from '../translation.js';
import type da from '../da/mail.js';

export default {
  hello: 'Hello {{name}}',
  open: 'Open in Kopperne',
  one: '{{club}}: {{what}}',
  many: '{{club}}: {{count}} new things',
  several: 'News from {{count}} clubs',
  tasks: '{{club}}: something waits for you',
  balance: 'Balance {{was}} → {{now}}',
  points: 'Points of that evening {{was}} → {{now}}',
  moved: '{{points}} points',
  evening: 'The evening of {{day}}: {{points}} points',
  eveningMoney: '{{points}} points = {{money}}',
  fines: 'Your fines: {{fines}}',
  why: 'You get this mail because you chose mails about {{categories}}.',
  change: 'Choose what you get',
  end: 'No more mails about {{categories}}',
  categories: {
    disputes: 'fines and disputes',
    money: 'money',
    evenings: 'evenings',
    tasks: 'what waits for your roles',
  },
  /** What only time brings. */
  times: {
    answer: 'Are you coming {{when}}?',
    begins: 'The evening begins {{when}}',
    coming: '{{count}} are coming so far',
    answerBy: 'Answer by {{when}}',
    due: '{{name}} was due on {{day}}: {{money}}',
    backup: 'No backup has been made since {{day}}',
    ownHost: 'You host',
    ownCake: 'You bring cake',
    host: '{{name}} hosts',
    cake: '{{name}} brings cake',
  },
  tried: { title: 'A trial from Kopperne', text: 'Notifications reach this device.' },
  confirm: {
    subject: 'Confirm your address',
    text: '{{name}} entered your address in Kopperne. Confirm it, and mails are sent to it. If that was not you, do nothing: nothing is sent.',
    button: 'Confirm the address',
    done: 'The address is confirmed.',
    doneText:
      'Mails are sent to it from now on. You choose what you get under Notifications of your account.',
  },
  forgotten: {
    subject: 'New password',
    text: 'A new password was asked for {{name}} in Kopperne. The link works once, for an hour. If that was not you, do nothing: the password stays as it was.',
    button: 'Choose a new password',
  },
  ending: {
    title: 'No more mails',
    text: 'Do you want no more mails about {{categories}}?',
    button: 'No more mails',
    done: 'No more will come.',
    doneText: 'You can always choose again under Notifications of your account.',
  },
  gone: {
    title: 'The link does not work',
    text: 'It is used, too old or not complete. There is a new one under Notifications of your account.',
  },
} satisfies Translation<typeof da>;
