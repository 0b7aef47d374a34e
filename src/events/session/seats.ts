import type { PlayerJoined, PlayerLeft } from '../../evening/event.js';
import { change, type EventKind } from '../kind.js';
import { isCount, isId } from '../payload.js';

/** Somebody sits down between two hands. */
export const playerJoined = {
  group: 'evenings',
  live: 'read-sessions',
  payload: { session: isId, player: isId, seat: isCount },
  subjects: ({ player }) => [player],
  about: ({ event: { player: member } }) => ({ member }),
  params: ({ event: { player } }) => ({ player }),
  changes: () => [change('seated', false, true)],
} satisfies EventKind<PlayerJoined, unknown>;

/** Somebody gets up between two hands. */
export const playerLeft = {
  group: 'evenings',
  live: 'read-sessions',
  payload: { session: isId, player: isId },
  subjects: ({ player }) => [player],
  about: ({ event: { player: member } }) => ({ member }),
  params: ({ event: { player } }) => ({ player }),
  changes: () => [change('seated', true, false)],
} satisfies EventKind<PlayerLeft, unknown>;
