import type { EventKind } from '../kind.js';
import { isId, meaning, orNull } from '../payload.js';
import { OF_A_SEASON, seasonName, why } from './seasons.js';

/** An evening belongs elsewhere than by its day: it is taken out of a season, put into one, or both. */
export interface EveningMoved {
  readonly kind: 'evening-moved';
  /** The evening. */
  readonly evening: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly why: string;
}

const eveningMoved = {
  ...OF_A_SEASON,
  payload: {
    evening: meaning(isId, 'The evening.'),
    from: meaning(orNull(isId), 'The season that it was taken out of; null for none.'),
    to: meaning(orNull(isId), 'The season that it was put into; null for none.'),
    why,
  },
  subjects: ({ evening, from, to }) => [evening, from, to].filter((id) => id !== null),
  why: ({ why: said }) => said,
  params: ({ seq, event: { evening, from, to } }, context) => ({
    day: context.evenings.get(evening) ?? '?',
    from: from === null ? null : seasonName(context, from, seq),
    to: to === null ? null : seasonName(context, to, seq),
  }),
} satisfies EventKind<EveningMoved, unknown>;

export const EVENING_MOVE_KINDS = { 'evening-moved': eveningMoved } as const;
