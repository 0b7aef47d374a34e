import { useTranslation } from '../../words/use-translation.js';

/** How a step of an evening is called. */
export interface StepName {
  /** For an axis, where there is little room. */
  readonly short: string;
  readonly long: string;
}

/**
 * Names the steps of an evening by their kind of event. A kind that has no name of its own here (of a
 * newer version of the service) is called other.
 */
export function useStepNames(): (kind: string, hand: number | null) => StepName {
  const { t } = useTranslation('statement');
  // The kind comes from the service: its key is one of the words', or has none.
  return (kind, hand) => ({
    short:
      kind === 'hand-recorded'
        ? String(hand)
        : t(`short.${kind}` as 'short.other', { defaultValue: t('short.other') }),
    long: t(`steps.${kind}` as 'steps.other', { hand, defaultValue: t('steps.other') }),
  });
}
