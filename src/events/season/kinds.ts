import { EVENING_MOVE_KINDS, type EveningMoved } from './evening-moved.js';
import { SEASON_STEP_KINDS, type SeasonStepEvent } from './seasons.js';

/** An event of the seasons of a club. */
export type SeasonEvent = SeasonStepEvent | EveningMoved;

export const SEASON_KINDS = { ...SEASON_STEP_KINDS, ...EVENING_MOVE_KINDS } as const;

/** Whether an event is one of these. */
export function isOfSeasons(event: { readonly kind: string }): event is SeasonEvent {
  return Object.hasOwn(SEASON_KINDS, event.kind);
}
