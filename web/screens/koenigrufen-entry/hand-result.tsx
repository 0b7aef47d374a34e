import type { Payment } from '../../../src/rules/payment.js';
import type { PossibleHand } from '../../evening/preview.js';
import { useWarningWords } from '../../parts/notices/use-refusal-words.js';
import { useTranslation } from '../../words/use-translation.js';
import { HandResult, NetByPlayer } from '../hand-entry/frame/hand-result.js';
import { useEntry } from './entry-context.js';
import type {
  KoenigrufenDraftState,
  Missing,
} from '../../../src/rules/koenigrufen/partial/judge.js';
import { useOutcomeWords } from './outcome-words.js';

interface Props {
  readonly state: KoenigrufenDraftState<PossibleHand>;
  readonly why: string | undefined;
}

/** The result of the hand; before it is counted, both results. */
export function KoenigrufenResult({ state, why }: Props) {
  const { t } = useTranslation('koenigrufen');
  const { nameOf } = useEntry();
  const outcome = useOutcomeWords();
  const words = useWarningWords(nameOf);
  const either = state.is === 'partial' ? state.either : null;
  const known = paymentsOf(state);
  const isWhole = state.is === 'complete';
  return (
    <HandResult
      state={state}
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
      outcome={isWhole ? outcome(state.record, state.result) : []}
      warnings={isWhole ? state.result.warnings.map(words) : []}
      payments={isWhole || known.length > 0 ? known : null}
    />
  );
}

function paymentsOf(state: KoenigrufenDraftState<PossibleHand>): readonly Payment[] {
  if (state.is === 'complete') return state.result.payments;
  return (state.is === 'partial' ? state.soFar : null) ?? [];
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
