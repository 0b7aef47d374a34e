import type da from '../da/access.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  name: 'Name',
  password: 'Password',
  showPassword: 'Show the password',
  newPassword: 'New password',
  passwordHint: 'At least {{count}} characters. Several words in a row are good.',
  tooShort: 'The password needs at least {{count}} characters.',
  known:
    'There is somebody named {{names}} already. Press again to add another person of that name.',
  noSuchDay: 'The calendar has no such day.',
  required: 'Please fill this in.',
  noToken: 'The link is incomplete. Open the whole link, as you were given it.',
  signIn: {
    title: 'Sign in',
    submit: 'Sign in',
    unpaired: 'This device is no longer paired with the club as {{name}}.',
    pairAgain:
      'Your entries are still here. Ask the secretary for a new pairing link and open it on this device; then they are sent.',
  },
  forgotten: {
    title: 'Forgot your password?',
    text: 'Enter the name that you sign in with, or your confirmed mail address.',
    name: 'Name or mail address',
    submit: 'Send a link',
    back: 'Back to signing in',
    done: 'Look at your mails',
    doneText:
      'If a confirmed address belongs to it, a mail is on its way. Its link works once, for an hour.',
    help: 'Without mail: an owner of the club can give you a link to set a new one. If you are the owner yourself, or are in several clubs, ask the person who runs Kopperne.',
  },
  setup: {
    begin:
      'Kopperne is new here, and nobody can sign in yet. There is a link on the terminal of the computer that Kopperne runs on. Open it to set up the club.',
    where:
      'The link comes after ‘Nobody can sign in yet’ and ends in something like /setup#kopsetup_… It works once. If it is gone, the next start makes another.',
    title: 'Create the club',
    text: 'Kopperne is new here. The person who creates the club becomes its owner.',
    club: 'Name of the club',
    currency: 'Currency',
    language: 'The club’s language',
    languageHint: 'Used on the wall, the tablet and invitations. Everybody chooses their own.',
    yourName: 'Your name',
    submit: 'Create the club',
    used: {
      title: 'This link is used',
      text: 'The club is there already, and the link works only once. Sign in instead. Without an account, ask an owner of the club for an invitation.',
    },
  },
  invite: {
    title: 'Welcome to {{club}}',
    as: 'You are invited as {{roles}}.',
    member: 'You are the member {{member}} at the table.',
    expires: 'The invitation is valid until {{date}}.',
    signedInAs: 'You are signed in as {{name}}.',
    accept: 'Accept',
    acceptNew: 'Create an account and accept',
    have: 'Do you already have an account?',
    signInFirst: 'Sign in first',
    used: {
      title: 'This invitation is used',
      when: 'It was used on {{date}} and works only once.',
      whatToDo:
        'If that was you, sign in with the name and password that you chose. If not, ask the club for a new one.',
      goOn: 'Go on to your club',
    },
  },
  reset: { title: 'New password', submit: 'Save and sign in' },
  pair: {
    title: 'Pair this device',
    text: 'The device becomes the club’s tablet at the table. It can record evenings and nothing else.',
    replaces: 'You are signed in here as {{name}} and will be signed out.',
    submit: 'Pair the device',
  },
  account: {
    title: 'Account',
    device: 'This device is paired with the club as {{name}}.',
    clubs: 'Your clubs',
    held: 'What {{club}} knows about you',
    change: 'Change the password',
    current: 'Current password',
    submit: 'Change the password',
    wrong: 'That is not your current password.',
    changed: 'The password is changed.',
    notifications: 'Notifications',
    signOut: 'Sign out',
    signOutEverywhere: 'Sign out everywhere',
    everywhereText: 'On other phones and tablets too, wherever you are signed in.',
  },
} satisfies Translation<typeof da>;
