import { contracts, figures } from '../../../src/words/de/koenigrufen.js';
import type da from '../da/terms-koenigrufen.js';
import type { Translation } from '../../../src/words/translation.js';

export default {
  names: {
    forehand: 'Vorhand',
    declarer: 'Spieler',
    partner: 'Partner',
    talon: 'Talon',
    kontra: 'Kontra',
    'club-fine': 'Strafe',
    ...contracts,
    bird: 'Vögel, die man ansagen kann',
    ...figures,
    blad: 'Blatt',
  },
  says: {
    forehand:
      'Sitzt rechts vom Geber, bietet zuerst und darf nicht passen, und gibt das nächste Spiel. Sagt die Vorhand „Mein Spiel“ und passen alle, wählt sie frei, auch Trischaken und Sechserdreier.',
    declarer: 'Wer das Spiel ersteigert hat, allein oder mit Partner.',
    partner:
      'Wer den gerufenen König hat, spielt mit dem Spieler. Hat ihn der Spieler selbst oder liegt er im Talon, spielt der Spieler allein gegen drei.',
    talon:
      'Die sechs Karten, die übrig bleiben, wenn alle zwölf haben. In den meisten Spielen mit Kartenpunkten nimmt der Spieler eine Hälfte davon.',
    kontra:
      'Verdoppelt; Rekontra und Subkontra verdoppeln wieder: zwei-, vier-, achtmal. In Spielen mit Kartenpunkten gilt es dem Spiel (und dem Valat) oder einer angesagten Figur, und zwar für alle; in einem Negativspiel nur zwischen dem Spieler und der Person, die es gesagt hat.',
    'club-fine':
      'Die Quelle kennt keine Strafen: Der Tisch einigt sich auf den Betrag, und er geht an jeden der anderen am Tisch oder in die Clubkasse.',
    trischaken:
      'Jeder gegen jeden: Wer die meisten Kartenpunkte macht, zahlt an jeden der anderen. Verdoppelt wird, wenn jemand mit 35/2 oder mehr verliert (Bürgermeister), wenn jemand Jungfrau ist (ohne Stich) und wenn die Vorhand verliert, jedes für sich. Gibt es Jungfrauen, bekommen nur sie alles und teilen es.',
    sechserdreier:
      'Der Spieler ist allein und nimmt den ganzen Talon, sechs Karten. Nur für die Vorhand, wenn auf „Mein Spiel“ alle gepasst haben. Gewonnen mit 35/2, mehr als der Hälfte der Kartenpunkte.',
    rufer:
      'Der Spieler ruft einen König und spielt mit der Person, die ihn hat; der halbe Talon. Nur die Vorhand kann das bieten. Gewonnen mit 35/2, mehr als der Hälfte der Kartenpunkte.',
    piccolo: 'Der Spieler ist allein und muss genau einen Stich machen.',
    zwiccolo: 'Der Spieler ist allein und muss genau zwei Stiche machen.',
    solorufer:
      'Wie ein Rufer, aber der Spieler nimmt nichts vom Talon. Figuren außer dem Valat zählen doppelt.',
    bettler: 'Der Spieler ist allein und darf keinen einzigen Stich machen.',
    pagatrufer: 'Wie ein Rufer, und mit dem Gebot hat der Spieler Pagat ultimo angesagt.',
    uhurufer: 'Wie ein Rufer, und mit dem Gebot hat der Spieler Uhu angesagt.',
    kakadurufer: 'Wie ein Rufer, und mit dem Gebot hat der Spieler Kakadu angesagt.',
    farbendreier:
      'Der Spieler ist allein mit dem halben Talon, und Tarock sticht nicht. Der Spieler muss mindestens sechs Karten in den Farben haben, sonst ist das Spiel sofort verloren. Von den Figuren gibt es nur Grammeln, Großgrammeln und Valat. Gewonnen mit 35/2, mehr als der Hälfte der Kartenpunkte.',
    dreier:
      'Der Spieler ist allein mit dem halben Talon. Gewonnen mit 35/2, mehr als der Hälfte der Kartenpunkte.',
    'piccolo-ouverte': 'Wie ein Piccolo, aber alle spielen mit offenen Karten.',
    farbensolo:
      'Wie ein Farbendreier, aber ohne den Talon. Figuren außer dem Valat zählen doppelt.',
    'bettler-ouverte': 'Wie ein Bettler, aber alle spielen mit offenen Karten.',
    solodreier:
      'Der Spieler ist allein und ohne den Talon. Figuren außer dem Valat zählen doppelt. Gewonnen mit 35/2, mehr als der Hälfte der Kartenpunkte.',
    bei: 'Ein Piccolo oder Bettler neben dem von jemand anderem: zwei Spiele zugleich. Jedes wird für sich zwischen seinem Spieler und allen drei anderen abgerechnet.',
    bird: 'Pagat ultimo, Uhu und Kakadu: das niedrigste Tarock im letzten, das nächste im vorletzten und Tarock III im drittletzten Stich. Die Karte muss ihren Stich selbst machen; nimmt ihn der Partner, ist der Vogel verloren.',
    trull: 'Sküs, Mond (XXI) und Pagat in den Stichen einer Partei.',
    'four-kings': 'Alle vier Könige in den Stichen einer Partei.',
    grammeln: '45/2 Kartenpunkte oder mehr für eine Partei.',
    grossgrammeln: '55/2 Kartenpunkte oder mehr für eine Partei; Grammeln sind dann auch gemacht.',
    'king-ultimo':
      'Der gerufene König fällt im letzten Stich, und seine Partei macht den Stich. Kommt er ohne Ansage dorthin und geht verloren, wird der Betrag der stillen Figur umgekehrt bezahlt.',
    'pagat-ultimo':
      'Der Pagat macht den letzten Stich. Wird er ohne Ansage dort gespielt und geht verloren, wird der Betrag der stillen Figur umgekehrt bezahlt.',
    uhu: 'Tarock II macht den vorletzten Stich. Wird es ohne Ansage dort gespielt und geht verloren, wird der Betrag der stillen Figur umgekehrt bezahlt.',
    kakadu:
      'Tarock III macht den drittletzten Stich. Wird es ohne Ansage dort gespielt und geht verloren, wird der Betrag der stillen Figur umgekehrt bezahlt.',
    valat:
      'Alle zwölf Stiche für eine Partei. Das Spiel wird vervielfacht; mit einem angesagten Valat, der misslingt, ist es vervielfacht verloren.',
    blad: 'Ein Drittel eines Kartenpunkts. Könige, Pagat, Mond (XXI) und Sküs zählen 4 Punkte, Damen 3, Cavalls 2 und Buben 1, und jede Karte dazu ein Blatt: zusammen 70 Punkte, 210 Blatt. 35/2, also 35 Punkte und 2 Blatt, sind mehr als die Hälfte.',
  },
  prices: {
    contract: '{{what}}: Jeder Gegner zahlt oder bekommt {{points}}',
    won: '{{what}}, gewonnen: Jeder Gegner zahlt {{points}}',
    lost: '{{what}}: Jeder Gegner bekommt {{points}}',
    trischaken: 'Wer verliert, zahlt an jeden der anderen {{points}}, bevor verdoppelt wird',
    factor: '{{what}}: {{points}} mal das Spiel',
  },
  conventions: {
    tiedLosers: {
      'pay-each-other':
        'Verlieren zwei gemeinsam und gibt es keine Jungfrau, bezahlen sie auch einander; das hebt sich auf.',
      'pay-the-others':
        'Verlieren zwei gemeinsam und gibt es keine Jungfrau, bezahlen sie nur die, die nicht verloren haben.',
    },
    tooFewSuitCards: {
      'as-lost':
        'An zu wenigen Karten in den Farben verloren kostet es wie jedes verlorene Spiel: in Vorhand doppelt.',
      'as-lost-single': 'An zu wenigen Karten in den Farben verloren kostet es nie doppelt.',
    },
    soloruferTalonKing: {
      'figures-double': 'Figuren zählen auch doppelt, wenn der gerufene König im Talon liegt.',
      'figures-single': 'Figuren zählen einfach, wenn der gerufene König im Talon liegt.',
    },
    ownKingUltimo: {
      true: 'Geht auch, wenn der Spieler den eigenen König gerufen hat.',
      false: 'Geht nicht, wenn der Spieler den eigenen König gerufen hat.',
    },
    silentBesideValat: {
      'net-of-losses':
        'Sind die stillen Figuren, abzüglich der verlorenen stillen Vögel, mehr wert, als der Valat hinzufügt, werden sie stattdessen bezahlt.',
      'made-only':
        'Sind die gemachten stillen Figuren mehr wert, als der Valat hinzufügt, werden sie stattdessen bezahlt.',
    },
  },
} satisfies Translation<typeof da>;
