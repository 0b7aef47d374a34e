import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/two-hands.js';

/** One's own hand beside those that were recorded elsewhere meanwhile. */
export default {
  recorded: 'Hand {{hand}} was recorded meanwhile',
  moved: 'The table is another one now',
  text: 'What is entered here was begun as hand {{hand}}. It has been neither moved nor sent.',
  isSame: 'Is it the same hand?',
  mine: 'Your hand {{hand}}, not recorded',
  theirs: 'Hand {{hand}}, recorded',
  nothing: 'Nothing is entered.',
  same: 'The same hand: throw mine away',
  another: 'Mine is another hand: go on as hand {{hand}}',
  put: 'Mine is another hand: put it on the table now',
  throwAway: 'Throw mine away',
  goOn: 'Go on as hand {{hand}}',
  strangers_one: '{{names}} does not play the next hand; what was entered is not moved to others.',
  strangers_other: '{{names}} do not play the next hand; what was entered is not moved to others.',
} satisfies Translation<typeof da>;
