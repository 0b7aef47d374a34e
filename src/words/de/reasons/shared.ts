import type { EVENING_REASONS } from '../../../evening/reasons.js';
import type { SHARED_REASONS } from '../../../rules/refusals/reasons.js';
import type { SentencesOf } from '../../language.js';

const SHAPES = {
  object: 'ein Objekt',
  list: 'eine Liste',
  text: 'Text',
  number: 'eine ganze Zahl',
  name: 'einer der Namen',
  code: 'ein kurzer Name aus Kleinbuchstaben, Ziffern und Bindestrich, ohne Leerzeichen',
};

export const sharedReasons = {
  // Seats.
  'party-size': ({ book, fewest, most, players }, say) =>
    `Nach ${say.book(book)} sitzen ${fewest} bis ${most} am Tisch, nicht ${players}.`,
  'seated-twice': ({ player }, say) => `${say.player(player)} kann nicht auf zwei Plätzen sitzen.`,
  'first-dealer-not-seated': () => 'Wer zuerst gibt, muss am Tisch sitzen.',
  'already-seated': ({ player }, say) => `${say.player(player)} sitzt schon am Tisch.`,
  'not-seated': ({ player }, say) => `${say.player(player, 'diese Person')} sitzt nicht am Tisch.`,
  'table-full': ({ book, most }, say) =>
    `Nach ${say.book(book)} sitzen höchstens ${most} am Tisch.`,
  'no-such-seat': ({ last }) => `Wer dazukommt, kann Platz 0 bis ${last} bekommen.`,
  'too-few-left': ({ fewest }) =>
    `Mindestens ${fewest} müssen bleiben; beende stattdessen den Abend.`,
  'not-in-hand': ({ player }, say) =>
    `${say.player(player, 'diese Person')} spielt in diesem Spiel nicht mit.`,
  'not-the-dealer': ({ player }, say) =>
    `Nicht ${say.player(player, 'diese Person')} gibt in diesem Spiel.`,

  // Fines.
  'fined-not-seated': ({ player }, say) =>
    `${say.player(player, 'diese Person')} sitzt nicht am Tisch.`,
  'reporter-not-seated': () => 'Wer es gesehen hat, sitzt nicht am Tisch.',
  'nothing-given-back': ({ book }, say) =>
    `${say.book(book)} gibt keine Strafe zurück, wenn die Karten falsch waren.`,

  // Books and house rules.
  'rule-book-unknown': ({ book }) => `Es gibt kein Regelbuch ${book}.`,
  'other-game': ({ book, game }, say) =>
    `Der Abend wird nach ${say.book(book)} gespielt; das hier ist ${say.game(game)}.`,
  'reading-unknown': ({ reading, known }) =>
    `Das Buch hat keine Hausregel ${reading}; es hat ${known.join(', ')}.`,
  'reading-option-unknown': ({ reading, option, known }, say) =>
    `Die Hausregel ${reading} kann ${say.or(known)} sein, nicht ${option}.`,
  'stake-out-of-range': ({ least, most }) =>
    `Ein Betrag ist eine ganze Zahl von ${least} bis ${most}.`,
  'tariff-row-unknown': ({ row }) => `Der Tarif hat keine Zeile ${row}.`,
  'house-fine-unknown': ({ book, fine }, say) =>
    `${say.book(book)} kennt die Strafe ${fine} nicht.`,
  'own-fine-unknown': ({ fine }) => `Das Buch des Clubs hat keine Strafe namens ${fine}.`,
  'book-shape': ({ expected }) => `Hier gehört ${SHAPES[expected]} hin.`,
  'book-field-unknown': ({ name, known }) =>
    `Das Buch kennt ${name} hier nicht; es kennt ${known.join(', ')}.`,
  'book-text-length': ({ most }) => `Schreib 1 bis ${most} Zeichen.`,
  'book-named-twice': ({ name }) => `${name} steht schon da.`,
  'book-degrees': ({ degrees }) => `Die Strafe hat ${degrees} Beträge; gib alle an.`,
  'own-fine-without-words': () => 'Schreib in den Worten des Clubs, wofür die Strafe ist.',
  'not-in-chips': ({ points, chip }) =>
    `${points} lassen sich nicht mit Jetons zu ${chip} in einen Topf legen.`,
  'nothing-left-to-play': () => 'Mindestens ein Spiel muss gespielt werden.',
  'declared-below-silent': ({ declared, silent }) =>
    `Eine angesagte Figur (${declared}) kann nicht weniger zählen als die stille (${silent}).`,
  'book-citation-of-nothing': ({ name }) => `Das Buch ändert ${name} nicht.`,
  'no-such-club-book': () => 'Der Club hat dieses Buch oder diese Fassung nicht.',
  'club-book-retired': () => 'Das Buch ist außer Gebrauch.',
  'club-book-in-force': ({ day }, say) =>
    `Die Fassung gilt schon ab dem ${say.day(day)}; schreib eine neue.`,
  'club-book-day-past': ({ day }, say) =>
    `Eine Fassung gilt frühestens ab heute, nicht ab dem ${say.day(day)}.`,
  'club-book-played': ({ evenings, before }) =>
    `${evenings === 1 ? 'Ein Abend wurde' : `${evenings} Abende wurden`} nach der Fassung eröffnet, daher bleibt der Beschluss bestehen. ${before === 0 ? 'Schreib und beschließe eine neue Fassung, oder nimm das Buch außer Gebrauch.' : `Beschließe stattdessen Fassung ${before} ab heute.`}`,
  'club-book-not-adopted': () => 'Die Fassung ist ein Entwurf; sie muss erst beschlossen werden.',
  'club-book-newer': ({ version }) =>
    `Inzwischen wurde Fassung ${version} geschrieben. Sieh nach, was sie ändert, und speichere noch einmal, wenn deine die nächste sein soll.`,
  'club-book-unchanged': () => 'Es ist nichts geändert.',
  'club-book-of-other-parent': ({ book }, say) =>
    `Die Fassung beruht auf ${say.book(book)}; eröffne den Abend nach diesem Buch.`,
} satisfies SentencesOf<typeof SHARED_REASONS>;

const STEPS = {
  hand: 'Ein späteres Spiel',
  fine: 'Eine Strafe zwischen den Spielen',
  compensation: 'Ein späterer Ausgleich',
  seat: 'Jemand, der kam oder ging',
  step: 'Etwas Späteres am Tisch',
} as const;

export const eveningReasons = {
  'session-is-closed': () => 'Der Abend ist beendet; die Töpfe sind geteilt.',
  'no-such-hand': ({ hand }) => `Der Abend hat kein Spiel ${hand}.`,
  'nothing-to-undo': () => 'Es gibt nichts mehr zurückzunehmen.',
  'no-such-fine': () => 'Der Abend hat keine solche Strafe.',
  'fine-is-overturned': () => 'Die Strafe ist schon aufgehoben.',
  'standing-too-large': ({ most }) =>
    `Niemand kann mehr als ${most} Punkte gewinnen oder verlieren.`,
  'say-record-or-void': () => 'Sag entweder, was es sein soll, oder dass es gestrichen ist.',
  'hand-corrected-twice': ({ hand }) =>
    `Spiel ${hand} wird zweimal zugleich korrigiert; trag alles, was sich ändert, auf einmal ein.`,
  'fine-corrected-twice': () =>
    'Eine Strafe wird zweimal zugleich korrigiert; trag alles, was sich ändert, auf einmal ein.',
  'hand-says-that': ({ hand }) => `Spiel ${hand} sagt schon genau das.`,
  'hand-is-void': ({ hand }) => `Spiel ${hand} ist schon gestrichen.`,
  'fine-says-that': () => 'Die Strafe sagt schon genau das.',
  'no-such-seat-change': () =>
    'Da hat sich niemand gesetzt und niemand den Tisch verlassen, oder es ist schon zurückgenommen; sag es nur einmal.',
  'seats-only-replayed': () =>
    'Wer am Tisch saß, gehört zu jedem Spiel danach: Das wird nur korrigiert, indem der Abend neu gerechnet wird.',
  'pays-back-one-fine': () =>
    'Eine Strafe wird für sich allein zurückgezahlt: Wähl genau diese eine und korrigier nichts anderes zugleich.',
  'hand-has-fine-paid-back': ({ hand }) =>
    `In Spiel ${hand} ist eine Strafe zurückgezahlt; es wird nur korrigiert, indem der Abend neu gerechnet wird.`,
  'fine-of-void-hand': ({ hand }) =>
    `Spiel ${hand} ist gestrichen; eine Strafe kann nicht dazu gehören.`,
  'fine-ends-hand': () =>
    'Nach dem Buch endet das Spiel oder die Gabe mit dieser Strafe: im Spiel eintragen, oder angeben, dass der Tisch nur die Strafe vereinbart hat.',
  'fine-is-disputed': () =>
    'Das würde eine Strafe aufheben, gegen die ein Einspruch läuft; der muss erst entschieden oder zurückgezogen werden.',
  'deal-back-to-one-who-left': () =>
    'Das Geben kann nicht an jemanden zurückgehen, der gegangen ist.',
  'no-deal-to-give-back': () => 'Der Abend ist beendet: Es gibt kein Geben mehr zurückzugeben.',
  'pot-cannot-pay': ({ pot, holds, pays }) =>
    `Im ${pot === 'king-pot' ? 'Königstopf' : 'Pagattopf'} sind ${holds} Punkte; er kann nicht ${pays} zahlen. Wird der Abend neu gerechnet, werden sie denen genommen, die sie gewonnen haben.`,
  'step-cannot-stand': ({ step, because }, say) => `${STEPS[step]}: ${say.refusal(because)}`,
} satisfies SentencesOf<typeof EVENING_REASONS>;
