import { newId } from '../../platform/chance/chance.js';
import { checkInUse } from '../../clubs/in-use.js';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem/problem.js';
import type { HandPreview } from './hand.view.js';
import type { SessionState } from '../../evening/fold.js';
import { nextHand } from '../../evening/asked.js';
import { applyHand } from '../../evening/fold.js';
import { refusalAsProblem } from '../../platform/http/problem/refusal-as-problem.js';
import { viewHand, viewTable } from '../view.js';
import type { HandRecord, Rules } from '../../rules/game.js';

/**
 * The hand as recording it would make it; nothing is written.
 *
 * @returns the hand and the table as they would be
 * @throws Problem as recording it would: `impossible-hand`, `rule-refused`, `session-closed`, …
 */
export async function previewHand(
  { prisma }: Database,
  clubId: string,
  sessionId: string,
  record: HandRecord,
): Promise<HandPreview> {
  const row = await prisma.session.findUnique({
    where: { clubId_id: { clubId, id: sessionId } },
    select: { rules: true, state: true, club: { select: { archivedAt: true } } },
  });
  if (!row) throw new Problem('session-not-found', {});
  checkInUse(row.club);
  // The values of these columns were written by this module, through the same types.
  const rules = row.rules as unknown as Rules;
  const state = row.state as unknown as SessionState;
  const event = refusalAsProblem(() => nextHand(rules, sessionId, state, record, newId));
  const folded = refusalAsProblem(() => applyHand(rules, state, event));
  return { ...viewHand(folded, event.record, []), session: viewTable(rules, folded.state) };
}
