/** Evenings by another book. */
export default {
  title: 'Was wäre, wenn?',
  intro:
    'Abende, wie sie gespielt wurden, und wie sie nach einem anderen Buch ausgegangen wären. Nichts wird geschrieben.',
  choose: 'Buch und Abende wählen',
  by: 'Nach welchem Buch?',
  ownBooks: 'Die eigenen des Klubs',
  printed: 'Die gedruckten',
  which: 'Welche Abende?',
  latest: 'Die letzten 40 Abende',
  who: 'Wer?',
  everybody: 'Alle',
  howCompared:
    'Beide Seiten rechnen die Abende, wie sie jetzt zählen, mit Korrekturen an ihrer Stelle. Jedes Spiel behält den Geber, den es hatte. Änderungen, die ein Abend für sich hatte, sind nur auf der gespielten Seite dabei.',
  then: 'Gespielt',
  now: 'Anderes Buch',
  difference: 'Unterschied',
  sums: 'Der Stand auf beiden Seiten',
  picture: 'Von gespielt zum anderen Buch',
  evenings: 'Abend für Abend',
  eveningsCount_one: '{{count}} Abend',
  eveningsCount_other: '{{count}} Abende',
  hands: 'Spiele, die anders sind',
  hand: 'Spiel {{hand}}',
  compared: '{{evenings}} Abende mit {{hands}} Spielen sind durchgerechnet.',
  notPlayable_one:
    '{{count}} Spiel kann nach dem anderen Buch nicht gespielt werden; es bringt dort nichts.',
  notPlayable_other:
    '{{count}} Spiele können nach dem anderen Buch nicht gespielt werden; sie bringen dort nichts.',
  leftOut_one: '{{count}} Abend kann danach gar nicht gespielt werden und ist nicht mitgerechnet.',
  leftOut_other:
    '{{count}} Abende können danach gar nicht gespielt werden und sind nicht mitgerechnet.',
  noEvenings: 'Es gibt keine abgeschlossenen Abende zum Durchrechnen.',
  same: 'Für alle dasselbe.',
  refused: 'Kann nach diesem Buch nicht gespielt werden: {{why}}',
  parted:
    'Ab Spiel {{hand}} hätte jemand anderer gegeben. Von da an werden die Spiele einzeln verglichen, ohne die Töpfe.',
  cup: '{{cup}} am Ende: {{then}} → {{now}}',
  notThereHand: 'Spiel {{hand}} kann dort nicht gespielt werden: {{why}}',
  notThereStep: 'Zwischen zwei Spielen: kann dort nicht gespielt werden: {{why}}',
  paidFor: '{{what}} {{then}} → {{now}}',
  moneyHidden: 'Nur dein eigenes Geld wird dir gezeigt.',
  inDraft: 'Was die letzte Saison geworden wäre',
  draftBroken: 'Die Zahlen sind vom letzten Entwurf, der brauchbar war.',
};
