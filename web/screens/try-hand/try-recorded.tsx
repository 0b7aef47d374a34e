import { stateOf } from '../../../src/evening/course.js';
import { findHand, handContent } from '../../../src/evening/lookup.js';
import { useEveningHere } from '../../parts/evening/use-evening-here.js';
import { usePath } from '../../parts/page/use-path.js';
import { Navigate } from '../../routing/navigate.js';
import { fragmentOf, triedOf } from './tried.js';

/** Leads to the page where a hand is tried, with a recorded one at the table on which it was dealt. */
export function TryRecorded() {
  const { hand } = usePath('hand');
  const { course, rules } = useEveningHere();
  const number = Number(hand);
  const { before } = findHand(course, number);
  // Nothing comes before the opening alone.
  const { table } = before ?? stateOf(course);
  const { record } = handContent(course, number);
  const tried = triedOf({ rules, table }, record ?? {});
  return <Navigate to="/try-a-hand" hash={fragmentOf(tried)} />;
}
