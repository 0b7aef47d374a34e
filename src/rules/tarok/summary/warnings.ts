import { SUITS } from '../../cards.js';
import { count, listOf, oneOf, player, type ReasonList } from '../../refusals/params.js';

const WHO = player('The player who holds the cards.');

/** Likely mistakes in a record of Danish Tarok. */
export const TAROK_WARNINGS = {
  'ten-trumps-shown': {
    code: 'melding-missed',
    params: { player: WHO, trumps: count('How many trumps this player shows.') },
  },
  'ten-trumps-among': {
    code: 'melding-missed',
    params: { players: listOf(WHO, 'One of them must have had ten trumps or more.') },
  },
  'matadors-shown': { code: 'melding-missed', params: { player: WHO } },
  'kings-shown': { code: 'melding-missed', params: { player: WHO } },
  'cavallerie-shown': {
    code: 'melding-missed',
    params: { player: WHO, suit: oneOf(SUITS, 'The suit.') },
  },
} as const satisfies ReasonList<'melding-missed'>;
