import {
  checkFineHand,
  eventAsked,
  nextHand,
  takeEvent,
  type AskedStep,
} from '../../src/evening/asked.js';
import { stateOf } from '../../src/evening/course.js';
import { applyFine, applyHand, type SessionState, type Standing } from '../../src/evening/fold.js';
import { apply, betweenAsked } from '../../src/evening/steps.js';
import type {
  HandRecord,
  Outcome,
  PricedFine,
  Rules,
  Table,
  Warning,
} from '../../src/rules/game.js';
import type { FineRecord } from '../../src/rules/fine-record.js';
import type { NotPossible } from '../../src/rules/partial/state.js';
import type { Payment } from '../../src/rules/payment.js';
import { Refusal } from '../../src/rules/refusals/refusal.js';
import type { Evening } from './evening.js';
import { newId } from './work-in.js';

/** The result it would have. */
interface Possible {
  readonly ok: true;
  readonly payments: readonly Payment[];
  /** The table after it. */
  readonly table: Table;
  readonly standings: readonly Standing[];
}

export type HandPreview =
  | (Possible & {
      readonly outcome: Outcome;
      readonly warnings: readonly Warning[];
      /** The price of each fine of the record, in points to each pot. */
      readonly fineAmounts: readonly number[];
    })
  | NotPossible;

/** The result of a hand that can be. */
export type PossibleHand = Extract<HandPreview, { ok: true }>;

export type FinePreview = (Possible & Pick<PricedFine, 'amount' | 'source' | 'to'>) | NotPossible;

/** A table, and what is played on it. */
type At = Pick<Evening, 'rules' | 'at'>;

type CorrectionOutcome =
  | NotPossible
  | {
      readonly ok: true;
      readonly payments: readonly {
        readonly from: string;
        readonly to: string;
        readonly points: number;
      }[];
    };

/** The result of a hand on this table, by the code that the service folds with. */
export function preview({ rules, at }: At, record: HandRecord): HandPreview {
  return tryOut(() => {
    const { payments, state, settlement } = applyHand(
      rules,
      at,
      nextHand(rules, '', at, record, newId),
    );
    const { outcome, warnings, fineAmounts } = settlement;
    const { table, standings } = state;
    return { ok: true, payments, table, standings, outcome, warnings, fineAmounts };
  });
}

/** The result of a fine between two hands. */
export function previewFine(
  { rules, at, course }: At & Pick<Evening, 'course'>,
  record: FineRecord,
  hand: number | null,
): FinePreview {
  return tryOut(() => {
    checkFineHand(course, hand);
    const event = { kind: 'fine-recorded', session: '', fineId: newId(), hand, record } as const;
    const { payments, state, fined } = applyFine(rules, at, event);
    const { table, standings } = state;
    const { amount, source, to } = fined;
    return { ok: true, payments, table, standings, amount, source, to };
  });
}

/** Requests without a form of their own: their effect shows at once. */
type AskedWhole = Exclude<AskedStep, { readonly kind: 'hand' | 'fine' } | AskedCorrection>;

/** Requests that change what is recorded. */
type AskedCorrection = Extract<AskedStep, { readonly kind: 'undo' | 'correction' }>;

/** The payments between two hands, for joining, leaving, or the split of the pots at the close. */
export function previewStep(evening: Evening, step: AskedWhole): Possible | NotPossible {
  return tryOut(() => {
    const { course } = taken(evening, step);
    const { table, standings } = stateOf(course);
    return { ok: true, payments: course.at(-1)?.payments ?? [], table, standings };
  });
}

/**
 * The points that an undo or a correction would move: payments go back, with everything that followed
 * from them.
 */
export function previewCorrection(
  evening: Pick<Evening, 'session' | 'rules' | 'course' | 'disputes'>,
  step: AskedCorrection,
): CorrectionOutcome {
  return tryOut(() => {
    const { postings } = taken(evening, step);
    const payments = postings.filter(({ unit }) => unit === 'points');
    return {
      ok: true,
      payments: payments.map(({ from, to, amount }) => ({ from, to, points: amount })),
    };
  });
}

/** The points that an undo would move. */
export function previewUndo(evening: Evening): CorrectionOutcome {
  return previewCorrection(evening, { kind: 'undo', reason: null });
}

/**
 * The payments of a step at the table that it was made on, whatever has become of it since.
 *
 * @returns null where they are not known: of a step that is about others, or that the rules refuse
 */
export function paymentsAt(
  rules: Rules,
  at: SessionState,
  step: AskedStep,
): readonly Payment[] | null {
  const result = tryOut(() => {
    switch (step.kind) {
      case 'hand':
        return applyHand(rules, at, nextHand(rules, '', at, step.record, newId));
      case 'fine': {
        const { fine: record } = step;
        const event = {
          kind: 'fine-recorded',
          session: '',
          fineId: '',
          hand: null,
          record,
        } as const;
        return applyFine(rules, at, event);
      }
      case 'close':
      case 'undo':
      case 'correction':
        return null;
      default:
        return apply(rules, at, betweenAsked('', at, step));
    }
  });
  return result !== null && 'payments' in result ? result.payments : null;
}

function taken(
  { session, rules, course, disputes }: Pick<Evening, 'session' | 'rules' | 'course' | 'disputes'>,
  step: AskedStep,
) {
  return takeEvent(rules, course, disputes, eventAsked(rules, session.id, course, step, newId));
}

function tryOut<T>(make: () => T): T | NotPossible {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) return notPossible(error);
    throw error;
  }
}

export function notPossible({ code, reason, params, field, card }: Refusal): NotPossible {
  return {
    ok: false,
    code,
    reason,
    params,
    ...(field === undefined ? {} : { field }),
    ...(card === undefined ? {} : { card }),
  };
}
