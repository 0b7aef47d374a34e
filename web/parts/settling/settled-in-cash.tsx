import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sessionQuery } from '../../api/evenings/evening-queries.js';
import { useNameList } from '../people/player-name.js';
import type { EveningCash } from '../../api/money/evening-cash.js';
import { useTranslation } from '../../words/use-translation.js';
import { useMoney } from '../figures/money.js';
import { ProblemNote } from '../notices/problem-note.js';
import { ByPurse } from './by-purse.js';
import { CashLine } from './cash-line.js';
import classes from './settled-in-cash.module.css';
import { useEveningCash, type CashOfEvening } from './use-evening-cash.js';
import { usePaymentWords } from './use-payment-words.js';

interface Props extends CashOfEvening {
  /** In its place while the service has not answered. */
  readonly meanwhile?: ReactNode;
}

/**
 * The payments that settle a closed evening, line by line: each is recorded in one tap when it is made
 * in cash, or all of them, and can be taken back. Words: rooms `table` and `payments`.
 */
export function SettledInCash({ meanwhile = null, ...of }: Props) {
  const { t } = useTranslation('table');
  const said = usePaymentWords(of.club.currency, of.nameOf);
  const { data, mayPay, mayUndo, paying, byPurse, undoing, error, isBusy } = useEveningCash(of);
  const { data: seen } = useQuery(sessionQuery(of.club.id, of.session));
  if (data === undefined) return meanwhile;
  const { open, paid, inPlans } = data;
  // The club's part goes through one of its purses.
  const payable = open.flatMap(({ from, to, amount }) =>
    from === null || to === null ? [] : [{ from, to, amount }],
  );
  if (open.length + paid.length + inPlans.length === 0) {
    return <Text>{t(seen?.settledThen === true ? 'settling.then' : 'settling.done')}</Text>;
  }
  return (
    <Stack gap="xs" align="stretch">
      <ul className={classes['lines']}>
        {open.map((line) => {
          const { from, to, amount } = line;
          const isPayable = mayPay && from !== null && to !== null;
          return (
            <CashLine
              key={`${from} ${to}`}
              words={said('pays', line)}
              action={isPayable ? t('settling.pay') : null}
              isBusy={isBusy}
              onAct={() => {
                if (isPayable) paying.mutate([{ from, to, amount }]);
              }}
            >
              <ByPurse {...of} line={line} isBusy={isBusy} onPay={byPurse.mutate} />
            </CashLine>
          );
        })}
        {paid.map((line) => (
          <CashLine
            key={line.event}
            isPaid
            words={said('paid', line)}
            action={mayUndo(line) ? t('settling.undo') : null}
            isBusy={isBusy}
            onAct={() => {
              undoing.mutate({ ...line, why: t('settling.undoWhy') });
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
        {open.length + inPlans.length === 0 ? t('settling.done') : null}
        {open.length > 0 ? t('settling.rest') : null}
      </Text>
      <InPlans {...of} inPlans={inPlans} />
    </Stack>
  );
}

interface InPlansProps extends Pick<CashOfEvening, 'club' | 'nameOf'> {
  readonly inPlans: EveningCash['inPlans'];
}

/** The parts that plans ask for already, so that nobody pays twice. */
function InPlans({ club, nameOf, inPlans }: InPlansProps) {
  const { t } = useTranslation('table');
  const listed = useNameList();
  const money = useMoney(club.currency);
  if (inPlans.length === 0) return null;
  const said = inPlans.map(({ member, amount }) => {
    const words = { name: nameOf(member), amount: money(Math.abs(amount)) };
    return t(amount < 0 ? 'settling.inPlan.pays' : 'settling.inPlan.isPaid', words);
  });
  return <Text size="sm">{t('settling.inPlans', { who: listed(said) })}</Text>;
}
