import type { FineRecord } from '../../rules/fine-record.js';
import type { HandRecord } from '../../rules/game.js';
import type {
  CorrectionChange,
  CorrectionMode,
  FineChange,
  HandChange,
  HandContent,
  StepChange,
} from '../event.js';
import type { Course } from '../course.js';
import type { History } from '../history.js';
import {
  fineContent,
  findFine,
  handContent,
  handWithFine,
  isPaidBack,
  revisionOf,
} from '../lookup.js';
import { plainRecord } from './plain-record.js';
import { refusal } from '../reasons.js';
import { findStepChange } from '../steps.js';

/** A requested correction: the new content of its target, or that it is void. */
export type CorrectionAsked =
  | (ContentChange<HandRecord> & { readonly hand: number })
  | (ContentChange<FineRecord> & { readonly fine: string })
  | StepAsked;

/** A step between two hands that is to be undone. */
interface StepAsked {
  /** The version of the session that it made. */
  readonly step: number;
  readonly void?: boolean;
}

interface ContentChange<T> {
  readonly record?: T | null;
  readonly void?: boolean;
}

/**
 * Works out what is to change. A fine that belongs to a hand changes the record of that hand.
 *
 * @param newId gives the ids of new fines
 * @returns each hand and each fine between hands once, as it was and as it is to be; each step between
 *   hands that is taken back
 * @throws Refusal `hand-not-found`, `fine-not-found`, `fine-overturned`; `validation-failed` when an
 *   entry says neither or both; `correction-refused` when it changes nothing, one thing twice, or a
 *   step that cannot be taken back so
 */
export function resolveChanges(
  history: Pick<History, 'course' | 'corrections'>,
  asked: readonly CorrectionAsked[],
  newId: () => string,
): CorrectionChange[] {
  const { course } = history;
  const hands = new Map<number, HandContent>();
  const ofFines = new Set<number>();
  const fines = new Map<string, FineChange>();
  const steps = new Map<number, StepChange>();
  asked.forEach((one, index) => {
    const field = `corrections[${index}]`;
    checkSaysOne(one, field);
    if ('hand' in one) {
      if (hands.has(one.hand)) throw refusal('hand-corrected-twice', { hand: one.hand }, { field });
      hands.set(one.hand, handAsked(course, one, newId));
      return;
    }
    if ('step' in one) {
      const step = steps.has(one.step) ? undefined : findStepChange(course, one.step);
      if (step === undefined) throw refusal('no-such-seat-change', {}, { field });
      steps.set(one.step, step);
      return;
    }
    const between = fineBetween(course, one, newId);
    if (between !== null) {
      if (fines.has(one.fine)) throw refusal('fine-corrected-twice', {}, { field });
      fines.set(one.fine, between);
      return;
    }
    const hand = handOfFine(history, one.fine);
    if (hands.has(hand) && !ofFines.has(hand))
      throw refusal('hand-corrected-twice', { hand }, { field });
    ofFines.add(hand);
    const content = hands.get(hand) ?? handContent(course, hand);
    hands.set(hand, withFine(content, one, field, newId));
  });
  return [
    ...[...hands].map(([hand, now]) => handChange(course, hand, renewed(course, now, newId))),
    ...fines.values(),
    ...steps.values(),
  ];
}

/**
 * Works out what is to change in a mode.
 *
 * @throws Refusal as `resolveChanges`; `validation-failed` for a payment back of anything but one fine
 */
export function changesIn(
  mode: CorrectionMode,
  history: Pick<History, 'course' | 'corrections'>,
  asked: readonly CorrectionAsked[],
  newId: () => string,
): CorrectionChange[] {
  if (mode !== 'paid-back') return resolveChanges(history, asked, newId);
  const paidBack = fineAlone(asked);
  if (paidBack === null) throw refusal('pays-back-one-fine', {}, { field: 'corrections' });
  if (fineBetween(history.course, { fine: paidBack }, newId) === null) {
    handOfFine(history, paidBack);
  }
  return [{ paidBack }];
}

/** The fine that a request takes back, where it does nothing else; null for any other request. */
export function fineAlone(asked: readonly CorrectionAsked[]): string | null {
  const [only, other] = asked;
  if (only === undefined || other !== undefined || !('fine' in only)) return null;
  return only.void === true && only.record == null ? only.fine : null;
}

/** Nothing is voided by forgetting what it should say. */
function checkSaysOne(one: CorrectionAsked, field: string): void {
  const record = 'record' in one ? one.record : null;
  const { void: voided } = one;
  if ((record != null) !== (voided === true)) return;
  throw refusal('say-record-or-void', {}, { field: `${field}.record` });
}

/**
 * A hand, as it is and as it is to be.
 * @throws Refusal `correction-refused` when that is the same
 */
export function handChange(course: Course, hand: number, now: HandContent): HandChange {
  const was = handContent(course, hand);
  if (said(was.record) === said(now.record)) {
    throw refusal(now.record === null ? 'hand-is-void' : 'hand-says-that', { hand }, { hand });
  }
  return { hand, revision: revisionOf(course, hand) + 1, was, now };
}

/** The content of a record as text: a null field is equal to an omitted one. */
function said(record: object | null): string {
  return JSON.stringify(record, plainly);
}

/** Fields in an order of their own, without those that say nothing. */
function plainly(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([, content]) => content !== null);
  return Object.fromEntries(fields.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** A fine that is as it was keeps its id; every other one of the new record is new. */
function handAsked(
  course: Course,
  { hand, record: given }: { readonly hand: number; readonly record?: HandRecord | null },
  newId: () => string,
): HandContent {
  const was = handContent(course, hand);
  if (given == null) return { record: null, fineIds: [] };
  const record = plainRecord(given);
  const left = (was.record?.fines ?? []).map((fine, index) => ({
    says: fineSays(fine, was.record),
    id: was.fineIds[index],
  }));
  const fineIds = (record.fines ?? []).map((fine) => {
    const says = fineSays(fine, record);
    const found = left.findIndex((one) => one.says === says);
    const [kept] = found < 0 ? [] : left.splice(found, 1);
    return kept?.id ?? newId();
  });
  return { record, fineIds };
}

/** A fine that was paid back is overturned: where the hand names it again, it is a new one. */
function renewed(course: Course, content: HandContent, newId: () => string): HandContent {
  const fineIds = content.fineIds.map((id) => (isPaidBack(course, id) ? newId() : id));
  return { ...content, fineIds };
}

/** All that a fine says, with the melding and the card themselves that it is about. */
function fineSays(fine: FineRecord, record: HandRecord | null): string {
  const { melding, took, selfReported, note, ...rest } = fine;
  return said({
    ...rest,
    selfReported: selfReported === true,
    note: note ?? '',
    melding: melding == null ? null : record?.meldinger?.[melding],
    took: took == null ? null : record?.events?.[took],
  });
}

/** The change of a fine between hands; null when the fine is none of those. */
function fineBetween(
  course: Course,
  { fine, record }: { readonly fine: string; readonly record?: FineRecord | null },
  newId: () => string,
): FineChange | null {
  const found = findFine(course, fine);
  if (found === undefined) return null;
  const was = fineContent(course, found.step);
  if (was.record === null || was.fineId !== fine || isPaidBack(course, fine)) {
    throw refusal('fine-is-overturned', {});
  }
  if (record == null) return { fine, was, now: { record: null, fineId: fine } };
  if (said(was.record) === said(record)) throw refusal('fine-says-that', {});
  return { fine, was, now: { record, fineId: newId() } };
}

/** The hand that a fine belongs to. Throws Refusal `fine-not-found`, `fine-overturned`. */
function handOfFine(
  { course, corrections }: Pick<History, 'course' | 'corrections'>,
  fine: string,
): number {
  const hand = handWithFine(course, fine);
  if (hand !== null && !isPaidBack(course, fine)) return hand;
  const wasOnce = corrections.some(({ event }) =>
    event.changes.some((change) =>
      'hand' in change
        ? change.was.fineIds.includes(fine)
        : 'fine' in change
          ? change.was.fineId === fine
          : 'paidBack' in change && change.paidBack === fine,
    ),
  );
  throw refusal(wasOnce ? 'fine-is-overturned' : 'no-such-fine', {});
}

/** The hand with one of its fines replaced, or taken out. */
function withFine(
  { record, fineIds }: HandContent,
  { fine, record: instead }: { readonly fine: string; readonly record?: FineRecord | null },
  field: string,
  newId: () => string,
): HandContent {
  const at = fineIds.indexOf(fine);
  if (at < 0 || record === null) throw refusal('fine-corrected-twice', {}, { field });
  const fines = [...(record.fines ?? [])];
  const ids = [...fineIds];
  if (instead == null) {
    fines.splice(at, 1);
    ids.splice(at, 1);
  } else {
    fines[at] = instead;
    ids[at] = newId();
  }
  // Only a record that can have fines has one to be replaced.
  return { record: { ...record, fines } as HandRecord, fineIds: ids };
}

/** The ids of the fines that a correction takes back. */
export function overturned(change: CorrectionChange): string[] {
  if ('hand' in change) {
    return change.was.fineIds.filter((id) => !change.now.fineIds.includes(id));
  }
  if ('step' in change) return [];
  if ('paidBack' in change) return [change.paidBack];
  const { was, now } = change;
  return now.record === null || now.fineId !== was.fineId ? [was.fineId] : [];
}

/** The fine that replaced another one of the same player; null when there is none. */
export function inPlaceOf(change: CorrectionChange, fine: string): string | null {
  if ('fine' in change) return change.now.record === null ? null : change.now.fineId;
  if (!('hand' in change)) return null;
  const { was, now } = change;
  const at = was.fineIds.indexOf(fine);
  const id = now.fineIds[at];
  const isNew = id !== undefined && !was.fineIds.includes(id);
  const isSamePlayer = was.record?.fines?.[at]?.player === now.record?.fines?.[at]?.player;
  return isNew && isSamePlayer ? id : null;
}
