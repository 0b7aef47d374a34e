import type { components } from './schema.js';

/** The bodies of requests and answers, by their names in the reference. */
export type Bodies = components['schemas'];
