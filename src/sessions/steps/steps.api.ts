import { readsAgain } from '../../platform/http/reference/operation.js';
import { SessionStepsView } from './steps.view.js';
import { CLUB_ID } from '../../ledger/requests/club-write.js';
import { SESSION_ID } from '../to-session.js';

/** The API reference of the steps of a session. */
export const stepsApi = {
  read: readsAgain({
    id: 'readSteps',
    summary: 'The steps of a session',
    description:
      'All that the session is worked out from, as it counts now: the opening with its rules, hands, ' +
      'fines, who joined and left, corrections, the close. A replay has put what it changed in its ' +
      'place; a compensation is where it was made. A program that folds them with the code of the service has its tables, payments and refusals: so the app works at the table without ' +
      'a network. Of disputes the answer has their states, not what was said.',
    of: [CLUB_ID, SESSION_ID],
    answer: {
      description: 'The steps.',
      type: SessionStepsView,
      headers: ['Steps-ETag'],
    },
  }),
};
