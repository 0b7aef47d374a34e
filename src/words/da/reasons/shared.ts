import type { SHARED_REASONS } from '../../../rules/refusals/reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
  // Seats.
  'party-size': ({ book, fewest, most, players }, say) =>
    `Efter ${say.book(book)} er man ${fewest} til ${most} spillere, ikke ${players}.`,
  'seated-twice': ({ player }, say) => `${say.player(player)} kan ikke sidde på to pladser.`,
  'first-dealer-not-seated': () => 'Den første giver skal sidde ved bordet.',
  'already-seated': ({ player }, say) =>
    `${say.player(player, 'den spiller')} sidder allerede ved bordet.`,
  'not-seated': ({ player }, say) => `${say.player(player, 'den spiller')} sidder ikke ved bordet.`,
  'table-full': ({ book, most }, say) => `Efter ${say.book(book)} er man højst ${most}.`,
  'no-such-seat': ({ last }) => `Den, der kommer, kan få plads 0 til ${last}.`,
  'too-few-left': ({ fewest }) => `Mindst ${fewest} skal blive tilbage; slut aftenen i stedet.`,
  'not-in-hand': ({ player }, say) =>
    `${say.player(player, 'den spiller')} er ikke med i denne hånd.`,
  'not-the-dealer': ({ player }, say) =>
    `Det er ikke ${say.player(player, 'denne spiller')}, der giver hånden.`,

  // Fines.
  'fined-not-seated': ({ player }, say) =>
    `${say.player(player, 'den spiller')} sidder ikke ved bordet.`,
  'reporter-not-seated': () => 'Den, der så det, sidder ikke ved bordet.',
  'nothing-given-back': ({ book }, say) =>
    `${say.book(book)} giver ingen bøde tilbage, når spillet er forkert.`,

  // Books and house rules.
  'rule-book-unknown': ({ book }) => `Der er ingen regelbog ${book}.`,
  'other-game': ({ book, game }, say) =>
    `Aftenen spilles efter ${say.book(book)}; det er en hånd ${say.game(game)}.`,
  'reading-unknown': ({ reading, known }) =>
    `Bogen har ingen husregel ${reading}; den har ${known.join(', ')}.`,
  'reading-option-unknown': ({ reading, option, known }, say) =>
    `Husreglen ${reading} kan være ${say.or(known)}, ikke ${option}.`,
  'stake-out-of-range': ({ least, most }) => `Et beløb er et helt tal fra ${least} til ${most}.`,
  'tariff-row-unknown': ({ row }) => `Taksten har ingen række ${row}.`,
  'house-fine-unknown': ({ book, fine }, say) => `${say.book(book)} kender ikke bøden ${fine}.`,
} satisfies SentencesOf<typeof SHARED_REASONS>;
