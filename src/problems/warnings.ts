import { PAY_WARNINGS } from '../money/pay/reasons.js';
import { SIGNING_REASONS } from '../money/reasons/doubts.js';
import { WARNING_REASONS } from '../rules/refusals/warning.js';

/** Everything that is said beside what is not refused. */
export const WARNINGS = { ...WARNING_REASONS, ...PAY_WARNINGS, ...SIGNING_REASONS } as const;
