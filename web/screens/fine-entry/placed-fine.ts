import { effectsWithAnswer, withFine, type FineEffect } from '../../../src/rules/fine-effects.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import { gameOf, type Table } from '../../../src/rules/game.js';
import { countsHand, findHand, latestHand } from '../../../src/evening/lookup.js';
import type { Evening } from '../../evening/evening.js';
import { draftOf } from '../../outbox/drafts.js';
import { beginCorrection } from '../corrections/changes/begin-correction.js';
import type { PlayerId } from '../../../src/rules/payment.js';
import { fineOf, mayGoOn, type FineAtTable, type FinePlace } from './fine-draft.js';

/**
 * How the effects of a fine on deal and hand come about:
 * - `next`: the fine is entered in the next hand;
 * - `correct`: the recorded hand it is about is corrected;
 * - the others: not at all, and why. Only the fine is recorded then, as the table agreed.
 */
export type EffectsWay = 'next' | 'correct' | 'sitsOut' | 'satOut' | 'notSent' | 'noHand';

/** A fine at the table with the place where it belongs. */
export interface PlacedFine {
  readonly place: FinePlace;
  /** The effects on deal and hand by the book; empty for a fine that is paid and no more. */
  readonly effects: readonly FineEffect[];
  /** Null without effects. */
  readonly way: EffectsWay | null;
  /** The table of the hand that the effects are about. */
  readonly table: Table;
}

/** The place of the fine that is typed, and the way of its effects. */
export function placedFine(evening: Evening, draft: FineAtTable): PlacedFine {
  const { rules, course, table } = evening;
  const fine = fineOf(draft.fine);
  const effects =
    fine === null ? [] : effectsWithAnswer(gameOf(rules).fines(rules), fine, draft.fine.goesOn);
  // Also where the others let the hand go on, it is the hand in which the error was made.
  if (fine === null || (effects.length === 0 && !mayGoOn(rules, draft.fine))) {
    return { place: placeOf(evening, draft), effects: [], way: null, table };
  }
  // Found after the hand, it is about the last one.
  const isAfter = draft.hand === undefined && fine.stage === 'after';
  const hand = isAfter ? latestHand(course) : draft.hand;
  if (typeof hand === 'number' && countsHand(course, hand)) {
    const then = findHand(course, hand).before?.table ?? table;
    return { place: hand, effects, way: wayOfRecorded(evening, fine, hand, then), table: then };
  }
  if (hand === null) return { place: null, effects, way: 'noHand', table };
  return canBeInNext(evening, fine.player)
    ? { place: 'next', effects, way: 'next', table }
    : { place: null, effects, way: 'sitsOut', table };
}

/** The way of the effects on a recorded hand. */
export function wayOfRecorded(
  { rules, session, waiting }: Evening,
  { player }: FineRecord,
  hand: number,
  then: Table,
): EffectsWay {
  if (!gameOf(rules).active(rules, then).includes(player)) return 'satOut';
  return hand > session.hands || waiting.length > 0 ? 'notSent' : 'correct';
}

/** Whether a fine of this player can be entered in the next hand. */
export function canBeInNext({ rules, active }: Evening, player: PlayerId): boolean {
  return gameOf(rules).handsHoldFines && active.includes(player);
}

/**
 * The place of a fine that is paid and no more: the chosen one; else the last hand that counts where the
 * error was found after it, and none where it was found earlier, which may be in the hand being played.
 */
function placeOf(evening: Evening, { hand, fine }: FineAtTable): FinePlace {
  const { course } = evening;
  const typed = fineOf(fine);
  if (hand === 'next') {
    return typed !== null && canBeInNext(evening, typed.player) ? 'next' : null;
  }
  // The chosen hand may have been taken back since.
  if (hand != null && countsHand(course, hand)) return hand;
  const latest = hand !== null && typed?.stage === 'after' ? latestHand(course) : null;
  return latest !== null && playedIn(evening, latest, fine.player) ? latest : null;
}

/** Whether a player played a hand; of nobody it is not asked. */
export function playedIn(
  { rules, course }: Pick<Evening, 'rules' | 'course'>,
  hand: number,
  player: PlayerId | undefined,
): boolean {
  const then = findHand(course, hand).before?.table;
  if (player === undefined || then === undefined) return true;
  return gameOf(rules).active(rules, then).includes(player);
}

/** Adds a fine to the draft of the next hand, with the end that it gives the hand. */
export function addToNextHand(
  { rules, session, at }: Evening,
  fine: FineRecord,
  goesOn?: boolean,
): void {
  const draft = draftOf(session.id, 'hand');
  const typed = draft.read();
  // A draft of the hand's entry is a record with parts that may be missing.
  const hand = typed?.value ?? {};
  const fined = withFine(gameOf(rules).fines(rules), hand, fine, goesOn);
  draft.write(fined, typed?.begunAt ?? at);
}

/**
 * Adds a fine to the correction of a recorded hand, with the end that it gives the hand.
 *
 * @param loose the id of the same fine where it was recorded by itself: it is lifted with it
 */
export function addToRecordedHand(
  evening: Evening,
  hand: number,
  fine: FineRecord,
  { goesOn, loose }: { readonly goesOn?: boolean | undefined; readonly loose?: string } = {},
): void {
  const catalogue = gameOf(evening.rules).fines(evening.rules);
  const lifted = loose === undefined ? [] : [{ fine: loose, void: true } as const];
  beginCorrection(evening, hand, (typed) => withFine(catalogue, typed, fine, goesOn), lifted);
}
