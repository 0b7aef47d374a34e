import { randomUUID } from 'node:crypto';
import { canonical } from '../../ledger/log/canonical.js';
import { Problem } from '../../platform/problem.js';
import type { HandRecord } from '../../rules/game.js';
import type { FineRecord } from '../../rules/fine-record.js';
import { fineContent, findFine, handContent } from '../../evening/lookup.js';
import type { CorrectionChange, FineChange, HandChange, HandContent } from '../../evening/event.js';
import type { History } from '../history.js';

/** What somebody asks to have corrected: what it is to say, or that it is void. */
export type CorrectionAsked =
  (Asked<HandRecord> & { readonly hand: number }) | (Asked<FineRecord> & { readonly fine: string });

interface Asked<T> {
  readonly record?: T | null;
  readonly void?: boolean;
}

/**
 * Works out what is to change. A fine that belongs to a hand changes the record of that hand.
 *
 * @returns each hand and each fine between hands once, as it was and as it is to be
 * @throws Problem `hand-not-found`, `fine-not-found`, `fine-overturned`; `validation-failed` when an
 *   entry says neither or both; `correction-refused` when it changes nothing, or one thing twice
 */
export function resolveChanges(
  history: History,
  asked: readonly CorrectionAsked[],
): CorrectionChange[] {
  const hands = new Map<number, HandContent>();
  const ofFines = new Set<number>();
  const fines = new Map<string, FineChange>();
  asked.forEach((one, index) => {
    const field = `corrections[${index}]`;
    checkSaysOne(one, field);
    if ('hand' in one) {
      if (hands.has(one.hand)) throw twice(`Hand ${one.hand}`, field);
      hands.set(one.hand, handAsked(history, one));
      return;
    }
    const between = fineBetween(history, one);
    if (between !== null) {
      if (fines.has(one.fine)) throw twice('A fine', field);
      fines.set(one.fine, between);
      return;
    }
    const hand = handOfFine(history, one.fine);
    if (hands.has(hand) && !ofFines.has(hand)) throw twice(`Hand ${hand}`, field);
    ofFines.add(hand);
    const content = hands.get(hand) ?? handContent(history.course, hand);
    hands.set(hand, withFine(content, one, field));
  });
  return [...[...hands].map(([hand, now]) => handChange(history, hand, now)), ...fines.values()];
}

/** Nothing is voided by forgetting what it should say. */
function checkSaysOne({ record, void: voided }: Asked<unknown>, field: string): void {
  if ((record != null) !== (voided === true)) return;
  const message = 'Say either what it should be (record) or that it is void (void: true).';
  throw new Problem('validation-failed', message, { field: `${field}.record` });
}

function twice(what: string, field: string): Problem {
  const message = `${what} is corrected twice in one; say all that changes in one record.`;
  return new Problem('correction-refused', message, { field });
}

function handChange({ course, corrections }: History, hand: number, now: HandContent): HandChange {
  const was = handContent(course, hand);
  if (said(was.record) === said(now.record)) {
    const message = now.record === null ? 'is void already' : 'says just that already';
    throw new Problem('correction-refused', `Hand ${hand} ${message}.`, { hand });
  }
  const before = corrections.filter(({ event }) =>
    event.changes.some((change) => 'hand' in change && change.hand === hand),
  );
  return { hand, revision: before.length + 2, was, now };
}

/** What a record says: a field that is null says as little as one that is left out. */
function said(record: object | null): string {
  if (record === null) return '';
  const withoutNulls = (_: string, value: unknown) => (value === null ? undefined : value);
  return canonical(JSON.parse(JSON.stringify(record, withoutNulls)));
}

/** A fine that is as it was keeps its id; every other one of the new record is new. */
function handAsked(
  { course }: History,
  { hand, record }: { readonly hand: number; readonly record?: HandRecord | null },
): HandContent {
  const was = handContent(course, hand);
  if (record == null) return { record: null, fineIds: [] };
  const left = (was.record?.fines ?? []).map((fine, index) => ({
    says: fineSays(fine, was.record),
    id: was.fineIds[index],
  }));
  const fineIds = (record.fines ?? []).map((fine) => {
    const says = fineSays(fine, record);
    const found = left.findIndex((one) => one.says === says);
    const [kept] = found < 0 ? [] : left.splice(found, 1);
    return kept?.id ?? randomUUID();
  });
  return { record, fineIds };
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
  { course }: History,
  { fine, record }: { readonly fine: string; readonly record?: FineRecord | null },
): FineChange | null {
  const found = findFine(course, fine);
  if (found === undefined) return null;
  const was = fineContent(course, found.step);
  if (was.record === null || was.fineId !== fine) throw isOverturned();
  if (record == null) return { fine, was, now: { record: null, fineId: fine } };
  if (said(was.record) === said(record)) {
    throw new Problem('correction-refused', 'The fine says just that already.');
  }
  return { fine, was, now: { record, fineId: randomUUID() } };
}

/** The hand that a fine belongs to. Throws Problem `fine-not-found`, `fine-overturned`. */
function handOfFine({ course, corrections }: History, fine: string): number {
  for (const { step } of course) {
    if (step.kind !== 'hand-recorded') continue;
    if (handContent(course, step.hand).fineIds.includes(fine)) return step.hand;
  }
  const wasOnce = corrections.some(({ event }) =>
    event.changes.some((change) =>
      'hand' in change ? change.was.fineIds.includes(fine) : change.was.fineId === fine,
    ),
  );
  throw wasOnce ? isOverturned() : new Problem('fine-not-found', 'The session has no such fine.');
}

function isOverturned(): Problem {
  return new Problem('fine-overturned', 'The fine is overturned already.');
}

/** The hand with one of its fines replaced, or taken out. */
function withFine(
  { record, fineIds }: HandContent,
  { fine, record: instead }: { readonly fine: string; readonly record?: FineRecord | null },
  field: string,
): HandContent {
  const at = fineIds.indexOf(fine);
  if (at < 0 || record === null) throw twice('A fine', field);
  const fines = [...(record.fines ?? [])];
  const ids = [...fineIds];
  if (instead == null) {
    fines.splice(at, 1);
    ids.splice(at, 1);
  } else {
    fines[at] = instead;
    ids[at] = randomUUID();
  }
  // Only a record that can have fines has one to be replaced.
  return { record: { ...record, fines } as HandRecord, fineIds: ids };
}
