import { Badge, Text } from '@mantine/core';
import { voucherAmount } from '../../../src/money/voucher-amount.js';
import type { Voucher } from '../../api/money/cash.js';
import type { MyClub } from '../../api/people/me.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { useVoucherKinds } from './voucher-words.js';
import rows from '../../parts/list/rows.module.css';

/** A voucher in a list; it opens to its lines. */
export function VoucherRow({
  club,
  voucher,
}: {
  readonly club: MyClub;
  readonly voucher: Voucher;
}) {
  const { t } = useTranslation('cash');
  const dates = useDates();
  const money = useMoney(club.currency);
  const kinds = useVoucherKinds();
  const { event, label, kind, text, day, reversedBy } = voucher;
  return (
    <li>
      <Link
        to="/clubs/$club/money/vouchers/$voucher"
        params={{ club: club.id, voucher: String(event) }}
        className={rows['row']}
      >
        <span className={rows['grow']}>
          <Text component="span" display="block" fw={650}>
            {[kinds[kind] ?? kind, ...(text === '' ? [] : [text])].join(': ')}
          </Text>
          <Text component="span" display="block" size="sm" c="dimmed">
            {t('voucher', { label })} · {dates.short(day)}
          </Text>
          {reversedBy !== null && (
            <Badge variant="outline" color="felt" c="var(--mantine-color-text)">
              {t('reversed')}
            </Badge>
          )}
        </span>
        <span className={rows['end']} style={{ whiteSpace: 'nowrap' }}>
          {money(voucherAmount(voucher.lines))}
        </span>
      </Link>
    </li>
  );
}
