import type { Bodies } from '../api/bodies.js';

type TableView = Bodies['TableView'];

/** The part of every answer to a step about the session after it. */
export interface StepAnswer {
  readonly session: TableView;
  /** Of a hand: the ids that its fines were given. */
  readonly fineIds?: readonly string[];
  /** Of a fine. */
  readonly id?: string;
}

/** Whether this is such an answer, and not the page of a hotel's network that says 200 to all. */
export function isStepAnswer(body: unknown): body is StepAnswer {
  if (typeof body !== 'object' || body === null || !('session' in body)) return false;
  const { session } = body;
  return typeof session === 'object' && session !== null && 'version' in session;
}
