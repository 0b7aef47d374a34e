import type da from '../da/payments.js';
import type { Translation } from '../translation.js';
import { contracts, figures } from './koenigrufen.js';
import { pots } from './names.js';

export default {
  parties: { 'king-pot': 'Königstopf', 'pagat-pot': 'Pagattopf', kitty: 'Clubkasse' },
  ...pots,
  changes: '{{pot}}: von {{before}} auf {{after}}',
  none: 'Keine Zahlungen.',
  line: {
    pays: '{{from}} zahlt {{points}} an {{to}}',
    paysEach: '{{from}} zahlt je {{points}} an {{to}}',
    eachPays: '{{from}} zahlen je {{points}} an {{to}}',
    puts: '{{to}}: {{from}} zahlt {{points}} ein',
    putsEach: '{{from}} zahlt {{points}} in jeden Topf',
    eachPuts: '{{to}}: {{from}} zahlen je {{points}} ein',
    gets: '{{from}}: {{to}} bekommt {{points}}',
    getsOfEach: '{{to}} bekommt {{points}} aus jedem Topf',
    getsEach: '{{from}}: {{to}} bekommen je {{points}}',
  },
  source: 'Quelle: {{source}}',
  places: {
    reading: 'Lesart {{id}}',
    after: 'nach {{book}}',
    house: 'eigener Satz des Clubs',
    own: 'eigenes Buch des Clubs',
    rate: 'Satz des Abends, {{rate}} je Punkt',
    sections: {
      bids: 'Bietabelle',
      figures: 'Figuren',
      outcome: 'Gewinn und Verlust',
      loss: 'Verlust',
      'forehand-loss': 'Verlust in Vorhand',
      kings: 'Vier Könige',
      'king-ultimo': 'König ultimo',
      silent: 'still',
      declared: 'angesagt',
      'silent-valat': 'stiller Valat',
      'declared-valat': 'angesagter Valat',
      lost: 'verloren',
      'above-valat': 'mehr wert als der Valat',
      grossgrammeln: 'Großgrammeln',
      mayor: 'Bürgermeister',
      virgin: 'Jungfrau',
      forehand: 'Vorhand',
    },
  },
  stages: {
    foundation: 'Grundeinsatz',
    deal: 'Geben',
    meldinger: 'Meldungen',
    play: 'Im Spiel',
    'last-trick': 'Letzter Stich',
    refoundation: 'Neuer Grundeinsatz',
    count: 'Zählung',
    after: 'Nach dem Spiel',
    join: 'Setzt sich dazu',
    leave: 'Verlässt den Tisch',
    split: 'Teilung',
    game: 'Spiel',
    figures: 'Figuren',
  },
  reasons: {
    foundation: 'Grundeinsatz',
    dealing: 'Fürs Geben',
    trumps: 'Tarock',
    matadors: 'Matadore',
    'small-matadors': 'Kleine Matadore',
    cavallerie: 'Kavallerie',
    kings: 'Könige',
    'melding-paid-back': 'Meldung zurückgezahlt',
    'king-lost': 'König verloren',
    'pagat-lost': 'Pagat verloren',
    'pagat-won': 'Pagat gewann Stich',
    fine: 'Strafe',
    'taken-card-refunded': 'Genommene Karte ersetzt',
    tout: 'Tout',
    nolo: 'Nolo',
    'pagat-bagud': 'Pagat bagud',
    'king-bagud': 'König bagud',
    'last-trick': 'Letzter Stich',
    'pot-taken': 'Topf genommen',
    'pot-doubled': 'Topf verdoppelt',
    'pot-replaced': 'Topf wieder aufgefüllt',
    count: 'Zählung',
    'count-short': 'Fehlt in der Zählung',
    joining: 'Einstand',
    leaving: 'Anteil an den Töpfen',
    'pot-split': 'Teilung der Töpfe',
    ...contracts,
    ...figures,
  },
  rules: {
    foundation:
      'Alle am Tisch, auch wer aussetzt, zahlen den Grundeinsatz in den Topf: zu Beginn und immer, wenn er geleert wurde.',
    dealing: 'Wer gibt, zahlt in jeden Topf.',
    trumps:
      'Zehn Tarock oder mehr werden gemeldet; der Sküs zählt mit. Zehn bringen den Grundbetrag, jedes weitere einen Zuschlag. Die zwei anderen zahlen beide.',
    matadors:
      'Sküs, Mond und Pagat, dann 20, 19 und so weiter ohne Lücke. Drei bringen den Grundbetrag, jeder weitere einen Zuschlag.',
    'small-matadors': 'Pagat, Sküs und 2, dann 3 und so weiter ohne Lücke; bezahlt wie Matadore.',
    cavallerie:
      'Die vier Bilder einer Farbe: Der halben fehlt eines, und der Sküs ist dabei; die volle ist ohne Sküs, die übervolle mit ihm.',
    kings:
      'Die vier Könige: Der halben Meldung fehlt einer, und der Sküs ist dabei; die volle ist ohne Sküs, die übervolle mit ihm.',
    'melding-paid-back':
      'Eine Meldung, die nicht gehalten hat, wird denen zurückgezahlt, die sie bezahlt haben.',
    'king-lost':
      'Ein König, der vor dem letzten Stich verloren geht, kostet eine Zahlung an jeden der zwei anderen und in den Königstopf.',
    'pagat-lost':
      'Ein Pagat, der vor dem letzten Stich verloren geht, kostet eine Zahlung an jeden der zwei anderen und in den Pagattopf.',
    'pagat-won': 'Einen Pagat, der einen Stich vor dem letzten gewinnt, bezahlen die zwei anderen.',
    fine: 'Alle Strafen gehen in die Töpfe, gleich viel in jeden; im Königrufen an die anderen am Tisch oder in die Clubkasse.',
    'taken-card-refunded':
      'Wer einen Pagat oder König nahm, weil er oder sie nicht bedient hat, ersetzt, was der Verlust gekostet hat.',
    tout: 'Wer alle Stiche macht, wird von den zwei anderen bezahlt und nimmt beide Töpfe.',
    nolo: 'Wer keinen Stich macht, wird von den zwei anderen bezahlt.',
    'pagat-ultimo':
      'Der Pagat macht den letzten Stich: Die zwei anderen zahlen beide, und wer ihn spielte, nimmt den Pagattopf.',
    'king-ultimo':
      'Ein König macht den letzten Stich: Die zwei anderen zahlen beide, und wer ihn spielte, nimmt den Königstopf.',
    'pagat-bagud':
      'Der Pagat geht im letzten Stich verloren: Wer ihn hatte, zahlt an jeden der zwei anderen und verdoppelt den Pagattopf.',
    'king-bagud':
      'Ein König geht im letzten Stich verloren: Wer ihn hatte, zahlt an jeden der zwei anderen und verdoppelt den Königstopf.',
    'last-trick': 'Den letzten Stich ohne Ultimokarte bezahlen die zwei anderen.',
    'pot-taken': 'Wer Ultimo oder Tout macht, nimmt den Topf, wie er ist.',
    'pot-doubled': 'Wer bagud geht, zahlt so viel in den Topf, wie darin lag, als der Stich fiel.',
    'pot-replaced':
      'Wer verantwortlich ist, legt zurück, was genommen wurde; so muss niemand neu einsetzen.',
    count:
      'Ein Spiel hat 78 Kartenpunkte, 26 für jeden. Wer mehr als 26 hat, bekommt, wer weniger hat, zahlt.',
    'count-short': 'Ergibt die Zählung weniger als 78, geht der Rest in den Pagattopf.',
    joining: 'Wer sich dazusetzt, zahlt einen Anteil dessen, was darin liegt, in jeden Topf.',
    leaving:
      'Wer den Tisch verlässt, nimmt den eigenen Anteil aus jedem Topf, abgerundet auf einen Jeton.',
    'pot-split':
      'Am Ende werden die Töpfe gleichmäßig unter allen am Tisch geteilt, auch denen, die aussetzen.',
    game: 'Das Spiel wird nach dem Tarif bezahlt, vervielfacht durch Kontra.',
    figures:
      'Figuren werden nach dem Tarif bezahlt; angesagte zählen mehr, und Kontra vervielfacht sie.',
  },
} satisfies Translation<typeof da>;
