import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../words/use-translation.js';
import { useMoney } from '../figures/money.js';
import { ProblemNote } from '../notices/problem-note.js';
import { CashLine } from './cash-line.js';
import classes from './settled-in-cash.module.css';
import { useEveningCash, type CashOfEvening } from './use-evening-cash.js';

interface Props extends CashOfEvening {
  /** In its place while the service has not answered. */
  readonly meanwhile?: ReactNode;
}

/**
 * The payments that settle a closed evening, line by line: each is recorded in one tap when it is made
 * in cash, or all of them, and can be taken back. Words: rooms `table` and `payments`.
 */
export function SettledInCash({ meanwhile = null, ...of }: Props) {
  const { t } = useTranslation(['table', 'payments']);
  const money = useMoney(of.club.currency);
  const { data, mayPay, paying, undoing, error, isBusy } = useEveningCash(of);
  if (data === undefined) return meanwhile;
  const { open, paid } = data;
  const called = (party: string | null) =>
    party === null ? t('payments:pots.kitty') : of.nameOf(party);
  const said = ({ from, to, amount }: (typeof open)[number]) => {
    return { from: called(from), to: called(to), amount: money(amount) };
  };
  // The kitty's part is the club's, whose money is in its purses.
  const payable = open.flatMap(({ from, to, amount }) =>
    from === null || to === null ? [] : [{ from, to, amount }],
  );
  if (open.length + paid.length === 0) return null;
  return (
    <Stack gap="xs" align="stretch">
      <ul className={classes['lines']}>
        {open.map((line) => {
          const { from, to, amount } = line;
          const isPayable = mayPay && from !== null && to !== null;
          return (
            <CashLine
              key={`${from} ${to}`}
              words={t('settling.pays', said(line))}
              action={isPayable ? t('settling.pay') : null}
              isBusy={isBusy}
              onAct={() => {
                if (isPayable) paying.mutate([{ from, to, amount }]);
              }}
            />
          );
        })}
        {paid.map((line) => (
          <CashLine
            key={line.event}
            isPaid
            words={t('settling.paid', said(line))}
            action={mayPay ? t('settling.undo') : null}
            isBusy={isBusy}
            onAct={() => {
              undoing.mutate({ event: line.event, why: t('settling.undoWhy') });
            }}
          />
        ))}
      </ul>
      {mayPay && payable.length > 1 && (
        <Group>
          <Button
            disabled={isBusy}
            onClick={() => {
              paying.mutate(payable);
            }}
          >
            {t('settling.payAll')}
          </Button>
        </Group>
      )}
      <ProblemNote error={error} />
      <Text size="sm" c="dimmed" role="status">
        {open.length === 0 ? t('settling.done') : t('settling.rest')}
      </Text>
    </Stack>
  );
}
