import type { SessionOpened } from '../../evening/event.js';
import { GAME_IDS } from '../../rules/game.js';
import { change, type EventKind } from '../kind.js';
import { isCount, isId, isObject, isText, listOf, oneOf } from '../payload.js';

/** An evening begins: rules pinned, table laid, pots founded. */
export const sessionOpened = {
  group: 'evenings',
  live: 'read-sessions',
  payload: {
    session: isId,
    game: oneOf(GAME_IDS),
    book: isText,
    bookVersion: isText,
    rules: isObject,
    rate: isCount,
    seats: listOf(isId),
    firstDealer: isId,
  },
  subjects: ({ seats }) => seats,
  params: ({ event: { book, seats } }) => ({ book, players: seats }),
  changes: () => [change('session-status', null, 'open')],
} satisfies EventKind<SessionOpened, unknown>;
