import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { PlayerId } from '../../../src/rules/payment.js';
import type { TarokRules } from '../../../src/rules/tarok/books/book.js';
import type { FineRecord } from '../../../src/rules/fine-record.js';
import type { TarokHandRecord } from '../../../src/rules/tarok/record/hand.js';
import { activePlayers, type TarokTable } from '../../../src/rules/tarok/table.js';
import type {
  CorrectionChange,
  CorrectionMode,
  CorrectionRecorded,
  SessionEvent,
  HandChange,
  StepChange,
} from '../../../src/evening/event.js';
import type { TableView } from '../../../src/sessions/table/table.view.js';
import type { Answer, Table } from '../api/api.js';
import type { Correction, Write } from './corrections.js';
import { SlowRefusal, slowState, type SlowHand, type SlowState } from '../evening/slow-fold.js';

/** The slow fold of a session, its possible corrections, and their effects. */

/** The slow fold of the log so far. */
export interface Model {
  log: readonly SessionEvent[];
  state: SlowState;
}

/** The service, and what a client of it keeps. */
export interface Real {
  readonly base: string;
  readonly pool: pg.Pool;
  readonly table: Table;
  /** A member who never sits at the table, and so is no party of any dispute. */
  readonly judge: string;
  readonly rules: TarokRules;
  /** The write that went through last, with its answer. */
  last: {
    readonly sent: Write & { readonly key: string };
    readonly answer: Answer<unknown>;
  } | null;
}

export type Random = () => number;

/** The table of the rules as the API would show it. */
export function viewOf(rules: TarokRules, table: TarokTable): TableView {
  const active = activePlayers(rules, table);
  return {
    version: 0,
    seats: table.players,
    dealer: table.dealer,
    active,
    sittingOut: table.players.filter((player) => !active.includes(player)),
    pots: { king: table.pots['king-pot'], pagat: table.pots['pagat-pot'] },
    kitty: null,
    standings: [],
  };
}

export const isOpen = ({ state }: Model): boolean => !state.closed;
export const standing = ({ state }: Model): SlowHand[] =>
  state.hands.filter(({ says }) => says !== null);

/** A fine that counts, in a hand or between two. */
export interface StandingFine {
  readonly id: string;
  readonly record: FineRecord;
  /** The hand of the fine, and its place there; null between hands. */
  readonly at: { readonly hand: SlowHand; readonly index: number } | null;
}

export function fines(model: Model): StandingFine[] {
  const inside = standing(model).flatMap((hand) =>
    (hand.says?.fines ?? []).map((record, index): StandingFine => {
      return { id: hand.fineIds[index] ?? '', record, at: { hand, index } };
    }),
  );
  const between = model.state.fines.flatMap(({ id, says }): StandingFine[] =>
    says === null ? [] : [{ id, record: says, at: null }],
  );
  return [...inside, ...between];
}

const nobody = (): never => {
  throw new Error('Nobody joined or left there, and no dealer was set.');
};

/** Joinings, leavings and agreed dealers, by the step, as far as they were not taken back. */
export function seatChanges({ log }: Model): ReadonlyMap<number, StepChange> {
  const changes = new Map<number, StepChange>();
  const steps = log.filter(({ kind }) => !kind.startsWith('dispute-'));
  for (const [at, event] of steps.entries()) {
    const step = at + 1;
    if (event.kind === 'player-joined' || event.kind === 'player-left') {
      const seat = event.kind === 'player-joined' ? 'joined' : 'left';
      changes.set(step, { step, seat, player: event.player });
    }
    if (event.kind === 'dealer-set') changes.set(step, { step, kind: 'dealer-set' });
    if (event.kind !== 'correction-recorded') continue;
    for (const change of event.changes) if ('step' in change) changes.delete(change.step);
  }
  return changes;
}

/** The target of an undo: the latest step that still counts; null for none. */
export function latestOf(model: Model): Correction | null {
  const seats = seatChanges(model);
  const fineEvents = model.log.filter(({ kind }) => kind === 'fine-recorded');
  const steps = model.log.filter(({ kind }) => !kind.startsWith('dispute-'));
  for (const [at, event] of [...steps.entries()].reverse()) {
    if (
      event.kind === 'hand-recorded' &&
      standing(model).some(({ number }) => number === event.hand)
    )
      return { hand: event.hand, void: true };
    if (event.kind === 'fine-recorded') {
      // The fold lists them in the order in which they were recorded.
      const fine = model.state.fines[fineEvents.indexOf(event)];
      if (fine !== undefined && fine.says !== null) return { fine: fine.id, void: true };
    }
    if (seats.has(at + 1)) return { step: at + 1, void: true };
  }
  return null;
}

/** The changes of these corrections as in the log. Fines get unknown ids. */
export function changesOf(model: Model, corrections: readonly Correction[]): CorrectionChange[] {
  return corrections.map((correction): CorrectionChange => {
    if ('hand' in correction) {
      const hand = model.state.hands.find(({ number }) => number === correction.hand);
      return handChange(hand, 'void' in correction ? null : correction.record);
    }
    if ('step' in correction) return seatChanges(model).get(correction.step) ?? nobody();
    const fine = fines(model).find(({ id }) => id === correction.fine);
    const record = 'void' in correction ? null : correction.record;
    if (fine?.at == null) {
      const was = { record: fine?.record ?? null, fineId: correction.fine };
      return { fine: correction.fine, was, now: { record, fineId: randomUUID() } };
    }
    const { hand, index } = fine.at;
    const changed = (hand.says?.fines ?? []).flatMap((one, place) =>
      place !== index ? [one] : record === null ? [] : [record],
    );
    const change = handChange(hand, { ...hand.says, fines: changed });
    // Of two fines that say the same it is the one that was named.
    const ids = hand.fineIds.flatMap((id, place) =>
      place !== index ? [id] : record === null ? [] : [randomUUID()],
    );
    return { ...change, now: { ...change.now, fineIds: ids } };
  });
}

function handChange(hand: SlowHand | undefined, record: TarokHandRecord | null): HandChange {
  if (hand === undefined) throw new Error('There is no such hand.');
  const { number, revision, says, fineIds } = hand;
  const old = (says?.fines ?? []).map((fine, index) => ({ fine, id: fineIds[index] ?? '' }));
  const ids = (record?.fines ?? []).map((fine) => {
    const same = old.findIndex((one) => isDeepStrictEqual(said(one.fine), said(fine)));
    const [kept] = same < 0 ? [] : old.splice(same, 1);
    return kept?.id ?? randomUUID();
  });
  const was = { record: says, fineIds };
  return { hand: number, revision: revision + 1, was, now: { record, fineIds: ids } };
}

/** The content of a record: a null field equals an omitted one. */
export function said(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value != null));
}

/** Fines that are in dispute are taken back by its decision and by nothing else. */
export function takesDisputedBack(
  model: Model,
  changes: readonly CorrectionChange[],
  dispute?: string,
): boolean {
  const open = openDisputes(model).filter(({ id }) => id !== dispute);
  const disputed = open.map(({ fine }) => fine);
  return changes.some((change) => {
    if ('step' in change || 'paidBack' in change) return false;
    if ('fine' in change) return disputed.includes(change.fine);
    const kept = change.now.fineIds;
    return change.was.fineIds.some((id) => disputed.includes(id) && !kept.includes(id));
  });
}

/** The slow fold after a correction; the refusal of an impossible one. */
export function foretell(
  model: Model,
  mode: CorrectionMode,
  changes: readonly CorrectionChange[],
  dealGivenBack?: PlayerId,
): SlowState | SlowRefusal {
  const event: CorrectionRecorded = {
    kind: 'correction-recorded',
    session: '',
    mode,
    reason: '',
    dispute: null,
    changes,
    ...(dealGivenBack === undefined ? {} : { dealGivenBack }),
  };
  try {
    return slowState([...model.log, event]);
  } catch (error) {
    if (error instanceof SlowRefusal) return error;
    throw error;
  }
}

export interface OpenDispute {
  readonly id: string;
  readonly by: string;
  readonly hand: number | null;
  readonly fine: string | null;
}

function raised({ log }: Model): OpenDispute[] {
  return log.flatMap((event) =>
    event.kind === 'dispute-raised'
      ? [{ id: event.dispute, by: event.by, hand: event.hand, fine: event.fine }]
      : [],
  );
}

/** The possible targets of a dispute: hands and fines that count and have none yet. */
export function disputable(model: Model): ({ hand: number } | { fine: string })[] {
  const before = raised(model);
  return [
    ...standing(model)
      .filter(({ number }) => !before.some(({ hand, fine }) => fine === null && hand === number))
      .map(({ number }) => ({ hand: number })),
    ...fines(model)
      .filter(({ id }) => !before.some(({ fine }) => fine === id))
      .map(({ id }) => ({ fine: id })),
  ];
}

/** Open disputes whose target still counts unchanged. */
export function openDisputes(model: Model): OpenDispute[] {
  const over = new Set(
    model.log.flatMap((event) =>
      event.kind === 'dispute-upheld' ||
      event.kind === 'dispute-overturned' ||
      event.kind === 'dispute-withdrawn'
        ? [event.dispute]
        : [],
    ),
  );
  return raised(model).filter(({ id, hand, fine }) => {
    if (over.has(id)) return false;
    if (fine !== null) return fines(model).some((one) => one.id === fine);
    return standing(model).some(({ number }) => number === hand);
  });
}
