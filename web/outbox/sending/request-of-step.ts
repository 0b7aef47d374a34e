import type { AskedStep } from '../../../src/evening/asked.js';

/** The request of a step: the last part of the address, and the body. */
export function requestOf(step: AskedStep): readonly [path: string, body: object | null] {
  switch (step.kind) {
    case 'hand':
      return ['hands', step.record];
    case 'fine':
      // A request of an earlier version of the app has no answer, and later steps are made on it.
      return ['fines', { ...step.fine, hand: step.hand, asAgreed: step.asAgreed ?? true }];
    case 'close':
      return ['close', null];
    case 'correction': {
      const { hand, record, mode, reason } = step;
      return ['corrections', { mode, reason, corrections: [{ hand, record }] }];
    }
    default: {
      const { kind, ...body } = step;
      return [kind, body];
    }
  }
}
