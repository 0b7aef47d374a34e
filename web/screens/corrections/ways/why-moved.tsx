import type { CorrectionEffect } from '../../../api/evenings/corrections.js';
import { PaidBackParts } from '../../../parts/evening/paid-back-parts.js';
import { HandDifferences } from './hand-differences.js';
import { OtherDifferences } from './other-differences.js';

interface Props {
  readonly effect: CorrectionEffect;
  readonly nameOf: (member: string) => string;
}

/**
 * The reasons for the sums of a correction that was made: the hands and the split that changed, or for a
 * fine that was paid back how each payer came to have its points.
 */
export function WhyMoved({ effect, nameOf }: Props) {
  if (effect.hands.length === 0) return <PaidBackParts effect={effect} nameOf={nameOf} />;
  return (
    <>
      <HandDifferences effect={effect} nameOf={nameOf} />
      <OtherDifferences effect={effect} nameOf={nameOf} />
    </>
  );
}
