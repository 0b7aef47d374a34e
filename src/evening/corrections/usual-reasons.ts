/** The reasons in the log of corrections without a reason of their own. */
export const USUAL_REASONS = {
  undone: 'Undone.',
  'deck-faulty': 'The deck was faulty.',
} as const;

/** Which of the usual reasons it is; null for one in somebody's own words. */
export function usualReason(reason: string): keyof typeof USUAL_REASONS | null {
  if (reason === USUAL_REASONS.undone) return 'undone';
  return reason === USUAL_REASONS['deck-faulty'] ? 'deck-faulty' : null;
}
