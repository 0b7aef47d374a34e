import type { ClubPermission } from '../../../src/people/roles.js';

/** The records of the club's money, each with a form of its own. */
export const RECORDED = [
  'received',
  'paid-out',
  'given',
  'expense',
  'income',
  'between-purses',
  'counted',
  'dues',
  'opening',
] as const;

export type Recorded = (typeof RECORDED)[number];

export function isRecorded(what: string): what is Recorded {
  return RECORDED.some((one) => one === what);
}

/** The permission needed to record it. */
export function needsOf(what: Recorded): ClubPermission {
  return what === 'received' ? 'receive-money' : 'keep-money';
}
