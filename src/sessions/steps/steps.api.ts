import { readsAgain } from '../../platform/http/reference/operation.js';
import { SessionStepsView } from './steps.view.js';

/** The API reference of the steps of a session. */
export const stepsApi = {
  read: readsAgain({
    id: 'readSteps',
    summary: 'The steps of a session',
    description:
      'All that the session is worked out from, as it counts now: the opening with its rules, hands, ' +
      'fines, who joined and left, corrections, the close. A replay has put what it changed in its ' +
      'place; a compensation stands where it was made. Whoever folds them with the code that the ' +
      'service folds with has its tables, payments and refusals: so the app works at the table without ' +
      'a network. Of disputes it is told how they stand, not what was said.',
    of: ['clubId', 'sessionId'],
    answer: {
      description: 'The steps.',
      type: SessionStepsView,
      headers: ['Steps-ETag'],
    },
  }),
};
