import { CARRIED_KINDS, type CarriedEvent } from './carried.js';
import { EVENING_MOVE_KINDS, type EveningMoved } from './evening-moved.js';
import { SEASON_STEP_KINDS, type SeasonStepEvent } from './seasons.js';

/** An event of the seasons of a club, or of an evening from before that counts in them. */
export type SeasonEvent = SeasonStepEvent | EveningMoved | CarriedEvent;

export const SEASON_KINDS = {
  ...SEASON_STEP_KINDS,
  ...EVENING_MOVE_KINDS,
  ...CARRIED_KINDS,
} as const;

/** Whether an event is one of these. */
export function isOfSeasons(event: { readonly kind: string }): event is SeasonEvent {
  return Object.hasOwn(SEASON_KINDS, event.kind);
}
