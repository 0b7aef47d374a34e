import { Text } from '@mantine/core';
import type { OpenItem } from '../../api/money/open-items.js';
import { purposeInWords } from '../../../src/money/voucher-title.js';
import { useDates } from '../../parts/figures/dates.js';
import { useDays } from '../../parts/figures/days.js';
import { useMoney } from '../../parts/figures/money.js';
import rows from '../../parts/list/rows.module.css';
import { useTranslation } from '../../words/use-translation.js';
import { useVoucherKinds } from '../vouchers/voucher-words.js';

interface Props {
  readonly currency: string;
  readonly items: readonly OpenItem[];
}

/** Open amounts, each with its origin and its day; only dues are overdue. */
export function ItemLines({ currency, items }: Props) {
  return (
    <ul className={rows['rows']}>
      {items.map((item) => (
        <li key={`${item.event} ${item.dues ?? ''}`} className={rows['row']}>
          <Line item={item} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

/** The words of an open item: its origin, since when it is open, and how much of it. */
export function useItemWords(currency: string) {
  const { t } = useTranslation('my-money.items');
  const dates = useDates();
  const days = useDays();
  const money = useMoney(currency);
  const kinds = useVoucherKinds();
  return (item: OpenItem) => {
    const { kind, name, dues, day, dueDay, overdue, amount, open } = item;
    const called = kinds[kind] ?? kind;
    const purpose = purposeInWords(name, days.date);
    const what = dues !== null ? name : name === '' ? called : `${called}: ${purpose}`;
    const since =
      dueDay === null
        ? t(open > 0 ? 'credit' : 'since', { day: dates.short(day) })
        : t(overdue > 0 ? 'overdue' : 'due', { day: dates.short(dueDay) });
    const left =
      open === amount
        ? money(Math.abs(open))
        : t('of', { open: money(Math.abs(open)), amount: money(Math.abs(amount)) });
    return { what, since, left };
  };
}

function Line({ item, currency }: { readonly item: OpenItem; readonly currency: string }) {
  const { what, since, left } = useItemWords(currency)(item);
  return (
    <>
      <span className={rows['grow']}>
        <Text component="span" display="block">
          {what}
        </Text>
        <Text
          component="span"
          display="block"
          size="sm"
          c={item.overdue > 0 ? 'var(--loss)' : 'dimmed'}
        >
          {since}
        </Text>
      </span>
      <Text component="span" fw={650} ta="end" maw="55%">
        {left}
      </Text>
    </>
  );
}
