import type da from '../da/hand-entry.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Hand {{number}}',
  submit: 'Record hand {{number}}',
  recorded: 'Hand {{number}} is recorded.',
  back: 'To the table',
  clear: 'Clear all',
  unclear: 'Undo: clear all',
  notOpen: 'The evening has ended; no more hands can be recorded.',
  forehand: 'Forehand',
  remove: 'Remove {{what}}',
  count: {
    follows: 'follows',
    empty: 'not counted',
    others: 'Other numbers, 0–9',
    field: 'Back to {{from}}–{{to}}',
  },
  result: {
    title: 'What it amounts to',
    more: 'More below',
    missing: 'Missing: {{what}}',
    unanswered: 'Not answered: {{what}} … Choose, or close it.',
    ready: 'Ready to record.',
    whole: 'The hand is complete.',
    next: '{{name}} deals the next hand.',
  },
  twoHands: {
    recorded: 'Hand {{hand}} was recorded meanwhile',
    moved: 'The table is another one now',
    text: 'What is entered here was begun as hand {{hand}}. It has been neither moved nor sent.',
    isSame: 'Which one counts?',
    mine: 'Your hand {{hand}}, not recorded',
    theirs: 'Hand {{hand}}, recorded',
    recordedBy: 'Recorded by {{name}}, {{time}}',
    nothing: 'Nothing is entered.',
    same: 'Hand {{hand}}: the other one counts',
    mineCounts: 'Hand {{hand}}: mine counts',
    another: 'Both are hands: mine is hand {{hand}}',
    throwAway: 'Throw mine away',
    goOn: 'Go on as hand {{hand}}',
    strangers_one:
      '{{names}} does not play the next hand; what was entered is not moved to others.',
    strangers_other:
      '{{names}} do not play the next hand; what was entered is not moved to others.',
  },
} satisfies Translation<typeof da>;
