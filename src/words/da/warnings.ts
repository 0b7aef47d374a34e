import { inSentence } from '../in-sentence.js';
import type { SentencesOf } from '../language.js';
import type { WARNINGS } from '../../problems/warnings.js';
import { contracts, figures } from './koenigrufen.js';
import { payWarnings, signingWarnings } from './money/reasons.js';

const CONTRACTS = inSentence(contracts);
const FIGURES = inSentence(figures);

export default {
  'ten-trumps-shown': ({ player, trumps }, say) =>
    `${say.player(player)} har vist ${trumps} tarokker, men ikke meldt dem; fra ti er der meldepligt.`,
  'ten-trumps-among': ({ players }, say) =>
    `En af ${say.players(players)} må have haft mindst ti tarokker, men har ikke meldt dem.`,
  'matadors-shown': ({ player }, say) =>
    `${say.player(player)} har vist skus, mondo og pagat, men ikke meldt matadorer.`,
  'kings-shown': ({ player }, say) =>
    `${say.player(player)} har vist kort til konger, men ikke meldt det.`,
  'cavallerie-shown': ({ player, suit }, say) =>
    `${say.player(player)} har vist kort til kavaleri i ${say.suit(suit)}, men ikke meldt det.`,
  'play-went-on': ({ player, contract, trick }, say) =>
    `${CONTRACTS[contract]} var tabt ved stik nummer ${trick} til ${say.player(player, 'spilføreren')}, og der spilles ikke videre.`,
  'declared-but-left-out': ({ player, figure }, say) =>
    `${say.player(player)} meldte ${FIGURES[figure]}, og det er ikke noteret, hvad der blev af den: den regnes for tabt.`,
  ...payWarnings,
  ...signingWarnings,
} satisfies SentencesOf<typeof WARNINGS>;
