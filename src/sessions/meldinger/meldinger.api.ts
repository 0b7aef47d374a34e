import { reads } from '../../platform/http/reference/operation.js';
import { MeldingList } from './melding.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { SESSION_ID } from '../to-session.js';

/** The API reference of meldinger. */
export const meldingerApi = {
  list: reads({
    id: 'listMeldinger',
    summary: 'The meldinger of a session',
    description:
      'The meldinger by hand: as they count now, or with what corrected revisions had. The next page ' +
      'is asked for by the number of the last hand. Königrufen has no meldinger.',
    of: [CLUB_ID, SESSION_ID],
    answer: {
      description: 'The meldinger.',
      type: MeldingList,
    },
    refusals: ['validation-failed'],
  }),
};
