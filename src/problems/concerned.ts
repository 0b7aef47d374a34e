import type { Concerned } from '../rules/refusals/refusal.js';

/** The fields of a refusal that name its subject at the table, as the reference describes them. */
export const CONCERNED = {
  card: { schema: { type: 'string' }, description: "The card concerned, e.g. 'king-hearts'." },
  hand: {
    schema: { type: 'integer', minimum: 1 },
    description: 'The number of the hand concerned.',
  },
} as const satisfies Partial<Record<keyof Concerned, object>>;
