import type da from '../da/terms-tarok.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  names: {
    pagat: 'Pagat',
    mondo: 'Mond',
    fool: 'Sküs',
    pots: 'Die Töpfe',
    foundation: 'Grundeinsatz',
    dealing: 'Geben',
    'sitting-out': 'Aussetzen',
    skat: 'Skat',
    redeal: 'Neu geben',
    joining: 'Neu am Tisch',
    leaving: 'Verlässt den Tisch',
    trumps: 'Tarock',
    matadors: 'Matadore',
    'small-matadors': 'Kleine Matadore',
    cavallerie: 'Kavallerie',
    kings: 'Könige',
    half: 'Halb',
    full: 'Voll',
    abundant: 'Übervoll',
    'pagat-lost': 'Pagat verloren',
    'pagat-won': 'Pagat gewann',
    'king-lost': 'König verloren',
    fine: 'Strafe',
    abandoned: 'Spiel abgebrochen',
    'last-trick': 'Letzter Stich',
    ultimo: 'Ultimo',
    bagud: 'Bagud',
    nolo: 'Nolo',
    tout: 'Tout',
    liable: 'Haftung',
    count: 'Zählung',
    'pot-split': 'Teilung der Töpfe',
  },
  says: {
    pagat:
      'Tarock 1, das niedrigste Tarock und eine der fünf Ultimokarten. Zählt 4 Kartenpunkte. Verloren, gewonnen, Ultimo oder Bagud: Jedes Mal wird bezahlt.',
    mondo:
      'Tarock 21, die höchste Karte des Spiels. Zählt 4 Kartenpunkte und gehört zu den Matadoren.',
    fool: 'Die Karte ohne Nummer, dänisch Skus, Scus oder Scies. Sie macht nie einen Stich, zählt 4 Kartenpunkte, zählt in Meldungen als Tarock und ist der erste Matador; ohne sie ist keine Meldung halb oder übervoll.',
    pots: 'Königstopf und Pagattopf: Wer Ultimo macht, nimmt den Topf der Karte; wer bagud geht, verdoppelt ihn.',
    foundation:
      'Der Einsatz in jeden Topf zu Beginn des Abends und immer, wenn ein Topf genommen wurde: Alle am Tisch zahlen ihn, auch wer aussetzt.',
    dealing: 'Der Geber zahlt fürs Geben in beide Töpfe und bekommt dafür die drei Karten mehr.',
    'sitting-out':
      'Wer das Spiel nicht mitspielt, zahlt nur Grundeinsätze, bekommt aber am Ende des Abends seinen Anteil an den Töpfen.',
    skat: 'Der Geber hat 28 Karten und legt drei davon weg, bevor gemeldet wird. Der Skat gehört zu den Stichen des Gebers und zählt 1 Kartenpunkt zu seinen Karten dazu.',
    redeal: 'Die Karten werden neu gegeben, und nichts von diesem Spiel gilt.',
    joining: 'Wer sich an einen laufenden Tisch setzt, zahlt in die Töpfe ein.',
    leaving: 'Wer geht, bevor der Abend endet; drei müssen bleiben.',
    trumps:
      'Zehn Tarock oder mehr müssen gemeldet werden, der Sküs mitgezählt, und es ist zu sagen, ob der Pagat dabei ist: mit oder ohne.',
    matadors:
      'Sküs, Mond und Pagat in einer Hand, dann 20, 19 und so weiter ohne Lücke. Drei oder mehr müssen gemeldet werden.',
    'small-matadors':
      'Pagat, Sküs und Tarock 2, dann 3, 4 und so weiter ohne Lücke; bezahlt wie Matadore.',
    cavallerie:
      'König, Dame, Cavall und Bube einer Farbe: voll ohne den Sküs, übervoll mit ihm, halb, wenn eine der Karten fehlt und der Sküs dabei ist.',
    kings:
      'Die vier Könige: voll ohne den Sküs, übervoll mit ihm, halb, wenn einer fehlt und der Sküs dabei ist.',
    half: 'Drei der vier Karten einer Kavallerie oder drei Könige, und der Sküs. Es wird gesagt, was fehlt.',
    full: 'Alle vier Karten einer Kavallerie oder alle vier Könige, aber nicht der Sküs.',
    abundant: 'Alle vier Karten einer Kavallerie oder alle vier Könige, und der Sküs dazu.',
    'pagat-lost': 'Jemand anders nimmt den Pagat vor dem letzten Stich.',
    'pagat-won': 'Der Pagat macht selbst einen Stich vor dem letzten.',
    'king-lost': 'Jemand anders nimmt einen König vor dem letzten Stich, auch mit einem Tarock.',
    fine: 'Für einen Fehler. Die Strafe geht in beide Töpfe, in jeden gleich viel, wo nichts anderes steht, und nie an jemanden am Tisch.',
    abandoned:
      'Eine Strafe bricht das Spiel ab: Was bezahlt ist, bleibt, aber es gibt keinen letzten Stich und keine Zählung.',
    'last-trick': 'Der letzte Stich, ohne Ultimokarte gemacht.',
    ultimo:
      'Den letzten Stich mit dem Pagat oder einem König machen. Jeder der zwei anderen zahlt dafür, und der Topf der Karte kommt dazu.',
    bagud:
      'Den Pagat oder einen König in den letzten Stich spielen, ohne ihn zu machen. Bezahlt wird an jeden der zwei anderen, und wer bagud geht, verdoppelt den Topf der Karte.',
    nolo: 'Keinen einzigen Stich machen. Dann gilt kein Ultimo, und es wird nicht gezählt; ein Bagud gilt aber, auch der eigene.',
    tout: 'Alle Stiche machen. Jeder der zwei anderen zahlt dafür, und beide Töpfe kommen dazu.',
    liable:
      'Wessen Fehler ohne Zweifel zu einem Ultimo oder Bagud führte oder es verhinderte, zahlt anstelle der anderen.',
    count:
      'Könige, Pagat, Mond und Sküs 4 Kartenpunkte, Damen 3, Cavalls 2, Buben 1, jeder Stich 1 und der Skat 1: zusammen 78 und 26 für jeden.',
    'pot-split':
      'Am Ende des Abends werden die Töpfe gleichmäßig unter allen am Tisch geteilt, auch denen, die aussetzen.',
  },
  prices: {
    foundation: '{{points}} in jeden Topf, von allen am Tisch',
    foundationKing: '{{points}} in den Königstopf, von allen am Tisch',
    foundationPagat: '{{points}} in den Pagattopf, von allen am Tisch',
    dealing: '{{points}} in jeden Topf, vom Geber',
    trumps: 'Zehn Tarock: {{points}} von jedem der zwei anderen',
    trumpsStep: 'Jedes weitere Tarock: {{points}} mehr',
    matadors: 'Drei Matadore: {{points}} von jedem der zwei anderen',
    matadorsStep: 'Jeder weitere Matador: {{points}} mehr',
    half: 'Halb: {{points}} von jedem der zwei anderen',
    full: 'Voll: {{points}} von jedem der zwei anderen',
    abundant: 'Übervoll: {{points}} von jedem der zwei anderen',
    kingLost: '{{points}} an jeden der zwei anderen',
    kingLostPot: 'und {{points}} in den Königstopf',
    pagatLost: '{{points}} an jeden der zwei anderen',
    pagatLostPot: 'und {{points}} in den Pagattopf',
    pagatWon: '{{points}} von jedem der zwei anderen',
    pagatUltimo: 'Pagat: {{points}} von jedem der zwei anderen, und der Pagattopf',
    kingUltimo: 'König: {{points}} von jedem der zwei anderen, und der Königstopf',
    pagatBagud: 'Pagat: {{points}} an jeden der zwei anderen, und der Pagattopf wird verdoppelt',
    kingBagud: 'König: {{points}} an jeden der zwei anderen, und der Königstopf wird verdoppelt',
    lastTrick: '{{points}} von jedem der zwei anderen',
    nolo: '{{points}} von jedem der zwei anderen',
    tout: '{{points}} von jedem der zwei anderen, und beide Töpfe',
    countUnit: 'Gerundet auf {{points}}',
    countFactor: 'Die Zählung wird {{points}}-mal bezahlt',
    chip: 'Ein Jeton ist {{points}}',
  },
  conventions: {
    mostPlayers: {
      '4': 'Am Tisch sitzen drei oder vier.',
      '5': 'Am Tisch sitzen drei, vier oder fünf. Zu fünft spielt der Geber mit den Nachbarn rechts und links; der nächste Geber ist der Nächste rechts, der ausgesetzt hat.',
    },
    fourthSitsOut: {
      'opposite-dealer': 'Zu viert setzt aus, wer dem Geber gegenübersitzt.',
      'left-of-dealer': 'Zu viert setzt aus, wer links vom Geber sitzt.',
    },
    lastTrickBesideBagud: {
      true: 'Der letzte Stich wird auch neben einem Bagud bezahlt.',
      false: 'Neben einem Bagud wird der letzte Stich nicht bezahlt.',
    },
    lastTrickBesideNolo: {
      true: 'Der letzte Stich wird auch neben einem Nolo bezahlt.',
      false: 'Neben einem Nolo wird der letzte Stich nicht bezahlt.',
    },
    ordinaryCardBesideNolo: {
      true: 'Neben einem Nolo aber nur, wenn ihn eine andere Karte als der Pagat oder ein König macht.',
      false: '',
    },
    lastTrickBesideTout: {
      true: 'Der letzte Stich wird auch neben einem Tout bezahlt.',
      false: 'Neben einem Tout wird der letzte Stich nicht bezahlt.',
    },
    bagudBesideTout: {
      true: 'Ein Bagud gilt neben einem Tout.',
      false: 'Neben einem Tout gilt kein Bagud.',
    },
    secondBagud: {
      'as-first-counted':
        'Gehen zwei im selben Stich mit Königen bagud, zahlen beide, was im Topf lag, als der Stich fiel.',
      'as-then-in-pot':
        'Gehen zwei im selben Stich mit Königen bagud, verdoppelt die zweite Person, was nach der ersten im Topf liegt.',
    },
    refoundation: {
      always: 'Nach einem genommenen Topf wird immer neu eingesetzt.',
      'when-empty':
        'Nach einem genommenen Topf wird nur neu eingesetzt, wenn niemand darauf bagud ging.',
    },
    counting: {
      'all-exact': 'Alle drei zählen; jeder gewinnt oder verliert, was über oder unter 26 liegt.',
      'two-rounded':
        'Zwei zählen; die dritte Person, die das nächste Spiel gibt, zahlt und bekommt, was sie über oder unter 26 haben, gerundet.',
    },
    shortCountsStand: {
      true: 'Ergibt die Zählung zusammen weniger als 78, geht der Rest in den Pagattopf.',
      false: '',
    },
    fiveNotCounting: {
      'outgoing-dealer':
        'Zu fünft: Hat der nächste Geber ausgesetzt, zählt der Geber des Spiels nicht.',
      forehand: 'Zu fünft: Hat der nächste Geber ausgesetzt, zählt die Vorhand nicht.',
    },
    countBesideTout: {
      true: 'Auch nach einem Tout werden die Karten gezählt.',
      false: 'Nach einem Tout werden die Karten nicht gezählt.',
    },
    barredWinner: {
      'paid-last-trick':
        'Wer vom Ultimo ausgeschlossen ist, bekommt so viel wie für den letzten Stich und nimmt keinen Topf.',
      'paid-nothing': 'Wer vom Ultimo ausgeschlossen ist, bekommt für den Stich nichts.',
    },
    pagatWonPaid: {
      true: 'Ein Pagat, der einen Stich gewinnt, wird bezahlt.',
      false: 'Ein Pagat, der einen Stich gewinnt, wird nicht bezahlt.',
    },
    halfCavallerieNeedsKing: {
      true: 'In einer halben Kavallerie muss der König dabei sein.',
      false: 'In einer halben Kavallerie darf auch der König fehlen.',
    },
    smallMatadors: {
      true: 'Kleine Matadore werden gemeldet und wie Matadore bezahlt.',
      false: 'Kleine Matadore werden nicht gemeldet.',
    },
    liability: {
      true: 'Wer haftet, zahlt, was die anderen gezahlt hätten, und was dem Topf entgeht.',
      false: 'Das Buch kennt keine Haftung: Jeder zahlt für sich selbst.',
    },
    redealWithoutTrump: {
      true: 'Wer kein Tarock bekommen hat, kann verlangen, dass neu gegeben wird.',
      false: 'Neu gegeben wird nur, wenn falsch gegeben wurde.',
    },
    dealerMayDiscardPagat: {
      true: 'Der Geber darf den Pagat in den Skat legen, wenn er alle seine Tarock legt.',
      false: 'Der Pagat darf nicht in den Skat gelegt werden.',
    },
    dealerMayDiscardFoolForTout: {
      true: 'Den Sküs darf nur ein Geber in den Skat legen, der auf Tout spielt.',
      false: 'Der Sküs darf nicht in den Skat gelegt werden.',
    },
    abandonedDeal: {
      'next-player': 'Nach einem abgebrochenen Spiel gibt die nächste Person.',
      'same-dealer': 'Nach einem abgebrochenen Spiel gibt derselbe Geber noch einmal.',
    },
    passedDealPaid: {
      true: 'Fürs Geben wird auch bezahlt, wenn nach falschem Geben die nächste Person gibt.',
      false: 'Fürs Geben wird nicht bezahlt, wenn nach falschem Geben die nächste Person gibt.',
    },
    oddPoints: {
      'in-chips':
        'So gleich, wie es die Jetons erlauben; die übrigen gehen einzeln reihum, beginnend bei der Person, die als Nächste geben würde.',
      'to-the-point':
        'Auf den Punkt genau; die übrigen Punkte gehen einzeln reihum, beginnend bei der Person, die als Nächste geben würde.',
    },
    joining: {
      'share-of-pots':
        'Wer sich dazusetzt, zahlt in jeden Topf einen Anteil dessen, was darin liegt: ein Drittel, wenn drei am Tisch saßen.',
      foundation: 'Wer sich dazusetzt, zahlt den Grundeinsatz in jeden Topf.',
    },
    leaving: {
      'takes-share':
        'Wer geht, nimmt den eigenen Anteil aus jedem Topf, abgerundet auf einen Jeton.',
      'takes-nothing': 'Wer geht, verzichtet auf den eigenen Anteil.',
    },
    leaverWouldDeal: {
      'passes-right': 'Geht, wer geben sollte, gibt die nächste Person rechts.',
      'passes-left': 'Geht, wer geben sollte, gibt die nächste Person links.',
    },
  },
} satisfies Translation<typeof da>;
