import { gameOf, type HandRecord, type Outcome } from '../../src/rules/game.js';
import type { PricedFine, Rules, Table, Warning } from '../../src/rules/game.js';
import type { FineRecord } from '../../src/rules/fine-record.js';
import type { Payment, PlayerId } from '../../src/rules/payment.js';
import type { Told } from '../../src/rules/params.js';
import { Refusal } from '../../src/rules/refusal.js';
import type { components } from '../api/schema.js';
import { isStuck, type Waiting } from '../outbox/waiting.js';
import { workIn, type Course, type LastStep } from './course.js';
import {
  kittyOf,
  potsOf,
  take,
  type Standing,
  type TableState,
  type Taken,
} from './table-state.js';

export type { LastStep, Standing };

export type SessionView = components['schemas']['SessionView'];

/** MyClub of api/me.ts, told again: this file runs where there is no browser too. */
export interface EveningClub {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly role: 'owner' | 'secretary' | 'auditor' | 'member' | 'device';
  readonly member: string | null;
}

/** What the two pots hold, in points. */
export interface PotsNow {
  readonly king: number;
  readonly pagat: number;
}

/** An evening as this device knows it. */
export interface Evening {
  readonly club: EveningClub;
  /** As the service last told it. */
  readonly session: SessionView;
  /** Pinned when the session opened. */
  readonly rules: Rules;
  /** Names by id: all members of the club, in its order, the archived ones last. */
  readonly members: ReadonlyMap<string, string>;

  /** With everything that is not sent yet worked in, by the rules; the same is told below in parts. */
  readonly at: TableState;
  readonly table: Table;
  /** Who plays the next hand, in the game's order. */
  readonly active: readonly PlayerId[];
  readonly sittingOut: readonly PlayerId[];
  readonly pots: PotsNow | null;
  readonly kitty: number | null;
  /** In the order in which they first sat down. */
  readonly standings: readonly Standing[];
  /** Recorded so far, those that wait too; the next one is `hands + 1`. */
  readonly hands: number;
  /** What the next write will name in If-Match. */
  readonly version: number;
  /** `closing` while the close itself waits to be sent. */
  readonly status: 'open' | 'closing' | 'closed';
  readonly last: LastStep | null;
  /** What waits to be sent, in order. */
  readonly waiting: readonly Waiting[];
  /** The first of them that somebody must decide about; what comes behind it is not worked in. */
  readonly stuck: Waiting | null;
  /** False while an undo waits that only the service can work out: nothing is previewed until then. */
  readonly isForeseen: boolean;
}

/** What this device knows of a session. */
export interface KnownEvening {
  readonly session: SessionView;
  readonly rules: Rules;
  readonly members: ReadonlyMap<string, string>;
  readonly course: Course;
}

/** An evening with what waits worked in. */
export function eveningOf(
  club: EveningClub,
  known: KnownEvening,
  waiting: readonly Waiting[],
): Evening {
  const { session, rules, members, course } = known;
  const { state, last, isForeseen } = workIn(rules, course, waiting);
  const active = gameOf(rules).active(rules, state.table);
  const closed = session.status === 'closed';
  return {
    club,
    session,
    rules,
    members,
    at: state,
    table: state.table,
    active,
    sittingOut: state.table.players.filter((player) => !active.includes(player)),
    pots: potsOf(state.table),
    kitty: kittyOf(rules, state.standings),
    standings: state.standings,
    hands: state.hands,
    version: nextVersion(session, waiting),
    status: closed ? 'closed' : state.isClosed ? 'closing' : 'open',
    last,
    waiting,
    stuck: waiting.find(isStuck) ?? null,
    isForeseen,
  };
}

/** The version that the step behind all that waits is made for. */
export function nextVersion(
  { version }: Pick<SessionView, 'version'>,
  waiting: readonly Waiting[],
): number {
  const last = waiting.at(-1);
  return last === undefined ? version : last.version + 1;
}

/** Why the rules do not allow it. */
export interface NotPossible {
  readonly ok: false;
  /** `unforeseen` while an undo must be sent first. */
  readonly why: Told | 'unforeseen';
  /** The place in the record, e.g. `meldinger[1].count`. */
  readonly field?: string;
  /** E.g. `king-hearts`. */
  readonly card?: string;
}

/** What it would come to. */
interface Possible {
  readonly ok: true;
  readonly payments: readonly Payment[];
  /** The table after it. */
  readonly table: Table;
  readonly pots: PotsNow | null;
  readonly kitty: number | null;
  readonly standings: readonly Standing[];
}

export type HandPreview =
  | (Possible & {
      readonly outcome: Outcome;
      readonly warnings: readonly Warning[];
      /** What each fine of the record comes to, in points to each pot. */
      readonly fineAmounts: readonly number[];
    })
  | NotPossible;

export type FinePreview = (Possible & Pick<PricedFine, 'amount' | 'source' | 'to'>) | NotPossible;

type At = Pick<Evening, 'rules' | 'at' | 'isForeseen'>;

/** What a hand would come to on this table, by the rules that the service settles with. */
export function preview(evening: At, record: HandRecord): HandPreview {
  return tryOut(evening, () => {
    const taken = take(evening.rules, evening.at, { kind: 'hand', record });
    if (taken.settlement === undefined) throw new TypeError('a hand was not settled');
    const { outcome, warnings, fineAmounts } = taken.settlement;
    return { ...possible(evening.rules, taken), outcome, warnings, fineAmounts };
  });
}

/** What a fine between two hands would come to. */
export function previewFine(evening: At, fine: FineRecord, hand: number | null): FinePreview {
  return tryOut(evening, () => {
    const taken = take(evening.rules, evening.at, { kind: 'fine', fine, hand });
    if (taken.fined === undefined) throw new TypeError('a fine was not priced');
    const { amount, source, to } = taken.fined;
    return { ...possible(evening.rules, taken), amount, source, to };
  });
}

/** What somebody who joins or leaves pays or takes, or how the pots are split at the close. */
export function previewStep(
  evening: At,
  step:
    | { readonly kind: 'join'; readonly player: PlayerId; readonly seat: number | null }
    | { readonly kind: 'leave'; readonly player: PlayerId }
    | { readonly kind: 'close' },
): Possible | NotPossible {
  return tryOut(evening, () => possible(evening.rules, take(evening.rules, evening.at, step)));
}

function tryOut<T extends Possible>(evening: At, make: () => T): T | NotPossible {
  if (!evening.isForeseen) return { ok: false, why: 'unforeseen' };
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) return notPossible(error);
    throw error;
  }
}

function notPossible({ reason, params, field, card }: Refusal): NotPossible {
  return {
    ok: false,
    why: { reason, params },
    ...(field === undefined ? {} : { field }),
    ...(card === undefined ? {} : { card }),
  };
}

function possible(rules: Rules, { payments, state }: Taken): Possible {
  const { table, standings } = state;
  const kitty = kittyOf(rules, standings);
  return { ok: true, payments, table, pots: potsOf(table), kitty, standings };
}
