import { useLive } from '../../api/live/live.js';
import type { Evening } from '../../evening/evening.js';
import { useEvening } from '../../evening/use-evening.js';
import { useParams } from '../../routing/use-routing.js';

/**
 * The evening in the address, as it is now: records of another device are here at once. Suspends until
 * it is there.
 */
export function useEveningHere(): Evening {
  const params: { readonly club?: string; readonly session?: string } = useParams();
  const { club, session } = params;
  if (club === undefined || session === undefined) {
    throw new Error('a screen of an evening stands at an address without one');
  }
  useLive(club);
  return useEvening(club, session);
}

/** Names by id; an unknown id is its own name. */
export function useNames(evening: Evening): (player: string) => string {
  return (player) => evening.members.get(player) ?? player;
}
