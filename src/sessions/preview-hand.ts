import { Problem } from '../platform/problem.js';
import type { Database } from '../platform/database.js';
import type { TarokRules } from '../rules/tarok/book.js';
import type { TarokHandRecord } from '../rules/tarok/hand.js';
import type { SessionState } from './replay.js';
import { applyHand } from './replay.js';
import { byTheRules } from './session-write.js';
import { viewHand, viewTable, type HandView, type TableView } from './view.js';

/**
 * What recording a hand would come to; nothing is written.
 *
 * @returns the hand and the table as they would be
 * @throws Problem as recording it would: `impossible-hand`, `rule-refused`, `session-closed`, …
 */
export async function previewHand(
  { prisma }: Database,
  clubId: string,
  sessionId: string,
  record: TarokHandRecord,
): Promise<HandView & { readonly session: TableView }> {
  const row = await prisma.session.findUnique({
    where: { clubId_id: { clubId, id: sessionId } },
    select: { rules: true, state: true, status: true },
  });
  if (!row) throw new Problem('session-not-found', 'The club has no such session.');
  if (row.status === 'closed') {
    throw new Problem('session-closed', 'The session is closed; its pots have been split.');
  }
  // What stands in these columns was written by this module, through the same types.
  const rules = row.rules as unknown as TarokRules;
  const state = row.state as unknown as SessionState;
  const event = {
    kind: 'hand-recorded',
    session: sessionId,
    hand: state.hands + 1,
    record,
    fineIds: [],
  } as const;
  const folded = byTheRules(() => applyHand(rules, state, event));
  return { ...viewHand(folded, record, []), session: viewTable(rules, folded.state) };
}
