import type { Payment } from '../../../src/rules/payment.js';
import { useWarningWords } from '../../parts/page/use-refusal-words.js';
import { useTranslation } from '../../words/use-translation.js';
import { HandResult, NetByPlayer } from '../hand-entry/hand-result.js';
import { useEntry } from './entry-context.js';
import type { Missing, Verdict } from './judge.js';
import { useOutcomeWords } from './outcome-words.js';

interface Props {
  readonly verdict: Verdict;
  readonly why: string | undefined;
}

/** The result of the hand; before it is counted, both results. */
export function KoenigrufenResult({ verdict, why }: Props) {
  const { t } = useTranslation('koenigrufen');
  const { nameOf } = useEntry();
  const outcome = useOutcomeWords();
  const words = useWarningWords(nameOf);
  const either = verdict.is === 'partial' ? verdict.either : null;
  const known = paymentsOf(verdict);
  const isWhole = verdict.is === 'whole';
  return (
    <HandResult
      verdict={verdict}
      why={why}
      sums={
        either === null ? (
          <NetByPlayer payments={known} />
        ) : (
          <>
            <NetByPlayer title={t('result.ifWon')} payments={either.won} />
            <NetByPlayer title={t('result.ifLost')} payments={either.lost} />
          </>
        )
      }
      outcome={isWhole ? outcome(verdict.record, verdict.result) : []}
      warnings={isWhole ? verdict.result.warnings.map(words) : []}
      payments={isWhole || known.length > 0 ? known : null}
    />
  );
}

function paymentsOf(verdict: Verdict): readonly Payment[] {
  if (verdict.is === 'whole') return verdict.result.payments;
  return (verdict.is === 'partial' ? verdict.soFar : null) ?? [];
}

/** The missing part, in words. */
export function useMissingWords(nameOf: (player: string) => string): (missing: Missing) => string {
  const { t } = useTranslation('koenigrufen');
  return (missing) => {
    switch (missing.part) {
      case 'figure':
        return t('missing.figure', { figure: t(`figures.${missing.figure}`) });
      case 'tricks':
      case 'countOf':
        return t(`missing.${missing.part}`, { name: nameOf(missing.player) });
      default:
        return t(`missing.${missing.part}`);
    }
  };
}
