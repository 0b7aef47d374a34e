import type { FineCode, FineRecord, FineRule, FineStage } from '../../../src/rules/fine-record.js';
import { FINE_CODES } from '../../../src/rules/fine-record.js';
import { gameOf, type Rules } from '../../../src/rules/game.js';

/** A fine of which only a part is said. */
export type FineDraft = Partial<FineRecord>;

/** A fine between two hands as it is typed, and the hand that it is about. */
export interface FineAtTable {
  readonly fine: FineDraft;
  /** Undefined as long as it is the last one by itself. */
  readonly hand?: number | null;
}

/** The fine of a draft; null while player or code is missing. */
export function fineOf({ player, code, stage, note, ...rest }: FineDraft): FineRecord | null {
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

/** The draft with another code; parts that only belonged to the old one are removed. */
export function withCode(
  {
    amount: _amount,
    melding: _melding,
    took: _took,
    unknown: _unknown,
    stage: _stage,
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
export function ruleOf(rules: Rules, code: FineCode | undefined): FineRule | null {
  return code === undefined ? null : (gameOf(rules).fines(rules)[code] ?? null);
}

/** Whether the table agrees itself on how much it is. */
export function isAmountFree({ choices }: FineRule): boolean {
  return choices.length === 0;
}

/** Whether it is still to be said how much it is. */
export function isAmountOpen(rules: Rules, { code, amount }: FineDraft): boolean {
  return amount === undefined && ruleOf(rules, code)?.amountMustBeNamed === true;
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
