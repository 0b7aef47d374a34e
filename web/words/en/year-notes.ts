import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/year-notes.js';

/** Notes to the accounts of a year, as the treasurer writes them. */
export default {
  add: 'Write a note',
  change: 'Change note {{number}}',
  remove: 'Remove note {{number}}',
  removeTitle: 'Remove note {{number}}?',
  about: 'About',
  text: 'Note',
  hint: 'All who read the accounts see it. It can be changed until the year is closed.',
  save: 'Save',
  done: 'The notes are saved.',
} satisfies Translation<typeof da>;
