import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import type { ExplainedBalance, PlanStep } from '../../../api/money/plans.js';
import { useDates } from '../../../parts/figures/dates.js';
import { useMoney } from '../../../parts/figures/money.js';
import { SignedMoney } from '../../../parts/figures/signed-money.js';
import { useMemberNames } from '../../../parts/people/use-names.js';
import { useTranslation } from '../../../words/use-translation.js';
import { useVoucherKinds } from '../../vouchers/voucher-words.js';
import { keyOf } from '../party.js';
import classes from '../settling-up.module.css';
import { usePlanNames, useStandWords } from '../use-plan-words.js';

interface Props<Step extends PlanStep> {
  readonly club: string;
  readonly currency: string;
  readonly transfers: readonly Step[];
  readonly balances: readonly ExplainedBalance[];
  /** Whether the plan settles one evening alone. */
  readonly isOfEvening: boolean;
  /** The actions of a transfer. */
  readonly foot?: (step: Step) => ReactNode;
}

/** The transfers, a line each; a line opens to the vouchers behind both balances. */
export function Steps<Step extends PlanStep>({ transfers, foot, ...rest }: Props<Step>) {
  return (
    <ul className={classes['steps']}>
      {transfers.map((step) => (
        <li key={`${keyOf(step.from)} ${keyOf(step.to)}`} className={classes['step']}>
          <Line step={step} {...rest} />
          {foot?.(step)}
        </li>
      ))}
    </ul>
  );
}

type LineProps = Pick<Props<PlanStep>, 'club' | 'currency' | 'balances' | 'isOfEvening'> & {
  readonly step: PlanStep;
};

function Line({ club, currency, balances, isOfEvening, step }: LineProps) {
  const { t } = useTranslation('my-money.settlingUp');
  const nameOf = usePlanNames(club);
  const money = useMoney(currency);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { from, to, amount } = step;
  const ends = [
    { party: from, before: step.fromBefore, after: step.fromAfter },
    { party: to, before: step.toBefore, after: step.toAfter },
  ];
  return (
    <>
      <UnstyledButton
        className={classes['line']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <span className={classes['words']}>
          {t('pays', { from: nameOf(from), to: nameOf(to) })}
        </span>{' '}
        <span className={classes['money']}>{money(amount)}</span>
        <IconChevronDown size={18} aria-hidden className={classes['chevron']} />
      </UnstyledButton>
      <div id={id} className={classes['reasons']} hidden={!isOpen}>
        {isOpen &&
          ends.flatMap(({ party, ...stands }) =>
            party.member === null ? (
              []
            ) : (
              <Reasons
                key={party.member}
                club={club}
                currency={currency}
                member={party.member}
                isOfEvening={isOfEvening}
                balance={balances.find(({ member }) => member === party.member)}
                {...stands}
              />
            ),
          )}
      </div>
    </>
  );
}

interface ReasonsProps {
  readonly club: string;
  readonly currency: string;
  readonly member: string;
  readonly isOfEvening: boolean;
  /** Undefined where it is not shown. */
  readonly balance: ExplainedBalance | undefined;
  readonly before: number;
  readonly after: number;
}

/** The balances before and after a transfer, with the vouchers behind them. */
function Reasons({ club, currency, member, isOfEvening, balance, before, after }: ReasonsProps) {
  const { t } = useTranslation('my-money.settlingUp');
  const nameOf = useMemberNames(club);
  const stands = useStandWords(currency);
  const dates = useDates();
  const kinds = useVoucherKinds();
  const name = nameOf(member);
  return (
    <>
      <Text fw={650}>{stands(name, before)}</Text>
      <Text size="sm">{t('after', { words: stands(name, after) })}</Text>
      {balance !== undefined && (
        <>
          <Text size="sm" c="dimmed">
            {t('made')}
          </Text>
          <ul>
            {balance.reasons.map(({ event, label, day, kind, text, amount }) => (
              <li key={event} className={classes['reason']}>
                <span>
                  {[dates.short(day), text === '' ? (kinds[kind] ?? kind) : text, label].join(
                    ' · ',
                  )}
                </span>
                <SignedMoney minor={amount} currency={currency} />
              </li>
            ))}
            {(['earlier', 'planned'] as const).map(
              (what) =>
                balance[what] !== 0 && (
                  <li key={what} className={classes['reason']}>
                    <span>{t(what === 'earlier' && isOfEvening ? 'setAgainst' : what)}</span>
                    <SignedMoney minor={balance[what]} currency={currency} />
                  </li>
                ),
            )}
          </ul>
        </>
      )}
    </>
  );
}
