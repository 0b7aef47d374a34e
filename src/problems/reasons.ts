import type { ParamsOf } from '../rules/refusals/params.js';
import { EVENING_REASONS } from '../evening/reasons.js';
import { PAY_REASONS } from '../money/pay/reasons.js';
import { MONEY_REASONS } from '../money/reasons/reasons.js';
import { PLANNED_REASONS } from '../planned/reasons.js';
import { RULE_REASONS } from '../rules/refusals/refusal.js';
import { SEASON_REASONS } from '../standings/reasons.js';
import { ACCESS_REASONS } from './access.js';
import { CLUB_REASONS } from './clubs.js';
import { REQUEST_REASONS } from './request.js';
import { SESSION_REASONS } from './sessions.js';
import { STATISTICS_REASONS } from './statistics.js';

/** Every reason for which something is refused. */
export const REASONS = {
  ...RULE_REASONS,
  ...EVENING_REASONS,
  ...MONEY_REASONS,
  ...PAY_REASONS,
  ...SEASON_REASONS,
  ...PLANNED_REASONS,
  ...REQUEST_REASONS,
  ...ACCESS_REASONS,
  ...CLUB_REASONS,
  ...SESSION_REASONS,
  ...STATISTICS_REASONS,
} as const;
export type Reason = keyof typeof REASONS;

/** The parameters that a reason needs. */
export type ParamsFor<R extends Reason> = ParamsOf<(typeof REASONS)[R]>;
