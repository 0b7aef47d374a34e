import type da from '../da/guests.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Guests',
  text: 'Have sat down as guests. Make them members, or say which member it was.',
  guest: 'guest',
  new: 'Guest',
  name: 'Name of the guest',
  addHere: 'Add the guest',
  makeMember: 'Make a member: {{name}}',
  makeMemberShort: 'Make a member',
  made: '{{name}} is a member now.',
  merge: 'Is a member …: {{name}}',
  mergeShort: 'Is a member …',
  mergeTitle: 'Who is the guest {{name}}?',
  mergeText:
    'All that the guest has played becomes the member’s, and what the guest has or owes moves to the member’s account. It cannot be taken back.',
  mergeInto: 'Member',
  choose: 'Choose a member',
  mergeDo: 'Merge',
  merged: 'The guest {{guest}} is {{name}} now.',
} satisfies Translation<typeof da>;
