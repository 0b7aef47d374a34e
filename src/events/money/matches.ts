import type { EventKind } from '../kind.js';
import { isOrdinal, isText, meaning } from '../payload.js';
import { isAmount, isMember, moneyParam } from './parts.js';

/**
 * The treasurer sets a part of what paid one open item against another item of the same member. It moves no
 * money. The items are named by events that made or changed them.
 */
export interface MatchMoved {
  readonly kind: 'match-moved';
  readonly member: string;
  /** The item that is moved: a payment, or where credits are open, a debt. */
  readonly matched: number;
  /** The item that it was set against. */
  readonly from: number;
  /** The item that it is set against now. */
  readonly to: number;
  /** Minor units. */
  readonly amount: number;
  readonly why: string;
}

const matchMoved = {
  group: 'money',
  live: 'read-money',
  payload: {
    member: meaning(isMember, 'The member.'),
    matched: meaning(isOrdinal, 'The item that is moved, by an event that made or changed it.'),
    from: meaning(isOrdinal, 'The item that it was set against.'),
    to: meaning(isOrdinal, 'The item that it is set against now.'),
    amount: isAmount,
    why: meaning(isText, 'Why.'),
  },
  subjects: ({ member }) => [member],
  about: ({ event: { member } }) => ({ member }),
  why: ({ why }) => why,
  params: ({ event: { member, amount } }, context) => ({
    member,
    money: moneyParam(amount, context),
  }),
  changes: () => [],
} satisfies EventKind<MatchMoved, unknown>;

export const MATCH_KINDS = { 'match-moved': matchMoved } as const;
