import { atMinute, EXAMPLE } from '../../platform/http/reference/example-ids.js';
import { readsAgain } from '../../platform/http/reference/operation.js';
import { namedExample } from '../../platform/http/reference/schema-parts.js';
import { foldHistory, type LoggedStep } from '../../evening/history.js';
import { undoing } from '../../evening/corrections/undo.js';
import { evening, RECORDER } from '../examples/evening.js';
import { viewSteps } from './read-steps.js';
import { SessionStepsView } from './steps.view.js';

/** After two hands the first is disputed, and the second undone. */
function disputed(): SessionStepsView {
  const events = evening().events.slice(0, 3);
  const { actor } = RECORDER;
  const { session, dispute, aksel, fineInHand } = EXAMPLE;
  const objection: LoggedStep = {
    ...{ seq: 9, time: atMinute(36), actor },
    event: {
      kind: 'dispute-raised',
      ...{ session, dispute, by: aksel, text: 'It was mine to lead.', hand: 1, fine: fineInHand },
    },
  };
  const undone: LoggedStep = {
    ...{ seq: 10, time: atMinute(38), actor },
    event: {
      kind: 'correction-recorded',
      session,
      ...undoing(foldHistory(events).course, 'Else did win a trick.'),
    },
  };
  return viewSteps(foldHistory([...events, objection, undone]));
}

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
      examples: {
        closed: namedExample('steps', 'A whole evening', () =>
          viewSteps(foldHistory(evening().events)),
        ),
        disputed: namedExample('steps-disputed', 'With a dispute, and a hand undone', disputed),
      },
    },
  }),
};
