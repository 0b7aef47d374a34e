import { useState } from 'react';
import { DOUBTS, type Doubt } from '../../../src/money/reasons/doubts.js';
import { ProblemError } from '../../api/problem.js';

interface Asked {
  /** The request that was refused, as text. */
  readonly said: string;
  /** The reasons that are confirmed when the same is sent again. */
  readonly despite: readonly Doubt[];
}

/** The question of the service that a refusal is; undefined for any other refusal. */
export function doubtOf(error: Error): Doubt | undefined {
  const { reason } = error instanceof ProblemError ? error.body : {};
  return DOUBTS.find((one) => one === reason);
}

/**
 * The questions of the service before it records something: a purse below zero, an amount far beyond the
 * club's own. The same request, sent again, confirms it; another request is asked about as if for the first
 * time.
 */
export function useDoubts() {
  const [asked, ask] = useState<Asked | undefined>();
  return {
    /** The request with the reasons that are confirmed by sending it again. */
    confirmed: <Body extends object>(body: Body) => {
      const isAgain = asked?.said === JSON.stringify(body);
      return { ...body, despite: isAgain ? [...asked.despite] : [] };
    },
    /** For the error of a request: the one that `confirmed` made of `body`. */
    refused: (body: object, despite: readonly Doubt[], error: Error) => {
      const doubt = doubtOf(error);
      ask(doubt && { said: JSON.stringify(body), despite: [...despite, doubt] });
    },
    /** Whether the request is confirmed by sending it again. */
    isAsked: asked !== undefined,
    /** Something was changed: it is another request by now. */
    forget: () => {
      ask(undefined);
    },
  };
}
