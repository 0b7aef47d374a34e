import type { Readings } from '../readings.js';

export default {
  R1: {
    question: 'Wird neben einem Nolo der letzte Stich bezahlt?',
    options: {
      'not-paid': 'Nein.',
      paid: 'Ja, außer wenn ihn der Pagat oder ein König machte.',
    },
  },
  R2: {
    question: 'Wird neben einem Bagud der letzte Stich bezahlt?',
    options: {
      paid: 'Ja: Punkt 10.d nennt keine Ausnahme.',
      'not-paid': 'Nein, wie bei Brix.',
    },
  },
  R3: {
    question:
      'Was zahlen zwei, die im selben letzten Stich mit Königen bagud gehen, in den Königstopf?',
    options: {
      'as-first-counted': 'Beide, was darin lag, als der Stich fiel.',
      'as-then-in-pot': 'Die zweite Person verdoppelt, was nach der ersten darin liegt.',
    },
  },
  R4: {
    question: 'Wie wird ein Topf geteilt, der nicht aufgeht?',
    options: {
      'in-chips':
        'So gleich, wie es die Jetons erlauben; die übrigen gehen einzeln reihum, beginnend bei der Person, die als Nächste geben würde.',
      'to-the-point':
        'Auf den Punkt genau; die übrigen Punkte gehen einzeln in derselben Reihenfolge reihum.',
    },
  },
  R5: {
    question: 'Fünf am Tisch, und der neue Geber setzte aus. Wer von den dreien zählt nicht?',
    options: {
      'outgoing-dealer': 'Der Geber des Spiels; er zahlt und bekommt.',
      forehand: 'Die Vorhand; sie zahlt und bekommt.',
    },
  },
  R6: {
    question: 'Was zahlt, wer sich an einen laufenden Tisch setzt?',
    options: {
      'share-of-pots': 'Wie bei Brix: in jeden Topf 1/n dessen, was darin liegt.',
      foundation: 'Den Grundeinsatz in jeden Topf.',
    },
  },
  R7: {
    question: 'Was nimmt mit, wer vor dem Ende geht?',
    options: {
      'takes-share':
        'Den eigenen Anteil an jedem Topf, abgerundet auf einen Jeton; drei müssen bleiben.',
      'takes-nothing': 'Nichts: Wer geht, verzichtet auf den Anteil; drei müssen bleiben.',
    },
  },
  R8: {
    question:
      'Wer vom Ultimo ausgeschlossen ist, macht den letzten Stich mit einer Ultimokarte. Was wird dafür bezahlt?',
    options: {
      'paid-last-trick': 'Wie für den letzten Stich.',
      'paid-nothing': 'Nichts.',
    },
  },
  R9: {
    question: 'Wird neben einem Tout der letzte Stich bezahlt?',
    options: {
      'not-paid': 'Nein: nur der Tout.',
      paid: 'Ja, denn Punkt 10.d nennt keine Ausnahme.',
    },
  },
  R10: {
    question: 'Wird ein Pagat bezahlt, der einen Stich vor dem letzten gewinnt?',
    options: {
      paid: 'Ja, von jedem der anderen.',
      'not-paid': 'Nein (die Variante, die das Buch nennt).',
    },
  },
  R11: {
    question: 'Kann eine halbe Kavallerie nur mit dem König gemeldet werden?',
    options: {
      off: 'Nein: drei beliebige Bilder und der Sküs.',
      on: 'Ja, wie an manchen Orten gespielt wird.',
    },
  },
  R12: {
    question: 'Können kleine Matadore (Pagat, Sküs, 2, 3 …) gemeldet werden?',
    options: {
      off: 'Nein: Echte Tarockspieler wollen davon nichts wissen.',
      on: 'Ja, bezahlt wie Matadore.',
    },
  },
  R13: {
    question: 'Gilt ein Bagud neben einem Tout?',
    options: {
      stands: 'Ja, und der Grundeinsatz wird wie immer gezahlt.',
      'falls-away': 'Nein: Nur der Tout wird bezahlt.',
    },
  },
  R14: {
    question: 'Wer von vier am Tisch setzt aus?',
    options: {
      'opposite-dealer': 'Wer dem Geber gegenübersitzt.',
      'left-of-dealer': 'Wer links vom Geber sitzt.',
    },
  },
  R15: {
    question: 'Wer gibt, wenn geht, wer als Nächstes geben sollte?',
    options: {
      'passes-right': 'Die nächste Person rechts.',
      'passes-left': 'Die nächste Person links.',
    },
  },
  R16: {
    question: 'Wer gibt nach einem abgebrochenen Spiel?',
    options: {
      'next-player': 'Die nächste Person, wie bei Brix; was bezahlt ist, bleibt.',
      'same-dealer': 'Derselbe Geber noch einmal; was bezahlt ist, bleibt.',
    },
  },
  R17: {
    question: 'Zahlt der Geber fürs Geben, wenn nach falschem Geben die nächste Person gibt?',
    options: {
      'not-due': 'Nein: Bezahlt wird nur für Karten, die gespielt werden.',
      due: 'Ja, wie bei jedem Geben.',
    },
  },
  K1: {
    question: 'Wie viele Male das Spiel zählt ein stiller Valat?',
    options: {
      table: 'Viermal, ein angesagter achtmal: so die Tabelle der Figuren.',
      text: 'Zweimal, ein angesagter achtmal: so der Text.',
    },
  },
  K2: {
    question:
      'Zwei verlieren einen Trischaken gemeinsam, und es gibt keine Jungfrau. Wen bezahlen sie?',
    options: {
      'pay-each-other': 'Alle anderen, auch die zweite Person, die verliert; das hebt sich auf.',
      'pay-the-others': 'Nur die, die nicht verloren haben.',
    },
  },
  K3: {
    question:
      'Was kostet ein Farbendreier oder Farbensolo, das an zu wenigen Karten in den Farben verloren geht?',
    options: {
      'as-lost': 'Wie jedes verlorene Spiel: in Vorhand doppelt.',
      'as-lost-single': 'Wie verloren, aber nie doppelt.',
    },
  },
  K4: {
    question: 'Im Solorufer liegt der gerufene König im Talon. Zählen Figuren trotzdem doppelt?',
    options: {
      'figures-double': 'Ja, wie in jedem Solorufer.',
      'figures-single': 'Nein: Der Spieler hat ja einen halben Talon bekommen.',
    },
  },
  K5: {
    question: 'Kann ein Spieler, der den eigenen König gerufen hat, König ultimo machen?',
    options: {
      allowed: 'Ja: Wer den König hat, darf ihn ansagen.',
      'not-allowed': 'Nein: Das geht nur mit einem Partner.',
    },
  },
  K6: {
    question:
      'Welche stillen Figuren werden gegen das gestellt, was ein Valat zum Spiel hinzufügt?',
    options: {
      'net-of-losses': 'Die gemachten, abzüglich der stillen Vögel, die verloren gingen.',
      'made-only': 'Die gemachten, was auch immer daneben verloren ging.',
    },
  },
} satisfies Readings;
