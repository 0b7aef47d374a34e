import type da from '../da/refusals.js';

/** English is what the rules speak themselves. */
export default { sentences: [] } satisfies typeof da;
