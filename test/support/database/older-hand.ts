import { randomUUID } from 'node:crypto';
import type { HandRecorded } from '../../../src/evening/event.js';
import { applyHand } from '../../../src/evening/fold.js';
import { ClubWriter } from '../../../src/ledger/write/club-writer.js';
import { createWritePool } from '../../../src/platform/database/pools.js';
import { createLogger } from '../../../src/platform/logging.js';
import type { HandRecord } from '../../../src/rules/game.js';
import { rowsOf } from '../../../src/sessions/rows-of-event.js';
import { requireOpenSession } from '../../../src/sessions/session-write.js';
import type { TestDatabase } from './database.js';

/** Where a hand is recorded: the version is that of the session. */
export interface OlderHandAt {
  readonly clubId: string;
  readonly sessionId: string;
  readonly version: number;
}

/** Records a hand as earlier versions did: the log holds what was sent, fields that are null too. */
export async function recordAsBefore(
  { connection }: TestDatabase,
  at: OlderHandAt,
  record: HandRecord,
): Promise<void> {
  const pool = createWritePool(connection, createLogger('silent'));
  const { clubId, sessionId, version } = at;
  try {
    await new ClubWriter(pool).write({
      clubId,
      sessionId,
      key: randomUUID(),
      requestHash: 'older hand',
      decide(snapshot) {
        const { rules, state, accounts } = requireOpenSession(snapshot, sessionId, version);
        const hand = state.hands + 1;
        const event: HandRecorded = {
          kind: 'hand-recorded',
          session: sessionId,
          hand,
          record,
          fineIds: [],
        };
        const folded = applyHand(rules, state, event);
        return {
          events: [rowsOf(event, state, folded, accounts)],
          response: { status: 201, etag: '', body: {} },
        };
      },
    });
  } finally {
    await pool.end();
  }
}
