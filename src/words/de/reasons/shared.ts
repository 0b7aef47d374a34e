import type { SHARED_REASONS } from '../../../rules/refusals/reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
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
} satisfies SentencesOf<typeof SHARED_REASONS>;
