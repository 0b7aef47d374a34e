import type { PlayerId } from '../../payment.js';
import { refusal } from '../../refusals/refusal.js';

/** One of the three who play: 0 the dealer, 1 forehand, 2 the third. The order of meldinger. */
export type Place = 0 | 1 | 2;
export const PLACES: readonly Place[] = [0, 1, 2];
export const DEALER: Place = 0;

/** The place of a player among the three. Throws when they do not play this hand. */
export function placeOf(players: readonly PlayerId[], player: PlayerId, field: string): Place {
  const place = players.indexOf(player);
  if (place < 0) throw refusal('not-in-hand', { player }, { field });
  return asPlace(place);
}

export function asPlace(place: number): Place {
  return place === 0 ? 0 : place === 1 ? 1 : 2;
}
