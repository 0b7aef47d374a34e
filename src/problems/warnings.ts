import { PAY_WARNINGS } from '../money/pay/reasons.js';
import { WARNING_REASONS } from '../rules/refusals/warning.js';

/** Everything that is said beside what is not refused. */
export const WARNINGS = { ...WARNING_REASONS, ...PAY_WARNINGS } as const;
