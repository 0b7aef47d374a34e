import { IconTrophy } from '@tabler/icons-react';
import type { Payment, PotName } from '../../../src/rules/payment.js';
import type { SoFar } from '../../../src/rules/tarok/partial/possible.js';
import type { Pots } from '../../../src/rules/tarok/table.js';
import type { PossibleHand } from '../../evening/preview.js';
import { plainPoints, signedPoints } from '../../parts/figures/points.js';
import { useWarningWords } from '../../parts/notices/use-refusal-words.js';
import { potMoves, potTaken } from '../../parts/payments/pot-moves.js';
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
  const { payments, pots, openPots } = knownOf(state, before);
  return (
    <HandResult
      state={state}
      why={why}
      sums={
        <>
          <PotChanges before={before} after={pots} payments={payments} open={openPots} />
          <PotsTaken payments={payments} />
          <NetByPlayer payments={payments} />
        </>
      }
      warnings={warnings}
      payments={payments}
    />
  );
}

function knownOf(state: TarokDraftState<PossibleHand>, pots: Pots): SoFar {
  if (state.is === 'complete') {
    const { payments, table } = state.result;
    return { payments, pots: table.pots ?? pots, openPots: [] };
  }
  return (state.is === 'partial' ? state.soFar : null) ?? { payments: [], pots, openPots: [] };
}

interface PotChangesProps {
  readonly before: Pots;
  readonly after: Pots;
  readonly payments: readonly Payment[];
  /** The pots whose content the pagat decides, of which nothing is said yet. */
  readonly open: readonly PotName[];
}

function PotChanges({ before, after, payments, open }: PotChangesProps) {
  const { t } = useTranslation(['payments', 'tarok']);
  return (
    <ul className={classes['pots']}>
      {POTS.map((pot) => {
        const isOpen = open.includes(pot);
        const said = { pot: t(`pots.${pot}`), before: before[pot] };
        const label = isOpen
          ? t('tarok:pots.open', said)
          : t('changes', { ...said, after: after[pot] });
        const moves = isOpen ? [] : potMoves(payments, pot);
        return (
          <li key={pot} className={classes['pot']}>
            <span className={classes['hidden']}>{label}</span>
            <span aria-hidden>{t(`pots.${pot}`)}</span>
            <span aria-hidden className={classes['change']}>
              {`${plainPoints(before[pot])} → `}
              <strong>{isOpen ? '?' : plainPoints(after[pot])}</strong>
              {moves.length > 0 && <small>{` (${moves.map(signedPoints).join(', ')})`}</small>}
              {isOpen && <small>{` ${t('tarok:pots.dependsOnPagat')}`}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A pot that somebody takes is the event of the evening, and is said as such. */
function PotsTaken({ payments }: Pick<PotChangesProps, 'payments'>) {
  const { t } = useTranslation(['tarok', 'payments']);
  const { nameOf } = useEntry();
  return POTS.map((pot) => {
    const taken = potTaken(payments, pot);
    if (taken === null) return null;
    const { player, points, foundedWith } = taken;
    const said = { name: nameOf(player), pot: t(`payments:parties.${pot}`), points };
    return (
      <p key={pot} className={classes['taken']}>
        <IconTrophy size={22} aria-hidden />
        <span>
          {t('pots.taken', said)}
          {foundedWith > 0 && ` ${t('pots.foundedAgain', { points: foundedWith })}`}
        </span>
      </p>
    );
  });
}

/** The missing part, in words. */
export function useMissingWords(nameOf: (player: string) => string): (missing: Missing) => string {
  const { t } = useTranslation('tarok');
  return (missing) =>
    missing.part === 'count'
      ? t('missing.count', { name: nameOf(missing.player) })
      : t(`missing.${missing.part}`);
}
