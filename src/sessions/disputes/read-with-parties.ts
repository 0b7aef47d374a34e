import type { Database } from '../../platform/database/database.js';
import { findHistory } from '../history.js';
import type { DisputeWithPartiesView } from './dispute.view.js';
import { findRaised, readSides } from './parties.js';
import { readDispute } from './read-disputes.js';

/**
 * A dispute as `readDispute` gives it, with its parties and the members who are none.
 *
 * @param member who must have raised it or been fined; null for anybody
 * @throws Problem 'dispute-not-found'
 */
export async function readWithParties(
  database: Database,
  clubId: string,
  disputeId: string,
  member: string | null,
): Promise<DisputeWithPartiesView> {
  const file = await readDispute(database, clubId, disputeId, member);
  // The decision's own correction makes nobody a party.
  const head = file.endedEvent ?? undefined;
  const history = await findHistory(database, clubId, file.session, head);
  const raised = history === null ? null : findRaised(history, disputeId);
  if (history === null || raised === null) throw new RangeError('A dispute that no event raised.');
  const { parties, withoutPart, signingIn } = await readSides(database, clubId, history, raised);
  const views = [...parties].map(([id, part]) => ({ member: id, part }));
  const canConfirm = withoutPart.filter((id) => signingIn.has(id));
  return { ...file, parties: views, withoutPart, canConfirm };
}
