import { reads } from '../../platform/http/reference/operation.js';
import { PotsOfSession } from './pots.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { SESSION_ID } from '../to-session.js';

/** The API reference of the cups. */
export const potsApi = {
  read: reads({
    id: 'readPots',
    summary: 'The pots of a session',
    description:
      'The content of king pot and pagat pot, and all payments into them or out of them, a page at a ' +
      'time: foundations, bagud, ultimos, fines, the split. The lines are those of the ledger that have ' +
      'a pot on one side. Königrufen has no pots.',
    of: [CLUB_ID, SESSION_ID],
    answer: {
      description: 'The pots, and a page of their lines.',
      type: PotsOfSession,
    },
    refusals: ['validation-failed'],
  }),
};
