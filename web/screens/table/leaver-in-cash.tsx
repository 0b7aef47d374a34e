import { Button, NativeSelect } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useState } from 'react';
import type { PlayerId } from '../../../src/rules/payment.js';
import { leftOfEvening } from '../../../src/money/settling-up/evening.js';
import { asCash } from '../../api/money/evening-cash.js';
import type { Evening } from '../../evening/evening.js';
import { useNames } from '../../parts/evening/use-evening-here.js';
import { useMoney } from '../../parts/figures/money.js';
import { ProblemNote } from '../../parts/notices/problem-note.js';
import { ByPurse } from '../../parts/settling/by-purse.js';
import { CashLine } from '../../parts/settling/cash-line.js';
import { useEveningCash } from '../../parts/settling/use-evening-cash.js';
import { usePaymentWords } from '../../parts/settling/use-payment-words.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from './leaver-in-cash.module.css';

interface Props {
  readonly evening: Evening;
  /** Somebody who has left the table. */
  readonly player: PlayerId;
}

/**
 * Somebody who left early settles in cash with somebody at the table, who takes their result over.
 * Their payments are listed, and each can be taken back.
 */
export function LeaverInCash({ evening, player }: Props) {
  const { t } = useTranslation('table');
  const nameOf = useNames(evening);
  const { club, session, standings, at } = evening;
  const said = usePaymentWords(club.currency, nameOf);
  const cash = useEveningCash({ club, session: session.id });
  if (cash.data === undefined) return null;
  const results = standings.map((one) => ({ party: one.player, amount: one.points * at.rate }));
  const left = leftOfEvening(results, cash.data.paid.map(asCash));
  const amount = left.find(({ party }) => party === player)?.amount ?? 0;
  const paid = cash.data.paid.filter(({ from, to }) => from === player || to === player);
  return (
    <div className={classes['cash']}>
      <ul className={classes['paid']}>
        {paid.map((line) => (
          <CashLine
            key={line.event}
            isPaid
            words={said('paid', line)}
            action={cash.mayUndo(line) ? t('settling.undo') : null}
            isBusy={cash.isBusy}
            onAct={() => {
              cash.undoing.mutate({ ...line, why: t('settling.undoWhy') });
            }}
          />
        ))}
      </ul>
      {amount !== 0 && cash.mayPay && <Paying {...{ evening, player, amount, cash }} />}
      <ProblemNote error={cash.error} />
    </div>
  );
}

interface PayingProps extends Props {
  /** Their claim in minor units; below 0 their debt. */
  readonly amount: number;
  readonly cash: ReturnType<typeof useEveningCash>;
}

/** The choice of the other player, and the button that records the payment. */
function Paying({ evening, player, amount, cash }: PayingProps) {
  const { t } = useTranslation('table');
  const nameOf = useNames(evening);
  const money = useMoney(evening.club.currency);
  // Nobody is proposed: a tap with one hand would put the money in the wrong pocket.
  const [chosen, setChosen] = useState('');
  const { players } = evening.table;
  const other = players.find((one) => one === chosen);
  const moved = Math.abs(amount);
  const line =
    other === undefined
      ? null
      : amount < 0
        ? { from: player, to: other, amount: moved }
        : { from: other, to: player, amount: moved };
  return (
    <>
      <NativeSelect
        label={t(amount < 0 ? 'settling.payTo' : 'settling.payFrom', {
          name: nameOf(player),
          amount: money(moved),
        })}
        value={chosen}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value);
        }}
        data={[
          { value: '', label: t('settling.choose') },
          ...players.map((one) => ({ value: one, label: nameOf(one) })),
        ]}
      />
      <ByPurse
        club={evening.club}
        nameOf={nameOf}
        line={{
          from: amount < 0 ? player : null,
          to: amount < 0 ? null : player,
          amount: moved,
        }}
        isBusy={cash.isBusy}
        onPay={cash.byPurse.mutate}
      />
      {line !== null && (
        <Button
          variant="default"
          leftSection={<IconCash size={20} aria-hidden />}
          disabled={cash.isBusy}
          onClick={() => {
            cash.paying.mutate([line]);
          }}
        >
          {t('settling.pay')}
        </Button>
      )}
    </>
  );
}
