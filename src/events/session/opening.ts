import type { SessionOpened } from '../../evening/event.js';
import { GAME_IDS } from '../../rules/game.js';
import { change, type EventKind } from '../kind.js';
import {
  isCount,
  isDay,
  isId,
  isObject,
  isText,
  isYesNo,
  listOf,
  oneOf,
  optional,
  withTest,
} from '../payload.js';

/** The longest name of a table, short enough for a list of evenings. */
const MOST_OF_A_NAME = 40;
const isTableName = withTest(isText, (name) => {
  const { length } = String(name).trim();
  return length > 0 && length <= MOST_OF_A_NAME;
});

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
    tableName: optional(isTableName),
    plannedSeries: optional(isId),
    plannedDay: optional(isDay),
    day: optional(isDay),
    settledThen: optional(withTest(isYesNo, (value) => value === true)),
  },
  subjects: ({ seats, plannedSeries }) => {
    return plannedSeries === undefined ? seats : [...seats, plannedSeries];
  },
  params: ({ event: { book, rules, seats, tableName = null, day = null } }) => ({
    book,
    own: rules.own?.name ?? null,
    players: seats,
    table: tableName,
    day,
  }),
  changes: () => [change('session-status', null, 'open')],
} satisfies EventKind<SessionOpened, unknown>;
