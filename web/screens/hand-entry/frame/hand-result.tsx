import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconEye, IconHourglass } from '@tabler/icons-react';
import { useContext, type ReactNode } from 'react';
import type { PossibleHand } from '../../../evening/preview.js';
import type { Payment } from '../../../../src/rules/payment.js';
import { netOf } from '../../../parts/payments/payment-lines.js';
import { Payments } from '../../../parts/payments/payments.js';
import { Points } from '../../../parts/figures/points.js';
import { useTranslation } from '../../../words/use-translation.js';
import { useAnyEntry } from './entry-context.js';
import { FittingName } from '../rows/fitting-name.js';
import classes from './hand-result.module.css';
import { Purpose } from './purpose.js';
import { useUnanswered } from './use-why-open.js';
import type { DraftState } from '../../../../src/rules/partial/state.js';

interface Props {
  readonly state: DraftState<unknown, PossibleHand, unknown, unknown, unknown>;
  /** Why the hand cannot be recorded yet. */
  readonly why: string | undefined;
  /** The sums of the players. */
  readonly sums: ReactNode;
  /** The outcome of a complete hand, in words. */
  readonly outcome?: readonly string[];
  /** The warnings about a complete hand. */
  readonly warnings: readonly string[];
  /** Null while none can be known. */
  readonly payments: readonly Payment[] | null;
}

/**
 * The result of the hand, after every tap: sums, state and each payment. A hand that cannot be has no
 * result: zeros would look like one.
 */
export function HandResult({ state, why, sums, outcome = [], warnings, payments }: Props) {
  const { nameOf } = useAnyEntry();
  const unanswered = useUnanswered();
  const open = state.is === 'partial' ? why : state.is === 'complete' ? unanswered : undefined;
  const isPossible = state.is !== 'impossible';
  return (
    <>
      {isPossible && sums}
      {/* Read out when it changes. */}
      <div role="status" className={classes['says']}>
        {!isPossible && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />}>
            {why}
          </Alert>
        )}
        {open !== undefined && (
          <p>
            <IconHourglass size={20} aria-hidden />
            {open}
          </p>
        )}
        {state.is === 'complete' && open === undefined && (
          <Whole dealer={state.result.table.dealer} outcome={outcome} warnings={warnings} />
        )}
      </div>
      {isPossible && payments !== null && <Payments payments={payments} nameOf={nameOf} />}
    </>
  );
}

interface WholeProps extends Required<Pick<Props, 'outcome' | 'warnings'>> {
  /** The next dealer. */
  readonly dealer: string;
}

function Whole({ dealer, outcome, warnings }: WholeProps) {
  const { t } = useTranslation('hand-entry');
  const { nameOf } = useAnyEntry();
  const isNew = useContext(Purpose) === 'record';
  const ready = isNew
    ? `${t('result.ready')} ${t('result.next', { name: nameOf(dealer) })}`
    : t('result.whole');
  const [first = ready, ...more] = outcome;
  return (
    <>
      <p>
        <IconCircleCheck size={20} aria-hidden />
        {first}
      </p>
      {more.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {first !== ready && <div className={classes['next']}>{ready}</div>}
      {warnings.map((warning) => (
        <Alert key={warning} color="brass" icon={<IconEye aria-hidden />}>
          {warning}
        </Alert>
      ))}
    </>
  );
}

interface NetByPlayerProps {
  readonly payments: readonly Payment[];
  readonly title?: string;
}

/** The net result of the players, and of everybody else who pays or is paid, players who sit out too. */
export function NetByPlayer({ payments, title }: NetByPlayerProps) {
  const { players, nameOf } = useAnyEntry();
  const net = netOf(payments);
  const others = [...net].flatMap(([party, points]) =>
    points === 0 || players.some((player) => player === party) ? [] : [party],
  );
  return (
    <div {...(title === undefined ? {} : { role: 'group', 'aria-label': title })}>
      {title !== undefined && (
        <div className={classes['title']} aria-hidden>
          {title}
        </div>
      )}
      <ul className={classes['net']}>
        {[...players, ...others].map((player) => (
          <li key={player}>
            <span className={classes['name']}>
              <FittingName name={nameOf(player)} />
            </span>
            <Points value={net.get(player) ?? 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
