import type { Waiting } from './waiting.js';

/**
 * The guests whom an unsent step seats and the service does not know yet.
 *
 * @returns their names by the ids that this device made for them
 */
export function unsentGuests(waiting: readonly Waiting[]): ReadonlyMap<string, string> {
  return new Map(
    waiting.flatMap(({ step }) =>
      step.kind === 'join' && step.guest !== undefined ? [[step.player, step.guest.name]] : [],
    ),
  );
}
