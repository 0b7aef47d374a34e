import type da from '../da/hand-entry.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Hand {{number}}',
  submit: 'Record hand {{number}}',
  recorded: 'Hand {{number}} is recorded.',
  back: 'To the table',
  clear: 'Clear all',
  notOpen: 'The evening has ended; no more hands can be recorded.',
  forehand: 'Forehand',
  done: 'Done',
  remove: 'Remove {{what}}',
  count: {
    follows: 'follows',
    empty: 'not counted',
    others: 'Other numbers, 0–9',
    field: 'Back to {{from}}–{{to}}',
  },
  result: {
    title: 'What it amounts to',
    missing: 'Missing: {{what}}',
    ready: 'Ready to record.',
    whole: 'The hand is complete.',
    next: '{{name}} deals the next hand.',
  },
} satisfies Translation<typeof da>;
