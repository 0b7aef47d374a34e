import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { moveMatch, type Match } from '../../api/money/matches.js';
import { moneyReads } from '../../api/money/money-reads.js';
import type { OpenItem } from '../../api/money/open-items.js';
import type { MyClub } from '../../api/people/me.js';
import { useMoney } from '../../parts/figures/money.js';
import { ConfirmWrite } from '../../parts/form/confirm-write.js';
import { useAmount } from '../../parts/form/fields/use-amount.js';
import { useTranslation } from '../../words/use-translation.js';
import { useItemWords } from './item-lines.js';

interface Props {
  readonly club: MyClub;
  readonly member: string;
  readonly match: Match;
  /** The open items of the member as they are: they have one sign. */
  readonly open: readonly OpenItem[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

const nameOf = ({ event, dues }: OpenItem) => `${event} ${dues ?? ''}`;

/** The fields of a move: the items that it is about, the chosen one, and the amount. */
function useMove({ club, match, open }: Pick<Props, 'club' | 'match' | 'open'>) {
  const amounts = useAmount(club.currency);
  // Where debts are open the payment moves from debt to debt; where credits are, the debt moves.
  const isDebt = (open[0]?.open ?? 0) < 0;
  const [matched, from] = isDebt ? [match.credit, match.debt] : [match.debt, match.credit];
  const others = open.filter((one) => nameOf(one) !== nameOf(from));
  const [chosen, choose] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const to = others.find((one) => nameOf(one) === chosen) ?? others[0];
  const most = Math.min(match.amount, Math.abs(to?.open ?? 0));
  const text = typed ?? amounts.write(most);
  const clear = () => {
    choose(null);
    setTyped(null);
  };
  const amount = amounts.read(text);
  return { matched, from, others, to, choose, most, text, setTyped, amount, clear };
}

/** Moves a part of a match to another open item, with both items before and after it. */
export function MoveMatch({ club, member, match, open, opened, onClose }: Props) {
  const { t } = useTranslation('open-items');
  const money = useMoney(club.currency);
  const words = useItemWords(club.currency);
  const move = useMove({ club, match, open });
  const { matched, from, to, most, text, amount } = move;
  return (
    <ConfirmWrite
      opened={opened}
      onClose={onClose}
      title={t('moveTitle')}
      confirm={t('move')}
      reason={{ label: t('why'), description: t('whyHint') }}
      body={
        amount === null || to === undefined
          ? null
          : { member, matched: matched.event, from: from.event, to: to.event, amount }
      }
      write={(body, key, why) => moveMatch(club.id, { ...body, why }, key)}
      reads={moneyReads(club.id)}
      done={t('movedNow')}
      onDone={move.clear}
      fields={['to', 'amount']}
    >
      {(errorOf) => (
        <>
          <Text>
            {t('match', {
              debt: words(match.debt).what,
              credit: words(match.credit).what,
              money: money(match.amount),
            })}
          </Text>
          <To
            club={club}
            others={move.others}
            to={to}
            error={errorOf('to')}
            onChoose={move.choose}
          />
          <TextInput
            label={t('amount')}
            name="amount"
            required
            inputMode="decimal"
            autoComplete="off"
            value={text}
            error={errorOf('amount')}
            onChange={({ currentTarget }) => {
              move.setTyped(currentTarget.value);
            }}
          />
          {to !== undefined && amount !== null && amount <= most && (
            <div role="status">
              <Change club={club} item={from} by={amount} />
              <Change club={club} item={to} by={-amount} />
            </div>
          )}
        </>
      )}
    </ConfirmWrite>
  );
}

interface ToProps {
  readonly club: MyClub;
  readonly others: readonly OpenItem[];
  readonly to: OpenItem | undefined;
  readonly error: ReactNode;
  readonly onChoose: (name: string) => void;
}

/** The choice of the other item. */
function To({ club, others, to, error, onChoose }: ToProps) {
  const { t } = useTranslation('open-items');
  const money = useMoney(club.currency);
  const words = useItemWords(club.currency);
  if (to === undefined) return <Text>{t('noOther')}</Text>;
  return (
    <NativeSelect
      label={t('to')}
      name="to"
      required
      value={nameOf(to)}
      error={error}
      data={others.map((one) => ({
        value: nameOf(one),
        label: `${words(one).what} (${money(Math.abs(one.open))})`,
      }))}
      onChange={({ currentTarget }) => {
        onChoose(currentTarget.value);
      }}
    />
  );
}

interface ChangeProps {
  readonly club: MyClub;
  readonly item: OpenItem;
  /** The change of what is open of it, without its sign, in minor units. */
  readonly by: number;
}

/** The open amount of an item before and after. */
function Change({ club, item, by }: ChangeProps) {
  const { t } = useTranslation('open-items');
  const money = useMoney(club.currency);
  const words = useItemWords(club.currency);
  const before = Math.abs(item.open);
  return (
    <Text>
      {t('change', {
        what: words(item).what,
        before: money(before),
        after: money(before + by),
      })}
    </Text>
  );
}
