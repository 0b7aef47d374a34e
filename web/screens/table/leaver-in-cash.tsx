import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useState } from 'react';
import type { PlayerId } from '../../../src/rules/payment.js';
import { leftOfEvening } from '../../../src/money/settling-up/evening.js';
import type { Evening } from '../../evening/evening.js';
import { useNames } from '../../parts/evening/use-evening-here.js';
import { useMoney } from '../../parts/figures/money.js';
import { ProblemNote } from '../../parts/page/problem-note.js';
import { useEveningCash } from '../../parts/settling/use-evening-cash.js';
import { useTranslation } from '../../words/use-translation.js';

interface Props {
  readonly evening: Evening;
  /** Somebody who has left the table. */
  readonly player: PlayerId;
}

/** Somebody who left early settles in cash with somebody at the table, who takes their result over. */
export function LeaverInCash({ evening, player }: Props) {
  const { t } = useTranslation('table');
  const nameOf = useNames(evening);
  const { club, session, standings, at, table } = evening;
  const money = useMoney(club.currency);
  const [chosen, setChosen] = useState<string | null>(null);
  const cash = useEveningCash({ club, session: session.id });
  if (cash.data === undefined || !cash.mayPay) return null;
  const results = standings.map((one) => ({ party: one.player, amount: one.points * at.rate }));
  const left = leftOfEvening(results, cash.data.paid);
  const amount = left.find(({ party }) => party === player)?.amount ?? 0;
  const other = chosen ?? table.players[0];
  if (amount === 0 || other === undefined) return null;
  const [from, to] = amount < 0 ? [player, other] : [other, player];
  const said = { from: nameOf(from), to: nameOf(to), amount: money(Math.abs(amount)) };
  return (
    <Group gap="xs" align="end">
      <NativeSelect
        label={t('settling.with', { name: nameOf(player) })}
        value={other}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value);
        }}
        data={table.players.map((one) => ({ value: one, label: nameOf(one) }))}
      />
      <Button
        variant="default"
        leftSection={<IconCash size={20} aria-hidden />}
        disabled={cash.isBusy}
        onClick={() => {
          cash.paying.mutate([{ from, to, amount: Math.abs(amount) }]);
        }}
      >
        {t('settling.pay')}
      </Button>
      <Text size="sm">{t('settling.pays', said)}</Text>
      <ProblemNote error={cash.error} />
    </Group>
  );
}
