import type { ProblemKinds } from './kind.js';

/** Codes of planned evenings. */
export const PLANNED_KINDS = {
  'planned-evening-not-found': { status: 404, title: 'The club has no such planned evening' },
  'planned-evening-refused': {
    status: 409,
    title: 'That cannot be done with this planned evening',
  },
} as const satisfies ProblemKinds;
