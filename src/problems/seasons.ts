import type { ProblemKinds } from './kind.js';

/** Codes of seasons. */
export const SEASONS_KINDS = {
  'season-not-found': { status: 404, title: 'The club has no such season' },
  'season-closed': { status: 409, title: 'The season is closed' },
  'season-refused': { status: 409, title: 'That cannot be done with this season' },
  'carried-evening-not-found': {
    status: 404,
    title: 'The club has no such evening that was carried in',
  },
  'carried-evening-refused': { status: 409, title: 'That evening cannot be carried in so' },
} as const satisfies ProblemKinds;
