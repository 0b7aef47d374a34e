import { inSentence } from '../in-sentence.js';
import type { SentencesOf } from '../language.js';
import type { WARNINGS } from '../../problems/warnings.js';
import { contracts, figures } from './koenigrufen.js';
import { payWarnings, signingWarnings } from './money/reasons.js';

const CONTRACTS = inSentence(contracts);
const FIGURES = inSentence(figures);

export default {
  'ten-trumps-shown': ({ player, trumps }, say) =>
    `${say.player(player)} har visat ${trumps} taroker men inte meldat dem; från tio måste de meldas.`,
  'ten-trumps-among': ({ players }, say) =>
    `En av ${say.players(players)} måste ha haft minst tio taroker men har inte meldat dem.`,
  'matadors-shown': ({ player }, say) =>
    `${say.player(player)} har visat sküsen, månen och pagaten men inte meldat matadorer.`,
  'kings-shown': ({ player }, say) =>
    `${say.player(player)} har visat kort för en meldning av kungar men inte meldat den.`,
  'cavallerie-shown': ({ player, suit }, say) =>
    `${say.player(player)} har visat kort för kavalleri i ${say.suit(suit)} men inte meldat det.`,
  'play-went-on': ({ player, contract, trick }, say) =>
    `${CONTRACTS[contract]} var förlorad med stick nummer ${trick} till ${say.player(player, 'spelföraren')}, och där avbryts spelet.`,
  'declared-but-left-out': ({ player, figure }, say) =>
    `${say.player(player)} deklarerade ${FIGURES[figure]}, och det är inte noterat hur det gick: den räknas som förlorad.`,
  ...payWarnings,
  ...signingWarnings,
} satisfies SentencesOf<typeof WARNINGS>;
