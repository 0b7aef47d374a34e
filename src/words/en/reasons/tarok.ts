import type { TAROK_REASONS } from '../../../rules/tarok/reasons.js';
import { inSentence } from '../../in-sentence.js';
import type { SentencesOf } from '../../language.js';
import { fines } from '../names.js';

const FINES = inSentence(fines);
const MELDINGER = { trumps: 'Trumps', matadors: 'Matadors', 'small-matadors': 'Small matadors' };

export default {
  // Players and the form of a hand.
  'last-trick-missing': () => 'The record does not say who won the last trick.',
  'abandoned-and-redealt': () => 'A hand is either abandoned or dealt again.',
  'not-played-out': ({ ended }) =>
    `A hand that was ${ended === 'redeal' ? 'dealt again' : 'abandoned'} has no last trick, no count, and nobody without tricks.`,
  'nothing-abandons': ({ book }, say) =>
    `No fine on record abandons the hand in ${say.book(book)}.`,
  'played-before-redeal': () =>
    'When the cards are dealt again, nothing has been declared or played.',
  'fine-of-play-before-redeal': () => 'When the cards are dealt again, nothing has been played.',
  'redeal-without-misdeal': ({ book }, say) =>
    `In ${say.book(book)} cards are dealt again only after a misdeal.`,

  // Meldinger.
  'melding-twice': ({ player }, say) => `${say.player(player)} makes the same melding only once.`,
  'melding-count': ({ melding, least, trumps }) =>
    `${MELDINGER[melding]} are declared from ${least} on, and there are ${trumps} with the fool.`,
  'small-matadors-not-played': () => 'Small matadors are not played here.',
  'half-cavallerie-without-king': () =>
    'By the house rule R11 a half cavallerie needs the king in it.',
  'half-without-missing': () => 'A half holding names the card that is missing.',
  'missing-in-whole': ({ grade }) => `In a holding that is ${grade} no card is missing.`,

  // Cards.
  'card-in-two-hands': ({ card }, say) =>
    `By the record ${say.card(card)} would be in two hands; there is one in the deck.`,
  'full-with-fool': () =>
    'The holder of the fool has no full holding, only an abundant or a half one.',
  'held-and-missing': ({ player, card }, say) =>
    `By the record ${say.player(player, 'the same player')} both has and lacks ${say.card(card)}.`,
  'shows-too-many': ({ player, shown, most }, say) =>
    `${say.player(player)} shows ${shown} different cards, but a hand holds ${most}.`,
  'dealer-shows-too-many': ({ player, shown, most }, say) =>
    `${say.player(player)} shows ${shown} different cards, but the dealer has ${most} before the discard.`,
  'dealer-cannot-lay': ({ player, shown, kept }, say) =>
    `${say.player(player, 'the dealer')} shows ${shown} trumps and kings, none of which the dealer may lay, but keeps ${kept} cards.`,
  'too-many-trumps': ({ shown, trumps }) =>
    `The three show ${shown} trumps together, but there are ${trumps} with the fool.`,
  'shows-more-trumps': ({ player, declared, shown }, say) =>
    `${say.player(player)} declares ${declared} trumps but shows ${shown} different ones.`,
  'trumps-cannot-be-dealt': ({ trumps }) =>
    `There is no way to deal the ${trumps} trumps (with the fool) so that these meldinger come out.`,

  // Kings and the pagat.
  'king-lost-twice': ({ card }, say) => `A king is lost once; ${say.card(card)} falls twice.`,
  'pagat-falls-twice': () => 'The pagat is won or lost once; here it falls twice.',
  'pagat-fate-missing': () =>
    'The record does not say what became of the pagat: it wins a trick, is lost, or falls in the last trick.',
  'pagat-cannot-be-lost': () =>
    'The pagat cannot have been lost: nobody who took tricks can have had a higher trump.',

  // The last trick.
  'two-cards-in-last-trick': ({ player }, say) =>
    `${say.player(player)} plays one card to the last trick.`,
  'card-falls-twice': ({ card }, say) => `${say.card(card)} cannot fall twice.`,
  'king-cannot-beat-pagat': () =>
    'A king cannot win a last trick in which the pagat fell: the pagat is a trump.',
  'winner-without-higher-trump': ({ player }, say) =>
    `Only a higher trump takes the pagat, and by the meldinger ${say.player(player, 'the winner')} had none.`,
  'liability-unknown': ({ book }, say) => `${say.book(book)} knows no liable player.`,
  'liable-without-fault': ({ player }, say) =>
    `${say.player(player, 'the liable player')} has no fault on record: a revoke, wrong cards, or a missing or wrong melding.`,
  'nothing-to-bear': ({ player }, say) =>
    `There is no ultimo and no bagud for ${say.player(player, 'the liable player')} to bear.`,

  'ultimo-was-made': ({ player }, say) =>
    `${say.player(player)} made an ultimo, which comes before one that was prevented: there cannot be two.`,
  'no-ultimo-to-prevent': () => 'Beside a nolo or a tout no ultimo counts, so none was prevented.',
  'prevented-but-barred': ({ player }, say) =>
    `${say.player(player)} is barred from this ultimo by a fine, so it was not prevented.`,
  'prevented-without-wrong-cards': () =>
    'A prevented ultimo is given to its holder only where the liable player, another one, is fined for wrong cards.',

  // Tricks.
  'trickless-twice': ({ player }, say) =>
    `${say.player(player)} is named twice among those without tricks.`,
  'tricks-taken-by-nobody': () => 'Somebody must have taken the tricks.',
  'trickless-won-last': ({ player }, say) =>
    `${say.player(player)} took no trick and cannot have won the last one.`,
  'trickless-won-with-pagat': ({ player }, say) =>
    `${say.player(player)} took no trick and cannot have won one with the pagat.`,
  'trickless-with-mondo': () => 'The mondo always wins its trick, so its holder took one.',
  'trickless-kept-card': ({ player, card }, say) =>
    `${say.player(player)} took no trick but showed ${say.card(card)}; it must have been lost, but no loss is recorded.`,
  'trickless-trumps-unbeaten': ({ trumps }) =>
    `A player with ${trumps} trumps took no trick, but the others cannot have had ${trumps} higher ones.`,
  'tout-lost-card': ({ card }, say) =>
    `A player who took every trick cannot have lost ${say.card(card)}.`,
  'tout-with-fool': () => 'The fool never wins a trick: its holder cannot have taken every one.',

  // The count.
  'nothing-counted': () => 'No cards are counted after this hand.',
  'does-not-count': ({ player }, say) =>
    `${say.player(player, 'this player')} does not count, but pays and receives what the others count.`,
  'counts-twice': ({ player }, say) => `${say.player(player)} counts once.`,
  'counts-missing': ({ counting }) => `The count of ${counting} players is needed.`,
  'count-not-whole': () => 'A count is a whole number of points.',
  'count-too-low': ({ player, counted, least }, say) =>
    `A count of ${counted} is too low: the cards and tricks on record give ${say.player(player, 'the player')} ${least}.`,
  'count-too-high': ({ player, counted, most }, say) =>
    `A count of ${counted} is too high: by the tricks ${say.player(player, 'the player')} can have ${most} at most.`,
  'count-between': ({ player, counted, least, most }, say) =>
    `A count of ${counted} is impossible: ${say.player(player, 'the player')} has ${least} without the fool and ${most} with it.`,
  'counts-too-high': ({ deck }) =>
    `The counts make more than the ${deck} points of the deck; it must be counted again.`,
  'counts-not-divided': ({ deck }) =>
    `There is no way to divide the ${deck} card points so that everybody has at least what they counted; it must be counted again.`,
  'counts-too-low': ({ most }) =>
    `The counts are too low: the third player can have taken no more than what is left to ${most}.`,

  // Fines and pots.
  'fine-unknown': ({ book, fine }, say) => `${say.book(book)} has no fine for: ${FINES[fine]}.`,
  'fine-goes-to-pots': () => 'In Tarok all fines go to both pots.',
  'fine-amount-unknown': ({ book, fine, known }, say) =>
    `In ${say.book(book)} the fine (${FINES[fine]}) is ${say.or(known)} to each pot; say which.`,
  'fine-of-dealer': ({ fine }) => `Only the dealer can be fined for this: ${FINES[fine]}.`,
  'fine-without-melding': ({ fine }) => `This fine (${FINES[fine]}) is not about a melding.`,
  'fined-sits-out': ({ player }, say) =>
    `${say.player(player)} sits out and does not play this hand: record the fine between hands.`,
  'fine-of-known-melding': () =>
    'Only an omitted melding that no entry of the record names can be unknown.',
  'fine-of-other-melding': ({ player }, say) =>
    `The fine names a melding that ${say.player(player, 'this player')} did not make.`,
  'fine-abandons': ({ book, fine, recorded }, say) =>
    `In ${say.book(book)} the fine (${FINES[fine]}) abandons the hand, but it is recorded as ${recorded === 'redeal' ? 'dealt again' : 'played'}.`,
  'fine-needs-redeal': ({ fine }) =>
    `After this fine (${FINES[fine]}) another player deals; record it as a redeal.`,
  'only-revoke-takes': () => 'Only a revoke takes a card wrongly.',
  'taken-card-not-lost': () =>
    'The card that a revoke took is a king or pagat that another player lost in play.',
  'card-taken-twice': () => 'A card is taken by one player only.',
  'fine-belongs-to-hand': () =>
    'A fine about a melding or a card of a hand belongs in the record of that hand.',
  'only-misdeal-given-back': () => 'Only a fine for a misdeal is given back for a faulty deck.',
  'pot-too-large': ({ most }) => `A pot cannot hold more than ${most} points.`,

  // House rules.
  'count-is-exact': ({ book }, say) =>
    `In ${say.book(book)} the count is exact; there is nothing to round to.`,
  'fine-degrees': ({ fine, degrees }) =>
    `The fine (${FINES[fine]}) needs ${degrees} amounts, one for each of its degrees.`,
} satisfies SentencesOf<typeof TAROK_REASONS>;
