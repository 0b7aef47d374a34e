import { Button, Text } from '@mantine/core';
import { sumOfMovements } from '../../../src/money/bank/reconciled.js';
import {
  reconciliationReads,
  withdrawReconciliation,
  type Reconciliation,
} from '../../api/money/reconciliations.js';
import { useDates } from '../../parts/figures/dates.js';
import { useDays } from '../../parts/figures/days.js';
import { useMoney } from '../../parts/figures/money.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useAsked } from '../../parts/form/use-asked.js';
import { useMeanwhile } from '../../parts/form/use-meanwhile.js';
import { Section } from '../../parts/page/section.js';
import { useCalled } from '../../parts/people/use-called.js';
import { useTranslation } from '../../words/use-translation.js';
import type { ReconcilingProps } from './reconciling-props.js';
import { useMovementWords } from './use-movement-words.js';
import classes from './reconciliation.module.css';

interface Props extends ReconcilingProps {
  readonly isKeeper: boolean;
}

/** The reconciliations of the purse, the newest first; the latest one can be withdrawn. */
export function PastReconciliations(props: Props) {
  const { t } = useTranslation(['reconciliation.past', 'reconciliation.withdraw']);
  const { reconciliations } = props.reconciling.data;
  const latest = reconciliations.find(({ withdrawal }) => withdrawal === null);
  const withdrawing = useAsked<Reconciliation>();
  const { row } = withdrawing;
  if (reconciliations.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ul className={classes['matches']} aria-label={t('title')}>
        {reconciliations.map((one) => (
          <li key={one.event} className={classes['past']}>
            <Past {...props} one={one} />
            {props.isKeeper && one === latest && (
              <Button
                variant="default"
                onClick={() => {
                  withdrawing.ask(one);
                }}
              >
                {t('reconciliation.withdraw:do')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {row !== null && (
        <Withdraw
          {...props}
          one={row}
          now={reconciliations.find(({ event }) => event === row.event) ?? row}
          opened={withdrawing.isAsked}
          onClose={withdrawing.close}
        />
      )}
    </Section>
  );
}

interface OneProps extends Props {
  readonly one: Reconciliation;
}

function Past({ club, one }: OneProps) {
  const { t } = useTranslation(['reconciliation.past', 'reconciliation']);
  const days = useDays();
  const dates = useDates();
  const called = useCalled();
  const money = useMoney(club.currency);
  const wordsOf = useMovementWords(club.id);
  const { until, balance, found, outstanding, time, actorName, withdrawal } = one;
  return (
    <div className={classes['side']}>
      <Text fw={650} td={withdrawal === null ? '' : 'line-through'}>
        {t('reconciliation:until', { day: days.date(until) })}: {money(balance)}
      </Text>
      <Text size="sm">
        {t('by', { name: called(actorName), time: dates.moment(time) })} ·{' '}
        {t('found', { count: found })}
      </Text>
      {withdrawal !== null && (
        <Text size="sm">
          {t('withdrawn', {
            name: called(withdrawal.actorName),
            time: dates.moment(withdrawal.time),
          })}{' '}
          »{withdrawal.why}«
        </Text>
      )}
      {outstanding.length > 0 && (
        <details className={classes['more']}>
          <summary>
            {t('outstanding', {
              count: outstanding.length,
              money: money(sumOfMovements(outstanding)),
            })}
          </summary>
          <ul>
            {outstanding.map((movement) => (
              <li key={movement.event}>
                {days.short(movement.day)} · {movement.label} · {wordsOf(movement)}:{' '}
                {money(movement.amount)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface WithdrawProps extends OneProps {
  /** The same by now. */
  readonly now: Reconciliation;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function Withdraw({ club, purse, one, now, opened, onClose }: WithdrawProps) {
  const { t } = useTranslation('reconciliation.withdraw');
  const { withdrawal } = now;
  const meanwhile = useMeanwhile(
    club,
    withdrawal === null ? null : { what: 'reconciliation.withdrawn', by: withdrawal.actorName },
  );
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      meanwhile={meanwhile}
      title={t('title')}
      confirm={t('do')}
      reason={{ label: t('why'), description: t('whyHint') }}
      body={one.event}
      write={(event, key, why) => withdrawReconciliation(club.id, purse, event, why, key)}
      reads={reconciliationReads(club.id)}
      done={t('done')}
    >
      <Text>{t('text')}</Text>
    </ConfirmWrite>
  );
}
