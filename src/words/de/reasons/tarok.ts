import type { TAROK_REASONS } from '../../../rules/tarok/reasons.js';
import type { SentencesOf } from '../../language.js';

const MELDINGER = { trumps: 'Tarock', matadors: 'Matadore', 'small-matadors': 'Kleine Matadore' };

export default {
  // Players and the form of a hand.
  'last-trick-missing': () => 'Es fehlt, wer den letzten Stich gemacht hat.',
  'abandoned-and-redealt': () => 'Ein Spiel ist entweder abgebrochen oder neu gegeben.',
  'not-played-out': ({ ended }) =>
    `Ein Spiel, das ${ended === 'redeal' ? 'neu gegeben' : 'abgebrochen'} wurde, hat keinen letzten Stich, keine Zählung und niemanden ohne Stich.`,
  'nothing-abandons': ({ book }, say) =>
    `Keine eingetragene Strafe bricht nach ${say.book(book)} das Spiel ab. Trag erst die Strafe ein.`,
  'played-before-redeal': () => 'Wird neu gegeben, ist nichts gemeldet oder gespielt.',
  'fine-of-play-before-redeal': () => 'Wird neu gegeben, ist nichts gespielt.',
  'redeal-without-misdeal': ({ book }, say) =>
    `Nach ${say.book(book)} wird nur neu gegeben, wenn falsch gegeben wurde. Trag erst die Strafe ein.`,

  // Meldinger.
  'melding-twice': ({ player }, say) => `${say.player(player)} meldet dasselbe nur einmal.`,
  'melding-count': ({ melding, least, trumps }) =>
    `${MELDINGER[melding]} werden ab ${least} gemeldet, und es gibt ${trumps} mit dem Sküs.`,
  'small-matadors-not-played': () => 'Kleine Matadore werden hier nicht gespielt.',
  'half-cavallerie-without-king': () =>
    'Nach der Hausregel muss in einer halben Kavallerie der König dabei sein.',
  'half-without-missing': () => 'Eine halbe Meldung muss sagen, welche Karte fehlt.',
  'missing-in-whole': ({ grade }) =>
    `In einer ${grade === 'full' ? 'vollen' : 'übervollen'} Meldung fehlt keine Karte.`,

  // Cards.
  'card-in-two-hands': ({ card }, say) =>
    `Dann hätten zwei dieselbe Karte (${say.card(card)}); es gibt sie nur einmal.`,
  'full-with-fool': () => 'Wer den Sküs hat, kann nichts Volles melden: nur übervoll oder halb.',
  'held-and-missing': ({ player, card }, say) =>
    `Dann hätte ${say.player(player, 'dieselbe Person')} die Karte (${say.card(card)}) und hätte sie nicht.`,
  'shows-too-many': ({ player, shown, most }, say) =>
    `${say.player(player)} hat ${shown} verschiedene Karten gezeigt, aber ein Blatt hat ${most}.`,
  'dealer-shows-too-many': ({ player, shown, most }, say) =>
    `${say.player(player)} hat ${shown} verschiedene Karten gezeigt, aber der Geber hat ${most}, bevor der Skat gelegt ist.`,
  'dealer-cannot-lay': ({ player, shown, kept }, say) =>
    `${say.player(player, 'der Geber')} hat ${shown} Tarock und Könige gezeigt, die der Geber nicht legen darf, behält aber nur ${kept} Karten.`,
  'too-many-trumps': ({ shown, trumps }) =>
    `Die drei haben zusammen ${shown} Tarock gezeigt, aber es gibt ${trumps} mit dem Sküs.`,
  'shows-more-trumps': ({ player, declared, shown }, say) =>
    `${say.player(player)} meldet ${declared} Tarock, hat aber ${shown} verschiedene gezeigt.`,
  'trumps-cannot-be-dealt': ({ trumps }) =>
    `Die ${trumps} Tarock (mit dem Sküs) können nicht so gegeben sein, dass diese Meldungen stimmen.`,

  // Kings and the pagat.
  'king-lost-twice': ({ card }, say) =>
    `Ein König fällt nur einmal; ${say.card(card)} fällt zweimal.`,
  'pagat-falls-twice': () => 'Der Pagat fällt nur einmal; hier fällt er zweimal.',
  'pagat-fate-missing': () =>
    'Es fehlt, was aus dem Pagat wurde: Er gewinnt einen Stich, geht verloren oder fällt im letzten Stich.',
  'pagat-cannot-be-lost': () =>
    'Der Pagat kann nicht verloren sein: Niemand, der Stiche gemacht hat, kann ein höheres Tarock gehabt haben.',

  // The last trick.
  'two-cards-in-last-trick': ({ player }, say) =>
    `${say.player(player)} gibt eine Karte in den letzten Stich.`,
  'card-falls-twice': ({ card }, say) => `${say.card(card)} kann nicht zweimal fallen.`,
  'king-cannot-beat-pagat': () =>
    'Ein König kann keinen letzten Stich machen, in dem der Pagat fiel: Der Pagat ist Tarock.',
  'winner-without-higher-trump': ({ player }, say) =>
    `Nur ein höheres Tarock nimmt den Pagat, und nach den Meldungen hatte ${say.player(player)} keines.`,
  'liability-unknown': ({ book }, say) => `${say.book(book)} kennt niemanden, der haftet.`,
  'liable-without-fault': ({ player }, say) =>
    `Für ${say.player(player, 'die Person, die haftet,')} ist kein Fehler eingetragen: Farbe nicht bedient, falsche Karten, fehlende oder falsche Meldung.`,
  'nothing-to-bear': ({ player }, say) =>
    `Es gibt weder Ultimo noch Bagud, wofür ${say.player(player)} haften könnte.`,

  'ultimo-was-made': ({ player }, say) =>
    `${say.player(player)} hat Ultimo gemacht, und das geht einem verhinderten Ultimo vor: Zwei kann es nicht geben.`,
  'no-ultimo-to-prevent': () =>
    'Neben einem Nolo oder Tout gilt kein Ultimo, also wurde keines verhindert.',
  'prevented-but-barred': ({ player }, say) =>
    `${say.player(player)} ist durch eine Strafe von diesem Ultimo ausgeschlossen, also wurde es nicht verhindert.`,
  'prevented-without-wrong-cards': () =>
    'Ein verhindertes Ultimo wird nur zugesprochen, wenn die Person, die haftet, eine andere ist und eine Strafe für die falsche Zahl von Karten hat.',

  // Tricks.
  'trickless-twice': ({ player }, say) =>
    `${say.player(player)} ist unter denen ohne Stich zweimal genannt.`,
  'tricks-taken-by-nobody': () => 'Irgendwer muss die Stiche gemacht haben.',
  'trickless-won-last': ({ player }, say) =>
    `${say.player(player)} hat keinen Stich gemacht, also auch nicht den letzten.`,
  'trickless-won-with-pagat': ({ player }, say) =>
    `${say.player(player)} hat keinen Stich gemacht, also auch keinen mit dem Pagat.`,
  'trickless-with-mondo': () =>
    'Der Mond macht immer seinen Stich, also hat einen gemacht, wer ihn hatte.',
  'trickless-kept-card': ({ player, card }, say) =>
    `${say.player(player)} hat keinen Stich gemacht, aber ${say.card(card)} gezeigt; die Karte muss verloren sein, doch das ist nicht eingetragen.`,
  'trickless-trumps-unbeaten': ({ trumps }) =>
    `Jemand mit ${trumps} Tarock hat keinen Stich gemacht, aber die anderen können nicht ${trumps} höhere gehabt haben.`,
  'tout-lost-card': ({ card }, say) =>
    `Wer alle Stiche gemacht hat, kann ${say.card(card)} nicht verloren haben.`,
  'tout-with-fool': () =>
    'Der Sküs macht nie einen Stich: Wer ihn hat, kann nicht alle gemacht haben.',

  // The count.
  'nothing-counted': () => 'Nach diesem Spiel wird nicht gezählt.',
  'does-not-count': ({ player }, say) =>
    `${say.player(player, 'diese Person')} zählt nicht, zahlt und bekommt aber nach der Zählung der anderen.`,
  'counts-twice': ({ player }, say) => `${say.player(player)} zählt einmal.`,
  'counts-missing': ({ counting }) => `Es fehlt eine Zählung: ${counting} zählen.`,
  'count-not-whole': () => 'Eine Zählung ist eine ganze Zahl von Kartenpunkten.',
  'count-too-low': ({ player, counted, least }, say) =>
    `Eine Zählung von ${counted} ist zu niedrig: Mit den eingetragenen Karten und Stichen hat ${say.player(player, 'der Spieler')} ${least}.`,
  'count-too-high': ({ player, counted, most }, say) =>
    `Eine Zählung von ${counted} ist zu hoch: Nach den Stichen kann ${say.player(player, 'der Spieler')} höchstens ${most} haben.`,
  'count-between': ({ player, counted, least, most }, say) =>
    `Eine Zählung von ${counted} kann nicht stimmen: ${say.player(player, 'Der Spieler')} hat ${least} ohne den Sküs und ${most} mit ihm.`,
  'counts-too-high': ({ deck }) =>
    `Die Zählung ergibt mehr als die ${deck} Kartenpunkte; es muss neu gezählt werden.`,
  'counts-not-divided': ({ deck }) =>
    `Die ${deck} Kartenpunkte lassen sich nicht so teilen, dass alle mindestens haben, was sie gezählt haben; es muss neu gezählt werden.`,
  'counts-too-low': ({ most }) =>
    `Die Zählung ist zu niedrig: Die dritte Person kann nicht mehr genommen haben, als auf ${most} fehlt.`,

  // Fines and pots.
  'fine-unknown': ({ book }, say) => `${say.book(book)} kennt diese Strafe nicht.`,
  'fine-goes-to-pots': () => 'Im dänischen Tarock gehen alle Strafen in beide Töpfe.',
  'fine-amount-unknown': ({ book, known }, say) =>
    `Nach ${say.book(book)} ist diese Strafe ${say.or(known)} in jeden Topf; wähle, welche.`,
  'fine-of-dealer': () => 'Nur der Geber kann diese Strafe bekommen.',
  'fine-without-melding': () => 'Bei dieser Strafe geht es nicht um eine Meldung.',
  'fined-sits-out': ({ player }, say) =>
    `${say.player(player)} setzt aus und gehört nicht zu diesem Spiel: Trag die Strafe zwischen zwei Spielen ein.`,
  'fine-of-known-melding': () =>
    'Nur eine unterlassene Meldung, die nirgends eingetragen ist, kann unbekannt sein.',
  'fine-of-other-melding': ({ player }, say) =>
    `Die Strafe nennt eine Meldung, die ${say.player(player, 'diese Person')} nicht gemacht hat.`,
  'fine-abandons': ({ book, recorded }, say) =>
    `Nach ${say.book(book)} bricht diese Strafe das Spiel ab, aber es ist als ${recorded === 'redeal' ? 'neu gegeben' : 'gespielt'} eingetragen.`,
  'fine-needs-redeal': () => 'Nach diesem Fehler gibt jemand anders; trag es als neu gegeben ein.',
  'only-revoke-takes': () => 'Nur wer nicht bedient hat, nimmt auf diese Weise eine Karte.',
  'taken-card-not-lost': () =>
    'Die Karte, die so genommen wurde, ist ein König oder Pagat, den jemand anders im Spiel verlor.',
  'card-taken-twice': () => 'Eine Karte wird nur einmal genommen.',
  'fine-belongs-to-hand': () =>
    'Eine Strafe wegen einer Meldung oder einer Karte gehört in dieses Spiel.',
  'only-misdeal-given-back': () =>
    'Nur eine Strafe für falsches Geben wird zurückgegeben, wenn die Karten falsch waren.',
  'pot-too-large': ({ most }) => `Ein Topf kann nicht mehr als ${most} Punkte fassen.`,

  // House rules.
  'count-is-exact': ({ book }, say) =>
    `Nach ${say.book(book)} wird genau gezählt; es gibt nichts zu runden.`,
  'fine-degrees': ({ degrees }) => `Diese Strafe braucht ${degrees} Beträge, einen für jeden Grad.`,
} satisfies SentencesOf<typeof TAROK_REASONS>;
