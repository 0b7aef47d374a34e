import { count, text, type ReasonList } from '../../rules/refusals/params.js';

/** Why a plan, or a transfer of one, is refused. */
export type PlanCode =
  | 'validation-failed'
  | 'not-allowed'
  | 'day-refused'
  | 'version-stale'
  | 'plan-not-found'
  | 'plan-refused';

export const PLAN_REASONS = {
  'no-such-plan': { code: 'plan-not-found' },
  'no-such-transfer': { code: 'plan-not-found' },
  'purse-is-needed': { code: 'validation-failed' },
  'member-is-twice': { code: 'validation-failed' },
  'nothing-to-settle': { code: 'plan-refused' },
  'plan-is-stale': { code: 'plan-refused' },
  'plan-of-later-day': {
    code: 'plan-refused',
    params: { day: text('The first day as of which they can be settled.') },
  },
  'transfer-is-done': { code: 'plan-refused' },
  'transfer-is-dropped': { code: 'plan-refused' },
  'day-before-plan': {
    code: 'day-refused',
    params: { day: text('The day that was given.'), first: text('The first day that it can be.') },
  },
  'less-than-agreed': { code: 'plan-refused' },
  'transfer-moved-on': {
    code: 'version-stale',
    params: {
      current: count('The version that the transfer has.'),
      version: count('The version that was named.'),
    },
  },
  'not-your-transfer': { code: 'not-allowed' },
  'own-payment': { code: 'not-allowed' },
} as const satisfies ReasonList<PlanCode>;
