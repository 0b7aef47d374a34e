import type { Translation } from '../../../src/words/translation.js';
import type da from '../da/two-hands.js';

/** One's own hand beside those that were recorded elsewhere meanwhile. */
export default {
  recorded: 'Spiel {{hand}} ist inzwischen eingetragen',
  moved: 'Der Tisch ist jetzt ein anderer',
  text: 'Was hier eingegeben ist, wurde als Spiel {{hand}} begonnen. Es ist weder verschoben noch gesendet.',
  isSame: 'Ist es dasselbe Spiel?',
  mine: 'Dein Spiel {{hand}}, nicht eingetragen',
  theirs: 'Spiel {{hand}}, eingetragen',
  nothing: 'Nichts ist eingegeben.',
  same: 'Dasselbe Spiel: meines wegwerfen',
  another: 'Meines ist ein anderes: als Spiel {{hand}} weitermachen',
  put: 'Meines ist ein anderes: jetzt auf den Tisch legen',
  throwAway: 'Meines wegwerfen',
  goOn: 'Als Spiel {{hand}} weitermachen',
  strangers_one:
    '{{names}} spielt im nächsten Spiel nicht mit; was eingegeben ist, geht nicht auf andere über.',
  strangers_other:
    '{{names}} spielen im nächsten Spiel nicht mit; was eingegeben ist, geht nicht auf andere über.',
} satisfies Translation<typeof da>;
