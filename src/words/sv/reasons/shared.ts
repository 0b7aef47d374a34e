import type { SHARED_REASONS } from '../../../rules/refusals/reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
  // Seats.
  'party-size': ({ book, fewest, most, players }, say) =>
    `Efter ${say.book(book)} är man ${fewest} till ${most} spelare, inte ${players}.`,
  'seated-twice': ({ player }, say) => `${say.player(player)} kan inte sitta på två platser.`,
  'first-dealer-not-seated': () => 'Den första givaren måste sitta vid bordet.',
  'already-seated': ({ player }, say) =>
    `${say.player(player, 'den spelaren')} sitter redan vid bordet.`,
  'not-seated': ({ player }, say) =>
    `${say.player(player, 'den spelaren')} sitter inte vid bordet.`,
  'table-full': ({ book, most }, say) => `Efter ${say.book(book)} är man högst ${most}.`,
  'no-such-seat': ({ last }) => `Den som kommer kan få plats 0 till ${last}.`,
  'too-few-left': ({ fewest }) => `Minst ${fewest} måste bli kvar; avsluta kvällen i stället.`,
  'not-in-hand': ({ player }, say) =>
    `${say.player(player, 'den spelaren')} är inte med i den här given.`,
  'not-the-dealer': ({ player }, say) =>
    `Det är inte ${say.player(player, 'den spelaren')} som ger den här given.`,

  // Fines.
  'fined-not-seated': ({ player }, say) =>
    `${say.player(player, 'den spelaren')} sitter inte vid bordet.`,
  'reporter-not-seated': () => 'Den som såg det sitter inte vid bordet.',
  'nothing-given-back': ({ book }, say) =>
    `${say.book(book)} ger ingen bot tillbaka när det var fel på leken.`,

  // Books and house rules.
  'rule-book-unknown': ({ book }) => `Det finns ingen regelbok ${book}.`,
  'other-game': ({ book, game }, say) =>
    `Kvällen spelas efter ${say.book(book)}; det här är en giv ${say.game(game)}.`,
  'reading-unknown': ({ reading, known }) =>
    `Boken har ingen husregel ${reading}; den har ${known.join(', ')}.`,
  'reading-option-unknown': ({ reading, option, known }, say) =>
    `Husregeln ${reading} kan vara ${say.or(known)}, inte ${option}.`,
  'stake-out-of-range': ({ least, most }) =>
    `Ett belopp är ett helt tal från ${least} till ${most}.`,
  'tariff-row-unknown': ({ row }) => `Taxan har ingen rad ${row}.`,
  'house-fine-unknown': ({ book, fine }, say) => `${say.book(book)} känner inte boten ${fine}.`,
} satisfies SentencesOf<typeof SHARED_REASONS>;
