import { isWayToPay, WAY_KINDS, type WayToPay } from '../../money/pay/how-to-pay.js';
import type { EventKind } from '../kind.js';
import { isObject, listOf, meaning, withTest } from '../payload.js';

/** How the club can be paid from now on: all the ways are said. */
export interface WaysToPayChosen {
  readonly kind: 'ways-to-pay-chosen';
  readonly ways: readonly WayToPay[];
}

const waysToPayChosen = {
  group: 'money',
  live: 'read-account',
  payload: {
    ways: meaning(
      listOf(withTest(isObject, isWayToPay)),
      `The ways: \`kind\` is one of ${WAY_KINDS.join(', ')}, \`said\` what the club says of it; \`purse\` the purse that its money comes into, left out for none.`,
    ),
  },
  subjects: ({ ways }) => [...new Set(ways.flatMap(({ purse }) => purse ?? []))],
  params: ({ event: { ways } }) => ({ ways: [...new Set(ways.map(({ kind }) => kind))] }),
  changes: () => [],
} satisfies EventKind<WaysToPayChosen, unknown>;

export const WAYS_KINDS = { 'ways-to-pay-chosen': waysToPayChosen } as const;
