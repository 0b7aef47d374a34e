import type { BoundedWork } from '../../platform/http/limits/at-once.js';

/** Files of all that a club or a person has: each is a connection for as long as its reader takes. */
export const EXPORTS: BoundedWork = {
  name: 'exports',
  running: { all: 4, firsts: 60, club: 1, user: 1 },
  waiting: { all: 20, firsts: 60, club: 3, user: 3 },
  patienceMs: 5_000,
};
