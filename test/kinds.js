/** The folders of `test` by what runs their tests. Every test of `npm test` is in one of them. */

/** They need nothing but the code, and run in one process: `test/pure/run.js`. */
export const PURE = ['golden', 'property', 'unit'];

/** They need the built service, a PostgreSQL or a browser, and run in jest. */
export const SERVED = ['browser', 'e2e', 'medium'];

/**
 * Of these, they put parts of `src` together themselves: decorators of a test and those of the built
 * service know nothing of each other, so they load `src` as it is.
 */
export const OF_SOURCE = [
  'medium/built/openapi.test.ts',
  'medium/http/access-declared-routes.test.ts',
  'medium/http/expected-refusals.test.ts',
  'medium/http/http.test.ts',
  'medium/ledger/at-once.test.ts',
];

/** They run by themselves: `npm run test:slow`. */
export const SLOW = ['slow'];
