import { stateOf } from '../../../src/evening/course.js';
import { foldCourse } from '../../../src/evening/fold-course.js';
import type { Step } from '../../../src/evening/fold.js';
import type { SessionStepsView } from '../../../src/sessions/steps/steps.view.js';
import type { SessionView } from '../../../src/sessions/table/session.view.js';
import { viewTable } from '../../../src/sessions/view.js';
import { read } from '../api/api.js';

/**
 * Folds the steps of a session from the service; fails unless the session is equal.
 *
 * @param path of the session
 */
export async function expectFolds(base: string, path: string): Promise<SessionStepsView> {
  const told = await read<SessionStepsView>(base, `${path}/steps`);
  const session = await read<SessionView>(base, path);
  const [opening] = told.steps;
  if (opening?.kind !== 'session-opened') throw new Error('they do not begin with the opening');
  const { rules } = opening;
  const steps = told.steps.map(({ event: _event, recordedAt: _at, ...step }): Step => {
    return { ...step, session: session.id };
  });
  const state = stateOf(foldCourse(rules, steps));
  expect(session).toMatchObject({ ...viewTable(rules, state), hands: state.hands });
  expect(state.closed).toBe(session.status === 'closed');
  expect([told.version, steps.length]).toEqual([session.version, session.version]);
  return told;
}
