import { ACCESS_KINDS } from './access.js';
import { CLUBS_KINDS } from './clubs.js';
import { MONEY_KINDS } from './money.js';
import { PLANNED_KINDS } from './planned.js';
import { REQUEST_KINDS } from './request.js';
import { RULES_KINDS } from './rules.js';
import { SEASONS_KINDS } from './seasons.js';
import { SESSIONS_KINDS } from './sessions.js';

/** The closed list of what the API can refuse, and how (RFC 9457). */
export const PROBLEMS = {
  ...REQUEST_KINDS,
  ...ACCESS_KINDS,
  ...CLUBS_KINDS,
  ...RULES_KINDS,
  ...SESSIONS_KINDS,
  ...MONEY_KINDS,
  ...SEASONS_KINDS,
  ...PLANNED_KINDS,
} as const;

/** A stable code of the closed list. */
export type ProblemCode = keyof typeof PROBLEMS;
