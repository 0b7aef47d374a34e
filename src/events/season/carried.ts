import { GAME_IDS, type GameId } from '../../rules/game.js';
import type { EventKind } from '../kind.js';
import {
  isCount,
  isDay,
  isId,
  isObject,
  isText,
  listOf,
  meaning,
  oneOf,
  orNull,
  wholeNumber,
  withTest,
} from '../payload.js';
import { OF_A_SEASON, why } from './seasons.js';

/** The points of somebody on an evening that was carried in. */
export interface CarriedResult {
  readonly member: string;
  readonly points: number;
}

/** All that is known of an evening from before. */
export interface CarriedContent {
  /** The evening. */
  readonly evening: string;
  /** `YYYY-MM-DD`, where the club is. */
  readonly day: string;
  readonly game: GameId;
  /** Null where it is not known. */
  readonly book: string | null;
  /** The name of its table; null for none. */
  readonly table: string | null;
  /** Minor units of money that a point was worth; null where it is not known. Nothing is paid by it. */
  readonly worth: number | null;
  /** By the ids of the members; whole points. */
  readonly results: readonly CarriedResult[];
  /** Points of people who are not named; null where everybody is. */
  readonly others: number | null;
}

/** An evening from before is known by its results: one table on one day. */
export interface EveningCarriedIn extends CarriedContent {
  readonly kind: 'evening-carried-in';
}

/** Its content is another: all of it is said. */
export interface EveningCarriedInCorrected extends CarriedContent {
  readonly kind: 'evening-carried-in-corrected';
  readonly why: string;
}

/** It does not count any more. */
export interface EveningCarriedInTakenBack {
  readonly kind: 'evening-carried-in-taken-back';
  readonly evening: string;
  /** The day that it was of, for the sentences. */
  readonly day: string;
  readonly why: string;
}

export type CarriedEvent = EveningCarriedIn | EveningCarriedInCorrected | EveningCarriedInTakenBack;

const evening = meaning(isId, 'The evening.');
const day = meaning(isDay, 'Its day, where the club is.');

const CONTENT = {
  evening,
  day,
  game: meaning(oneOf(GAME_IDS), 'The game.'),
  book: meaning(orNull(isText), 'The rule book; null where it is not known.'),
  table: meaning(orNull(isText), 'The name of its table; null for none.'),
  worth: meaning(
    orNull(isCount),
    'Minor units of money that a point was worth; null where it is not known. No money moves by it.',
  ),
  results: meaning(
    listOf(withTest(isObject, isResult)),
    'Members and guests with their whole points.',
  ),
  others: meaning(
    orNull(wholeNumber(Number.MIN_SAFE_INTEGER)),
    'Points of people who are not named; null where everybody is.',
  ),
} as const;

function isResult(value: unknown): boolean {
  const { member, points, ...more } = value as Readonly<Record<string, unknown>>;
  return isId(member) && Number.isSafeInteger(points) && Object.keys(more).length === 0;
}

const subjects = ({ evening: id, results }: CarriedContent) => [
  id,
  ...results.map(({ member }) => member),
];

const params = ({ day: of, table, results, others }: CarriedContent) => ({
  day: of,
  table,
  players: results.map(({ member }) => member),
  others: others !== null,
});

const carriedIn = {
  ...OF_A_SEASON,
  payload: CONTENT,
  subjects,
  params: ({ event }) => params(event),
} satisfies EventKind<EveningCarriedIn, unknown>;

const corrected = {
  ...OF_A_SEASON,
  payload: { ...CONTENT, why },
  subjects,
  why: ({ why: said }) => said,
  params: ({ event }) => params(event),
} satisfies EventKind<EveningCarriedInCorrected, unknown>;

const takenBack = {
  ...OF_A_SEASON,
  payload: { evening, day, why },
  subjects: ({ evening: id }) => [id],
  why: ({ why: said }) => said,
  params: ({ event }) => ({ day: event.day }),
} satisfies EventKind<EveningCarriedInTakenBack, unknown>;

export const CARRIED_KINDS = {
  'evening-carried-in': carriedIn,
  'evening-carried-in-corrected': corrected,
  'evening-carried-in-taken-back': takenBack,
} as const;
