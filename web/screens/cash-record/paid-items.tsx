import { Checkbox, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openItemsQuery, type OpenItem } from '../../api/money/open-items.js';
import { useTranslation } from '../../words/use-translation.js';
import classes from '../cash/cash.module.css';
import { useItemWords } from '../open-items/item-lines.js';

/** Nobody ticked anything: the oldest are paid first. */
export const OLDEST_FIRST = '';

/** The ticked items of a form's text, as the service takes them; null for the oldest first. */
export function paysOf(text: string): number[] | null {
  return text === OLDEST_FIRST ? null : (JSON.parse(text) as number[]);
}

/** The text of the form for ticked items; none of them is the oldest first. */
export function textOfPays(pays: readonly number[]): string {
  return pays.length === 0 ? OLDEST_FIRST : JSON.stringify(pays);
}

interface Props {
  readonly club: string;
  /** Empty as long as nobody is chosen. */
  readonly member: string;
  readonly currency: string;
  /** The typed amount, in minor units; null as long as none is typed. */
  readonly amount: number | null;
  /** The text of the form. */
  readonly ticked: string;
  readonly error: ReactNode;
  readonly onChange: (ticked: string) => void;
}

/** The open items of a member to tick for their money; the oldest are proposed. */
export function PaidItems({ club, member, currency, amount, ticked, error, onChange }: Props) {
  const { t } = useTranslation('cash-received');
  const wordsOf = useItemWords(currency);
  const { data = [] } = useQuery({ ...openItemsQuery(club, member), enabled: member !== '' });
  const debts = data.filter(({ open }) => open < 0);
  // One of them is paid anyhow.
  if (debts.length < 2 && error == null) return null;
  const events = debts.map(({ event }) => event);
  const chosen = (paysOf(ticked) ?? oldestOf(debts, amount ?? 0)).filter((one) =>
    events.includes(one),
  );
  return (
    <Checkbox.Group
      label={t('paysItems')}
      description={t('paysOldest')}
      error={error}
      value={chosen.map(String)}
      onChange={(now) => {
        // In the order of the list: the oldest of what is ticked is paid first.
        onChange(JSON.stringify(events.filter((event) => now.includes(String(event)))));
      }}
    >
      <div className={classes['checks']} style={{ marginTop: 'var(--mantine-spacing-xs)' }}>
        {debts.map((item) => {
          const { what, since, left } = wordsOf(item);
          return (
            <Checkbox
              key={`${item.event} ${item.dues ?? ''}`}
              value={String(item.event)}
              size="md"
              label={
                <>
                  {what} · {left}
                  <Text component="span" display="block" size="sm" c="dimmed">
                    {since}
                  </Text>
                </>
              }
            />
          );
        })}
      </div>
    </Checkbox.Group>
  );
}

/** The oldest debts that an amount reaches, by their events. */
function oldestOf(debts: readonly OpenItem[], amount: number): number[] {
  let left = amount;
  return debts.flatMap(({ event, open }) => {
    const isReached = left > 0;
    left += open;
    return isReached ? [event] : [];
  });
}
