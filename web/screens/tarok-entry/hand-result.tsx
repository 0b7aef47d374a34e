import type { Payment } from '../../../src/rules/payment.js';
import type { Pots } from '../../../src/rules/tarok/table.js';
import type { PossibleHand } from '../../evening/preview.js';
import { plainPoints, signedPoints } from '../../parts/figures/points.js';
import { useWarningWords } from '../../parts/page/use-refusal-words.js';
import { useTranslation } from '../../words/use-translation.js';
import { HandResult, NetByPlayer } from '../hand-entry/frame/hand-result.js';
import { useEntry } from './entry-context.js';
import classes from './hand-result.module.css';
import type { Missing, TarokDraftState } from '../../../src/rules/tarok/partial/judge.js';

const POTS = ['king-pot', 'pagat-pot'] as const;

interface Props {
  readonly state: TarokDraftState<PossibleHand>;
  readonly why: string | undefined;
}

/** The result of the hand; in Tarok with the pots before and after. */
export function TarokResult({ state, why }: Props) {
  const { setting, nameOf } = useEntry();
  const words = useWarningWords(nameOf);
  const warnings = state.is === 'complete' ? state.result.warnings.map(words) : [];
  const before = setting.table.pots;
  const { payments, pots } = knownOf(state, before);
  return (
    <HandResult
      state={state}
      why={why}
      sums={
        <>
          <PotChanges before={before} after={pots} />
          <NetByPlayer payments={payments} />
        </>
      }
      warnings={warnings}
      payments={payments}
    />
  );
}

function knownOf(
  state: TarokDraftState<PossibleHand>,
  pots: Pots,
): { readonly payments: readonly Payment[]; readonly pots: Pots } {
  if (state.is === 'complete') {
    const { payments, table } = state.result;
    return { payments, pots: table.pots ?? pots };
  }
  return (state.is === 'partial' ? state.soFar : null) ?? { payments: [], pots };
}

function PotChanges({ before, after }: { readonly before: Pots; readonly after: Pots }) {
  const { t } = useTranslation('payments');
  return (
    <ul className={classes['pots']}>
      {POTS.map((pot) => {
        const label = t('changes', {
          pot: t(`pots.${pot}`),
          before: before[pot],
          after: after[pot],
        });
        const change = after[pot] - before[pot];
        return (
          <li key={pot} className={classes['pot']}>
            <span className={classes['hidden']}>{label}</span>
            <span aria-hidden>{t(`pots.${pot}`)}</span>
            <span aria-hidden className={classes['change']}>
              {`${plainPoints(before[pot])} → `}
              <strong>{plainPoints(after[pot])}</strong>
              {change !== 0 && <small>{` (${signedPoints(change)})`}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The missing part, in words. */
export function useMissingWords(nameOf: (player: string) => string): (missing: Missing) => string {
  const { t } = useTranslation('tarok');
  return (missing) =>
    missing.part === 'count'
      ? t('missing.count', { name: nameOf(missing.player) })
      : t(`missing.${missing.part}`);
}
