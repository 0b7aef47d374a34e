import { api, take } from '../client.js';
import type { Bodies } from '../bodies.js';

/** Where a dispute belongs. */
interface Place {
  readonly club: string;
  readonly session: string;
}

/**
 * Raises a dispute.
 *
 * @param key the same for every try of the same
 */
export function raiseDispute(
  { club, session }: Place,
  body: Bodies['RaiseDisputeDto'],
  key: string,
): Promise<Bodies['DisputeSteppedView']> {
  const params = {
    path: { clubId: club, sessionId: session },
    header: { 'Idempotency-Key': key },
  };
  return take(api.POST('/v1/clubs/{clubId}/sessions/{sessionId}/disputes', { params, body }));
}

/** Says something in a dispute, or takes it back with a word of why. */
export function stepDispute(
  { club, session, dispute }: Place & { readonly dispute: string },
  step: 'answers' | 'withdraw',
  text: string,
  key: string,
): Promise<Bodies['DisputeSteppedView']> {
  const params = {
    path: { clubId: club, sessionId: session, disputeId: dispute },
    header: { 'Idempotency-Key': key },
  };
  const at = '/v1/clubs/{clubId}/sessions/{sessionId}/disputes/{disputeId}' as const;
  return take(
    step === 'answers'
      ? api.POST(`${at}/answers`, { params, body: { text } })
      : api.POST(`${at}/withdraw`, { params, body: { text } }),
  );
}
