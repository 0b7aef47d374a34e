import type { Waiting } from './waiting.js';

/**
 * The guests in unsent steps whom the service does not know yet: an unsent step seats them, or did so
 * until it was thrown away.
 *
 * @returns their names by the ids that this device made for them
 */
export function unsentGuests(waiting: readonly Waiting[]): ReadonlyMap<string, string> {
  return new Map(waiting.flatMap((one) => [...(one.guests ?? []), ...guestSeatedBy(one)]));
}

/** The guest whom a step seats, with their name; nobody where it seats none. */
export function guestSeatedBy({
  step,
}: Pick<Waiting, 'step'>): readonly (readonly [id: string, name: string])[] {
  return step.kind === 'join' && step.guest !== undefined ? [[step.player, step.guest.name]] : [];
}
