import type { ReadPool } from '../../platform/database/pools.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { findHistory } from '../../sessions/history.js';
import { frameOf, type FrameOf } from '../frame.js';
import type { Paper } from '../paper.js';
import { eveningPaper } from './evening-paper.js';

/** Which evening is wanted on paper, and in what frame. */
export interface EveningRequest {
  readonly sessionId: string;
  readonly of: FrameOf;
}

export interface EveningRead {
  readonly paper: Paper;
  /** When it was opened; ISO 8601. */
  readonly opened: string;
}

/**
 * An evening as its paper, as the log had it at the head of the frame: all of it is folded.
 *
 * @throws Problem `session-not-found`
 */
export async function readEvening(
  database: ReadPool,
  { sessionId, of }: EveningRequest,
): Promise<EveningRead> {
  const history = await findHistory(database, of.clubId, sessionId, of.head.seq);
  if (history === null) throw new Problem('session-not-found', {});
  const opened = history.events[0]?.time ?? of.head.time;
  return { paper: eveningPaper(frameOf(of), sessionId, history), opened };
}
