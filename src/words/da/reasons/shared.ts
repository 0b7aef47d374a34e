import type { SHARED_REASONS } from '../../../rules/reasons.js';
import type { SentencesOf } from '../../language.js';

export default {
  'party-size': ({ book, fewest, most, players }, say) =>
    `I ${say.book(book)} er man ${fewest} til ${most} spillere, ikke ${players}.`,
  'pot-too-large': ({ most }) => `En kop kan ikke holde mere end ${most} point.`,
  'not-the-dealer': ({ player }, say) =>
    `Det er ikke ${say.player(player, 'denne spiller')}, der giver hånden.`,
  'fined-not-seated': ({ player }, say) =>
    `${say.player(player, 'den spiller')} sidder ikke ved bordet.`,
  'reporter-not-seated': () => 'Den, der så det, sidder ikke ved bordet.',
  'tariff-row-unknown': ({ row }) => `Taksten har ingen række ${row}.`,
  'house-fine-unknown': ({ book, fine }, say) => `${say.book(book)} kender ikke bøden ${fine}.`,
  told: ({ words }) => words,
} satisfies SentencesOf<typeof SHARED_REASONS>;
