import { gameOf, type Rules } from '../rules/game.js';
import type { PlayerId } from '../rules/payment.js';
import { refusal } from '../rules/refusals/refusal.js';
import type { Course, FoldedStep } from './course.js';
import type {
  BetweenHands,
  CorrectionRecorded,
  FineContent,
  HandChange,
  HandContent,
  StepChange,
} from './event.js';
import {
  applyFine,
  applyHand,
  applyNothing,
  applyOpening,
  fold,
  hasSat,
  moneyFor,
  requireOpen,
  type BetweenStep,
  type Folded,
  type FoldedFine,
  type FoldedHand,
  type SessionState,
  type Step,
} from './fold.js';
import { fineContent, handContent, isPaidBack } from './lookup.js';
import type { BrokenStep } from './reasons.js';

/** Every step but corrections, which change the others (`fold-course.ts`). */
type OwnStep = Exclude<Step, CorrectionRecorded>;

/**
 * The target of a correction: a hand by its number, a fine by its id, any other step by its version.
 */
export type Target =
  | { readonly hand: number }
  | { readonly fine: string }
  | { readonly step: number };

/** The content that a replay puts in the place of steps. */
export interface Replaced {
  readonly hands: ReadonlyMap<number, HandContent & Pick<HandChange, 'revision'>>;
  /** By the ids that the fines have in their own steps. */
  readonly fines: ReadonlyMap<string, FineContent>;
  /** The steps between hands that are taken back. */
  readonly voided: ReadonlySet<number>;
}

/** The name of a broken step. */
export interface BrokenName {
  readonly step: BrokenStep;
  readonly hand?: number;
  readonly fine?: string;
  /** The version of the session that it makes, of what has no name of its own. */
  readonly version?: number;
}

/** All that there is to know of a kind of step. `version` is the one of the session that a step makes. */
interface StepKind<S extends OwnStep> {
  /** Applies the step to the table and gives the payments. Throws Refusal where it cannot follow. */
  readonly apply: (rules: Rules, state: SessionState, step: S) => Folded | FoldedHand | FoldedFine;
  /**
   * The correction that takes it back; null where it is taken back already, absent where nothing can.
   */
  readonly takenBack?: (course: Course, step: S, version: number) => Target | null;
  /** The step with what is put in its place. */
  readonly replaced?: (step: S, version: number, by: Replaced) => S;
  readonly broken?: (step: S, version: number) => BrokenName;
}

/** The further properties of a step between two hands. */
interface BetweenKind<S extends BetweenStep> extends StepKind<S> {
  /** Its name in requests, and in the app. */
  readonly name: AskedBetween['kind'];
  /** How a correction that takes it back names it in the log, beside its step. */
  readonly change: (step: S) => ChangeOf<StepChange>;
}

type ChangeOf<C> = C extends StepChange ? Omit<C, 'step'> : never;

/** A request between two hands; an open place is given with its event. */
export type AskedBetween =
  /**
   * `seat` is counted from 0; null is the last one. `guest` is somebody whom the club does not know
   * yet: `player` is the id that they get.
   */
  | {
      readonly kind: 'join';
      readonly player: PlayerId;
      readonly seat: number | null;
      readonly guest?: { readonly name: string };
    }
  | { readonly kind: 'leave'; readonly player: PlayerId }
  /** The dealer of the next hand. */
  | { readonly kind: 'dealer'; readonly player: PlayerId; readonly reason: string };

/** The event that something asked for between two hands would be. */
export function betweenAsked(
  session: string,
  { table }: SessionState,
  asked: AskedBetween,
): BetweenHands {
  switch (asked.kind) {
    case 'join': {
      const { player, seat } = asked;
      return { kind: 'player-joined', session, player, seat: seat ?? table.players.length };
    }
    case 'leave':
      return { kind: 'player-left', session, player: asked.player };
    case 'dealer':
      return {
        kind: 'dealer-set',
        session,
        dealer: asked.player,
        was: table.dealer,
        reason: asked.reason,
      };
  }
}

const BETWEEN = {
  // They may have sat here before.
  'player-joined': between({
    name: 'join',
    change: ({ player }) => ({ seat: 'joined', player }),
    breaks: 'seat',
    apply(rules, state, { player, seat }) {
      const step = gameOf(rules).join(rules, state.table, player, seat);
      const isNew = !hasSat(state, player);
      const standings = isNew ? [...state.standings, { player, points: 0 }] : state.standings;
      const seatedSince = { ...state.seatedSince, [player]: state.version + 1 };
      return fold({ ...state, seatedSince, standings }, step, null, () => null);
    },
  }),
  // Their points stay theirs until the close.
  'player-left': between({
    name: 'leave',
    change: ({ player }) => ({ seat: 'left', player }),
    breaks: 'seat',
    apply(rules, state, { player }) {
      const step = gameOf(rules).leave(rules, state.table, player);
      const { [player]: _left, ...seatedSince } = state.seatedSince;
      return fold({ ...state, seatedSince }, step, null, () => null);
    },
  }),
  'dealer-set': between({
    name: 'dealer',
    change: () => ({ kind: 'dealer-set' }),
    breaks: 'step',
    apply(_rules, state, { dealer }) {
      const { players } = state.table;
      if (!players.includes(dealer)) {
        throw refusal('not-seated', { player: dealer }, { field: 'player' });
      }
      const table = { ...state.table, dealer };
      return fold(state, { payments: [], table }, null, () => null);
    },
  }),
} satisfies {
  readonly [K in BetweenHands['kind']]: BetweenKind<Extract<BetweenStep, { readonly kind: K }>>;
};

/** Every kind of step, in the one list of them. */
const STEPS: {
  readonly [K in OwnStep['kind']]: StepKind<Extract<OwnStep, { readonly kind: K }>>;
} = {
  'session-opened': { apply: (_rules, _state, step) => applyOpening(step) },
  'hand-recorded': {
    apply(rules, state, step) {
      const { hand, record } = step;
      return record === null
        ? applyNothing({ ...state, hands: hand })
        : applyHand(rules, state, { ...step, record });
    },
    takenBack: (course, { hand }) => (handContent(course, hand).record === null ? null : { hand }),
    replaced: (step, _version, { hands }) => withContent(step, hands.get(step.hand)),
    broken: ({ hand }) => ({ step: 'hand', hand }),
  },
  'fine-recorded': {
    apply(rules, state, step) {
      const { record } = step;
      return record === null ? applyNothing(state) : applyFine(rules, state, { ...step, record });
    },
    takenBack(course, step) {
      const { record, fineId: fine } = fineContent(course, step);
      return record === null || isPaidBack(course, fine) ? null : { fine };
    },
    replaced: (step, _version, { fines }) => withContent(step, fines.get(step.fineId)),
    broken: ({ fineId: fine }) => ({ step: 'fine', fine }),
  },
  ...BETWEEN,
  // Splits the pots; then each player's points become money, through the club's clearing account.
  'session-closed': {
    apply(rules, state) {
      requireOpen(state);
      const split = fold(state, gameOf(rules).split(rules, state.table), null, () => null);
      const closed = { ...split.state, closed: true };
      const money = moneyFor(closed.standings, state.rate);
      return { ...split, state: closed, postings: [...split.postings, ...money] };
    },
  },
};

/** The names of the kinds of what happens between two hands. */
export const BETWEEN_KINDS = Object.keys(BETWEEN) as readonly BetweenHands['kind'][];

/** The name of a step between two hands in requests, and in the app. */
export function stepName(kind: BetweenHands['kind']): AskedBetween['kind'] {
  return BETWEEN[kind].name;
}

/** Whether a step happened between two hands and is named by its number. */
export function isBetween(step: Step): step is BetweenStep {
  return Object.hasOwn(BETWEEN, step.kind);
}

/** The entry of the kind of a step: the tables above are typed so. */
function kindOf<S extends OwnStep>({ kind }: S): StepKind<S> {
  return STEPS[kind] as unknown as StepKind<S>;
}

/**
 * The fold: a session is its steps, one after the other, by its pinned rules. Pure. Corrections
 * need what was before: see `course.ts`.
 *
 * @param state null before the opening
 * @throws Refusal when the step cannot follow on the state
 */
export function apply(
  rules: Rules,
  state: SessionState | null,
  step: OwnStep,
): Folded | FoldedHand | FoldedFine {
  if (state === null && step.kind !== 'session-opened') {
    throw new RangeError('A session begins with its opening.');
  }
  // Only the opening has no state before it, and it asks for none.
  return kindOf(step).apply(rules, state as SessionState, step);
}

/**
 * The correction that takes a step back; null for one that nothing takes back, or that is taken back
 * already.
 */
export function takingBack(course: Course, { step, state }: FoldedStep): Target | null {
  if (step.kind === 'correction-recorded') return null;
  return kindOf(step).takenBack?.(course, step, state.version) ?? null;
}

/** A step with what a replay puts in its place; itself where that is nothing. */
export function replacedBy<S extends OwnStep>(step: S, version: number, by: Replaced): S {
  return kindOf(step).replaced?.(step, version, by) ?? step;
}

/** The name of a step that cannot follow. */
export function brokenName(step: OwnStep, version: number): BrokenName {
  return kindOf(step).broken?.(step, version) ?? { step: 'step' };
}

/**
 * A step between two hands that counts, as it would be taken back.
 *
 * @param step the version of the session that it made
 * @returns undefined where that step is another one, or taken back already
 */
export function findStepChange(course: Course, step: number): StepChange | undefined {
  const found = course[step - 1]?.step;
  if (found === undefined || !isBetween(found) || found.voided === true) return undefined;
  const { change } = BETWEEN[found.kind] as BetweenKind<BetweenStep>;
  return { step, ...change(found) };
}

/**
 * A step between two hands, named by its version: once it is taken back, the course is as if it had
 * never been.
 *
 * @param kind its effects while it counts, and its names
 */
function between<S extends BetweenStep>(
  kind: Pick<BetweenKind<S>, 'name' | 'change' | 'apply'> & { readonly breaks: BrokenStep },
): BetweenKind<S> {
  const { name, change, breaks } = kind;
  return {
    name,
    change,
    apply(rules, state, step) {
      if (step.voided === true) return applyNothing(state);
      requireOpen(state);
      return kind.apply(rules, state, step);
    },
    takenBack: (_course, step, version) => (step.voided === true ? null : { step: version }),
    replaced: (step, version, { voided }) =>
      voided.has(version) ? { ...step, voided: true } : step,
    broken: (_step, version) => ({ step: breaks, version }),
  };
}

function withContent<S>(step: S, now: Partial<S> | undefined): S {
  return now === undefined ? step : { ...step, ...now };
}
