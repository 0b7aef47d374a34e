import type { HandRecord } from '../../rules/game.js';
import type { BeiGame, KoenigrufenHandRecord } from '../../rules/koenigrufen/record/hand.js';
import type { LastTrickRecord, TarokHandRecord } from '../../rules/tarok/record/hand.js';
import type { CorrectionRecorded, HandContent, HandRecorded } from '../event.js';
import type { HandStep } from '../fold.js';

/** The names of the lists that a part of a record may leave out. */
type ListsOf<Part> = {
  [Name in keyof Part]-?: NonNullable<Part[Name]> extends readonly unknown[] ? Name : never;
}[keyof Part];

type Lists =
  | ListsOf<TarokHandRecord>
  | ListsOf<LastTrickRecord>
  | ListsOf<KoenigrufenHandRecord>
  | ListsOf<BeiGame>;

const LISTS: Readonly<Record<Lists, true>> = {
  announcements: true,
  count: true,
  events: true,
  figures: true,
  fines: true,
  games: true,
  meldinger: true,
  personalKontra: true,
  tricks: true,
  trickless: true,
  ultimoCards: true,
  virgins: true,
};

/**
 * A hand's record without lists that are null: they are equal to omitted ones. The lists are left out
 * before a record is used, also in older logs, so that readers meet one form of an empty list only.
 * Null stays where a single thing is meant: nobody is liable.
 */
export function plainRecord(record: HandRecord): HandRecord {
  return withoutNullLists(record) as HandRecord;
}

/** A step with plain records; one that holds none is the same. */
export function plainStep<S extends { readonly kind: string }>(step: S): S;
export function plainStep(step: AnyStep): AnyStep {
  if (!holdsRecords(step)) return step;
  if (step.kind === 'hand-recorded') return { ...step, ...plainContent(step) };
  return {
    ...step,
    changes: step.changes.map((change) =>
      'hand' in change
        ? { ...change, was: plainContent(change.was), now: plainContent(change.now) }
        : change,
    ),
  };
}

type Recording = HandRecorded | HandStep | CorrectionRecorded;
type AnyStep = Recording | { readonly kind: string };

function holdsRecords(step: AnyStep): step is Recording {
  return step.kind === 'hand-recorded' || step.kind === 'correction-recorded';
}

/** Null is a hand that is voided. */
function plainContent<C extends Pick<HandContent, 'record'>>(content: C): C {
  const { record } = content;
  return record === null ? content : { ...content, record: plainRecord(record) };
}

function withoutNullLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNullLists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) =>
      held === null && Object.hasOwn(LISTS, name) ? [] : [[name, withoutNullLists(held)]],
    ),
  );
}
