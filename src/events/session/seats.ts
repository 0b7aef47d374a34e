import type { PlayerJoined, PlayerLeft } from '../../evening/event.js';
import { change, type EventKind } from '../kind.js';
import { isCount, isId, meaning } from '../payload.js';

/** Somebody sits down between two hands. */
export const playerJoined = {
  group: 'evenings',
  live: 'read-sessions',
  payload: {
    session: isId,
    player: meaning(isId, 'The player who sat down.'),
    seat: meaning(isCount, 'The seat, counted from 0.'),
  },
  subjects: ({ player }) => [player],
  about: ({ event: { player: member } }) => ({ member }),
  params: ({ event: { player } }) => ({ player }),
  changes: () => [change('seated', false, true)],
} satisfies EventKind<PlayerJoined, unknown>;

/** Somebody gets up between two hands. */
export const playerLeft = {
  group: 'evenings',
  live: 'read-sessions',
  payload: { session: isId, player: meaning(isId, 'The player who left.') },
  subjects: ({ player }) => [player],
  about: ({ event: { player: member } }) => ({ member }),
  params: ({ event: { player } }) => ({ player }),
  changes: () => [change('seated', true, false)],
} satisfies EventKind<PlayerLeft, unknown>;
