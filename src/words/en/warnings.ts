import { inSentence } from '../in-sentence.js';
import type { SentencesOf } from '../language.js';
import type { WARNINGS } from '../../problems/warnings.js';
import { contracts, figures } from './koenigrufen.js';
import { payWarnings, signingWarnings } from './money/reasons.js';

const CONTRACTS = inSentence(contracts);
const FIGURES = inSentence(figures);
const ORDINALS = ['no', 'first', 'second', 'third'];

export default {
  'ten-trumps-shown': ({ player, trumps }, say) =>
    `${say.player(player)} shows ${trumps} trumps but declared none; ten or more must be declared.`,
  'ten-trumps-among': ({ players }, say) =>
    `One of ${say.players(players)} must have had ten trumps or more, but declared none.`,
  'matadors-shown': ({ player }, say) =>
    `${say.player(player)} shows the fool, the mondo and the pagat but declared no matadors.`,
  'kings-shown': ({ player }, say) =>
    `${say.player(player)} shows the cards for a melding of kings but did not declare it.`,
  'cavallerie-shown': ({ player, suit }, say) =>
    `${say.player(player)} shows the cards for a cavallerie in ${say.suit(suit)} but did not declare it.`,
  'play-went-on': ({ player, contract, trick }, say) =>
    `The ${CONTRACTS[contract]} was lost with the ${ORDINALS[trick] ?? `${trick}th`} trick of ${say.player(player, 'the declarer')}, and play stops there.`,
  'declared-but-left-out': ({ player, figure }, say) =>
    `${say.player(player)} declared the ${FIGURES[figure]}, and the record does not say what became of it: it counts as lost.`,
  ...payWarnings,
  ...signingWarnings,
} satisfies SentencesOf<typeof WARNINGS>;
