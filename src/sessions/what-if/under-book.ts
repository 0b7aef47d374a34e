import type { History } from '../../evening/history.js';
import { stateOf } from '../../evening/course.js';
import type { Broken } from '../../evening/corrections/broken-step.js';
import {
  handsOf,
  handsUnder,
  heldAtEnd,
  pointsUnder,
  refusedTable,
  underRules,
  type HandUnder,
} from '../../evening/what-if/under-rules.js';
import type { ReadPool } from '../../platform/database/pools.js';
import type { FineCode, FineRecord } from '../../rules/fine-record.js';
import type { Rules } from '../../rules/game.js';
import { ownFineOf } from '../../rules/own-book/own-parts.js';
import { refusal } from '../../rules/refusals/refusal.js';
import type { Params } from '../../rules/refusals/params.js';
import type { Refusal } from '../../rules/refusals/refusal.js';
import { sentenceOf } from '../../words/languages.js';
import { findHistory } from '../history.js';

/** Something that another book does not know, and why. */
export interface NotKnown {
  readonly hand: number | null;
  readonly step: Broken['step'];
  readonly reason: string;
  readonly params: Params;
  readonly detail: string;
}

/** An evening as it was played and by another book. */
export interface EveningUnder {
  readonly session: string;
  /** When it was opened. */
  readonly openedAt: string;
  /** Its day where it was recorded from a paper; null for the day of its opening. */
  readonly day: string | null;
  /** Minor units a point. */
  readonly rate: number;
  /** The id of the book that it was played by. */
  readonly book: string;
  /** The name of the club's own book that it was played by; null for none, or an unknown name. */
  readonly ownBook: string | null;
  /** Why no hand of it can be played there; null where one can. */
  readonly refused: Omit<NotKnown, 'hand' | 'step'> | null;
  /** The hands that count. */
  readonly hands: number;
  /** The steps that are left out of both sides. */
  readonly unplayable: readonly NotKnown[];
  readonly players: readonly Sides<'player', string>[];
  readonly cups: readonly Sides<'cup', string>[];
  readonly changed: readonly HandUnder[];
  /** The fines that the other book does not have, one of each, with how often they were paid. */
  readonly unknownFines: readonly UnknownFine[];
}

/** A fine that another book does not have. */
export interface UnknownFine {
  readonly code: FineCode;
  /** The short name of a fine of the club's own; null for a printed one. */
  readonly own: string | null;
  /** Language → the club's words for a fine of its own; empty for a printed one. */
  readonly words: Readonly<Record<string, string>>;
  readonly times: number;
}

/** Points on both sides. */
type Sides<Key extends string, Value> = { readonly [K in Key]: Value } & {
  readonly then: number;
  readonly now: number;
};

/**
 * Evenings of a club as they were played and by other rules; nothing is written. One that was carried
 * in has no steps and is left out.
 *
 * @param sessions their ids
 */
export async function readUnderRules(
  database: ReadPool,
  clubId: string,
  sessions: readonly string[],
  others: Rules,
): Promise<readonly EveningUnder[]> {
  const evenings: EveningUnder[] = [];
  for (const session of sessions) {
    const history = await findHistory(database, clubId, session);
    if (history !== null) evenings.push(underBook(session, history, others));
  }
  return evenings;
}

function underBook(session: string, history: History, others: Rules): EveningUnder {
  const { rules, course, events } = history;
  const { rate } = stateOf(course);
  const [opening] = events;
  const day = opening?.event.kind === 'session-opened' ? (opening.event.day ?? null) : null;
  const head = {
    session,
    openedAt: opening?.time ?? '',
    day,
    rate,
    book: rules.book,
    ownBook: rules.own?.name ?? null,
  };
  const said = { ...head, hands: handsOf(course) };
  const why =
    rules.game === others.game
      ? refusedTable(course, others)
      : refusal('other-game', { book: others.book, game: rules.game });
  const nothing = { players: [], cups: [], changed: [], unknownFines: [] };
  if (why !== null) return { ...said, refused: because(why), unplayable: [], ...nothing };
  const under = underRules(rules, course, others);
  const { then, now } = under;
  const unplayable = under.unplayable.map(({ hand, step, refusal: of }) => {
    return { hand, step, ...because(of) };
  });
  const [first] = under.unplayable;
  if (first !== undefined && said.hands > 0 && handsOf(then) === 0) {
    return { ...said, refused: because(first.refusal), unplayable, ...nothing };
  }
  return {
    ...said,
    refused: null,
    unplayable,
    players: sides('player', pointsUnder(then), pointsUnder(now)),
    cups: sides('cup', heldAtEnd(then), heldAtEnd(now)),
    changed: handsUnder(under),
    unknownFines: byKind(rules, under.unknownFines),
  };
}

function byKind(rules: Rules, fines: readonly FineRecord[]): readonly UnknownFine[] {
  const kinds = new Map<string, UnknownFine>();
  for (const { code, own = null } of fines) {
    const name = own ?? code;
    const words = own === null ? {} : (ownFineOf(rules, own)?.words ?? {});
    kinds.set(name, { code, own, words, times: (kinds.get(name)?.times ?? 0) + 1 });
  }
  return [...kinds.values()];
}

function because(of: Refusal): Omit<NotKnown, 'hand' | 'step'> {
  const { reason, params } = of;
  return { reason, params, detail: sentenceOf('en', of) };
}

function sides<Key extends string>(
  key: Key,
  then: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
): readonly Sides<Key, string>[] {
  return Array.from(then, ([name, points]) => {
    return { [key]: name, then: points, now: now.get(name) ?? 0 } as Sides<Key, string>;
  });
}
