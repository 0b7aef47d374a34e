import type { FineCatalogue, FineChoice, FineRecord, FineRule } from './fine-record.js';

/** The effects of a fine on the deal and on the hand in which the error was made. */
export type FineEffect =
  /** The cards are dealt again by the same dealer. */
  | 'dealt-again'
  /** The cards are dealt again by the next player. */
  | 'passes-deal'
  /** The hand is broken off. */
  | 'breaks-off'
  /** The hand is broken off unless both others let it go on (vlk-1970, 11.e). */
  | 'may-break-off'
  | 'bars'
  | 'loses-last-trick'
  /** The melding it is about is not paid, or is paid back. */
  | 'melding';

/** The parts of a hand's record that a fine can change. */
export interface FinedHand {
  readonly fines?: readonly FineRecord[];
  readonly abandoned?: boolean;
  readonly redeal?: boolean;
}

/** The rule for a fine with the degree that its record names; null for a fine without one. */
function degreeOf(
  catalogue: FineCatalogue,
  { code, amount, own }: Pick<FineRecord, 'code' | 'amount' | 'own'>,
): { readonly rule: FineRule; readonly choice: FineChoice } | null {
  // A fine of the club's own breaks off nothing and bars nobody.
  if (own != null) return null;
  const rule = catalogue[code];
  const choice = rule?.choices.find((one) => one.amount === amount) ?? rule?.choices[0];
  return rule === undefined || choice === undefined ? null : { rule, choice };
}

/** Whether the fine was found when all had been paid, and changes nothing then (brix-1996). */
function isTooLate(rule: FineRule, { stage }: Pick<FineRecord, 'stage'>): boolean {
  return rule.freeAfterHand === true && stage === 'after';
}

/**
 * Whether the others decide if the hand goes on: not about an error that its maker has owned up to, nor
 * about one that was found when the hand was over (vlk-1970, 11.e).
 */
function mayBreakOff({ abandons }: FineChoice, { selfReported, stage }: FineRecord): boolean {
  return abandons === 'may' && selfReported !== true && stage !== 'after';
}

/** The effects of a fine by its book, beside its price; empty for a fine that is paid and no more. */
export function effectsOf(catalogue: FineCatalogue, fine: FineRecord): readonly FineEffect[] {
  const degree = degreeOf(catalogue, fine);
  if (degree === null || isTooLate(degree.rule, fine)) return [];
  const { rule, choice } = degree;
  const effects: readonly (FineEffect | false)[] = [
    choice.passesDeal === true
      ? 'passes-deal'
      : (rule.voidsDeal === true || choice.dealtAgain === true) && 'dealt-again',
    choice.abandons === 'always' && 'breaks-off',
    mayBreakOff(choice, fine) && 'may-break-off',
    choice.bars !== undefined && 'bars',
    rule.losesLastTrick === true && 'loses-last-trick',
    rule.melding !== undefined && rule.melding !== 'paid' && 'melding',
  ];
  return effects.filter((effect) => effect !== false);
}

/**
 * The effects of a fine once the others have decided about the hand.
 *
 * @param goesOn whether both others let the hand go on; undefined while nobody has said so
 */
export function effectsWithAnswer(
  catalogue: FineCatalogue,
  fine: FineRecord,
  goesOn: boolean | undefined,
): readonly FineEffect[] {
  const effects = effectsOf(catalogue, fine);
  if (goesOn === undefined) return effects;
  return effects.flatMap((effect) => {
    if (effect !== 'may-break-off') return [effect];
    return goesOn ? [] : ['breaks-off' as const];
  });
}

/** Whether a fine ends the hand or the deal by its book, so that another player may deal next. */
export function endsHand(catalogue: FineCatalogue, fine: FineRecord): boolean {
  return effectsOf(catalogue, fine).some(
    (effect) => effect === 'passes-deal' || effect === 'breaks-off',
  );
}

/**
 * The record of a hand with a further fine, and with the end that the fine gives the hand.
 *
 * @param goesOn as of `effectsWithAnswer`
 */
export function withFine<Hand extends FinedHand>(
  catalogue: FineCatalogue,
  hand: Hand,
  fine: FineRecord,
  goesOn?: boolean,
): Hand {
  const effects = effectsWithAnswer(catalogue, fine, goesOn);
  const next = { ...hand, fines: [...(hand.fines ?? []), fine] };
  if (effects.includes('dealt-again') || effects.includes('passes-deal')) {
    return { ...next, redeal: true, abandoned: false };
  }
  return effects.includes('breaks-off') ? { ...next, abandoned: true, redeal: false } : next;
}
