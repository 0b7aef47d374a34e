/** The folders of `test` by what runs their tests. Every test of `npm test` is in one of them. */

/** They need nothing but the code, and run in one process: `test/pure/run.js`. */
export const PURE = ['golden', 'property', 'unit'];

/** They need the built service, a PostgreSQL or a browser, and run in jest. */
export const SERVED = ['browser', 'e2e', 'medium'];

/** They run by themselves: `npm run test:slow`. */
export const SLOW = ['slow'];
