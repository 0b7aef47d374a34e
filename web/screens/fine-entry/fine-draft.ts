import type { FineCode, FineRecord, FineRule, FineStage } from '../../../src/rules/fine-record.js';
import { FINE_CODES } from '../../../src/rules/fine-record.js';
import { effectsOf } from '../../../src/rules/fine-effects.js';
import { gameOf, type Rules, type Table } from '../../../src/rules/game.js';
import {
  countFine,
  ownFineOf,
  timesBefore,
  type OwnFine,
} from '../../../src/rules/own-book/own-parts.js';

/** A fine of which only a part is said. */
export interface FineDraft extends Partial<FineRecord> {
  /** Whether both others let the hand go on, once they have said so (vlk-1970, 11.e). */
  readonly goesOn?: boolean;
}

/** The hand that a fine is about: the next one, a recorded one, or none. */
export type FinePlace = 'next' | number | null;

/** A fine between two hands as it is typed, and the hand that it is about. */
export interface FineAtTable {
  readonly fine: FineDraft;
  /** Undefined as long as nobody has chosen: the stage of the fine then says which one it is. */
  readonly hand?: FinePlace;
}

/** The fine of a draft; null while player or code is missing. */
export function fineOf({
  player,
  code,
  stage,
  note,
  goesOn: _goesOn,
  ...rest
}: FineDraft): FineRecord | null {
  if (player === undefined || code === undefined) return null;
  const said = note?.trim() ?? '';
  return {
    ...rest,
    player,
    code,
    stage: stage ?? usualStage(code),
    ...(said === '' ? {} : { note: said }),
  };
}

/** The draft with a fine that the club has added to its book. */
export function withOwn(draft: FineDraft, { code: own, stage }: OwnFine): FineDraft {
  return { ...withCode(draft, 'other'), own, stage };
}

/** The draft with another code; parts that only belonged to the old one are removed. */
export function withCode(
  {
    amount: _amount,
    own: _own,
    melding: _melding,
    took: _took,
    unknown: _unknown,
    stage: _stage,
    goesOn: _goesOn,
    ...rest
  }: FineDraft,
  code: FineCode,
): FineDraft {
  return { ...rest, code };
}

/** The codes of a book's fines, in the order of the catalogue. */
export function codesOf(rules: Rules): readonly FineCode[] {
  const fines = gameOf(rules).fines(rules);
  return FINE_CODES.filter((code) => fines[code] !== undefined);
}

/** The book's rule for a fine; null for one that it does not have. */
export function ruleOf(
  rules: Rules,
  { code, own }: { readonly code?: FineCode; readonly own?: string | null },
): FineRule | null {
  if (own != null) {
    const added = ownFineOf(rules, own);
    if (added === undefined) return null;
    const { source, price, cup, from } = added;
    const its = { ...(cup !== undefined && { cup }), ...(from !== undefined && { from }) };
    return { source, choices: [{ amount: price, what: own }], ...its };
  }
  return code === undefined ? null : (gameOf(rules).fines(rules)[code] ?? null);
}

/** Why a fine costs nothing: it is its player's time of the evening, and it costs from a later one on. */
export interface FreeTime {
  /** From 1. */
  readonly time: number;
  readonly from: number;
}

/**
 * Why a fine is free, where how often it happens decides about it; null where it costs, or is free for
 * another reason.
 *
 * @param fined how often the players were fined before
 */
export function freeTimeOf(rules: Rules, fined: Table['fined'], fine: FineRecord): FreeTime | null {
  const { from = 1 } = ruleOf(rules, fine) ?? {};
  const time = timesBefore(fined, fine) + 1;
  return time < from ? { time, from } : null;
}

/** Why a fine costs nothing by its book. */
export type WhyFree = ({ readonly is: 'time' } & FreeTime) | { readonly is: 'owned-up' | 'after' };

/**
 * Why a fine costs nothing; null where it costs.
 * @param fined how often the players were fined before
 */
export function whyFree(rules: Rules, fined: Table['fined'], fine: FineRecord): WhyFree | null {
  const rule = ruleOf(rules, fine);
  const time = freeTimeOf(rules, fined, fine);
  if (time !== null) return { is: 'time', ...time };
  if (rule?.freeIfSelfReported === true && fine.selfReported === true) return { is: 'owned-up' };
  return rule?.freeAfterHand === true && fine.stage === 'after' ? { is: 'after' } : null;
}

/** The times of the players in an evening, with the fines of a hand that come before one of them. */
export function finedBefore(
  fined: Table['fined'],
  fines: readonly FineRecord[],
  index: number,
): Table['fined'] {
  return fines.slice(0, index).reduce<Table['fined']>(countFine, fined);
}

/** Whether the table agrees itself on how much it is. */
export function isAmountFree({ choices }: FineRule): boolean {
  return choices.length === 0;
}

/**
 * Whether it is still to be said how much it is; also where one amount gives the deal away and another
 * does not (wolff-1899, 2).
 */
export function isAmountOpen(rules: Rules, draft: FineDraft): boolean {
  const { amount } = draft;
  const rule = ruleOf(rules, draft);
  if (amount !== undefined || rule === null) return false;
  const passes = new Set(rule.choices.map(({ passesDeal }) => passesDeal === true));
  return rule.amountMustBeNamed === true || passes.size > 1;
}

/** Whether the others decide if the hand goes on after this fine (vlk-1970, 11.e). */
export function mayGoOn(rules: Rules, draft: FineDraft): boolean {
  const fine = fineOf(draft);
  if (fine === null) return false;
  return effectsOf(gameOf(rules).fines(rules), fine).includes('may-break-off');
}

/** Whether it is free when it is found after the hand, which is a question of its own (brix-1996). */
export function isFreeAfter(rules: Rules, draft: FineDraft): boolean {
  return ruleOf(rules, draft)?.freeAfterHand === true;
}

type Question = 'fine' | 'amount' | 'found' | 'goesOn';

/** The first question about a fine at the table that has no answer yet; null where all are answered. */
export function openQuestion(rules: Rules, draft: FineDraft): Question | null {
  if (fineOf(draft) === null) return 'fine';
  if (isAmountOpen(rules, draft)) return 'amount';
  if (draft.stage === undefined && isFreeAfter(rules, draft)) return 'found';
  return draft.goesOn === undefined && mayGoOn(rules, draft) ? 'goesOn' : null;
}

/** When an error of this kind is usually found. */
export function usualStage(code: FineCode): FineStage {
  switch (code) {
    case 'cups-not-moved':
    case 'misdeal':
    case 'skat-error':
    case 'skat-not-laid':
      return 'deal';
    case 'melding-early':
    case 'melding-omitted':
    case 'melding-false':
    case 'premature-lead':
      return 'meldinger';
    case 'miscount':
      return 'after';
    default:
      return 'play';
  }
}
