import { Badge, Text } from '@mantine/core';
import { IconMessageQuestion, IconPaperclip } from '@tabler/icons-react';
import type { Voucher } from '../../api/money/cash.js';
import type { MyClub } from '../../api/people/me.js';
import { State } from '../../parts/disputes/state-badge.js';
import { useDates } from '../../parts/figures/dates.js';
import { useMoney } from '../../parts/figures/money.js';
import { SignedMoney } from '../../parts/figures/signed-money.js';
import { useCalled } from '../../parts/people/use-called.js';
import { Link } from '../../routing/link.js';
import { useTranslation } from '../../words/use-translation.js';
import { useObjections } from '../objections/use-objections.js';
import { useVoucherTitle } from './voucher-words.js';
import { useVoucherParties } from './use-voucher-parties.js';
import rows from '../../parts/list/rows.module.css';

interface Props {
  readonly club: MyClub;
  readonly voucher: Voucher;
}

/**
 * A voucher in a list, with the members and purses it is about; it opens to its lines. The amount has a sign
 * where money came into purses or went out of them.
 */
export function VoucherRow({ club, voucher }: Props) {
  const { t } = useTranslation(['cash', 'vouchers', 'receipts', 'objections']);
  const dates = useDates();
  const money = useMoney(club.currency);
  const titleOf = useVoucherTitle();
  const parties = useVoucherParties(club.id)(voucher);
  const { event, label, day, reversedBy, amount, inPurses, shared } = voucher;
  const { receipts, lacksReceipt, lookedAt } = voucher;
  const called = useCalled();
  const isObjected = useObjections(club.id)(event).some(({ state }) => state === 'open');
  return (
    <li>
      <Link
        to="/clubs/$club/money/vouchers/$voucher"
        params={{ club: club.id, voucher: String(event) }}
        className={rows['row']}
      >
        <span className={rows['grow']}>
          <Text component="span" display="block" fw={650}>
            {titleOf(voucher)}
          </Text>
          {parties !== '' && (
            <Text component="span" display="block" size="sm">
              {parties}
            </Text>
          )}
          <Text component="span" display="block" size="sm" c="dimmed">
            {t('voucher', { label })} · {dates.short(day)}
            {lacksReceipt && ` · ${t('receipts:missing')}`}
            {lookedAt.map(({ event: signature, actorName, time }) => (
              <span key={signature}>
                {' · '}
                {t('vouchers:looked.by', { name: called(actorName), day: dates.moment(time) })}
              </span>
            ))}
            {receipts > 0 && (
              <>
                {' '}
                <IconPaperclip
                  size={16}
                  role="img"
                  aria-label={t('receipts:title')}
                  style={{ verticalAlign: 'text-bottom' }}
                />
              </>
            )}
          </Text>
          {isObjected && <State icon={IconMessageQuestion} words={t('objections:title')} isOpen />}
          {reversedBy !== null && (
            <Badge variant="outline" color="felt" c="var(--mantine-color-text)">
              {t('reversed')}
            </Badge>
          )}
        </span>
        <span className={rows['end']} style={{ whiteSpace: 'nowrap' }}>
          {inPurses === 0 ? money(amount) : <SignedMoney minor={amount} currency={club.currency} />}
          {shared !== null && shared !== amount && (
            <Text component="span" display="block" size="sm" c="dimmed">
              {t('vouchers:shared', { money: money(shared) })}
            </Text>
          )}
        </span>
      </Link>
    </li>
  );
}
