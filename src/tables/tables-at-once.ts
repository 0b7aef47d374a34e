import type { BoundedWork } from '../platform/http/limits/at-once.js';

/** Lists as files: each is a connection for as long as its reader takes. */
export const LISTS: BoundedWork = {
  name: 'tables',
  running: { all: 4, firsts: 60, club: 2, user: 1 },
  waiting: { all: 20, firsts: 60, club: 6, user: 3 },
  patienceMs: 5_000,
};
