import type da from '../da/hand-entry.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  title: 'Spiel {{number}}',
  submit: 'Spiel {{number}} eintragen',
  recorded: 'Spiel {{number}} ist eingetragen.',
  back: 'Zum Tisch',
  clear: 'Alles leeren',
  unclear: 'Rückgängig: alles leeren',
  notOpen: 'Der Abend ist beendet; es können keine Spiele mehr eingetragen werden.',
  forehand: 'Vorhand',
  remove: '{{what}} entfernen',
  count: {
    follows: 'ergibt sich',
    empty: 'nicht gezählt',
    others: 'Andere Zahlen, 0–9',
    field: 'Zurück zu {{from}}–{{to}}',
  },
  result: {
    title: 'Was es ergibt',
    more: 'Mehr darunter',
    missing: 'Es fehlt: {{what}}',
    unanswered: 'Nicht beantwortet: {{what}} … Wähle, oder schließ es.',
    ready: 'Bereit zum Eintragen.',
    whole: 'Das Spiel ist vollständig.',
    next: '{{name}} gibt das nächste Spiel.',
  },
  twoHands: {
    recorded: 'Spiel {{hand}} ist inzwischen eingetragen',
    moved: 'Der Tisch ist jetzt ein anderer',
    text: 'Was hier eingegeben ist, wurde als Spiel {{hand}} begonnen. Es ist weder verschoben noch gesendet.',
    isSame: 'Welches gilt?',
    mine: 'Dein Spiel {{hand}}, nicht eingetragen',
    theirs: 'Spiel {{hand}}, eingetragen',
    recordedBy: 'Eingetragen von {{name}}, {{time}}',
    nothing: 'Nichts ist eingegeben.',
    same: 'Spiel {{hand}}: das andere gilt',
    mineCounts: 'Spiel {{hand}}: meines gilt',
    another: 'Beide sind Spiele: meines ist Spiel {{hand}}',
    throwAway: 'Meines wegwerfen',
    goOn: 'Als Spiel {{hand}} weitermachen',
    strangers_one:
      '{{names}} spielt im nächsten Spiel nicht mit; was eingegeben ist, geht nicht auf andere über.',
    strangers_other:
      '{{names}} spielen im nächsten Spiel nicht mit; was eingegeben ist, geht nicht auf andere über.',
  },
} satisfies Translation<typeof da>;
