import { queryOptions } from '@tanstack/react-query';
import { api, take } from '../client.js';
import type { Bodies } from '../bodies.js';

/** Where a dispute belongs. */
interface Place {
  readonly club: string;
  readonly session: string;
}

type OfDispute = Place & { readonly dispute: string };

const AT = '/v1/clubs/{clubId}/sessions/{sessionId}/disputes/{disputeId}' as const;

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
  { club, session, dispute }: OfDispute,
  step: 'answers' | 'withdraw',
  text: string,
  key: string,
): Promise<Bodies['DisputeSteppedView']> {
  const params = {
    path: { clubId: club, sessionId: session, disputeId: dispute },
    header: { 'Idempotency-Key': key },
  };
  return take(
    step === 'answers'
      ? api.POST(`${AT}/answers`, { params, body: { text } })
      : api.POST(`${AT}/withdraw`, { params, body: { text } }),
  );
}

/** Proposes a decision to a member without a part. */
export function proposeDecision(
  { club, session, dispute }: OfDispute,
  body: Bodies['ProposeDecisionDto'],
  version: number,
  key: string,
): Promise<Bodies['DisputeSteppedView']> {
  const params = {
    path: { clubId: club, sessionId: session, disputeId: dispute },
    header: { 'Idempotency-Key': key, 'If-Match': `"${version}"` },
  };
  return take(api.POST(`${AT}/proposals`, { params, body }));
}

/** Confirms a proposed decision, declines it with a word, or takes it back. */
export function answerProposal(
  { club, session, dispute }: OfDispute,
  answer: ProposalAnswer,
  key: string,
): Promise<unknown> {
  const params = {
    path: { clubId: club, sessionId: session, disputeId: dispute },
    header: { 'Idempotency-Key': key },
  };
  const { proposal } = answer;
  switch (answer.step) {
    case 'confirm':
      return take(api.POST(`${AT}/proposals/confirm`, { params, body: { proposal } }));
    case 'take-back':
      return take(api.POST(`${AT}/proposals/take-back`, { params, body: { proposal } }));
    case 'decline': {
      const body = { proposal, text: answer.text };
      return take(api.POST(`${AT}/proposals/decline`, { params, body }));
    }
  }
}

/** An answer to a proposed decision, by the number of its event. */
export type ProposalAnswer =
  | { readonly step: 'confirm' | 'take-back'; readonly proposal: number }
  | { readonly step: 'decline'; readonly proposal: number; readonly text: string };

export type Proposal = Bodies['ProposalView'];

/** The proposed decision that waits in a dispute, with what it would do. */
export const proposalQuery = (club: string, dispute: string, event: number) =>
  queryOptions({
    queryKey: ['proposal', club, dispute, event],
    queryFn: (): Promise<Proposal> =>
      take(
        api.GET('/v1/clubs/{clubId}/disputes/{disputeId}/proposal', {
          params: { path: { clubId: club, disputeId: dispute } },
        }),
      ),
  });
