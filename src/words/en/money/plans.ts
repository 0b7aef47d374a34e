import type { PLAN_REASONS } from '../../../money/settling-up/reasons.js';
import type { PlanEvent } from '../../../events/money/plan.js';
import type { LogWords, SentencesOf } from '../../language.js';
import { about, transferWords } from '../../money-log.js';

/** What happened to plans by which members settle up. */
export const planLog = {
  'plan-agreed': ({ on, way, members, transfers }, say) =>
    `Settling up as of ${say.day(on)} was agreed for ${members} ${members === 1 ? 'member' : 'members'}, ${
      way === 'purse' ? 'through the purse' : 'among the members'
    }: ${transfers} ${transfers === 1 ? 'payment' : 'payments'}.`,
  'transfer-done': ({ text, ...transfer }, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `${from} paid ${to} ${money} as settled${about(text)}.`;
  },
  'transfer-dropped': (transfer, say) => {
    const { from, to, money } = transferWords(transfer, say);
    return `The payment of ${money} from ${from} to ${to} was dropped from the plan.`;
  },
} satisfies Pick<LogWords['sentences'], PlanEvent['kind']>;

export const planReasons = {
  'no-such-plan': () => 'There is no such plan.',
  'no-such-transfer': () => 'There is no such payment in the plan.',
  'purse-is-needed': () => 'Choose a purse: the amounts do not come out even among the members.',
  'member-is-twice': () => 'Each member can be in it once.',
  'nothing-to-settle': () => 'There is nothing to settle.',
  'plan-is-stale': () => 'Balances have changed since. Look at the plan again, and then agree it.',
  'plan-of-later-day': ({ day }, say) =>
    `Some of them are settled as of a later day already; choose ${say.day(day)} or later.`,
  'transfer-is-done': () => 'That payment is already marked as done.',
  'transfer-is-dropped': () => 'That payment was dropped.',
  'day-before-plan': ({ day, first }, say) =>
    `${say.day(day)} is too early; ${say.day(first)} is the first day it can be.`,
  'transfer-moved-on': () => 'Somebody else has just changed the payment. Look at it again.',
  'not-your-transfer': () =>
    'Only the member who gets the money, or a treasurer, can mark the payment as done.',
  'own-payment': () => 'Somebody else must confirm a payment of your own.',
} satisfies SentencesOf<typeof PLAN_REASONS>;
