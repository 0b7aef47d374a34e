import type { Side } from '../../../rules/koenigrufen/record/hand.js';
import { wordsOf } from '../../../rules/koenigrufen/record/form.js';
import type { KOENIGRUFEN_REASONS } from '../../../rules/koenigrufen/reasons.js';
import type { SentencesOf } from '../../language.js';
import { contracts as CONTRACTS, figuresWithin as FIGURES } from '../koenigrufen.js';

const GOALS = ['ohne Stich', 'mit genau einem Stich', 'mit genau zwei Stichen'];
const TRICKS = { last: 'letzten', 'second-last': 'vorletzten', 'third-last': 'drittletzten' };
const RESULTS = { won: 'gewonnen', lost: 'verloren' };
const SIDES: Readonly<Record<Side, string>> = {
  declarer: 'die Partei des Spielers',
  opponents: 'die Gegenpartei',
};
const OF_SIDE: Readonly<Record<Side, string>> = {
  declarer: 'der Partei des Spielers',
  opponents: 'der Gegenpartei',
};

/** '1 Stich', '2 Stiche'. */
function tricksOf(count: number): string {
  return `${count} ${count === 1 ? 'Stich' : 'Stiche'}`;
}

export default {
  // Who plays.
  'not-forehand': () => 'Vorhand ist, wer rechts vom Geber sitzt.',
  'sits-out': ({ player }, say) => `${say.player(player)} gibt, und zu fünft setzt der Geber aus.`,
  'declarer-missing': () => 'Es fehlt, wer der Spieler ist.',
  'only-forehand': ({ contract }) =>
    contract === 'sechserdreier'
      ? 'Nur die Vorhand kann Sechserdreier spielen, wenn nach ihrem „Mein Spiel“ alle gepasst haben.'
      : `Nur die Vorhand kann ${CONTRACTS[contract]} spielen: Sie muss mindestens damit eröffnen, und alle späteren Gebote sind höher.`,

  // What a contract does not know.
  'no-king-called': ({ contract }) => `Im ${CONTRACTS[contract]} wird kein König gerufen.`,
  'declarer-plays-alone': ({ contract }) => `Im ${CONTRACTS[contract]} spielt der Spieler allein.`,
  'cannot-be-given-up': ({ contract }) => `${CONTRACTS[contract]} kann nicht aufgegeben werden.`,
  'kontra-is-personal': ({ contract }) =>
    `Im ${CONTRACTS[contract]} ist Kontra persönlich: Trag ein, wer es gesagt hat.`,
  'kontra-binds-everybody': ({ contract }) =>
    `Im ${CONTRACTS[contract]} gilt Kontra für alle; sag es auf das Spiel oder auf eine Figur.`,
  'no-figures': ({ contract }) =>
    `Im ${CONTRACTS[contract]} gibt es keine Figuren; also wird keine angesagt oder gemacht.`,
  'tricks-decide': ({ contract }) =>
    `Im ${CONTRACTS[contract]} entscheiden die Stiche, nicht die Kartenpunkte.`,
  'name-the-player': ({ contract }) =>
    `Im ${CONTRACTS[contract]} zählt jeder für sich: Nenn die Person, nicht eine Partei.`,
  'figure-not-in-farben': ({ contract, figure }) =>
    `Im ${CONTRACTS[contract]} gibt es nur Grammeln, Großgrammeln und Valat, nicht ${FIGURES[figure]}.`,
  'suit-cards-only-in-farben': () =>
    'Nur im Farbendreier und im Farbensolo muss der Spieler sechs Karten in den Farben haben.',
  'virgins-only-in-trischaken': () => 'Jungfrauen gibt es nur im Trischaken.',
  'two-games-only-in-bei': () => 'Nur ein Bei hat zwei Spiele.',
  'said-of-each-game': () =>
    'Im Bei hat jedes der zwei Spiele seinen eigenen Spieler, sein Kontra und seinen Ausgang; trag es dort ein.',
  'trischaken-without-declarer': () =>
    'Trischaken hat keinen Spieler, der gewinnen oder verlieren kann: Jeder spielt für sich.',
  'trischaken-without-kontra': () =>
    'Im Trischaken gibt es kein Kontra, denn es hat keinen Spieler.',

  // The called king.
  'fourth-king-held': () =>
    'Wer alle vier Könige hat, darf nicht den vierten rufen, sondern nennt die Farbe von einem.',
  'king-holder-missing': () =>
    'Es fehlt, wer den gerufenen König hatte: jemand anders, der Spieler oder der Talon.',
  'own-partner': () => 'Niemand ist der eigene Partner.',
  'no-partner': () =>
    'Der gerufene König lag im Talon oder beim Spieler, der dann keinen Partner hat.',
  'not-the-partner': () => 'Partner ist, wer den gerufenen König hat.',
  'king-ultimo-without-king': ({ contract }) =>
    `König ultimo braucht einen gerufenen König; im ${CONTRACTS[contract]} wird keiner gerufen.`,
  'king-ultimo-from-talon': () =>
    'Der gerufene König lag im Talon: Dann gibt es keinen König ultimo.',
  'king-ultimo-of-own-king': () =>
    'Nach der Hausregel (K5) gibt es König ultimo nur, wenn mit Partner gespielt wird.',
  'king-ultimo-not-holder': () => 'Nur wer den gerufenen König hat, darf König ultimo ansagen.',
  'king-ultimo-of-opponents': () =>
    'Nur die Partei mit dem gerufenen König kann ihn in den letzten Stich spielen.',

  // Given up, or lost before a trick.
  'give-up-without-talon-king': () =>
    'Nur mit dem gerufenen König im Talon darf der Spieler aufgeben.',
  'given-up-not-doubled': () => 'Was sofort aufgegeben wird, kann nicht kontriert sein.',
  'given-up-not-played': () =>
    'Der Spieler gab sofort auf: Es wurde nicht gespielt, also gibt es keine Stiche, Figuren oder Kartenpunkte.',
  'given-up-only-bird': () =>
    'Der Spieler gab sofort auf: Nur der Vogel des Spiels selbst gilt als angesagt.',
  'given-up-is-lost': () => 'Ein Spiel, das aufgegeben wird, ist verloren.',
  'lost-at-once': () =>
    'Mit weniger als sechs Karten in den Farben ist das Spiel sofort verloren: Es wird nichts angesagt, und keine Stiche oder Figuren gelten.',
  'suit-cards-out-of-range': () =>
    'Ein Blatt hat zwölf Karten, also sind 0 bis 12 davon in den Farben.',

  // Announcements and kontra.
  'declared-twice': ({ figure, side }) =>
    `${SIDES[side]} hat ${FIGURES[figure]} schon angesagt; das bindet die ganze Partei.`,
  'bird-of-declarer': ({ contract, figure }) =>
    `Im ${CONTRACTS[contract]} sagt der Spieler selbst ${FIGURES[figure]} an.`,
  'valat-of-both-sides': () => 'Nur eine Partei kann Valat ansagen.',
  'opponent-not-known': () =>
    'Gegner dürfen erst ansagen, wenn klar ist, zu welcher Partei sie gehören: nach einem eigenen Kontra, oder wenn der Partner etwas angesagt hat.',
  'kontra-on-valat': () => 'Valat gehört zum Spiel; Kontra auf das Spiel verdoppelt ihn.',
  'kontra-on-own-side': () => 'Niemand gibt Kontra auf Spiel oder Figuren der eigenen Partei.',
  'kontra-missing': () => 'Es ist eingetragen, wer Kontra gab, aber kein Kontra.',
  'kontra-twice': ({ player }, say) =>
    `${say.player(player)} gibt auf ein Spiel einmal Kontra; trag das letzte ein, was gesagt wurde.`,

  // Figures.
  'figure-named-twice': ({ figure, side }) =>
    `${FIGURES[figure]} ${OF_SIDE[side]} ist zweimal eingetragen.`,
  'figure-of-both-sides': ({ figure }) =>
    `Nicht beide Parteien können ${FIGURES[figure]} gemacht haben.`,
  'bird-of-both-sides': ({ figure }) =>
    `Für ${FIGURES[figure]} gibt es nur eine Karte: Nicht beide Parteien können sie in ihren Stich gespielt haben.`,
  'bird-of-other-player': ({ figure, player }, say) =>
    `${say.player(player)} hat ${FIGURES[figure]} angesagt und die Karte nie gehabt, also ist das verloren.`,
  'lost-undeclared': ({ figure }) =>
    `Still kann nur ein Vogel oder der gerufene König verloren gehen, nicht ${FIGURES[figure]}.`,
  'made-but-called-lost': ({ figure, side }) =>
    `Nach dem, was genommen wurde, hat ${SIDES[side]} ${FIGURES[figure]} gemacht; eingetragen ist es als verloren.`,
  'grammeln-too-low': ({ figure, needed, blad }) =>
    `${FIGURES[figure]} braucht ${wordsOf(needed)} Kartenpunkte; die Partei hat ${wordsOf(blad)}.`,
  'king-and-pagat-in-one-trick': () =>
    'In den letzten Stich gibt jeder eine Karte: nicht den gerufenen König und den Pagat.',
  'trick-won-by-both': ({ trick }) =>
    `Nach den Figuren hätten beide Parteien den ${TRICKS[trick]} Stich gemacht.`,
  'trull-without-pagat': () =>
    'Die andere Partei hat den Pagat genommen, also hat diese keinen Trull.',
  'four-kings-without-called': () =>
    'Die andere Partei hat den gerufenen König genommen: Dann sind es keine vier Könige.',
  'four-kings-without-talon': ({ contract }) =>
    `Der gerufene König lag im ${CONTRACTS[contract]} im Talon und kam in keinen Stich: Niemand hat vier Könige.`,

  // Valat.
  'valat-but-trick-lost': ({ trick, side }) =>
    `Bei Valat macht eine Partei alle Stiche, aber nach den Figuren hat ${SIDES[side]} den ${TRICKS[trick]} gemacht.`,
  'figure-beside-valat': ({ side }) =>
    `Macht eine Partei alle Stiche, kann ${SIDES[side]} keine Figur gemacht haben.`,
  'valat-without-all-tricks': ({ tricks }) => `Valat sind alle zwölf Stiche, nicht ${tricks}.`,
  'valat-without-all-blad': ({ blad, deck }) =>
    `Wer alle Stiche macht, bekommt den ganzen Talon dazu: ${deck} Blatt, nicht ${blad}.`,

  // Card points.
  'card-points-form': () =>
    'Kartenpunkte werden als Punkte und Blatt geschrieben, z. B. 35/2; drei Blatt sind ein Punkt.',
  'card-points-differ': ({ points, makes, blad }) =>
    `Kartenpunkte ${points} sind ${makes} Blatt, nicht ${blad}.`,
  'card-points-missing': () => 'Es fehlt, wie viele Kartenpunkte gemacht wurden.',
  'card-points-out-of-range': ({ deck }) =>
    `Es gibt ${wordsOf(deck)} Kartenpunkte; niemand kann mehr haben und niemand weniger als 0.`,
  'card-points-sum': ({ blad, deck }) =>
    `Die Kartenpunkte ergeben ${blad} Blatt, und es gibt ${deck}.`,
  'card-points-without-valat': ({ blad }) =>
    `Die Partei des Spielers kann mit diesen Figuren nicht auf ${wordsOf(blad)} kommen, wenn beide Parteien Stiche haben; hat eine alle gemacht, ist es Valat.`,
  'card-points-not-in-tricks': ({ blad, tricks, talon }) =>
    `Mit ${tricks} ${tricks === 1 ? 'Stich' : 'Stichen'} und ${talon} Karten aus dem Talon kommt niemand auf ${wordsOf(blad)} und diese Figuren.`,

  // Tricks, and whose they and the card points are.
  'side-missing': () => 'Nenn die Partei oder die Person.',
  'not-on-side': ({ player, side }, say) =>
    `${say.player(player)} gehört nicht zu${side === 'declarer' ? 'r Partei des Spielers' : ' den Gegnern'}.`,
  'side-counted-twice': ({ side }) =>
    `${SIDES[side]} ist zweimal gezählt; Partner haben einen gemeinsamen Stoß.`,
  'player-counted-twice': ({ player }, say) => `${say.player(player)} ist zweimal gezählt.`,
  'tricks-out-of-range': () => 'Es gibt zwölf Stiche; man macht eine ganze Zahl davon, 0 bis 12.',
  'tricks-sum': ({ tricks }) => `Es gibt zwölf Stiche; hier sind es ${tricks}.`,
  'tricks-of-side-differ': ({ side, ofPlayers, ofSide }) =>
    `Einzeln gezählt hat ${SIDES[side]} ${tricksOf(ofPlayers)}, zusammen ${ofSide}.`,
  'tricks-incomplete': () => 'Zähl die Stiche einer Partei oder aller, die zu ihr gehören.',
  'tricks-of-declarer-missing': ({ player }, say) =>
    `Es fehlt, wie viele Stiche ${say.player(player, 'der Spieler')} gemacht hat.`,

  // Won or lost.
  'result-against-count': ({ blad, needed, result }) =>
    `Das Spiel ist mit ${wordsOf(needed)} Kartenpunkten oder mehr gewonnen; der Spieler hat ${wordsOf(blad)}, also ist es ${RESULTS[result]}.`,
  'result-against-valat': ({ side, result }) =>
    `Der angesagte Valat ${OF_SIDE[side]} entscheidet das Spiel: Es ist ${RESULTS[result]}.`,
  'result-against-tricks': ({ contract, goal, tricks }) =>
    `${CONTRACTS[contract]} wird ${GOALS[goal] ?? goal} gewonnen; der Spieler hat ${tricksOf(tricks)} gemacht.`,
  'result-against-other-tricks': ({ contract }) =>
    `Die anderen haben alle zwölf Stiche gemacht, also der Spieler keinen: ${CONTRACTS[contract]} ist gewonnen.`,

  // Negative games.
  'bei-of-two-games': () =>
    'Ein Bei sind zwei Spiele: das Grundspiel und das, was daneben angesagt wird.',
  'bei-of-one-declarer': () => 'Die zwei Spiele eines Bei haben je einen eigenen Spieler.',
  'bei-game-unknown': () =>
    'Nur Piccolo und Bettler können neben einem anderen Spiel gespielt werden.',
  'play-not-over': ({ contract, tricks }) =>
    `Nach ${tricks} ${tricks === 1 ? 'Stich' : 'Stichen'} war das Spiel nicht zu Ende: ${CONTRACTS[contract]} war noch zu gewinnen.`,

  // Trischaken.
  'count-left-out': () => 'Im Trischaken zählen alle; höchstens eine Zählung kann fehlen.',
  'virgin-with-card-points': ({ player }, say) =>
    `Eine Jungfrau macht keinen Stich und hat also keine Kartenpunkte; ${say.player(player)} hat welche.`,
  'virgin-twice': ({ player }, say) =>
    `${say.player(player, 'Eine Jungfrau')} ist zweimal genannt.`,
  'virgin-missing': ({ player }, say) =>
    `${say.player(player)} hat keine Kartenpunkte, also keinen Stich gemacht, und ist auch Jungfrau.`,
  'tricks-against-card-points': () =>
    'Wer Stiche gemacht hat, hat Kartenpunkte, und wer Kartenpunkte hat, hat Stiche gemacht.',
  'no-tricks-make': ({ blad }) => `Keine Zahl von Stichen ergibt ${blad} Blatt.`,
  'tricks-cannot-make': ({ blad, tricks }) =>
    `Mit ${tricks} ${tricks === 1 ? 'Stich' : 'Stichen'} kommt niemand auf ${blad} Blatt: Ein Stich hat vier Karten, die ersten sechs haben fünf.`,
  'tricks-cannot-be-shared': () =>
    'Zwölf Stiche, die ersten sechs zu fünf Karten, können nicht so verteilt sein, dass sie diese Kartenpunkte ergeben.',

  // Fines.
  'fine-not-of-club': () =>
    'Königrufen kennt diese Strafe nicht; worauf sich der Club einigt, wird als Anderes eingetragen.',
  'contract-not-played': ({ contract }) => `Der Club spielt ${CONTRACTS[contract]} nicht.`,
  'figure-not-played': ({ figure }) => `Der Club spielt ${FIGURES[figure]} nicht.`,
  'fine-of-part': () => 'Im Königrufen gilt eine Strafe nicht für einen Teil eines Spiels.',
  'fine-amount-missing': ({ most }) =>
    `Sag, auf wie viele Punkte sich der Club geeinigt hat, 1 bis ${most}.`,
} satisfies SentencesOf<typeof KOENIGRUFEN_REASONS>;
